// Statements over many rows or keys at once, prepared once and sent past the query builder: it compiles each value anew.
import type { Knex } from "knex";
import { type Family, familyOf } from "./schema.ts";
import { Unmergeable } from "./together.ts";

/** Rows of one statement on a server, largest first: few different statements, so that each stays prepared. */
const sizes = [32, 16, 8, 4, 2, 1];
/** Keys of one statement: SQLite takes no expression that is a thousand deep. */
const mostKeys = 256;

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

/** Keys that are whole primary keys. */
const primary = new Set(["id", "branch_id item_id"]);

/** A server may walk a small table instead of its primary key, and wait for rows of it that others have locked. */
function byPrimaryKey(trx: Knex.Transaction, keys: readonly object[]): string {
  const isPrimary = primary.has(Object.keys(keys[0] ?? {}).join(" "));
  return isPrimary && familyOf(trx) === "mysql" ? " force index (primary)" : "";
}

/** A statement about the rows that have any of so many keys. */
function byKeysText(beginning: string, columns: readonly string[], count: number): string {
  return textOf(`${beginning}/${count} ${columns.join(" ")}`, () => {
    const one = `(${columns.map((column) => `${quote(column)} = ?`).join(" and ")})`;
    return `${beginning} where ${Array.from({ length: count }, () => one).join(" or ")}`;
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
 *
 * @param ending What follows the conditions: an order, a lock.
 * @param what The columns wanted, as SQL.
 */
export async function selectByKeys<Row>(
  trx: Knex.Transaction,
  table: string,
  keys: readonly Partial<Row>[],
  ending = "",
  what = "*",
): Promise<Row[]> {
  const found: Row[] = [];
  const from = `${quote(table)}${byPrimaryKey(trx, keys)}`;
  for (const { columns, count, values } of inParts(keys)) {
    const sql = `${byKeysText(`select ${what} from ${from}`, columns, count)}${ending}`;
    found.push(...((await run(trx, { sql, bindings: values })) as Row[]));
  }
  return found;
}

/**
 * Changes the rows of a table that have any of these keys, alike; keys of which there is no row change nothing.
 *
 * @param set What is changed, as SQL, with its bindings.
 */
export async function updateByKeys(
  trx: Knex.Transaction,
  table: string,
  keys: readonly Row[],
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

/**
 * One row to change: the columns that identify it and never change, what else it must have (a null is compared as such), and
 * its new values.
 */
export type Change = { key: Row; guard?: Row; set: Row };

type Shape = { table: string; keys: string[]; guards: string[]; columns: string[] };

const conditionOf = (names: string[], family: Family): string =>
  names.map((name) => `${quote(name)} ${family === "mysql" ? "<=>" : "is"} ?`).join(" and ");

function updateText({ table, keys, guards, columns }: Shape, family: Family): string {
  return textOf(
    `update ${family} ${table} ${keys.join(" ")}/${guards.join(" ")}/${columns.join(" ")}`,
    () => {
      const set = columns.map((column) => `${quote(column)} = ?`).join(", ");
      return `update ${quote(table)} set ${set} where ${conditionOf([...keys, ...guards], family)}`;
    },
  );
}

/** Every row by one statement: what all of them get is said once, what differs is chosen by the row's key. */
async function updateAtOnce(trx: Knex.Transaction, shape: Shape, changes: readonly Change[]): Promise<void> {
  const { table, keys, guards, columns } = shape;
  const [first] = changes;
  const own = columns.filter((column) => changes.some(({ set }) => set[column] !== first?.set[column]));
  const shared = columns.filter((column) => !own.includes(column));
  const names = [keys, guards, own, shared].map((part) => part.join(" ")).join("/");
  const sql = textOf(`update ${table} ${changes.length} ${names}`, () => {
    const key = conditionOf(keys, "mysql");
    const chosen = `case ${changes.map(() => `when ${key} then ?`).join(" ")} end`;
    const set = [
      ...own.map((column) => `${quote(column)} = ${chosen}`),
      ...shared.map((column) => `${quote(column)} = ?`),
    ];
    const found = `(${conditionOf([...keys, ...guards], "mysql")})`;
    return `update ${quote(table)} set ${set.join(", ")} where ${changes.map(() => found).join(" or ")}`;
  });
  const keysOf = ({ key }: Change): unknown[] => keys.map((name) => key[name]);
  const guardsOf = ({ guard }: Change): unknown[] => guards.map((name) => guard?.[name]);
  const bindings = [
    ...own.flatMap((column) => changes.flatMap((change) => [...keysOf(change), change.set[column]])),
    ...shared.map((column) => first?.set[column]),
    ...changes.flatMap((change) => [...keysOf(change), ...guardsOf(change)]),
  ];
  if (affected(await run(trx, { sql, bindings })) === changes.length) return;
  throw new Unmergeable(`some of ${changes.length} rows of ${table} are not as they were expected`);
}

/**
 * Changes rows of one shape: whether each was found as it was expected. On a server all of them are changed at once.
 *
 * @throws Unmergeable on a server, when one of several was not found: nothing can be said of the others then.
 */
export async function updateRows(
  trx: Knex.Transaction,
  table: string,
  changes: readonly Change[],
): Promise<boolean[]> {
  const [first] = changes;
  if (!first) return [];
  const family = familyOf(trx);
  const keys = Object.keys(first.key);
  const guards = Object.keys(first.guard ?? {});
  const shape: Shape = { table, keys, guards, columns: Object.keys(first.set) };
  if (family === "sqlite") return updateOneByOne(trx, shape, changes);
  const done: boolean[] = [];
  while (done.length < changes.length) {
    const left = changes.length - done.length;
    const size = sizes.find((possible) => possible <= left) ?? 1;
    const part = changes.slice(done.length, done.length + size);
    if (size > 1) {
      await updateAtOnce(trx, shape, part);
      done.push(...part.map(() => true));
      continue;
    }
    const [bindings] = part.map((change) => bindingsOf(shape, change));
    done.push(affected(await run(trx, { sql: updateText(shape, family), bindings: bindings ?? [] })) === 1);
  }
  return done;
}

function bindingsOf({ keys, guards, columns }: Shape, { key, guard, set }: Change): unknown[] {
  return [
    ...columns.map((column) => set[column]),
    ...keys.map((name) => key[name]),
    ...guards.map((name) => guard?.[name]),
  ];
}

/** One statement for each row, run one after another within the database. */
async function updateOneByOne(
  trx: Knex.Transaction,
  shape: Shape,
  changes: readonly Change[],
): Promise<boolean[]> {
  const rows = changes.map((change) => bindingsOf(shape, change));
  const changed = await run(trx, { sql: updateText(shape, "sqlite"), bindings: [], rows });
  return (changed as number[]).map((count) => count === 1);
}

/** Changes rows of any shapes, those of one shape together; values that are `undefined` are left as they are. */
export async function updateEach(
  trx: Knex.Transaction,
  table: string,
  changes: readonly Change[],
): Promise<boolean[]> {
  const shapes = new Map<string, { index: number; change: Change }[]>();
  for (const [index, given] of changes.entries()) {
    const change = withoutUndefined(given);
    const { key, guard = {}, set } = change;
    const shape = `${Object.keys(key)}/${Object.keys(guard)}/${Object.keys(set)}`;
    const alike = shapes.get(shape);
    if (alike) alike.push({ index, change });
    else shapes.set(shape, [{ index, change }]);
  }
  const done = changes.map(() => false);
  for (const alike of shapes.values()) {
    const found = await updateRows(
      trx,
      table,
      alike.map(({ change }) => change),
    );
    for (const [at, { index }] of alike.entries()) done[index] = found[at] === true;
  }
  return done;
}

function withoutUndefined(change: Change): Change {
  const entries = Object.entries(change.set);
  if (entries.every(([, value]) => value !== undefined)) return change;
  return { ...change, set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
}

function affected(result: unknown): number {
  return Number(Object(result).affectedRows);
}

/** The rows of a statement that reads, kept prepared under its text. */
export async function selectRows<Row>(
  trx: Knex.Transaction,
  sql: string,
  bindings: readonly unknown[],
): Promise<Row[]> {
  return (await run(trx, { sql: textOf(sql, () => sql), bindings })) as Row[];
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
