// Orders of lists, and the rows that come after a position in one. Each query reads one range of an index, so a page costs the same at any depth.
import type { Knex } from "knex";

type SortColumn = {
  /** As the query names it. Rows have it under the name after the dot. */
  column: string;
  order: "asc" | "desc";
  /** Both database families sort NULL before every value. */
  isNullable?: boolean;
};

/** The columns that order a list. Together they identify each row. */
export type Sort = readonly SortColumn[];

/** A position in a list: the sort columns of the row before it. */
export type Position = readonly (string | number | null)[];

/** The position belongs to another sort. */
export class PositionError extends Error {
  override readonly name = "PositionError";
}

/** A sort by columns that are never NULL, all in one direction. */
export function sortBy(order: "asc" | "desc", ...columns: string[]): Sort {
  return columns.map((column) => ({ column, order }));
}

export function sorted(query: Knex.QueryBuilder, sort: Sort): Knex.QueryBuilder {
  return query.orderBy(sort.map(({ column, order }) => ({ column, order })));
}

/** The position after a row. */
export function positionAfter(row: object, sort: Sort): Position {
  return sort.map(({ column }) => {
    const value: unknown = Reflect.get(row, column.slice(column.lastIndexOf(".") + 1));
    if (value === null || typeof value === "string" || typeof value === "number") return value;
    throw new TypeError(`The row has no ${column}, by which the list is sorted.`);
  });
}

type Condition = (rows: Knex.QueryBuilder) => Knex.QueryBuilder;

/** Rows that are consecutive in the order, and the columns that still order them: the others are equal in all of them. */
type Range = { where: Condition; sort: Sort };

/**
 * The rows after a position, as ranges; the nearest ones first.
 *
 * @throws PositionError
 */
function rangesAfter(sort: Sort, position: Position): Range[] {
  if (position.length !== sort.length)
    throw new PositionError("The position has other columns than the sort.");
  const equal = (rows: Knex.QueryBuilder, count: number): Knex.QueryBuilder =>
    sort
      .slice(0, count)
      .reduce((query, { column }, index) => query.where(column, position[index] ?? null), rows);
  // The last columns first: rows that are equal in all others are the nearest.
  return sort
    .flatMap((column, index) =>
      beyond(column, position[index] ?? null).map(({ where, isOneValue }) => ({
        index,
        where: (rows: Knex.QueryBuilder) => where(equal(rows, index)),
        sort: sort.slice(isOneValue ? index + 1 : index),
      })),
    )
    .toSorted((one, other) => other.index - one.index);
}

/** The condition for the values after a value in one column. */
function beyond(
  { column, order, isNullable = false }: SortColumn,
  value: string | number | null,
): { where: Condition; isOneValue: boolean }[] {
  const others = { where: (rows: Knex.QueryBuilder) => rows.whereNotNull(column), isOneValue: false };
  const nulls = { where: (rows: Knex.QueryBuilder) => rows.whereNull(column), isOneValue: true };
  if (value === null) return order === "asc" ? [others] : [];
  const sign = order === "asc" ? ">" : "<";
  const behind = { where: (rows: Knex.QueryBuilder) => rows.where(column, sign, value), isOneValue: false };
  return isNullable && order === "desc" ? [behind, nulls] : [behind];
}

/**
 * The first rows after a position.
 *
 * @throws PositionError
 */
export async function rowsAfter<DbRow>(
  rows: Knex.QueryBuilder,
  sort: Sort,
  position: Position,
  limit: number,
): Promise<DbRow[]> {
  const found: DbRow[] = [];
  for (const range of rangesAfter(sort, position)) {
    if (found.length >= limit) break;
    const some = sorted(range.where(rows.clone()), range.sort);
    found.push(...(await some.limit(limit - found.length)));
  }
  return found;
}
