// Registered goods in the order of a text, counted by ranges of that order, and these by ranges of ranges: a page in the middle of a
// sorted list is found by adding up few counts, of branches' levels by kind too. What goods are called never changes, so only a
// registration makes ranges grow.
import type { Knex } from "knex";
import type { Counters } from "./counters.ts";
import { byIndex } from "./page.ts";
import { compared } from "./places.ts";
import type { Queryable } from "./schema.ts";

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
export type Columns = readonly [text: string, seq: string];
export const keyOf = ({ first_text, first_seq }: Key) => [first_text, first_seq] as const;

export const ofRange: Columns = ["item_ranges.first_text", "item_ranges.first_seq"];
export const ofGood = (sort: Sort): Columns => [`items.${sorts[sort].column}`, "items.seq"];

/** Restricts a query to a part of an order. */
export function within(
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

export const ascending = (columns: Columns) => columns.map((column) => ({ column, order: "asc" as const }));
