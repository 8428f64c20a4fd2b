// Registered goods in the order of a text, counted by ranges of that order, and these by ranges of ranges: a page in the middle of a
// sorted list is found by adding up few counts, of branches' levels by kind too. What goods are called never changes, so only a
// registration makes ranges grow.
import type { Knex } from "knex";
import { addDeltas, type Counters, type Delta } from "./counters.ts";
import { levelKindSql, noBranch, type Term } from "./level-kinds.ts";
import { byIndex, piecesIn } from "./page.ts";
import { compared, comparison } from "./places.ts";
import { padded, placesOf, selectByKeys, selectRows } from "./rows.ts";
import { familyOf, type Queryable } from "./schema.ts";
import type { Operation } from "./together.ts";
import { updateRows } from "./update-rows.ts";

export const rangeCounters: Counters = {
  table: "item_range_levels",
  key: ["data_set_id", "sort", "level", "number", "branch_id", "kind"],
};

/** By what goods are sorted: the column, and the index that gives the order. */
export const sorts = {
  code: { column: "item_code", index: "by_code" },
  name: { column: "name_folded", index: "by_name" },
} as const;
export type Sort = keyof typeof sorts;

/** How many goods a range has when it is made, by level; it is split when it has more than twice as many. */
export const rangeSizes: readonly number[] = [256, 16_384];
export const levels = [0, 1] as const;

/** A place in the order of a text: among goods that are called alike, the first registered comes first. */
export type Key = { first_text: string; first_seq: number };
/** A range: from its first good to the first one of the next; the lowest also has whatever comes before. */
export type Range = Key & {
  data_set_id: number;
  sort: Sort;
  level: number;
  number: number;
  /** How many goods it has, and how many of them are in use. */
  goods: number;
  used: number;
};
/** Places from one on, up to another. */
export type Span = { from?: Key | undefined; to?: Key | undefined };
export type SortedGood = {
  id: number;
  seq: number;
  item_code: string;
  name_folded: string;
  is_active: number;
};
type Columns = readonly [text: string, seq: string];
const keyOf = ({ first_text, first_seq }: Key) => [first_text, first_seq] as const;

const ofRange: Columns = ["item_ranges.first_text", "item_ranges.first_seq"];
const ofGood = (sort: Sort): Columns => [`items.${sorts[sort].column}`, "items.seq"];

function within(
  query: Knex.QueryBuilder,
  db: Queryable,
  columns: Columns,
  { from, to }: Span,
): Knex.QueryBuilder {
  if (from) query.whereRaw(compared(db, columns, ">=", keyOf(from)));
  if (to) query.whereRaw(compared(db, columns, "<", keyOf(to)));
  return query;
}

/** The goods of a data set in a part of the order of a text. */
export function goodsWithin(db: Queryable, data_set_id: number, sort: Sort, span: Span): Knex.QueryBuilder {
  const goods = db.from(byIndex(db, "items", sorts[sort].index)).where("items.data_set_id", data_set_id);
  return within(goods.whereNotNull("items.seq").whereNot("items.item_type", "3"), db, ofGood(sort), span);
}

/** Those of them of which branches have anything, or less than nothing, beside what they have. */
export function levelsWithin(db: Queryable, data_set_id: number, sort: Sort, span: Span): Knex.QueryBuilder {
  // SQLite keeps to this order; it would look each level's good up by walking all goods otherwise.
  return goodsWithin(db, data_set_id, sort, span)
    .joinRaw("cross join stock on stock.data_set_id = items.data_set_id and stock.item_id = items.id")
    .whereNot("stock.qty", 0);
}

/** Its ranges of a level. */
export function rangesWithin(
  db: Queryable,
  { data_set_id, sort, level }: Pick<Range, "data_set_id" | "sort" | "level">,
  span: Span,
): Knex.QueryBuilder {
  const ranges = db("item_ranges").where({
    "item_ranges.data_set_id": data_set_id,
    "item_ranges.sort": sort,
    "item_ranges.level": level,
  });
  return within(ranges, db, ofRange, span);
}

