// Inserts and changes of rows for which the tasks that share a transaction need one statement.

import { insertRows } from "../sql/rows.ts";
import type { Trx } from "../sql/schema.ts";
import { type Operation, runGrouped } from "./group-commit.ts";
import { type Change, updateRows } from "./update-rows.ts";

/** One operation for each table: a group runs tasks with the same operation at once. */
function byTable<Argument, Result>(make: (table: string) => Operation<Argument, Result>) {
  const known = new Map<string, Operation<Argument, Result>>();
  return (table: string): Operation<Argument, Result> => {
    const operation = known.get(table) ?? make(table);
    known.set(table, operation);
    return operation;
  };
}

const inserts = byTable<readonly object[], void>((table) => async (trx, all) => {
  await insertRows(trx, table, all.flat());
  return all.map(() => undefined);
});

const updates = byTable<Change, boolean>((table) => (trx, changes) => updateRows(trx, table, changes));

/** Inserts rows that all have the same columns. */
export function insertGrouped(trx: Trx, table: string, rows: readonly object[]): Promise<void> {
  return runGrouped(trx, inserts(table), rows);
}

/** Changes a row; false when it was not found as the change expects it. */
export function updateGrouped(trx: Trx, table: string, change: Change): Promise<boolean> {
  return runGrouped(trx, updates(table), change);
}
