// Lists, totals and statistics of a long history, next to those of a short one and next to COUNT and OFFSET on the same rows.
import { listBranches } from "../server/src/core/branches/store.ts";
import { itemClassName, listCodes } from "../server/src/core/codes/store.ts";
import { listInsurances } from "../server/src/core/insurances/store.ts";
import { listNotices } from "../server/src/core/notices/store.ts";
import { listDiscrepancies } from "../server/src/core/stock/discrepancy-store.ts";
import { listItemMovements, listMovements } from "../server/src/core/stock/list-store.ts";
import { pageOfRare, pageOfTransactions } from "../server/src/core/transactions/list-store.ts";
import { pageOfDeliveries } from "../server/src/core/webhooks/list-store.ts";
import { type CountFilter, countTotals, statsOf, whereShown } from "../server/src/db/history/counters.ts";
import { countMismatches } from "../server/src/db/history/recount.ts";
import { type Database, openDatabase } from "../server/src/db/open.ts";
import { sortBy } from "../server/src/db/sql/keyset.ts";
import { type PageRequest, pageBy } from "../server/src/db/sql/page.ts";
import { compared, type Figure, figure, median } from "./support/figures.ts";
import { dayAt } from "./support/fill.ts";
import { asked, customer, fillHistory, hotItem, user } from "./support/history.ts";
import { type Family, openPlace, type Place } from "./support/places.ts";
import type { Group } from "./support/report.ts";

const shortRows = 10_000;
const perPage = 50;
const timesARound = 40;
const warmTimes = 20;

/** Asks once; `turn` chooses among pages of the same depth. */
type Ask = (db: Database, turn: number) => Promise<unknown>;
type Question = { name: string; ask: Ask; naive?: Ask };

type Meta = { meta: { total?: number } };

/** Pages about the middle of a list, whose length is looked up once a database. */
function middle(pageAt: (db: Database, page: number) => Promise<Meta>): Ask {
  const totals = new WeakMap<Database, number>();
  return async (db, turn) => {
    const total = totals.get(db) ?? (await pageAt(db, 1)).meta.total ?? 0;
    totals.set(db, total);
    await pageAt(db, 1 + Math.floor(total / perPage / 2) + (turn % 3));
  };
}

function transactions(name: string, filter: Omit<CountFilter, "data_set_id">): Question[] {
  const own = { data_set_id: asked, ...filter };
  const page = ({ knex }: Database, at: number) =>
    pageOfTransactions(knex, own, { page: at, per_page: perPage });
  const naive = ({ knex }: Database, at: number) => {
    const query = whereShown(knex("transactions"), own);
    return pageBy(query, sortBy("desc", "id"), { page: at, per_page: perPage });
  };
  return [
    { name: `${name}, first page`, ask: (db) => page(db, 1), naive: (db) => naive(db, 1) },
    { name: `${name}, page in the middle`, ask: middle(page), naive: middle(naive) },
  ];
}

function movements(
  name: string,
  filter: { type?: "sales" | "purchase"; from?: string; to?: string },
  item_id?: number,
): Question[] {
  const scope = { data_set_id: asked, branch_id: 1 };
  const page = ({ knex }: Database, at: number) => {
    const request = { page: at, per_page: perPage };
    return item_id === undefined
      ? listMovements(knex, scope, filter, "desc", request)
      : listItemMovements(knex, { ...scope, ...filter, item_id }, request);
  };
  const naive = ({ knex }: Database, at: number) => {
    const { from = "", to = "9", ...columns } = filter;
    const query = knex("movements").where({ branch_id: 1, ...columns, ...(item_id ? { item_id } : {}) });
    query.whereBetween("local_day", [from, to]);
    return pageBy(query, sortBy("desc", "local_day", "id"), { page: at, per_page: perPage });
  };
  return [
    { name: `${name}, first page`, ask: (db) => page(db, 1), naive: (db) => naive(db, 1) },
    { name: `${name}, page in the middle`, ask: middle(page), naive: middle(naive) },
  ];
}

/** First page and middle of a list that has nothing to be compared with. */
function pages(name: string, pageAt: (db: Database, request: PageRequest) => Promise<Meta>): Question[] {
  const page = (db: Database, at: number) => pageAt(db, { page: at, per_page: perPage });
  return [
    { name: `${name}, first page`, ask: (db) => page(db, 1) },
    { name: `${name}, page in the middle`, ask: middle(page) },
  ];
}

function deliveries(
  name: string,
  search: { status?: string; from_date?: string; to_date?: string },
): Question[] {
  const page = ({ knex }: Database, at: number) =>
    pageOfDeliveries(knex, { ...own, ...search, page: at, per_page: perPage });
  const naive = ({ knex }: Database, at: number) => {
    const { from_date = "", to_date = "9", ...columns } = search;
    const query = knex("deliveries")
      .where({ ...own, ...columns })
      .whereBetween("local_day", [from_date, to_date]);
    return pageBy(query, sortBy("desc", "seq"), { page: at, per_page: perPage });
  };
  return [
    { name: `${name}, first page`, ask: (db) => page(db, 1), naive: (db) => naive(db, 1) },
    { name: `${name}, page in the middle`, ask: middle(page), naive: middle(naive) },
  ];
}

const own = { data_set_id: asked };
const scope = { data_set_id: asked, branch_id: 1 };
const month = { from: dayAt(0.5), to: dayAt(0.54) };
const lately = { from: dayAt(0.96), to: dayAt(1) };
const compact = (day: string): string => day.replaceAll("-", "");

