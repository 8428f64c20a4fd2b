// Pages of lists. Long ones are found by walking their daily counters, so that a deep page costs what the first one costs.
import type { Knex } from "knex";
import { type Sort, sorted } from "./keyset.ts";
import { familyOf, type Queryable } from "./schema.ts";

/** The interface's pagination `meta`. */
export type PageMeta = { current_page: number; per_page: number; total: number; total_pages: number };
export type Page<Row> = { rows: Row[]; meta: PageMeta };
export type PageRequest = { page: number; per_page: number };

export function pageMeta(page: number, perPage: number, total: number): PageMeta {
  return { current_page: page, per_page: perPage, total, total_pages: Math.ceil(total / perPage) };
}

/** How many rows an ordered query finds. */
export async function counted(query: Knex.QueryBuilder): Promise<number> {
  const { total } = await query.clone().clearSelect().clearOrder().count({ total: "*" }).first();
  return total;
}

/** One page of a query in the order of a sort, with its total. */
export function pageBy<Row>(query: Knex.QueryBuilder, sort: Sort, request: PageRequest): Promise<Page<Row>> {
  return pageOf<Row>(sorted(query, sort), request);
}

/** One page of any ordered query with its total, by COUNT and OFFSET: for lists that stay small. */
export async function pageOf<Row>(
  query: Knex.QueryBuilder,
  { page, per_page }: PageRequest,
): Promise<Page<Row>> {
  const [total, rows] = await Promise.all([
    counted(query),
    query
      .clone()
      .limit(per_page)
      .offset((page - 1) * per_page),
  ]);
  return { rows, meta: pageMeta(page, per_page, total) };
}

/** One page of an ordered query for the ids of a table, which is counted while `finish` selects and orders the rows joined with them. */
export async function pageOfJoined<Row>(
  db: Queryable,
  ids: Knex.QueryBuilder,
  table: string,
  { page, per_page }: PageRequest,
  finish: (rows: Knex.QueryBuilder) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const some = ids
    .clone()
    .limit(per_page)
    .offset((page - 1) * per_page);
  const joined = db.from(some.as("page")).join(table, `${table}.id`, "page.id");
  const [total, rows] = await Promise.all([counted(ids), finish(joined)]);
  return { rows, meta: pageMeta(page, per_page, total) };
}

/** Two local days, both included. */
export type Days = readonly [string, string];

/** How many rows a list has of a local day (`YYYY-MM-DD`), or of a month (`YYYY-MM`). */
export type Piece = { at: string; count: number };

/** A list by local day and, within a day, by id or number: a table whose rows are counted by `local_day`. */
export type DayList = {
  table: string;
  /** What is wanted of each row, with the day and what orders the rows of a day; all by default. */
  columns?: readonly string[] | undefined;
  /** How many rows there are. */
  total(): Promise<number>;
  /** How many there are of each day, or of each month, in any order; one may be there in several parts. */
  pieces(): Promise<Piece[]>;
  /** Where they are months: the same of each day of one. */
  days(month: string): Promise<Piece[]>;
  /** The first and the last day of which rows are wanted. */
  from?: string | undefined;
  to?: string | undefined;
  /** Restricts a query over the table to the rows that are wanted of any days. */
  where(rows: Knex.QueryBuilder): Knex.QueryBuilder;
  /** The index that finds them soonest among those of some days; the day and what orders it are its columns after those of the filter. */
  index(days: Days): string | Promise<string>;
  /** The one that begins with all that is filtered by: a page at its end needs no place. */
  whole?: string | undefined;
  order?: "asc" | "desc" | undefined;
  /** What orders the rows of a day; `id` by default. */
  by?: "id" | "seq";
};

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

/** Where a page is read: the index and days among which it lies, and how many rows of the first day lie before it. */
type Place = { index: string; from?: string | undefined; to?: string | undefined; skip: number };

/** How many rows there are of all pieces; the sum of no rows is null. */
export function sumOf(pieces: readonly { count: number | null }[]): number {
  return pieces.reduce((total, { count }) => total + (count ?? 0), 0);
}

/** Counted pieces in the order of a list, each once. */
function inOrder(pieces: readonly Piece[], order: "asc" | "desc"): Piece[] {
  const sign = order === "asc" ? 1 : -1;
  const compare = (one: Piece, other: Piece) =>
    sign * (Number(one.at > other.at) - Number(one.at < other.at));
  const whole: Piece[] = [];
  for (const { at, count } of pieces.toSorted(compare)) {
    const last = whole.at(-1);
    if (last?.at === at) last.count += count;
    else whole.push({ at, count });
  }
  return whole;
}

