// Counters against a count of what they count: what differs, and its correction, part by part.
import type { Knex } from "knex";
import {
  addDeltas,
  allItems,
  type Counters,
  type Delta,
  deliveryCounters,
  monthlyCounters,
  movementCounters,
  transactionCounters,
} from "./counters.ts";
import { blockBits, blockCounters, enlistItems, partBits, partCounters } from "./item-counters.ts";
import { type CodeDrift, codeDrift, correctCodes } from "./level-codes.ts";
import { itemKindSql, levelKindSql, noBranch, syncedKind } from "./level-kinds.ts";
import { levelSorts, placeCounters, placeKeySql, placeLevels } from "./level-places.ts";
import type { Database } from "./open.ts";
import { type RangeDrift, rangeDrift, remakeRanges } from "./range-recount.ts";
import type { Queryable } from "./schema.ts";
import { type TextDrift, textDrift } from "./text-index.ts";

/**
 * Kinds of counters: transactions by day, the same by month, movements and deliveries by day, items and levels by part, the same by
 * block, levels by quantity and by when the unit last took them.
 */
export type Counted =
  | "transactions"
  | "months"
  | "movements"
  | "deliveries"
  | "items"
  | "item_blocks"
  | "level_places";

const kept: Record<Counted, Counters> = {
  transactions: transactionCounters,
  months: monthlyCounters,
  movements: movementCounters,
  deliveries: deliveryCounters,
  items: partCounters,
  item_blocks: blockCounters,
  level_places: placeCounters,
};

/** A counter that is off, and by how much: `delta` is what it lacks. */
export type Drift = {
  counted: Counted | (RangeDrift | TextDrift | CodeDrift)["counted"];
  delta: number;
} & Record<string, string | number>;

/** What is counted by local day. */
const daily = ["transactions", "movements", "deliveries"] as const;
type Daily = (typeof daily)[number];

const itemsAtOnce = 500;

type Scope = { data_set_id: number; local_day?: string; block?: number; branch_id?: number };

/** Items and levels of goods by part, of all blocks or of one. */
function countsOfItems(db: Queryable, { data_set_id, block }: Scope): Knex.QueryBuilder[] {
  const counting = (query: Knex.QueryBuilder, branch: string, kind: string): Knex.QueryBuilder => {
    query.where("items.data_set_id", data_set_id).whereNotNull("items.seq");
    if (block !== undefined)
      query.whereBetween("items.seq", [block << blockBits, ((block + 1) << blockBits) - 1]);
    const values = [
      "items.data_set_id",
      branch,
      kind,
      `items.seq >> ${blockBits}`,
      `items.seq >> ${partBits}`,
    ];
    const columns = partCounters.key.map((name, index) => db.raw(`${values[index]} as ??`, [name]));
    return query.groupByRaw("1, 2, 3, 4, 5").select(...columns, db.raw("count(*) as difference"));
  };
  const held = levelsOf(db, data_set_id).whereNot("stock.qty", 0);
  const synced = levelsOf(db, data_set_id).whereNotNull("stock.last_synced_at");
  return [
    counting(db("items"), `${noBranch} + 0`, itemKindSql),
    counting(held, "stock.branch_id", levelKindSql),
    counting(synced, "stock.branch_id", `concat('${syncedKind("")}', ${levelKindSql})`),
  ];
}

/** The levels that the branches of a data set list. */
function levelsOf(db: Queryable, data_set_id: number): Knex.QueryBuilder {
  return db("items")
    .join("stock", "stock.item_id", "items.id")
    .where("stock.data_set_id", data_set_id)
    .whereNot("items.item_type", "3")
    .whereRaw("(items.is_active = 1 or stock.qty <> 0)");
}

/** Levels by their places in each order, in all branches or in one. */
function countsOfPlaces(db: Queryable, { data_set_id, branch_id }: Scope): Knex.QueryBuilder[] {
  return levelSorts.flatMap((sort) =>
    placeLevels.map((level) => {
      const query = levelsOf(db, data_set_id).whereNotNull("items.seq");
      if (branch_id !== undefined) query.where("stock.branch_id", branch_id);
      if (sort === "qty") query.whereNot("stock.qty", 0);
      else query.whereNotNull("stock.last_synced_at");
      const values = placeKeySql(sort, level, levelKindSql);
      const columns = placeCounters.key.map((name, index) => db.raw(`${values[index]} as ??`, [name]));
      return query.groupByRaw("1, 2, 3, 4, 5, 6, 7").select(...columns, db.raw("count(*) as difference"));
    }),
  );
}

/** What the counters should say: rows counted for those by day, and those by day added up for those by month. */
function countsOf(db: Queryable, counted: Counted, scope: Scope): Knex.QueryBuilder[] {
  const counting = (table: string, what: string, columns: Record<string, string> = {}): Knex.QueryBuilder => {
    const values = kept[counted].key.map((name) => columns[name] ?? name);
    const groups = values.filter((value) => value !== String(allItems)).map((value) => db.raw(value));
    const select = kept[counted].key.map((name) => db.raw(`${columns[name] ?? name} as ??`, [name]));
    return db(table)
      .where(scope)
      .groupBy(groups)
      .select(...select, db.raw(`${what} as difference`));
  };
  if (counted === "items") return countsOfItems(db, scope);
  if (counted === "level_places") return countsOfPlaces(db, scope);
  if (counted === "item_blocks") return [counting("item_part_counters", "sum(`count`)")];
  if (counted === "transactions" || counted === "deliveries") return [counting(counted, "count(*)")];
  if (counted === "movements") {
    return [
      counting("movements", "count(*)"),
      counting("movements", "count(*)", { item_id: String(allItems) }),
    ];
  }
  const months = { local_month: "substr(local_day, 1, 7)", document_month: "substr(document_date, 1, 6)" };
  return [counting("counters", "sum(`count`)", months)];
}

