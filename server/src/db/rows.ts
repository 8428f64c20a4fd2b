// Statements over many rows or keys at once, prepared once and sent past the query builder: it compiles each value anew.
import type { Knex } from "knex";
import { familyOf } from "./schema.ts";

/** Rows of one statement on a server, largest first: few different statements, so that each stays prepared. */
const sizes = [32, 16, 8, 4, 2, 1];

type Row = Record<string, unknown>;
type Statement = { sql: string; bindings: readonly unknown[]; rows?: unknown[][] };

const quote = (name: string): string => `\`${name}\``;
/** Texts of statements by what they are made of: made once, they are compared and looked up by identity. */
const texts = new Map<string, string>();
const mostTexts = 1_000;

function textOf(key: string, make: () => string): string {
  const known = texts.get(key);
  if (known !== undefined) return known;
  if (texts.size >= mostTexts) texts.clear();
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

function selectText(table: string, columns: readonly string[], count: number): string {
  return textOf(`select ${table} ${count} ${columns.join(" ")}`, () => {
    const one = `(${columns.map((column) => `${quote(column)} = ?`).join(" and ")})`;
    return `select * from ${quote(table)} where ${Array.from({ length: count }, () => one).join(" or ")}`;
  });
}

async function run(trx: Knex.Transaction, statement: Statement): Promise<unknown> {
  const { client } = trx;
  const { response } = await client.query(await client.acquireConnection(), { ...statement, method: "raw" });
  return familyOf(trx) === "mysql" ? response[0] : response;
}

/**
 * Inserts rows that all have the columns of the first; a value left out is null, not the column's default.
 *
 * @param ending What follows the values: an upsert's clause.
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
  const values = rows.map((row) => columns.map((column) => (row as Row)[column] ?? null));
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
 * The rows of a table that have any of these keys. Keys all have the columns of the first; an index must begin with them.
 */
export async function selectByKeys<Row>(
  trx: Knex.Transaction,
  table: string,
  keys: readonly Partial<Row>[],
): Promise<Row[]> {
  const [first] = keys;
  if (!first) return [];
  const columns = Object.keys(first) as (keyof Row & string)[];
  const all = padded(keys);
  const sql = selectText(table, columns, all.length);
  return (await run(trx, {
    sql,
    bindings: all.flatMap((key) => columns.map((column) => key[column])),
  })) as Row[];
}

/** A list for `in (…)`, filled up with its last value to a power of two: few different statements. */
export function padded<T>(values: readonly T[]): T[] {
  const last = values.at(-1);
  if (last === undefined) return [];
  const size = 2 ** Math.ceil(Math.log2(values.length));
  return [...values, ...Array.from({ length: size - values.length }, () => last)];
}
