// Changes of many rows, each with values of its own, by as few statements as the database allows.
import type { Knex } from "knex";
import { byPrimaryKey, run, sizes, textOf } from "../sql/rows.ts";
import { type Family, familyOf, quote } from "../sql/schema.ts";
import { Unmergeable } from "./group-commit.ts";

type DbRow = Record<string, unknown>;

/**
 * One row to change: the columns that identify it and never change, other values that it must have (null compares as equal), and
 * its new values.
 */
export type Change = { key: DbRow; guard?: DbRow; set: DbRow };

/** Changes of one shape, each with its place among all. */
type Alike = { shape: Shape; alike: Change[]; places: number[] };
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

/** Changes every row in one statement. Shared values and conditions are written once; the row's key chooses the others. */
async function updateAtOnce(trx: Knex.Transaction, shape: Shape, changes: readonly Change[]): Promise<void> {
  const { table, keys, guards, columns } = shape;
  const [first] = changes;
  const isShared = (part: "set" | "guard") => (name: string) =>
    changes.every((change) => change[part]?.[name] === first?.[part]?.[name]);
  const [shared, own] = divided(columns, isShared("set"));
  const [sharedGuards, ownGuards] = divided(guards, isShared("guard"));
  const keysOf = ({ key }: Change): unknown[] => keys.map((name) => key[name]);
  const rows = changes.map((change) => [...keysOf(change), ...ownGuards.map((name) => change.guard?.[name])]);
  // A server finds a row in a list by halves, among alternatives one by one; but a list knows no null, and only of one column an index.
  const isList = keys.length === 1 && rows.every((row) => row.every((value) => value !== null));
  const isListTwice = isList && ownGuards.length > 0;
  const names = [isList, keys, ownGuards, sharedGuards, own, shared].join("/");
  const sql = textOf(`update ${table} ${changes.length} ${names}`, () => {
    const each = (one: string, by = ", ") => changes.map(() => one).join(by);
    const key = conditionOf(keys, "mysql");
    const set = [
      ...own.map((column) => `${quote(column)} = case ${each(`when ${key} then ?`, " ")} end`),
      ...shared.map((column) => `${quote(column)} = ?`),
    ];
    const row = [...keys, ...ownGuards];
    const found = [
      isList
        ? `(${row.map(quote).join(", ")}) in (${each(`(${row.map(() => "?").join(", ")})`)})`
        : `(${each(`(${conditionOf(row, "mysql")})`, " or ")})`,
      ...(isListTwice ? [`${keys.map(quote)} in (${each("?")})`] : []),
      ...(sharedGuards.length > 0 ? [conditionOf(sharedGuards, "mysql")] : []),
    ];
    const from = `${quote(table)}${byPrimaryKey(
      trx,
      changes.map(({ key }) => key),
    )}`;
    return `update ${from} set ${set.join(", ")} where ${found.join(" and ")}`;
  });
  const bindings = [
    ...own.flatMap((column) => changes.flatMap((change) => [...keysOf(change), change.set[column]])),
    ...shared.map((column) => first?.set[column]),
    ...rows.flat(),
    ...(isListTwice ? changes.flatMap(keysOf) : []),
    ...sharedGuards.map((name) => first?.guard?.[name]),
  ];
  if (affected(await run(trx, { sql, bindings })) === changes.length) return;
  throw new Unmergeable(`some of ${changes.length} rows of ${table} are not as they were expected`);
}

function divided(names: readonly string[], isFirst: (name: string) => boolean): [string[], string[]] {
  return [names.filter(isFirst), names.filter((name) => !isFirst(name))];
}

/** Changes rows of one shape. On a server all of them are changed at once. */
async function updateAlike(
  trx: Knex.Transaction,
  shape: Shape,
  changes: readonly Change[],
): Promise<boolean[]> {
  const family = familyOf(trx);
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
  const bindings: unknown[] = [];
  for (const column of columns) bindings.push(set[column]);
  for (const name of keys) bindings.push(key[name]);
  for (const name of guards) bindings.push(guard?.[name]);
  return bindings;
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

/**
 * Changes rows of any shapes, with one statement for each shape. Returns whether each was found as expected. Values that are `undefined`
 * stay unchanged.
 *
 * @throws Unmergeable on a server, if one of several rows of a shape was not found: the others are then unknown.
 */
export async function updateRows(
  trx: Knex.Transaction,
  table: string,
  changes: readonly Change[],
): Promise<boolean[]> {
  const shapes: Alike[] = [];
  for (const [place, given] of changes.entries()) {
    const change = withoutUndefined(given);
    const known = shapes.find(({ shape }) => isOf(shape, change));
    const of = known ?? { shape: shapeOf(table, change), alike: [], places: [] };
    if (!known) shapes.push(of);
    of.alike.push(change);
    of.places.push(place);
  }
  const done = changes.map(() => false);
  for (const { shape, alike, places } of shapes) {
    const found = await updateAlike(trx, shape, alike);
    for (const [at, place] of places.entries()) done[place] = found[at] === true;
  }
  return done;
}

function shapeOf(table: string, { key, guard = {}, set }: Change): Shape {
  return { table, keys: Object.keys(key), guards: Object.keys(guard), columns: Object.keys(set) };
}

const none: DbRow = {};

function isOf({ keys, guards, columns }: Shape, { key, guard = none, set }: Change): boolean {
  return hasNames(key, keys) && hasNames(guard, guards) && hasNames(set, columns);
}

function hasNames(row: DbRow, names: readonly string[]): boolean {
  let count = 0;
  for (const name in row) if (name !== names[count++]) return false;
  return count === names.length;
}

function withoutUndefined(change: Change): Change {
  for (const name in change.set) {
    if (change.set[name] !== undefined) continue;
    const entries = Object.entries(change.set).filter(([, value]) => value !== undefined);
    return { ...change, set: Object.fromEntries(entries) };
  }
  return change;
}

function affected(result: unknown): number {
  return Number(Object(result).affectedRows);
}