const questions: Question[] = [
  ...transactions("Transactions", {}),
  {
    name: "Total of all transactions",
    ask: ({ knex }) => countTotals(knex, own),
    naive: ({ knex }) => knex("transactions").where(own).count({ total: "*" }),
  },
  {
    name: "Statistics of 30 days",
    ask: ({ knex }) => statsOf(knex, { ...own, ...lately }),
    naive: ({ knex }) =>
      whereShown(knex("transactions"), { ...own, ...lately })
        .groupBy("type", "status")
        .select("type", "status")
        .count({ total: "*" }),
  },
  ...transactions("Transactions failed", { status: "failed" }),
  ...transactions("Transactions of imports that failed", { type: "import", status: "failed" }),
  ...transactions("Transactions of a branch", { branch_id: 1 }),
  ...transactions("Transactions of a month", month),
  ...transactions("Transactions of a cashier", { user_id: user }),
  ...transactions("Sales", { type: "sales" }),
  ...transactions("Sales of a branch that succeeded", { type: "sales", status: "success", branch_id: 1 }),
  ...transactions("Sales dated in a month", {
    type: "sales",
    document_from: compact(month.from),
    document_to: compact(month.to),
  }),
  {
    name: "Sales to a customer, first page",
    ask: ({ knex }) => {
      const filter = { ...own, type: "sales" };
      return pageOfRare(knex, filter, { counterparty_tin: customer }, { page: 1, per_page: perPage });
    },
  },
  ...movements("Movements of a branch", {}),
  ...movements("Purchases among them", { type: "purchase" }),
  ...movements("History of an item", {}, hotItem),
  ...movements("History of an item in a month", month, hotItem),
  ...pages("Deliveries", ({ knex }, request) => pageOfDeliveries(knex, { ...own, ...request })),
  ...deliveries("Deliveries that failed", { status: "failed" }),
  ...deliveries("Deliveries that succeeded", { status: "succeeded" }),
  ...deliveries("Deliveries of a month", { from_date: month.from, to_date: month.to }),
  ...pages("Stock that the authority knows otherwise", ({ knex }, request) =>
    listDiscrepancies(knex, scope, [], request),
  ),
  ...pages("Item classes", ({ knex }, request) =>
    listCodes(knex, asked, { code_class: itemClassName }, request),
  ),
  ...pages("Notices", ({ knex }, request) => listNotices(knex, asked, {}, request)),
  ...pages("Notices of a month", ({ knex }, request) =>
    listNotices(knex, asked, { from_date: month.from, to_date: month.to }, request),
  ),
  ...pages("Insurances", ({ knex }, request) => listInsurances(knex, own, request)),
  ...pages("Insurances of a branch", ({ knex }, request) => listInsurances(knex, scope, request)),
  ...pages("Branches", ({ knex }, request) => listBranches(knex, asked, request)),
];

/** Asks so many times, fewer where that takes longer than a second. */
async function timed(ask: Ask, db: Database, times: number): Promise<number> {
  const ms: number[] = [];
  const latest = performance.now() + 1_000;
  for (let turn = 0; turn < times && (turn < 2 || performance.now() < latest); turn++) {
    const from = performance.now();
    await ask(db, turn);
    ms.push(performance.now() - from);
  }
  return median(ms);
}

async function openFilled(place: Place, rows: number): Promise<Database> {
  const db = await openDatabase({ dataDir: place.dataDir, url: place.url });
  await db.migrate();
  const from = performance.now();
  await fillHistory(db, rows);
  const seconds = Math.round((performance.now() - from) / 1000);
  process.stderr.write(`${place.name}: ${rows.toLocaleString("en")} rows in ${seconds} s\n`);
  return db;
}

async function measure(
  question: Question,
  short: Database,
  long: Database,
  rounds: number,
): Promise<Figure[]> {
  const { name, ask, naive } = question;
  for (const db of [short, long]) await timed(ask, db, warmTimes);
  const ms = { short: [] as number[], long: [] as number[], naive: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    ms.short.push(await timed(ask, short, timesARound));
    ms.long.push(await timed(ask, long, timesARound));
    if (naive) ms.naive.push(await timed(naive, long, 2));
  }
  const against = { name: "a short one", values: ms.short, goal: "≤ 1.5, and < 2 ms" };
  return [
    compared(name, "ms", ms.long, against),
    ...(naive ? [figure("the same by COUNT and OFFSET", "ms", ms.naive)] : []),
  ];
}

/** One family: a history of 10,000 rows and one of `rows`, half of them one account's, each question in turns on both. */
export async function measureLists(
  family: Family,
  options: { rounds: number; rows: number },
): Promise<Group> {
  const { rounds, rows } = options;
  const [shortPlace, longPlace] = [await openPlace(family), await openPlace(family)];
  const opened: Database[] = [];
  try {
    const short = await openFilled(shortPlace, shortRows);
    opened.push(short);
    if ((await countMismatches(short.knex, asked)).length > 0)
      throw new Error("the history is not counted right");
    const long = await openFilled(longPlace, rows);
    opened.push(long);
    const figures: Figure[] = [];
    for (const question of questions) figures.push(...(await measure(question, short, long, rounds)));
    return { name: `Lists of ${rows.toLocaleString("en")} rows`, database: longPlace.name, figures };
  } finally {
    for (const db of opened) await db.close();
    shortPlace.release();
    longPlace.release();
  }
}
