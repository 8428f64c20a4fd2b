// Keeps the ranges of goods: registrations make them grow and split, and what branches hold is counted by them.
import type { Knex } from "knex";
import { addDeltas, type Delta } from "./counters.ts";
import {
  ascending,
  goodsWithin,
  type Key,
  keyOf,
  levels,
  levelsWithin,
  ofGood,
  ofRange,
  type Range,
  rangeCounters,
  rangeSizes,
  rangesWithin,
  type Sort,
  type SortedGood,
  type Span,
  sorts,
} from "./item-ranges.ts";
import { levelKindSql } from "./level-kinds.ts";
import { compared, comparison } from "./places.ts";
import { padded, selectByKeys, selectRows } from "./rows.ts";
import { familyOf } from "./schema.ts";
import type { Operation } from "./together.ts";
import { updateRows } from "./update-rows.ts";

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
