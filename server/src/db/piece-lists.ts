// Lists of what changes seldom (codes, item classes, notices, insurances, branches), each counted by pieces of its order, so that totals
// and pages cost the same wherever they are.
import type { Knex } from "knex";
import { addDeltas, type Counters, type Delta } from "./counters.ts";
import { insertRows, selectByKeys } from "./rows.ts";
import { familyOf } from "./schema.ts";

export const pieceCounters: Counters = {
  table: "piece_counters",
  key: ["data_set_id", "list", "branch_id", "piece"],
};

/** The branch under which rows of all branches are counted. */
export const allBranches = 0;

/** What a list is ordered by first. */
export type Value = string | number;

/** A list: the rows of a table, in one order. Pieces of it are told apart by texts, which stand in the same order. */
export type PieceList = {
  table: string;
  /** The primary key. */
  key: readonly string[];
  /** The columns that order it, all in one direction. The first of them tells the piece. */
  by: readonly [string, ...string[]];
  order: "asc" | "desc";
  /** The index of a data set's rows in that order. */
  index: string;
  /** Where rows are of branches, and counted of each as well: the same of a branch. */
  branchIndex?: string;
  /** Whether only rows that are in use are listed. */
  isActiveOnly: boolean;
  pieceOf(first: Value): string;
  /** As SQL over the table. */
  pieceSql: string;
  /** What the list has in front of everything in a piece, and behind all before that. */
  entryOf(piece: string): Value;
};

/** Numbers that grow, the greatest first: a piece has 2^`bits` of them. */
const newestFirst = (column: string, bits: number) => ({
  // All pieces have as many digits.
  pieceOf: (number: Value) => String(10_000_000 + Math.floor(Number(number) / 2 ** bits)),
  pieceSql: `concat(10000000 + (${column} >> ${bits}), '')`,
  entryOf: (piece: string) => (Number(piece) - 10_000_000 + 1) * 2 ** bits - 1,
});

/** Letters of an item class that tell its family, and of a time that tell its month. */
const familyLetters = 4;
const monthDigits = "YYYYMM".length;
const beginning = (text: Value, letters: number): string =>
  Array.from(String(text)).slice(0, letters).join("");

const codes: PieceList = {
  table: "codes",
  key: ["data_set_id", "code_class", "code"],
  by: ["code_class", "sort_order", "code"],
  order: "asc",
  index: "by_order",
  isActiveOnly: true,
  pieceOf: String,
  pieceSql: "code_class",
  entryOf: (piece) => piece,
};

const itemClasses: PieceList = {
  table: "item_classes",
  key: ["data_set_id", "code"],
  by: ["code"],
  order: "asc",
  index: "primary",
  isActiveOnly: true,
  pieceOf: (code) => beginning(code, familyLetters),
  pieceSql: `substr(code, 1, ${familyLetters})`,
  entryOf: (piece) => piece,
};

const notices: PieceList = {
  table: "notices",
  key: ["data_set_id", "notice_no"],
  by: ["published_at", "notice_no"],
  order: "desc",
  index: "published",
  isActiveOnly: false,
  pieceOf: (time) => beginning(time, monthDigits),
  pieceSql: `substr(published_at, 1, ${monthDigits})`,
  // Units may give less of a time, or none: what is no longer than a piece is the only one in it.
  entryOf: (piece) => (piece.length < monthDigits ? piece : `${piece}99999999`),
};

const insurances: PieceList = {
  table: "insurances",
  key: ["branch_id", "code"],
  by: ["created_at", "branch_id", "code"],
  order: "desc",
  index: "by_age",
  branchIndex: "by_branch",
  isActiveOnly: false,
  // Some 25 days.
  ...newestFirst("created_at", 31),
};

const branches: PieceList = {
  table: "branches",
  key: ["id"],
  by: ["id"],
  order: "desc",
  index: "by_age",
  isActiveOnly: false,
  ...newestFirst("id", 10),
};

export const pieceLists = { codes, itemClasses, notices, insurances, branches };

type Row = Record<string, unknown>;

/** What counters of a list change by when a row is there, or no longer is. */
function deltasOf(list: PieceList, row: Row, data_set_id: number, delta: 1 | -1): Delta[] {
  if (list.isActiveOnly && !row.is_active) return [];
  const counter = { data_set_id, list: list.table, piece: list.pieceOf(row[list.by[0]] as Value), delta };
  const of = list.branchIndex === undefined ? [allBranches] : [allBranches, Number(row.branch_id)];
  return of.map((branch_id) => ({ ...counter, branch_id }));
}

/** Counts rows of a data set that a transaction has inserted (1) or deleted (-1). */
export async function countRows(
  trx: Knex.Transaction,
  list: PieceList,
  data_set_id: number,
  rows: readonly object[],
  delta: 1 | -1,
): Promise<void> {
  const deltas = rows.flatMap((row) => deltasOf(list, row as Row, data_set_id, delta));
  await addDeltas(trx, pieceCounters, deltas);
}

/**
 * Stores rows of a data set under their keys, in place of those that are there, and counts them.
 *
 * @param rows All with the same columns, each key once.
 * @param kept The columns that keep what they have where a row is there already.
 * @returns How many were not there.
 */
export async function saveRows(
  trx: Knex.Transaction,
  list: PieceList,
  data_set_id: number,
  rows: readonly Row[],
  kept: readonly string[] = [],
): Promise<number> {
  const { table, key, by } = list;
  // What others store of the data set at the same moment is there before this compares.
  await trx("data_sets").where({ id: data_set_id }).forUpdate().first("id");
  const keyOf = (row: Row): Row => Object.fromEntries(key.map((column) => [column, row[column]]));
  const columns = new Set([...key, by[0], ...(list.isActiveOnly ? ["is_active"] : [])]);
  const there = await selectByKeys<Row>(trx, table, rows.map(keyOf), "", [...columns].join(", "));
  await insertRows(trx, table, rows, replacing(trx, list, rows, kept));
  const nameOf = (row: Row): string => JSON.stringify(key.map((column) => row[column]));
  const before = new Map(there.map((row) => [nameOf(row), row]));
  const deltas = rows.flatMap((row) => {
    const old = before.get(nameOf(row));
    const lost = old ? deltasOf(list, old, data_set_id, -1) : [];
    return [...lost, ...deltasOf(list, row, data_set_id, 1)];
  });
  await addDeltas(trx, pieceCounters, deltas);
  return rows.length - before.size;
}

/** The ending of an insert that replaces what is there under the key. */
function replacing(
  trx: Knex.Transaction,
  { key }: PieceList,
  [first = {}]: readonly Row[],
  kept: readonly string[],
): string {
  const changed = Object.keys(first).filter((column) => !key.includes(column) && !kept.includes(column));
  const set = (sent: (column: string) => string): string =>
    changed.map((column) => `${column} = ${sent(column)}`).join(", ");
  return familyOf(trx) === "sqlite"
    ? ` on conflict (${key.join(", ")}) do update set ${set((column) => `excluded.${column}`)}`
    : ` on duplicate key update ${set((column) => `values(${column})`)}`;
}
