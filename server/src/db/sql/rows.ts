// Statements over many rows or keys at once, prepared once and sent without the query builder, which compiles each value again.
import type { Knex } from "knex";
import { LRUCache } from "lru-cache";
import { type Column, familyOf, quote } from "./schema.ts";

/** Rows of one statement on a server, largest first: few different statements, so that each stays prepared; most batches need one. */
export const sizes = [64, 56, 48, 40, 32, 24, 16, 8, 7, 6, 5, 4, 3, 2, 1];
/** Keys of one statement: SQLite takes no expression that is a thousand deep. */
const mostKeys = 256;

type DbRow = Record<string, unknown>;
type Statement = { sql: string; bindings: readonly unknown[]; rows?: unknown[][] };

/** Texts of statements by their parts: created once, then compared and looked up by identity. */
const texts = new LRUCache<string, string>({ max: 1_000 });

export function textOf(key: string, make: () => string): string {
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = make();
  texts.set(key, text);
  return text;
}

function insertText(table: string, columns: readonly string[], count: number, ending: string): string {
  return textOf(`insert ${table} ${count} ${columns.join(" ")}${ending}`, () => {
    const tuple = `(${columns.map(() => "?").join(", ")})`;
    const values = Array.from({ length: count }, () => tuple).join(", ");
    return `insert into ${quote(table)} (${columns.map(quote).join(", ")}) values ${values}${ending}`;
  });
}

/** Keys that are whole primary keys. */
const primary = new Set(["id", "branch_id item_id"]);

/** A server may walk a small table instead of its primary key, and wait for rows of it that others have locked. */
export function byPrimaryKey(trx: Knex.Transaction, keys: readonly object[]): string {
  const isPrimary = primary.has(Object.keys(keys[0] ?? {}).join(" "));
  return isPrimary && familyOf(trx) === "mysql" ? " force index (primary)" : "";
}

/** A statement about the rows that have any of so many keys. */
function byKeysText(beginning: string, columns: readonly string[], count: number, ending = ""): string {
  return textOf(`${beginning}/${count} ${columns.join(" ")}${ending}`, () => {
    const each = (one: string, by: string) => Array.from({ length: count }, () => one).join(by);
    const [column, ...others] = columns;
    // A server compares a row with a list as in a dictionary, with alternatives one after another.
    if (column !== undefined && others.length === 0) {
      return `${beginning} where ${quote(column)} in (${each("?", ", ")})${ending}`;
    }
    const key = `(${columns.map((name) => `${quote(name)} = ?`).join(" and ")})`;
    return `${beginning} where ${each(key, " or ")}${ending}`;
  });
}

export async function run(trx: Knex.Transaction, statement: Statement): Promise<unknown> {
  const { client } = trx;
  const { response } = await client.query(await client.acquireConnection(), { ...statement, method: "raw" });
  return familyOf(trx) === "mysql" ? response[0] : response;
}

/**
 * Inserts rows that all have the columns of the first; an omitted value is null, not the column's default.
 *
 * @param ending The clause after the values, such as an upsert.
 */
export async function insertRows<R extends object>(
  trx: Knex.Transaction,
  table: string,
  rows: readonly R[],
  ending = "",
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => columns.map((column) => (row as DbRow)[column] ?? null));
  await insertValues(trx, table, columns, values, ending);
}

/** The same of rows that are given as their values, in the order of the columns. */
export async function insertValues(
  trx: Knex.Transaction,
  table: string,
  columns: readonly string[],
  values: unknown[][],
  ending = "",
): Promise<void> {
  if (values.length === 0) return;
  if (familyOf(trx) === "sqlite") {
    await run(trx, { sql: insertText(table, columns, 1, ending), bindings: [], rows: values });
    return;
  }
  for (let start = 0; start < values.length; ) {
    const left = values.length - start;
    const size = sizes.find((possible) => possible <= left) ?? 1;
    const sql = insertText(table, columns, size, ending);
    await run(trx, { sql, bindings: values.slice(start, start + size).flat() });
    start += size;
  }
}

/**
 * Inserts rows, in place of those that the table has under their keys.
 *
 * @param rows All with the same columns, each key once.
 * @param kept The columns that keep their value where the row exists.
 */
export async function saveRows(
  trx: Knex.Transaction,
  table: string,
  key: readonly string[],
  rows: readonly DbRow[],
  kept: readonly string[] = [],
): Promise<void> {
  const changed = Object.keys(rows[0] ?? {}).filter((name) => !key.includes(name) && !kept.includes(name));
  const set = (sent: (name: string) => string): string =>
    changed.map((name) => `${quote(name)} = ${sent(name)}`).join(", ");
  const ending =
    familyOf(trx) === "sqlite"
      ? ` on conflict (${key.join(", ")}) do update set ${set((name) => `excluded.${quote(name)}`)}`
      : ` on duplicate key update ${set((name) => `values(${quote(name)})`)}`;
  await insertRows(trx, table, rows, ending);
}

