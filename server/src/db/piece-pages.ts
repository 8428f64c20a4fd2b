// Pages and totals of lists that are counted by pieces: what lies before a page is added up, and passed within one piece alone.
import type { Knex } from "knex";
import {
  byIndex,
  counted,
  type Page,
  type PageRequest,
  type Piece,
  pageMeta,
  piecesIn,
  sumOf,
} from "./page.ts";
import { allBranches, type PieceList, type Value } from "./piece-lists.ts";
import type { Queryable } from "./schema.ts";

/** Whose rows: of all branches where none is given. */
export type PieceScope = { data_set_id: number; branch_id?: number | undefined };

/** The first and the last value of which rows are wanted, in the list's order, both included. */
export type Between = { first?: Value | undefined; last?: Value | undefined };

/** How many rows are listed, by piece, in the order of the list. */
export async function countPieces(
  db: Queryable,
  { table, order }: PieceList,
  { data_set_id, branch_id = allBranches }: PieceScope,
): Promise<Piece[]> {
  return db("piece_counters")
    .where({ data_set_id, list: table, branch_id })
    .where("count", ">", 0)
    .orderBy("piece", order)
    .select({ at: "piece", count: "count" });
}

/** The rows that are listed, of any place. */
function listed(db: Queryable, list: PieceList, { data_set_id, branch_id }: PieceScope): Knex.QueryBuilder {
  const { table, index, branchIndex = index, isActiveOnly } = list;
  const isOfOne = branch_id !== undefined;
  const rows = db.from(byIndex(db, table, isOfOne ? branchIndex : index)).where({ data_set_id });
  if (isOfOne) rows.where({ branch_id });
  return isActiveOnly ? rows.where({ is_active: 1 }) : rows;
}

const behind = { asc: ">", desc: "<" } as const;
const before = { asc: "<", desc: ">" } as const;

/** How many rows of its piece stand before a value, or up to it. */
function countUpTo(
  db: Queryable,
  list: PieceList,
  scope: PieceScope,
  value: Value,
  isIncluded: boolean,
): Promise<number> {
  const { by, order } = list;
  const rows = listed(db, list, scope)
    .where(by[0], `${behind[order]}=`, list.entryOf(list.pieceOf(value)))
    .where(by[0], isIncluded ? `${before[order]}=` : before[order], value);
  return counted(rows);
}

/** A list, whose rows of it are wanted, and how a page is selected from the table's rows and what is joined with them. */
export type Listing = {
  list: PieceList;
  scope: PieceScope;
  between?: Between;
  finish(rows: Knex.QueryBuilder): Knex.QueryBuilder;
};

/** The keys of the rows that are wanted from a value on, in order. */
function keysFrom(
  db: Queryable,
  { list, scope, between }: Listing,
  from: Value | undefined,
): Knex.QueryBuilder {
  const { key, by, order } = list;
  const keys = listed(db, list, scope);
  if (from !== undefined) keys.where(by[0], `${behind[order]}=`, from);
  if (between?.last !== undefined) keys.where(by[0], `${before[order]}=`, between.last);
  return keys.orderBy(by.map((column) => ({ column, order }))).select(key);
}

/** The rows that have some keys, in order. */
function rowsOf(db: Queryable, { list, finish }: Listing, keys: Knex.QueryBuilder): Knex.QueryBuilder {
  const { table, key, by, order } = list;
  const rows = db.from(keys.as("page")).join(table, (on) => {
    for (const column of key) on.on(`${table}.${column}`, `page.${column}`);
  });
  return finish(rows.orderBy(by.map((column) => ({ column: `${table}.${column}`, order }))));
}

/** One page of a list with its total. */
export async function pageOfPieces<Row>(
  db: Queryable,
  listing: Listing,
  { page, per_page }: PageRequest,
): Promise<Page<Row>> {
  const { list, scope, between: { first, last } = {} } = listing;
  const read = async (from: Value | undefined, skip: number): Promise<Row[]> =>
    rowsOf(db, listing, keysFrom(db, listing, from).limit(per_page).offset(skip));
  const count = (value: Value | undefined, isIncluded: boolean) =>
    value === undefined ? 0 : countUpTo(db, list, scope, value, isIncluded);
  const [pieces, beforeFirst, upToLast, firstPage] = await Promise.all([
    countPieces(db, list, scope),
    count(first, false),
    count(last, true),
    page === 1 ? read(first, 0) : undefined,
  ]);
  const start = first === undefined ? 0 : rowsBefore(list, pieces, first) + beforeFirst;
  const end = last === undefined ? sumOf(pieces) : rowsBefore(list, pieces, last) + upToLast;
  const total = Math.max(0, end - start);
  const meta = pageMeta(page, per_page, total);
  const offset = (page - 1) * per_page;
  if (offset >= total) return { rows: [], meta };
  if (firstPage) return { rows: firstPage, meta };
  const { pieces: among, skip } = piecesIn(pieces, start + offset, per_page);
  const [entered] = among;
  return { rows: entered ? await read(list.entryOf(entered.at), skip) : [], meta };
}

/** The same of those rows that `where` leaves, which are looked for and counted in one pass over all. */
export async function pageOfFound<Row extends object>(
  db: Queryable,
  listing: Listing,
  { page, per_page }: PageRequest,
  where: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<Page<Row>> {
  const found = where(keysFrom(db, listing, listing.between?.first));
  const some = found.clone().select(db.raw("count(*) over () as found"));
  const counting = {
    ...listing,
    finish: (rows: Knex.QueryBuilder): Knex.QueryBuilder => listing.finish(rows).select("page.found"),
  };
  const keys = some.limit(per_page).offset((page - 1) * per_page);
  const rows: (Row & { found: number })[] = await rowsOf(db, counting, keys);
  // Behind the last page nobody tells the total.
  const total = rows[0]?.found ?? (page === 1 ? 0 : await counted(found));
  return { rows, meta: pageMeta(page, per_page, total) };
}

/** How many rows stand in the pieces before that of a value. */
function rowsBefore({ order, pieceOf }: PieceList, pieces: readonly Piece[], value: Value): number {
  const own = Buffer.from(pieceOf(value));
  const sign = order === "asc" ? -1 : 1;
  // As the database compares texts: by their bytes.
  return sumOf(pieces.filter(({ at }) => sign * Buffer.compare(Buffer.from(at), own) > 0));
}
