// Pages of lists. Long ones are found by walking their daily counters, so that a deep page costs what the first one costs.
import type { Knex } from "knex";
import { familyOf, type Queryable } from "./schema.ts";

/** The interface's pagination `meta`. */
export type PageMeta = { current_page: number; per_page: number; total: number; total_pages: number };
export type Page<Row> = { rows: Row[]; meta: PageMeta };
export type PageRequest = { page: number; per_page: number };

export function pageMeta(page: number, perPage: number, total: number): PageMeta {
  return { current_page: page, per_page: perPage, total, total_pages: Math.ceil(total / perPage) };
}

/** How many rows an ordered query finds. */
async function counted(query: Knex.QueryBuilder): Promise<number> {
  const { total } = await query.clone().clearSelect().clearOrder().count({ total: "*" }).first();
  return total;
}

/** One page of any ordered query with its total, by OFFSET and, where the total is not known otherwise, COUNT: for lists that stay small. */
export async function pageOf<Row>(
  query: Knex.QueryBuilder,
  { page, per_page }: PageRequest,
  counting: PromiseLike<number> = counted(query),
): Promise<Page<Row>> {
  const [total, rows] = await Promise.all([
    counting,
    query
      .clone()
      .limit(per_page)
      .offset((page - 1) * per_page),
  ]);
  return { rows, meta: pageMeta(page, per_page, total) };
}

/**
 * One page of any ordered query over a table with `id`, by OFFSET over the ids alone, which an index may hold; `finish` reads the rows
 * of some ids, in any order.
 */
export async function pageByIds<Row extends { id: number }>(
  query: Knex.QueryBuilder,
  table: string,
  request: PageRequest,
  finish: (ids: number[]) => PromiseLike<Row[]>,
  counting?: PromiseLike<number>,
): Promise<Page<Row>> {
  const found = await pageOf<{ id: number }>(query.select(`${table}.id`), request, counting);
  const ids = found.rows.map(({ id }) => id);
  return { rows: inOrderOf(ids, await finish(ids)), meta: found.meta };
}

/** Rows in the order of their ids in a list. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Two local days, both included. */
export type Days = readonly [string, string];

/** Where a page lies: the local days on which it begins and at the latest ends, and how many rows of the first lie before it. */
export type Place = { begin: string; end: string; skip: number };

/** A list by local day and, within a day, by id: a table whose rows are counted by `local_day`. */
export type DayList = {
  table: string;
  /** Finds the page that begins after so many rows, by counters; no place beyond the end. */
  locate(offset: number, limit: number): Promise<{ total: number; place: Place | undefined }>;
  /** Restricts a query over the table to the rows that are wanted. */
  where(rows: Knex.QueryBuilder): Knex.QueryBuilder;
  /** The index that finds them soonest among those of some days; `local_day` and `id` are its columns after those of the filter. */
  index(days: Days): string | Promise<string>;
  order?: "asc" | "desc" | undefined;
};

type DayCount = { local_day: string; count: number };

/** Those of some counted pieces, in the order of their list, in which a page lies, and how many rows of the first lie before it. */
export function piecesIn<Piece extends { count: number }>(
  pieces: readonly Piece[],
  offset: number,
  limit: number,
): { pieces: Piece[]; skip: number } {
  const found: Piece[] = [];
  let skip = 0;
  let before = offset;
  for (const piece of pieces) {
    if (found.length > 0) found.push(piece);
    else if (before < piece.count) {
      found.push(piece);
      skip = before;
    }
    before -= piece.count;
    if (found.length > 0 && before + limit <= 0) break;
  }
  return { pieces: found, skip };
}

/** Where a page lies among days in the order of their list; undefined when it begins after them. */
export function placeIn(days: readonly DayCount[], offset: number, limit: number): Place | undefined {
  const { pieces, skip } = piecesIn(days, offset, limit);
  const [first, last] = [pieces[0], pieces.at(-1)];
  return first && last && { begin: first.local_day, end: last.local_day, skip };
}

const daysAtOnce = 400;

/** Finds a page by counters that have `local_day` and `count`. */
export async function locateByDays(
  counted: () => Knex.QueryBuilder,
  order: "asc" | "desc",
  offset: number,
  limit: number,
): Promise<{ total: number; place: Place | undefined }> {
  const totalled = counted().sum({ total: "count" }).first();
  const days: DayCount[] = [];
  let sum = 0;
  for (let isMore = true; isMore && sum < offset + limit; ) {
    const query = counted();
    const last = days.at(-1);
    if (last) query.where("local_day", order === "desc" ? "<" : ">", last.local_day);
    const found: DayCount[] = await query
      .groupBy("local_day")
      .orderBy("local_day", order)
      .limit(daysAtOnce)
      .select("local_day")
      .sum({ count: "count" });
    for (const { count } of found) sum += count;
    days.push(...found);
    isMore = found.length === daysAtOnce;
  }
  return { total: (await totalled)?.total ?? 0, place: placeIn(days, offset, limit) };
}

/** A table as it is to be read: by this index, whatever the database thinks of it. */
export function byIndex(db: Queryable, table: string, index: string): Knex.Raw {
  return familyOf(db) === "mysql"
    ? db.raw("?? force index (??)", [table, index])
    : db.raw("?? indexed by ??", [table, `${table}_${index}`]);
}

/** One page of a list by days, with its total. `finish` adds what the rows are joined with; they are those of the table otherwise. */
export async function pageByDays<Row>(
  db: Queryable,
  list: DayList,
  { page, per_page }: PageRequest,
  finish?: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<Page<Row>> {
  const { table, order = "desc" } = list;
  const { total, place } = await list.locate((page - 1) * per_page, per_page);
  const meta = pageMeta(page, per_page, total);
  if (!place) return { rows: [], meta };
  const ordered = [
    { column: "local_day", order },
    { column: "id", order },
  ];
  const days: Days = order === "asc" ? [place.begin, place.end] : [place.end, place.begin];
  const index = await list.index(days);
  const ids = list
    .where(db.from(byIndex(db, table, index)))
    .whereBetween("local_day", days)
    .orderBy(ordered)
    .limit(per_page)
    .offset(place.skip)
    .select("id");
  // The ids alone come from the index, in a derived table; joined at once MariaDB would walk another one (2.4 s at 10 M rows).
  const rows = db
    .from(ids.as("page"))
    .join(table, `${table}.id`, "page.id")
    .orderBy(ordered.map(({ column }) => ({ column: `${table}.${column}`, order })))
    .select(`${table}.*`);
  return { rows: await (finish ? finish(rows) : rows), meta };
}
