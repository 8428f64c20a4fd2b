// What branches hold, in the order of quantities and in that of their last synchronisation, counted by places of these orders, and these
// by stretches of places: a page in the middle is found by adding up few counts.
import type { Knex } from "knex";
import { addDeltas, type Counters, type Delta } from "./counters.ts";
import type { Database } from "./open.ts";
import { byIndex, piecesIn } from "./page.ts";
import { compared } from "./places.ts";
import type { Queryable } from "./schema.ts";
import type { Operation } from "./together.ts";

export const placeCounters: Counters = {
  table: "level_place_counters",
  key: ["data_set_id", "branch_id", "sort", "level", "place", "block", "kind"],
};

/** Goods of one quantity are counted by blocks of so many ids: of some quantities there are very many goods. */
const blockBits = 16;
/** Quantities of a stretch have so many first digits in common; below zero they are those above it with a minus. */
const digits = 2;
/** How long places and stretches of time are, as bits of milliseconds: about a minute, and a day and a half. */
const [momentBits, stretchBits] = [16, 27];

function stretchOfQty(qty: number): number {
  const text = String(Math.abs(qty));
  return Math.sign(qty) * (text.length * 10 ** digits + Number(text.slice(0, digits).padEnd(digits, "0")));
}

/** The smallest and the largest quantity of a stretch. */
function quantitiesOf(stretch: number): [number, number] {
  const size = Math.abs(stretch);
  const [length, first] = [Math.trunc(size / 10 ** digits), size % 10 ** digits];
  const unit = 10 ** Math.max(0, length - digits);
  const smallest = (first * unit) / 10 ** Math.max(0, digits - length);
  const largest = smallest + unit - 1;
  return stretch < 0 ? [-largest, -smallest] : [smallest, largest];
}

type Place = { place: number; block: number };

/** An order of levels: its column and index, the places and stretches of its values (as SQL too), and what lies in them. */
const orders = {
  qty: {
    column: "qty",
    index: "by_qty",
    placeOf: (qty: number, item_id: number): Place => ({ place: qty, block: item_id >> blockBits }),
    stretchOf: stretchOfQty,
    sql: {
      place: "stock.qty",
      block: `stock.item_id >> ${blockBits}`,
      stretch: `sign(stock.qty) * (length(abs(stock.qty)) * ${10 ** digits}
        + cast(substr(concat(abs(stock.qty), '${"0".repeat(digits)}'), 1, ${digits}) as signed))`,
    },
    placesOf: quantitiesOf,
    beginningOf: ({ place, block }: Place) => [place, block * 2 ** blockBits] as const,
    endOf: ({ place, block }: Place) => [place, (block + 1) * 2 ** blockBits - 1] as const,
  },
  synced: {
    column: "last_synced_at",
    index: "by_sync",
    placeOf: (ms: number): Place => ({ place: ms - (ms % 2 ** momentBits), block: 0 }),
    stretchOf: (ms: number) => Math.floor(ms / 2 ** stretchBits),
    sql: {
      place: `(stock.last_synced_at >> ${momentBits}) << ${momentBits}`,
      block: "0 + 0",
      stretch: `stock.last_synced_at >> ${stretchBits}`,
    },
    placesOf: (stretch: number): [number, number] => [
      stretch * 2 ** stretchBits,
      (stretch + 1) * 2 ** stretchBits - 1,
    ],
    beginningOf: ({ place }: Place) => [place, 0] as const,
    endOf: ({ place }: Place) => [place + 2 ** momentBits - 1, Number.MAX_SAFE_INTEGER] as const,
  },
};
export type LevelSort = keyof typeof orders;
export const levelSorts = Object.keys(orders) as LevelSort[];

/** Places are counted at level 0, stretches of them at level 1. */
export const placeLevels = [0, 1] as const;

/** The key of the counter that counts a level, as SQL over `stock` and `items`; `kind` is the kind of it. */
export function placeKeySql(sort: LevelSort, level: 0 | 1, kind: string): string[] {
  const { place, block, stretch } = orders[sort].sql;
  const [at, part] = level === 0 ? [place, block] : [stretch, "0 + 0"];
  return ["stock.data_set_id", "stock.branch_id", `concat('${sort}', '')`, `${level} + 0`, at, part, kind];
}

/** As what a level is counted, and its value in each order: without a kind or a value it is not counted there. */
export type CountedLevel = { kind: string | undefined } & Record<LevelSort, number | null>;

/** True where a level that the unit took before, or never, is counted at another place once it takes it again. */
export function isMoved(before: number | null, now: number): boolean {
  const { placeOf } = orders.synced;
  return before === null || placeOf(before).place !== placeOf(now).place;
}

type LevelKey = { data_set_id: number; branch_id: number; item_id: number };