/** Finds a page by counted pieces: where these are months, by the days of the one in which it begins. None beyond the end. */
async function locate(
  list: DayList,
  pieces: readonly Piece[],
  offset: number,
  limit: number,
): Promise<Place | undefined> {
  const { from = "", to = "9", order = "desc" } = list;
  const find = (all: readonly Piece[], before: number) => piecesIn(inOrder(all, order), before, limit);
  const among = find(pieces, offset);
  const [first, last] = [among.pieces[0], among.pieces.at(-1)];
  if (!first || !last) return undefined;
  const days = (begin: string, end: string): Days => (order === "asc" ? [begin, end] : [end, begin]);
  const isMonth = first.at.length === "YYYY-MM".length;
  const [within, index] = await Promise.all([
    isMonth ? list.days(first.at).then((counts) => find(counts, among.skip)) : among,
    list.index(isMonth ? days(`${first.at}-01`, `${last.at}-01`) : days(first.at, last.at)),
  ]);
  const [start, stop] = [within.pieces[0], within.pieces.at(-1)];
  if (!start || !stop) return undefined;
  // It may end in another month: among all wanted days of that.
  const end = order === "asc" ? `${last.at}-31` : `${last.at}-01`;
  const [earliest, latest] = days(start.at, isMonth && last !== first ? end : stop.at);
  return {
    index,
    from: earliest < from ? from : earliest,
    to: latest > to ? to : latest,
    skip: within.skip,
  };
}

/** A table as it is to be read: by this index, whatever the database thinks of it. SQLite finds the primary key itself. */
export function byIndex(db: Queryable, table: string, index: string): Knex.Raw {
  if (index === "primary" && familyOf(db) === "sqlite") return db.raw("??", [table]);
  return familyOf(db) === "mysql"
    ? db.raw("?? force index (??)", [table, index])
    : db.raw("?? indexed by ??", [table, `${table}_${index}`]);
}

/** How a table is joined in which each row of what comes before is looked up, in the order of these. */
export function lookup(db: Queryable): string {
  return familyOf(db) === "mysql" ? "straight_join" : "cross join";
}

/** Numbers as a table of one column, `value`: one text, however many there are. */
export function tableOf(db: Queryable, numbers: readonly number[], name: string): Knex.Raw {
  const sql =
    familyOf(db) === "mysql" ? "json_table(?, '$[*]' columns (value int path '$'))" : "json_each(?)";
  return db.raw(`${sql} as ??`, [JSON.stringify(numbers), name]);
}

/**
 * One page of a list by days, with its total. `finish` adds what the rows are joined with; they are those of the table otherwise.
 * The first page is read while it is counted, where an index begins with all that is filtered by.
 */
export async function pageByDays<Row extends { local_day: string; id: string; seq?: number }>(
  db: Queryable,
  list: DayList,
  { page, per_page }: PageRequest,
  finish?: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<Page<Row>> {
  const { table, columns = ["*"], order = "desc", by = "id", whole } = list;
  const isLess = (one: Row, other: Row): boolean =>
    one.local_day < other.local_day ||
    (one.local_day === other.local_day && (one[by] ?? "") < (other[by] ?? ""));
  const read = async ({ index, from, to, skip }: Place): Promise<Row[]> => {
    const ids = list.where(db.from(byIndex(db, table, index)));
    // Two comparisons: by BETWEEN a day and itself, MariaDB sorts the whole day.
    if (from !== undefined) ids.where("local_day", ">=", from);
    if (to !== undefined) ids.where("local_day", "<=", to);
    ids
      .orderBy(["local_day", by].map((column) => ({ column, order })))
      .limit(per_page)
      .offset(skip)
      .select("id");
    // The ids alone come from the index, in a derived table; joined at once MariaDB would walk another one (2.4 s at 10 M rows).
    const wanted = columns.map((column) => `${table}.${column}`);
    const query = db.from(ids.as("page")).join(table, `${table}.id`, "page.id").select(wanted);
    const rows: Row[] = await (finish ? finish(query) : query);
    return rows.sort((one, other) => (isLess(one, other) === (order === "asc") ? -1 : 1));
  };
  if (page === 1 && whole !== undefined) {
    const { from, to } = list;
    const [total, rows] = await Promise.all([list.total(), read({ index: whole, from, to, skip: 0 })]);
    return { rows, meta: pageMeta(page, per_page, total) };
  }
  const pieces = await list.pieces();
  const place = await locate(list, pieces, (page - 1) * per_page, per_page);
  return { rows: place ? await read(place) : [], meta: pageMeta(page, per_page, sumOf(pieces)) };
}
