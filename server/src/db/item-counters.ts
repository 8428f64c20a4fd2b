// Registered items in the order of their registration, and counters of them and of what branches hold, by blocks of that order and by
// parts of a block: totals and pages of long lists of goods cost what those of short ones cost.
import type { Knex } from "knex";
import { addDeltas, type Counters, type Delta } from "./counters.ts";
import type { SortedGood } from "./item-ranges.ts";
import { type Item, itemKind, noBranch, type Term } from "./level-kinds.ts";
import { byIndex, type Page, type PageRequest, pageMeta, piecesIn } from "./page.ts";
import { extendRanges } from "./range-growth.ts";
import type { Queryable } from "./schema.ts";
import { askLast, type Operation } from "./together.ts";
import { updateRows } from "./update-rows.ts";

export const partCounters: Counters = {
  table: "item_part_counters",
  key: ["data_set_id", "branch_id", "kind", "block", "part"],
};
export const blockCounters: Counters = {
  table: "item_counters",
  key: ["data_set_id", "branch_id", "kind", "block"],
};

/** A part is of 64 numbers, a block of 64 parts. */
export const partBits = 6;
export const blockBits = 12;

/** Counts of parts and of their blocks. */
const addItemCounts: Operation<Delta[], void> = async (trx, all) => {
  await addDeltas(trx, partCounters, all.flat());
  await addDeltas(trx, blockCounters, all.flat());
  return all.map(() => undefined);
};

/** An item, or a level of a branch, that is of a kind now (1), or no longer is (-1). */
type KindChange = { data_set_id: number; branch_id: number; seq: number; kind: string; delta: number };

/** Counts what items and levels are. */
export async function countKinds(trx: Knex.Transaction, changes: KindChange[]): Promise<void> {
  const deltas = changes.map(({ data_set_id, branch_id, kind, seq, delta }) => ({
    ...{ data_set_id, branch_id, kind, block: seq >> blockBits, part: seq >> partBits, delta },
  }));
  await askLast(trx, addItemCounts, deltas);
}

/** Gives those of some items that are registered their numbers, and counts them: from the commit on, lists show them. */
export async function enlistItems(
  trx: Knex.Transaction,
  data_set_id: number,
  ids: readonly number[],
  sizes?: readonly number[],
): Promise<void> {
  // Whoever else registers items of the data set waits until this transaction ends.
  await trx("item_sequences")
    .insert({ data_set_id, last_seq: 0 })
    .onConflict("data_set_id")
    .merge({ last_seq: trx.raw("?? + 0", ["item_sequences.last_seq"]) });
  const { last_seq }: { last_seq: number } = await trx("item_sequences")
    .where({ data_set_id })
    .forUpdate()
    .first("last_seq");
  const items: (Item & SortedGood)[] = await trx("items")
    .where({ data_set_id })
    .whereIn("id", ids)
    .whereNotNull("registered_at")
    .whereNull("seq")
    .orderBy("id")
    .select("id", "is_active", "item_type", "item_code", "name_folded");
  if (items.length === 0) return;
  const numbered = items.map((item, index) => ({ ...item, seq: last_seq + 1 + index }));
  await updateRows(
    trx,
    "items",
    numbered.map(({ id, seq }) => ({ key: { id }, set: { seq } })),
  );
  await trx("item_sequences")
    .where({ data_set_id })
    .update({ last_seq: last_seq + items.length });
  const goods = numbered.filter(({ item_type }) => item_type !== "3");
  await extendRanges(trx, data_set_id, goods, sizes);
  const of = { data_set_id, branch_id: noBranch };
  await countKinds(
    trx,
    numbered.map((item) => ({ ...of, seq: item.seq, kind: itemKind(item), delta: 1 })),
  );
}

/** The counters of some terms, as a table `counted`. */
function counted(
  db: Queryable,
  { table }: Counters,
  dataSetId: number,
  terms: readonly Term[],
  columns: readonly string[] = [],
  blocks?: readonly number[],
): Knex.QueryBuilder {
  const counts = terms.map(({ branch_id, kinds, sign }) => {
    const query = db(table)
      .where({ data_set_id: dataSetId, branch_id })
      .whereIn("kind", kinds)
      .select(...columns, db.raw(`${sign} * ?? as ??`, ["count", "count"]));
    return blocks ? query.whereIn("block", blocks) : query;
  });
  return db.from(db.unionAll(counts).as("counted"));
}