function addPlaces(
  to: Delta[],
  { data_set_id, branch_id, item_id }: LevelKey,
  sort: LevelSort,
  value: number | null,
  kind: string | undefined,
  delta: 1 | -1,
): void {
  if (value === null || kind === undefined) return;
  const { placeOf, stretchOf } = orders[sort];
  const { place, block } = placeOf(value, item_id);
  to.push({ data_set_id, branch_id, sort, level: 0, place, block, kind, delta });
  to.push({ data_set_id, branch_id, sort, level: 1, place: stretchOf(value), block: 0, kind, delta });
}

/** What changes of the counters of places where a level is of another kind now, or has another value. */
export function addPlaceChanges(to: Delta[], key: LevelKey, before: CountedLevel, now: CountedLevel): void {
  for (const sort of levelSorts) {
    if (before.kind === now.kind && before[sort] === now[sort]) continue;
    addPlaces(to, key, sort, before[sort], before.kind, -1);
    addPlaces(to, key, sort, now[sort], now.kind, 1);
  }
}

/** Counts levels at the places where they are now. */
export const addPlaceCounts: Operation<Delta[], void> = async (trx, all) => {
  await addDeltas(trx, placeCounters, all.flat());
  return all.map(() => undefined);
};

const forgottenAtOnce = 200;

/** Deletes counters of places at which nothing is any more: each day brings others, and none of these is missed. */
export async function forgetEmptyPlaces({ knex, transaction }: Database): Promise<number> {
  const { table, key } = placeCounters;
  let forgotten = 0;
  const branches: { data_set_id: number; branch_id: number }[] = await knex(table)
    .distinct("data_set_id", "branch_id")
    .select();
  for (const branch of branches) {
    const rows: Record<string, string | number>[] = await knex(table)
      .where({ ...branch, count: 0 })
      .select(...key);
    for (let start = 0; start < rows.length; start += forgottenAtOnce) {
      const some = rows.slice(start, start + forgottenAtOnce);
      const keys = some.map((row) => key.map((column) => row[column] ?? ""));
      // What is counted there again meanwhile stays.
      await transaction((trx) =>
        trx(table)
          .where("count", 0)
          .whereIn([...key], keys)
          .delete(),
      );
    }
    forgotten += rows.length;
  }
  return forgotten;
}

/** Levels of some kinds in an order, or against it. */
export type Levels = {
  data_set_id: number;
  branch_id: number;
  sort: LevelSort;
  kinds: readonly string[];
  order: "asc" | "desc";
};
type Counted = { place: number; block: number; count: number };

function countAt(
  db: Queryable,
  { data_set_id, branch_id, sort, kinds, order }: Levels,
  level: 0 | 1,
  within?: [number, number],
): Promise<Counted[]> {
  const query = db(placeCounters.table).where({ data_set_id, branch_id, sort, level });
  if (within) query.whereBetween("place", within);
  return query
    .whereIn("kind", kinds)
    .groupBy("place", "block")
    .having(db.raw("sum(??) > 0", ["count"]))
    .orderBy(["place", "block"].map((column) => ({ column, order })))
    .select("place", "block")
    .sum({ count: "count" });
}

/** How many levels there are of each stretch, in their order. */
export function countStretches(db: Queryable, levels: Levels): Promise<Counted[]> {
  return countAt(db, levels, 1);
}

/**
 * A part of a list of levels, as a query over `stock` in its order.
 *
 * @param counts Of the list's stretches.
 */
export async function enterLevels(
  db: Queryable,
  levels: Levels,
  counts: readonly Counted[],
  { offset, limit }: { offset: number; limit: number },
): Promise<{ query: Knex.QueryBuilder }> {
  const { branch_id, sort, order } = levels;
  const { column, index, placesOf, beginningOf, endOf } = orders[sort];
  const columns = [`stock.${column}`, "stock.item_id"] as const;
  const query = db.from(byIndex(db, "stock", index)).where("stock.branch_id", branch_id);
  const among = piecesIn(counts, offset, 1);
  const [stretch] = among.pieces;
  if (stretch) {
    const [smallest, largest] = placesOf(stretch.place);
    const places = among.skip === 0 ? [] : await countAt(db, levels, 0, [smallest, largest]);
    const within = piecesIn(places, among.skip, 1);
    const [place] = within.pieces;
    // Without counts of its places, a stretch is walked from its beginning.
    const [beginning, end] = place
      ? [beginningOf(place), endOf(place)]
      : ([
          [smallest, 0],
          [largest, Number.MAX_SAFE_INTEGER],
        ] as const);
    if (order === "asc") query.whereRaw(compared(db, columns, ">=", beginning));
    else query.whereRaw(compared(db, columns, "<=", end));
    query.offset(place ? within.skip : among.skip);
  }
  query.orderBy(columns.map((name) => ({ column: name, order }))).limit(limit);
  return { query };
}
