// Ranges of goods against a count of the goods that lie in them; where one is off, they are made anew.
import type { Knex } from "knex";
import {
  goodsWithin,
  type Key,
  levels,
  levelsWithin,
  type Range,
  rangesWithin,
  type Sort,
  type Span,
  sorts,
} from "./item-ranges.ts";
import { levelKindSql, noBranch } from "./level-kinds.ts";
import { makeRanges } from "./migrations/ranges.ts";
import type { Queryable } from "./schema.ts";

/** That ranges of an order lack so many goods (branch 0), or so many levels of a branch. */
export type RangeDrift = {
  counted: "item_ranges";
  data_set_id: number;
  branch_id: number;
  kind: Sort;
  delta: number;
};

type Of = Pick<Range, "data_set_id" | "sort" | "level">;

/** The columns of whatever is held against each other: places, the ranges that begin there, and what is counted. */
const mark = (
  [text, seq]: readonly [string, string],
  place: number,
  [branch, kind]: readonly [string, string],
  goods: string,
  listed: string,
) =>
  [
    `${text} as first_text, ${seq} as first_seq, ${place} as place, ${place === 0 ? 1 : 0} as starts`,
    `${branch} as branch_id, ${kind} as kind, ${goods} as goods, ${listed} as listed`,
  ].join(", ");

/** What is counted of no branch. */
const ofNone = [`${noBranch}`, "concat('', '')"] as const;

const rangePlace = ["item_ranges.first_text", "item_ranges.first_seq"] as const;

/** What ranges count, or with a minus what they say. */
function countsOfRanges(db: Queryable, of: Of, span: Span, place: 0 | 1): Knex.QueryBuilder[] {
  const sign = place === 0 ? "-" : "";
  const counters = rangesWithin(db, of, span).join("item_range_levels as others", (on) => {
    for (const column of ["data_set_id", "sort", "level", "number"])
      on.andOn(`others.${column}`, `item_ranges.${column}`);
  });
  const [used, others] = [`${sign}item_ranges.used`, `${sign}others.\`count\``];
  return [
    rangesWithin(db, of, span).select(
      db.raw(mark(rangePlace, place, ofNone, `${sign}item_ranges.goods`, used)),
    ),
    // Beside where the range begins, and in it.
    counters.select(db.raw(mark(rangePlace, 1, ["others.branch_id", "others.kind"], "0", others))),
  ];
}

/** The goods themselves, and what branches have of them. */
function countsOfGoods(db: Queryable, { data_set_id, sort }: Of, span: Span): Knex.QueryBuilder[] {
  const place = [`items.${sorts[sort].column}`, "items.seq"] as const;
  const goods = goodsWithin(db, data_set_id, sort, span);
  const held = levelsWithin(db, data_set_id, sort, span);
  return [
    goods.select(db.raw(mark(place, 1, ofNone, "1", "items.is_active"))),
    held.select(db.raw(mark(place, 1, ["stock.branch_id", levelKindSql], "0", "1"))),
  ];
}

/** What the ranges of a level lack in a part of an order. One statement, hence one snapshot: exact while others write. */
async function driftWithin(db: Queryable, of: Of, span: Span): Promise<RangeDrift[]> {
  const children =
    of.level === 0
      ? countsOfGoods(db, of, span)
      : countsOfRanges(db, { ...of, level: of.level - 1 }, span, 1);
  const marks = db.unionAll([...countsOfRanges(db, of, span, 0), ...children]).as("marks");
  const numbered = db
    .from(marks)
    .select(
      "branch_id",
      "kind",
      "goods",
      "listed",
      db.raw("sum(starts) over (order by first_text, first_seq, place rows unbounded preceding) as number"),
    );
  // What comes before the first range belongs to it.
  const range = "case when number = 0 then 1 else number end";
  const rows: { branch_id: number; goods: number; listed: number }[] = await db
    .from(numbered.as("numbered"))
    .groupByRaw(`${range}, branch_id, kind`)
    .having(db.raw("sum(goods) <> 0 or sum(listed) <> 0"))
    .select("branch_id")
    .sum({ goods: "goods", listed: "listed" });
  const { data_set_id, sort } = of;
  return rows.map(({ branch_id, goods, listed }) => ({
    ...{ counted: "item_ranges", data_set_id, branch_id, kind: sort },
    delta: Number(listed) || Number(goods),
  }));
}

/** What the ranges of a data set lack, part by part. */
export async function* rangeDrift(db: Queryable, data_set_id: number): AsyncGenerator<RangeDrift> {
  for (const sort of Object.keys(sorts) as Sort[]) {
    for (const level of levels) {
      const of = { data_set_id, sort, level };
      const above: Key[] = await rangesWithin(db, { ...of, level: level + 1 }, {})
        .orderBy([...rangePlace])
        .select(...rangePlace);
      // A range never begins elsewhere later, except the lowest.
      const ends = above.slice(1);
      const spans = [...ends, undefined].map((to, index): Span => ({ from: ends[index - 1], to }));
      for (const span of spans) yield* await driftWithin(db, of, span);
    }
  }
}

/** Makes the ranges of a data set anew. Who registers goods of it waits meanwhile. */
export async function remakeRanges(trx: Knex.Transaction, data_set_id: number): Promise<void> {
  await trx("item_sequences").where({ data_set_id }).forUpdate().first("last_seq");
  await makeRanges(trx, data_set_id);
}