const ascending = (columns: Columns) => columns.map((column) => ({ column, order: "asc" as const }));
const levelsOfSorts = (Object.keys(sorts) as Sort[]).flatMap((sort) =>
  levels.map((level) => ({ sort, level })),
);

/** Goods whose ranges are asked for at once. */
const goodsAtOnce = 8;

/** The ranges that goods lie in: for each good one of each level of both orders, as far as there are any. */
async function rangesOf(
  trx: Knex.Transaction,
  data_set_id: number,
  goods: readonly SortedGood[],
): Promise<{ good: SortedGood; range: Range }[]> {
  const found: { good: SortedGood; range: Range }[] = [];
  const lowest = new Map<string, Range | undefined>();
  for (let start = 0; start < goods.length; start += goodsAtOnce) {
    const some = goods.slice(start, start + goodsAtOnce);
    const places = some.flatMap((good) => levelsOfSorts.map((of) => ({ good, ...of })));
    const selects = padded(some).flatMap((good) =>
      levelsOfSorts.map(({ sort, level }) => {
        const place = [good[sorts[sort].column], good.seq] as const;
        const { sql, bindings } = comparison(ofRange, "<=", place, familyOf(trx));
        return { sql, bindings: [data_set_id, sort, level, ...bindings] };
      }),
    );
    const last = selects.map(
      ({ sql }, place) =>
        `select * from (select item_ranges.*, ${place} as place from item_ranges
         where data_set_id = ? and sort = ? and level = ? and ${sql}
         order by first_text desc, first_seq desc limit 1) as found`,
    );
    const rows = await selectRows<Range & { place: number }>(
      trx,
      last.join(" union all "),
      selects.flatMap(({ bindings }) => bindings),
    );
    const byPlace = new Map(rows.map(({ place, ...range }) => [place, range]));
    for (const [place, { good, sort, level }] of places.entries()) {
      const name = `${sort} ${level}`;
      if (!byPlace.has(place) && !lowest.has(name)) {
        const ranges = rangesWithin(trx, { data_set_id, sort, level }, {});
        lowest.set(name, await ranges.orderBy(ascending(ofRange)).first());
      }
      const range = byPlace.get(place) ?? lowest.get(name);
      if (range) found.push({ good, range });
    }
  }
  return found;
}

/** Adds new goods to the ranges in which they lie. Whoever else registers goods of the data set has to wait meanwhile. */
export async function extendRanges(
  trx: Knex.Transaction,
  data_set_id: number,
  goods: readonly SortedGood[],
  sizes: readonly number[] = rangeSizes,
): Promise<void> {
  const [first] = goods;
  if (!first) return;
  const begun = await trx("item_ranges").where({ data_set_id }).first("number");
  if (!begun) {
    const ranges = levelsOfSorts.map(({ sort, level }) => ({
      ...{ data_set_id, sort, level, number: 0, goods: 0, used: 0 },
      ...{ first_text: first[sorts[sort].column], first_seq: first.seq },
    }));
    await trx("item_ranges").insert(ranges);
  }
  const grown = new Map<string, Range>();
  for (const { good, range } of await rangesOf(trx, data_set_id, goods)) {
    const name = `${range.level} ${range.sort} ${range.number}`;
    const { goods: before, used } = grown.get(name) ?? range;
    grown.set(name, { ...range, goods: before + 1, used: used + good.is_active });
  }
  const changes = [...grown.values()].map(({ sort, level, number, goods, used }) => ({
    key: { data_set_id, sort, level, number },
    set: { goods, used },
  }));
  await updateRows(trx, "item_ranges", changes);
  const full = [...grown.values()].filter(({ level, goods }) => goods > 2 * sizeOf(sizes, level));
  // Ranges of ranges last: they are made of the others.
  for (const range of full.sort((one, other) => one.level - other.level)) await split(trx, range, sizes);
}

const sizeOf = (sizes: readonly number[], level: number): number => sizes[level] ?? Number.POSITIVE_INFINITY;

/** What a range is made of: goods, or ranges of the level below. */
type Child = Key & { goods: number; used: number };

