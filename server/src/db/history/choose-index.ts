// Chooses the index that finds the rows of a filter at the least cost, from the counters.
import type { Knex } from "knex";

/** The index that begins with a column of a filter, and the other columns of the filter in it. */
type IndexOf = { index: string; holds: readonly string[] };
/** Indexes by the column that each begins with. */
export type Indexes<Column extends string> = Readonly<Record<Column, IndexOf>>;
type Filter = Readonly<Record<string, unknown>>;

/** The cost of reading a row relative to its entry in an index. */
const rowCost = 8;

function givenIn<Column extends string>(indexes: Indexes<Column>, filter: Filter): Column[] {
  return (Object.keys(indexes) as Column[]).filter((column) => filter[column] !== undefined);
}

/** The index that begins with every column of the filter. Without any, that of the days. */
export function wholeIndex<Column extends string>(
  indexes: Indexes<Column>,
  filter: Filter,
): string | undefined {
  const [first, second] = givenIn(indexes, filter);
  if (first === undefined) return "by_day";
  return second === undefined ? indexes[first].index : undefined;
}

/**
 * The index by which rows of the filter are found at the least cost: few entries, and rows read only where it does not hold the rest.
 *
 * @param counters A query over the counters of the rows among which they are looked for.
 */
export async function cheapestIndex<Column extends string>(
  db: { raw(sql: string, bindings: Knex.RawBinding[]): Knex.Raw },
  indexes: Indexes<Column>,
  filter: Filter,
  counters: Knex.QueryBuilder,
): Promise<string> {
  const given = givenIn(indexes, filter);
  for (const column of given) {
    const value = (filter[column] ?? null) as Knex.Value;
    const one = db.raw("sum(case when ?? = ? then ?? else 0 end)", [column, value, "count"]);
    counters.select({ [column]: one });
  }
  const counts: Partial<Record<Column, number>> = (await counters.first()) ?? {};
  const costOf = (column: Column): number => {
    const { holds } = indexes[column];
    const isWhole = given.every((other) => other === column || holds.includes(other));
    return Number(counts[column]) * (isWhole ? 1 : rowCost);
  };
  const best = given.reduce((least, column) => (costOf(column) < costOf(least) ? column : least));
  return indexes[best].index;
}