/**
 * The rows of a table that have any of these keys. All keys have the columns of the first; an index must begin with them.
 *
 * @param ending The clause after the conditions: an order, a lock.
 * @param what The selected columns, as SQL.
 * @param bindings Those of the selected columns.
 */
export async function selectByKeys<DbRow>(
  trx: Knex.Transaction,
  table: string,
  keys: readonly Partial<DbRow>[],
  ending = "",
  what = "*",
  bindings: readonly unknown[] = [],
): Promise<DbRow[]> {
  const found: DbRow[] = [];
  const from = `${quote(table)}${byPrimaryKey(trx, keys)}`;
  for (const { columns, count, values } of inParts(keys)) {
    const sql = byKeysText(`select ${what} from ${from}`, columns, count, ending);
    found.push(...((await run(trx, { sql, bindings: [...bindings, ...values] })) as DbRow[]));
  }
  return found;
}

/** A key of several columns: its index, and the columns as the table has them. */
export type CompositeKey = { index: string; columns: Record<string, Column> };

function joinText(table: string, { index, columns }: CompositeKey, what: readonly string[]): string {
  return textOf(`join ${table} ${index}/${what.join(" ")}`, () => {
    const names = Object.keys(columns);
    const typed = Object.values(columns).map(({ mysql }, at) => {
      const text = mysql.startsWith("varchar") ? `${mysql} character set utf8mb4 collate utf8mb4_bin` : mysql;
      return `${quote(names[at] ?? "")} ${text} path '$[${at}]'`;
    });
    const isSame = names.map((name) => `found.${quote(name)} = asked.${quote(name)}`);
    return (
      `select ${what.map((name) => `found.${name}`).join(", ")} from json_table(?, '$[*]' columns (${typed.join(", ")})) asked ` +
      `straight_join ${quote(table)} found force index (${quote(index)}) on ${isSame.join(" and ")}`
    );
  });
}

/**
 * The rows of a table that have any of these keys of several columns. A server would merge many alternatives one by one. So the keys
 * are sent as a table, written as one JSON text, and each is looked up in the index. The row of a key that is
 * given twice may come twice. It locks nothing: MySQL can't lock rows joined to such a table.
 *
 * @param what The selected columns.
 */
export async function selectByCompositeKeys<DbRow>(
  trx: Knex.Transaction,
  table: string,
  key: CompositeKey,
  keys: readonly Partial<DbRow>[],
  what: readonly string[] = ["*"],
): Promise<DbRow[]> {
  if (familyOf(trx) === "sqlite") return selectByKeys(trx, table, keys, "", what.join(", "));
  if (keys.length === 0) return [];
  const names = Object.keys(key.columns);
  const asked = JSON.stringify(keys.map((one) => names.map((name) => one[name as keyof DbRow])));
  return (await run(trx, { sql: joinText(table, key, what), bindings: [asked] })) as DbRow[];
}

/**
 * Makes the same change to the rows of a table that have any of these keys; keys without a row change nothing.
 *
 * @param set The change, as SQL with its bindings.
 */
export async function updateByKeys(
  trx: Knex.Transaction,
  table: string,
  keys: readonly DbRow[],
  [set, ...bindings]: readonly [set: string, ...bindings: unknown[]],
): Promise<void> {
  const rows = `${quote(table)}${byPrimaryKey(trx, keys)}`;
  for (const { columns, count, values } of inParts(keys)) {
    const sql = byKeysText(`update ${rows} set ${set}`, columns, count);
    await run(trx, { sql, bindings: [...bindings, ...values] });
  }
}

/** Keys by as many as a statement takes, with their values one after another. */
function* inParts<Key extends object>(keys: readonly Key[]) {
  const [first] = keys;
  const columns = Object.keys(first ?? {}) as (keyof Key & string)[];
  for (let start = 0; start < keys.length; start += mostKeys) {
    const part = padded(keys.slice(start, start + mostKeys));
    yield {
      columns,
      count: part.length,
      values: part.flatMap((key) => columns.map((column) => key[column])),
    };
  }
}

/** The rows of a statement that reads, kept prepared under its text. */
export async function selectRows<DbRow>(
  trx: Knex.Transaction,
  sql: string,
  bindings: readonly unknown[],
): Promise<DbRow[]> {
  return (await run(trx, { sql: textOf(sql, () => sql), bindings })) as DbRow[];
}

/** The ending of a select that locks its rows, where the database locks rows; `free` leaves out those that others have locked. */
export function rowLock(trx: Knex.Transaction, which: "all" | "free" = "all"): string {
  if (familyOf(trx) === "sqlite") return "";
  return which === "free" ? " for update skip locked" : " for update";
}

/** The places of values in `in (…)`. */
export function placesOf(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}

/** A list for `in (…)`, filled up with its last value to a power of two: few different statements. */
export function padded<T>(values: readonly T[]): T[] {
  const last = values.at(-1);
  if (last === undefined) return [];
  const size = 2 ** Math.ceil(Math.log2(values.length));
  return [...values, ...Array.from({ length: size - values.length }, () => last)];
}