async function childrenOf(
  trx: Knex.Transaction,
  { data_set_id, sort, level }: Range,
  span: Span,
): Promise<Child[]> {
  if (level > 0) {
    return rangesWithin(trx, { data_set_id, sort, level: level - 1 }, span).orderBy(ascending(ofRange));
  }
  const [text, seq] = ofGood(sort);
  return goodsWithin(trx, data_set_id, sort, span)
    .orderBy(ascending([text, seq]))
    .select({ first_text: text, first_seq: seq, used: "items.is_active" }, trx.raw("1 as goods"));
}

/** Splits children evenly into parts of about so many goods. */
function partsOf(children: readonly Child[], size: number): Child[][] {
  const total = children.reduce((sum, { goods }) => sum + goods, 0);
  const count = Math.max(1, Math.floor(total / size));
  const parts = Array.from({ length: count }, (): Child[] => []);
  let before = 0;
  for (const child of children) {
    parts[Math.floor((before * count) / total)]?.push(child);
    before += child.goods;
  }
  return parts.filter((part) => part.length > 0);
}

async function split(trx: Knex.Transaction, range: Range, sizes: readonly number[]): Promise<void> {
  const { data_set_id, sort, level } = range;
  const of = { data_set_id, sort, level };
  const [before, after, last] = [
    await rangesWithin(trx, of, { to: range }).first("number"),
    await rangesWithin(trx, of, {})
      .whereRaw(compared(trx, ofRange, ">", keyOf(range)))
      .orderBy(ascending(ofRange))
      .first(),
    await trx("item_ranges").where(of).max({ number: "number" }).first(),
  ];
  const span: Span = { from: before && range, to: after };
  const parts = partsOf(await childrenOf(trx, range, span), sizeOf(sizes, level));
  const numberOf = (part: number): number => (part === 0 ? range.number : (last?.number ?? 0) + part);
  const made = parts.map((children, part): Range => {
    const { first_text, first_seq } = children[0] ?? range;
    const sum = (of: "goods" | "used"): number => children.reduce((total, child) => total + child[of], 0);
    return { ...of, first_text, first_seq, number: numberOf(part), goods: sum("goods"), used: sum("used") };
  });
  await trx("item_ranges")
    .where({ ...of, number: range.number })
    .delete();
  await trx("item_ranges").insert(made);
  const moved: Delta[] = [];
  // The first part keeps the number, and the counts that others are not given.
  for (const [part, { number }] of made.entries()) {
    if (part === 0) continue;
    const held = await levelCounts(trx, range, { from: made[part], to: made[part + 1] ?? span.to });
    for (const { branch_id, kind, count } of held) {
      moved.push({ ...of, branch_id, kind, number: range.number, delta: -count });
      moved.push({ ...of, branch_id, kind, number, delta: count });
    }
  }
  await addDeltas(trx, rangeCounters, moved);
}

/** What branches have of the goods in a part of a range, by kind. */
async function levelCounts(
  trx: Knex.Transaction,
  { data_set_id, sort, level }: Range,
  span: Span,
): Promise<{ branch_id: number; kind: string; count: number }[]> {
  if (level > 0) {
    return rangesWithin(trx, { data_set_id, sort, level: level - 1 }, span)
      .join("item_range_levels as levels", (on) => {
        for (const column of ["data_set_id", "sort", "level", "number"])
          on.andOn(`levels.${column}`, `item_ranges.${column}`);
      })
      .groupBy("levels.branch_id", "levels.kind")
      .select("levels.branch_id", "levels.kind")
      .sum({ count: "levels.count" });
  }
  return levelsWithin(trx, data_set_id, sort, span)
    .groupByRaw("1, 2")
    .select("stock.branch_id", trx.raw(`${levelKindSql} as kind`))
    .count({ count: "*" });
}

/** A level of a branch that is of a kind now (1), or no longer is (-1). */
export type KindChange = {
  data_set_id: number;
  branch_id: number;
  item_id: number;
  kind: string;
  delta: number;
};