/** How many items are listed of each block, or of each part of some blocks, in the order of their registration or against it. */
function countsBy(
  db: Queryable,
  counters: Counters,
  { data_set_id, terms, order = "desc" }: Omit<PartList, "where">,
  blocks?: readonly number[],
): Promise<{ at: number; count: number }[]> {
  const column = blocks ? "part" : "block";
  return counted(db, counters, data_set_id, terms, [column], blocks)
    .groupBy(column)
    .having(db.raw("sum(??) > 0", ["count"]))
    .orderBy(column, order)
    .select({ at: column })
    .sum({ count: "count" });
}

/** How many items are listed of each block that has any. */
export async function blocksWith(
  db: Queryable,
  data_set_id: number,
  terms: readonly Term[],
): Promise<Map<number, number>> {
  return countsIn(await countsBy(db, blockCounters, { data_set_id, terms }));
}

/** How many items are listed of each part of some blocks that has any. */
export async function partsWith(
  db: Queryable,
  data_set_id: number,
  terms: readonly Term[],
  blocks: readonly number[],
): Promise<Map<number, number>> {
  return countsIn(await countsBy(db, partCounters, { data_set_id, terms }, blocks));
}

const countsIn = (pieces: readonly Piece[]): Map<number, number> =>
  new Map(pieces.map(({ at, count }) => [at, count]));

/** How many items are listed. */
export async function totalOf(db: Queryable, dataSetId: number, terms: readonly Term[]): Promise<number> {
  const sum: { total: number | null } | undefined = await counted(db, blockCounters, dataSetId, terms)
    .sum({ total: "count" })
    .first();
  return sum?.total ?? 0;
}

/**
 * Items that are counted by parts: `where` restricts a query over them to those that the terms count. The last registered first, unless
 * the order says otherwise.
 */
export type PartList = {
  data_set_id: number;
  terms: readonly Term[];
  where(items: Knex.QueryBuilder): Knex.QueryBuilder;
  order?: "asc" | "desc";
};

type Piece = { at: number; count: number };

/** A query for the `id` and `seq` of so many items of a list from a place on, in its order; none where it has ended. */
export async function someByParts(
  db: Queryable,
  list: PartList,
  { offset, limit }: { offset: number; limit: number },
  counts?: Piece[],
): Promise<{ query: Knex.QueryBuilder } | undefined> {
  const { data_set_id, order = "desc" } = list;
  const blocks = piecesIn(counts ?? (await countsBy(db, blockCounters, list)), offset, limit);
  if (blocks.pieces.length === 0) return undefined;
  const among = blocks.pieces.map(({ at }) => at);
  const inBlocks = await countsBy(db, partCounters, list, among);
  const parts = piecesIn(inBlocks, blocks.skip, limit);
  if (parts.pieces.length === 0) return undefined;
  const runs = runsOf(parts.pieces.map(({ at }) => at));
  // One select for each run of parts, all of one text, which is made once: of what is rare there are dozens.
  const { sql, bindings } = list
    .where(db.from(byIndex(db, "items", "by_seq")))
    .where("items.data_set_id", data_set_id)
    .whereBetween("items.seq", [0, 0])
    .select("items.id", "items.seq")
    .toSQL();
  const values = runs.flatMap((run) => [...bindings.slice(0, -2), ...run]) as Knex.RawBinding[];
  const query = db
    .from(db.raw(`(${runs.map(() => sql).join(" union all ")}) as found`, values))
    .orderBy("seq", order)
    .limit(limit)
    .offset(parts.skip)
    .select("id", "seq");
  return { query };
}

/** One page of items, the last registered first; `finish` selects from a query over those that are found. */
export async function pageByParts<Row extends { seq: number | null }>(
  db: Queryable,
  list: PartList & { finish(items: Knex.QueryBuilder): PromiseLike<Row[]> },
  { page, per_page }: PageRequest,
): Promise<Page<Row>> {
  const counts = await countsBy(db, blockCounters, list);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const meta = pageMeta(page, per_page, total);
  const some = await someByParts(db, list, { offset: (page - 1) * per_page, limit: per_page }, counts);
  if (!some) return { rows: [], meta };
  const rows = await list.finish(db.from(some.query.as("page")).join("items", "items.id", "page.id"));
  return { rows: rows.sort((one, other) => Number(other.seq) - Number(one.seq)), meta };
}

/** The numbers that parts have which follow one another, from the first to the last. */
function runsOf(parts: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const part of parts.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    const [first, last] = [part << partBits, ((part + 1) << partBits) - 1];
    if (run?.[1] === first - 1) run[1] = last;
    else runs.push([first, last]);
  }
  return runs;
}