/** What counters lack beside a recount. One statement, hence one snapshot: exact while others write. */
async function driftOf(db: Queryable, counted: Counted, scope: Scope): Promise<Drift[]> {
  const { table, key } = kept[counted];
  const stored = db(table)
    .where(scope)
    .select(...key, db.raw("-?? as difference", ["count"]));
  const rows: Delta[] = await db
    .from(db.unionAll([...countsOf(db, counted, scope), stored]).as("both_counts"))
    .groupBy([...key])
    .having(db.raw("sum(difference) <> 0"))
    .select(...key)
    .sum({ delta: "difference" });
  return rows.map((row) => ({ ...row, counted, delta: Number(row.delta) }));
}

/** What the counters of a data set lack; empty when all is well. */
export async function countDrift(db: Queryable, dataSetId: number): Promise<Drift[]> {
  const drift: Drift[] = [];
  for (const counted of Object.keys(kept) as Counted[]) {
    drift.push(...(await driftOf(db, counted, { data_set_id: dataSetId })));
  }
  drift.push(...(await codeDrift(db, { data_set_id: dataSetId })));
  for await (const one of rangeDrift(db, dataSetId)) drift.push(one);
  return drift;
}

/** The days of a data set that have rows or counters, the newest first; each found by itself, from an index. */
async function* daysOf(db: Queryable, counted: Daily, dataSetId: number) {
  for (let before: string | undefined; ; ) {
    const newest = async (table: string): Promise<string> => {
      const query = db(table).where({ data_set_id: dataSetId });
      if (before !== undefined) query.where("local_day", "<", before);
      return (await query.max({ day: "local_day" }).first())?.day ?? "";
    };
    const days = [await newest(counted), await newest(kept[counted].table)].sort();
    before = days[1] ?? "";
    if (before === "") return;
    yield before;
  }
}

/** The blocks of a data set that have items or counters, the newest first. */
async function* blocksOf(db: Queryable, data_set_id: number) {
  const last = async (table: string, column: string): Promise<number> => {
    const found = await db(table).where({ data_set_id }).max({ last: column }).first();
    return found?.last ?? -1;
  };
  const seq = await last("items", "seq");
  for (let block = Math.max(seq >> blockBits, await last("item_part_counters", "block")); block >= 0; block--)
    yield block;
}

/** The branches of a data set that have levels or counters of them. */
async function branchesOf(db: Queryable, data_set_id: number): Promise<number[]> {
  const branches = (table: string) => db(table).where({ data_set_id }).distinct("branch_id");
  const rows: { branch_id: number }[] = await db.union([branches("stock"), branches(placeCounters.table)]);
  return rows.map(({ branch_id }) => branch_id);
}

/** Registered items without a number: an older version registered them beside this one, and no list shows them. */
function unlistedItems({ knex }: Database, data_set_id: number): Promise<number[]> {
  return knex("items")
    .where({ data_set_id })
    .whereNull("seq")
    .whereNotNull("registered_at")
    .orderBy("id")
    .pluck("id");
}

/** Corrects counters. Whoever else recounts the data set waits, or both would correct the same. */
async function repair(trx: Knex.Transaction, counted: Counted, scope: Scope): Promise<Drift[]> {
  await trx("data_sets").where({ id: scope.data_set_id }).forUpdate().first("id");
  const drift = await driftOf(trx, counted, scope);
  await addDeltas(trx, kept[counted], drift);
  return drift;
}

/**
 * Holds the counters of a data set against its rows and corrects what is off, unless `isCheck`. Nothing is locked while
 * a day is counted, a correction is a short transaction (ranges of goods are made anew), and what others write meanwhile is neither lost nor taken for a
 * difference.
 */
export async function* recount(
  db: Database,
  dataSetId: number,
  { isCheck = false }: { isCheck?: boolean } = {},
): AsyncGenerator<Drift> {
  async function* hold(counted: Counted, scope: Scope): AsyncGenerator<Drift> {
    const drift = await driftOf(db.knex, counted, scope);
    if (drift.length > 0) yield* isCheck ? drift : await db.transaction((trx) => repair(trx, counted, scope));
  }
  const scope = { data_set_id: dataSetId };
  for (const counted of daily) {
    for await (const local_day of daysOf(db.knex, counted, dataSetId)) {
      yield* hold(counted, { ...scope, local_day });
    }
  }
  const unlisted = await unlistedItems(db, dataSetId);
  if (unlisted.length > 0) yield { ...scope, counted: "items", delta: unlisted.length };
  for (let start = 0; start < unlisted.length && !isCheck; start += itemsAtOnce) {
    const some = unlisted.slice(start, start + itemsAtOnce);
    await db.transaction((trx) => enlistItems(trx, dataSetId, some));
  }
  for await (const block of blocksOf(db.knex, dataSetId)) yield* hold("items", { ...scope, block });
  for (const branch_id of await branchesOf(db.knex, dataSetId)) {
    yield* hold("level_places", { ...scope, branch_id });
    const codes = await codeDrift(db.knex, { ...scope, branch_id });
    yield* codes;
    if (codes.length > 0 && !isCheck) await correctCodes(db, { ...scope, branch_id });
  }
  const ranges: Drift[] = [];
  for await (const drift of rangeDrift(db.knex, dataSetId)) ranges.push(drift);
  yield* ranges;
  if (ranges.length > 0 && !isCheck) await db.transaction((trx) => remakeRanges(trx, dataSetId));
  yield* textDrift(db, dataSetId, isCheck);
  // Last, as they follow from the days and parts.
  yield* hold("months", scope);
  yield* hold("item_blocks", scope);
}
