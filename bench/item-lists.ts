// First pages of items and of a branch's stock, with their totals: the processor time of one page, the database server's included.

import { listItems } from "../server/src/core/items/store.ts";
import {
  countLevels,
  listLevels,
  type StockFilter,
  type StockSort,
} from "../server/src/core/stock/list-store.ts";
import { type Database, openDatabase } from "../server/src/db/open.ts";
import { type Figure, figure } from "./support/figures.ts";
import { fill } from "./support/fill.ts";
import { asked, isHeld, item, level } from "./support/history.ts";
import { type Family, openPlace, serverMs } from "./support/places.ts";
import type { Group } from "./support/report.ts";

const first = { page: 1, per_page: 50 };
const scope = { data_set_id: asked, branch_id: 1 };
/** A part that one name of some hundreds has, and one that many have. */
const [rare, common] = ["7919", "19"];

type Ask = (db: Database) => Promise<unknown>;

const stock =
  (filter: StockFilter, sort_by?: StockSort["sort_by"]): Ask =>
  ({ knex }) =>
    listLevels(knex, scope, filter, { ...(sort_by ? { sort_by } : {}), sort_order: "asc" }, first);
const items =
  (filter: Parameters<typeof listItems>[2]): Ask =>
  ({ knex }) =>
    listItems(knex, asked, filter, first);

const questions: Record<string, Ask> = {
  Items: items({}),
  "Items in use": items({ is_active: true }),
  Stock: stock({}),
  "Stock by item code": stock({}, "item_code"),
  "Stock by name": stock({}, "item_name"),
  "Stock by quantity": stock({}, "current_qty"),
  "Stock by last synchronization": stock({}, "last_synced_at"),
  "Stock that runs low": stock({ low_stock: true }),
  "Stock that runs low by name": stock({ low_stock: true }, "item_name"),
  "Stock that is out": stock({ out_of_stock: true }),
  "Stock levels counted": ({ knex }) => countLevels(knex, scope),
};
const searches: Record<string, Ask> = {
  [`Items with "${rare}" in their name`]: items({ item_name: rare }),
  [`Items with "${common}" in their name`]: items({ item_name: common }),
  [`Stock with "${rare}" in its name`]: stock({ item_name: rare }),
  [`Stock with "${common}" in its name by code`]: stock({ item_name: common }, "item_code"),
  'Stock with "919" in its code': stock({ item_code: "919" }),
  'Items with "91" in their barcode': items({ barcode: "91" }),
};

/** The processor time of one page in milliseconds, with the server's, and the most that one held the event loop. */
async function timed(ask: Ask, db: Database): Promise<{ ms: number; heldMs: number }> {
  const times = 20;
  for (let time = 0; time < 5; time++) await ask(db);
  let heldMs = 0;
  const [own, servers] = [process.cpuUsage(), await serverMs()];
  for (let time = 0; time < times; time++) {
    const before = process.threadCpuUsage();
    await ask(db);
    const { user, system } = process.threadCpuUsage(before);
    heldMs = Math.max(heldMs, (user + system) / 1_000);
  }
  const { user, system } = process.cpuUsage(own);
  return { ms: ((user + system) / 1_000 + (await serverMs()) - servers) / times, heldMs };
}

/** Goals in milliseconds: of lists, and of searches for part of a text. */
const goals: Record<Family, Record<number, [list: number, search: number]>> = {
  sqlite: { 20000: [5, 60], 100000: [20, 60] },
  mysql: { 20000: [10, 300], 100000: [60, 300] },
};

/** One family, and a branch that lists nine of ten of so many items. */
export async function measureItemLists(
  family: Family,
  { rounds, items: count }: { rounds: number; items: number },
): Promise<Group> {
  const place = await openPlace(family);
  const db = await openDatabase({ dataDir: place.dataDir, url: place.url });
  try {
    await db.migrate();
    const fillings = [
      { table: "items", columns: item },
      { table: "stock", columns: level, where: isHeld },
    ];
    // Every other row belongs to another account.
    const analyze = family === "mysql" ? ["analyze table items, stock"] : [];
    await fill(db, fillings, 2 * count, analyze);
    const [list = 0, search = 0] = goals[family][count] ?? [];
    const figures: Figure[] = [];
    const held: number[] = [];
    for (const [group, goal] of [
      [questions, list],
      [searches, search],
    ] as const) {
      for (const [name, ask] of Object.entries(group)) {
        const ms: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const one = await timed(ask, db);
          ms.push(one.ms);
          held.push(one.heldMs);
        }
        figures.push(figure(name, "ms", ms, `≤ ${goal}`));
      }
    }
    // On SQLite the main thread reads; on a server the time between its packets counts as well.
    const goal = count === 20_000 ? "≤ 50" : undefined;
    figures.push(
      figure("Processor time of the main thread, most of one page", "ms", [Math.max(...held)], goal),
    );
    return { name: `Lists of ${count.toLocaleString("en")} items`, database: place.name, figures };
  } finally {
    await db.close();
    place.release();
  }
}
