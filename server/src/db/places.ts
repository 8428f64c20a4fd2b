// Places in an order of two columns, the second of which tells apart what is alike in the first.
import type { Knex } from "knex";
import { type Family, familyOf, type Queryable } from "./schema.ts";

type Operator = "<" | "<=" | ">" | ">=";
type Two<Value> = readonly [first: Value, second: Value];

/** Compares columns with a place, in a way for which an index of both is searched. */
export function comparison(
  [first, second]: Two<string>,
  operator: Operator,
  [one, two]: readonly [string | number, number],
  family: Family,
): { sql: string; bindings: (string | number)[] } {
  return family === "sqlite"
    ? { sql: `(${first}, ${second}) ${operator} (?, ?)`, bindings: [one, two] }
    : {
        sql: `(${first} ${operator[0]} ? or (${first} = ? and ${second} ${operator} ?))`,
        bindings: [one, one, two],
      };
}

/** The same as a condition. */
export function compared(
  db: Queryable,
  columns: Two<string>,
  operator: Operator,
  place: readonly [string | number, number],
): Knex.Raw {
  const { sql, bindings } = comparison(columns, operator, place, familyOf(db));
  return db.raw(sql, bindings);
}
