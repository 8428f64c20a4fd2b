// Pages of lists, by number or after a position, and the parts of queries that choose an index or an order of joins.
import type { Knex } from "knex";
import { type Position, positionAfter, rowsAfter, type Sort, sorted } from "./keyset.ts";
import { familyOf, type Queryable } from "./schema.ts";

/** The API's pagination `meta`. Pages after a position have no totals. */
export type PageMeta = { per_page: number; current_page?: number; total?: number; total_pages?: number };
/** `next` is the position after the last row, where more rows follow it. */
export type Page<DbRow> = { rows: DbRow[]; meta: PageMeta; next: Position | undefined };
/** A page by its number, or the one after a position. */
export type PageRequest = { page: number; per_page: number; after?: Position | undefined };

export function pageMeta(page: number, perPage: number, total: number): PageMeta {
  return { current_page: page, per_page: perPage, total, total_pages: Math.ceil(total / perPage) };
}

/** A page by its number, of a list that has so many rows. */
export function numberedPage<DbRow extends object>(
  rows: DbRow[],
  sort: Sort,
  { page, per_page }: PageRequest,
  total: number,
): Page<DbRow> {
  const isLast = (page - 1) * per_page + rows.length >= total;
  const last = isLast ? undefined : rows.at(-1);
  return { rows, meta: pageMeta(page, per_page, total), next: last && positionAfter(last, sort) };
}

/** The page after a position. `rows` selects all rows of the list. */
export async function pageAfter<DbRow extends object>(
  rows: Knex.QueryBuilder,
  sort: Sort,
  position: Position,
  per_page: number,
): Promise<Page<DbRow>> {
  // One extra row shows whether another page follows.
  return shownPage(await rowsAfter<DbRow>(rows, sort, position, per_page + 1), sort, per_page);
}

/** The first page without a position, the one after it otherwise; neither is counted. */
export async function pageFrom<DbRow extends object>(
  rows: Knex.QueryBuilder,
  sort: Sort,
  position: Position | undefined,
  per_page: number,
): Promise<Page<DbRow>> {
  if (position) return pageAfter(rows, sort, position, per_page);
  return shownPage(await sorted(rows, sort).limit(per_page + 1), sort, per_page);
}

function shownPage<DbRow extends object>(found: DbRow[], sort: Sort, per_page: number): Page<DbRow> {
  const shown = found.slice(0, per_page);
  const last = found.length > per_page ? shown.at(-1) : undefined;
  return { rows: shown, meta: { per_page }, next: last && positionAfter(last, sort) };
}

/** How many rows an ordered query finds. */
export async function counted(query: Knex.QueryBuilder): Promise<number> {
  const { total } = await query.clone().clearSelect().clearOrder().count({ total: "*" }).first();
  return total;
}

/** One page of a query, in the order of a sort: by COUNT and OFFSET, or after a position. */
export async function pageBy<DbRow extends object>(
  query: Knex.QueryBuilder,
  sort: Sort,
  request: PageRequest,
): Promise<Page<DbRow>> {
  const { page, per_page, after } = request;
  if (after) return pageAfter(query, sort, after, per_page);
  const ordered = sorted(query.clone(), sort);
  const [total, rows] = await Promise.all([
    counted(query),
    ordered.limit(per_page).offset((page - 1) * per_page),
  ]);
  return numberedPage<DbRow>(rows, sort, request, total);
}

/** The page with the whole rows of a table, in the order of their ids; `finish` selects them from a query over these rows. */
export async function withRows<DbRow extends { id: number | string }>(
  db: Queryable,
  table: string,
  page: Page<{ id: DbRow["id"] }>,
  finish: (rows: Knex.QueryBuilder) => PromiseLike<DbRow[]>,
): Promise<Page<DbRow>> {
  const ids = page.rows.map(({ id }) => id);
  const rows = await finish(db(table).whereIn(`${table}.id`, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...page, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** A table as it is to be read: by this index, whatever the database thinks of it. SQLite finds the primary key itself. */
export function byIndex(db: Queryable, table: string, index: string): Knex.Raw {
  if (index === "primary" && familyOf(db) === "sqlite") return db.raw("??", [table]);
  return familyOf(db) === "mysql"
    ? db.raw("?? force index (??)", [table, index])
    : db.raw("?? indexed by ??", [table, `${table}_${index}`]);
}

/** How a table is joined so that each row of the tables before is looked up, in their order. */
export function lookup(db: Queryable): string {
  return familyOf(db) === "mysql" ? "straight_join" : "cross join";
}

/** Numbers as a table of one column, `value`: one text, however many there are. */
export function tableOf(db: Queryable, numbers: readonly number[], name: string): Knex.Raw {
  const sql =
    familyOf(db) === "mysql" ? "json_table(?, '$[*]' columns (value int path '$'))" : "json_each(?)";
  return db.raw(`${sql} as ??`, [JSON.stringify(numbers), name]);
}