/** Counts levels of goods by the ranges in which these lie. */
export const addRangeCounts: Operation<KindChange[], void> = async (trx, all) => {
  const changes = all.flat();
  const deltas: Delta[] = [];
  for (const data_set_id of new Set(changes.map((change) => change.data_set_id))) {
    const byItem = new Map<number, KindChange[]>();
    for (const change of changes) {
      if (change.data_set_id !== data_set_id) continue;
      byItem.set(change.item_id, [...(byItem.get(change.item_id) ?? []), change]);
    }
    // No range is split until this transaction ends.
    await trx("item_sequences").where({ data_set_id }).forShare().first("last_seq");
    const goods = await selectByKeys<SortedGood>(
      trx,
      "items",
      [...byItem.keys()].map((id) => ({ id })),
      "",
      "id, seq, item_code, name_folded, is_active",
    );
    for (const { good, range } of await rangesOf(trx, data_set_id, goods)) {
      const { sort, level, number } = range;
      for (const { branch_id, kind, delta } of byItem.get(good.id) ?? [])
        deltas.push({ data_set_id, sort, level, number, branch_id, kind, delta });
    }
  }
  await addDeltas(trx, rangeCounters, deltas);
  return all.map(() => undefined);
};

/** Where a list is entered: at the first good of a range, so many of the list before the place that is wanted. */
export type Entry = { from: Key | undefined; skip: number };

/** Ranges in their order with how many goods of them are listed: the sum of some counters. */
function listedIn(
  ranges: Knex.QueryBuilder,
  db: Queryable,
  terms: readonly Term[],
): Promise<(Key & { count: number })[]> {
  const used = terms.some(({ branch_id }) => branch_id === noBranch) ? "item_ranges.used" : "0";
  const ofBranch = terms.filter(({ branch_id, kinds }) => branch_id !== noBranch && kinds.length > 0);
  const kinds = ofBranch.flatMap((term) => term.kinds);
  const less = ofBranch.flatMap((term) => (term.sign < 0 ? term.kinds : []));
  const count = "levels.`count`";
  const signed =
    less.length > 0 ? `case when levels.kind in (${placesOf(less)}) then -${count} else ${count} end` : count;
  return ranges
    .leftJoin("item_range_levels as levels", (on) => {
      for (const column of ["data_set_id", "sort", "level", "number"])
        on.andOn(`levels.${column}`, `item_ranges.${column}`);
      on.andOn("levels.branch_id", db.raw("?", [ofBranch[0]?.branch_id ?? noBranch]));
      on.andOnIn("levels.kind", kinds);
    })
    .groupBy(...ofRange, "item_ranges.used")
    .orderBy(ascending(ofRange))
    .select(...ofRange, db.raw(`${used} + coalesce(sum(${signed}), 0) as ??`, [...less, "count"]));
}

/**
 * The range in which a place of a branch's list lies.
 *
 * @param terms The counters that count the list.
 * @param total How many goods are listed; `undefined` is answered where the ranges have others, as when an older version registers
 * goods beside this one.
 */
export async function findEntry(
  db: Queryable,
  { data_set_id, sort, terms }: { data_set_id: number; sort: Sort; terms: readonly Term[] },
  place: number,
  total: number,
): Promise<Entry | undefined> {
  let span: Span = {};
  let skip = place;
  for (const level of levels.toReversed()) {
    const counts = await listedIn(rangesWithin(db, { data_set_id, sort, level }, span), db, terms);
    if (level === levels.at(-1) && counts.reduce((sum, { count }) => sum + count, 0) !== total)
      return undefined;
    const found = piecesIn(counts, skip, 1);
    const [range] = found.pieces;
    if (!range) return undefined;
    const index = counts.indexOf(range);
    span = { from: index === 0 ? span.from : range, to: counts[index + 1] ?? span.to };
    skip = found.skip;
  }
  return { from: span.from, skip };
}

/** Enters a list of goods in the order of a text. */
export function enter(
  items: Knex.QueryBuilder,
  db: Queryable,
  sort: Sort,
  { from }: Entry,
): Knex.QueryBuilder {
  return within(items, db, ofGood(sort), { from });
}
