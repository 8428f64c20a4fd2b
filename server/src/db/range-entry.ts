// Where a page of a list that is sorted by a text begins: the range it lies in, found by adding up counts.
import type { Knex } from "knex";
import {
  ascending,
  type Key,
  levels,
  ofGood,
  ofRange,
  rangesWithin,
  type Sort,
  type Span,
  within,
} from "./item-ranges.ts";
import { noBranch, type Term } from "./level-kinds.ts";
import { piecesIn } from "./page.ts";
import { placesOf } from "./rows.ts";
import type { Queryable } from "./schema.ts";

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
