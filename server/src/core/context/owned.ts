// Finds records of the caller's account, or explains why one isn't theirs.

import { NotFoundError, PermissionError } from "../../base/errors.ts";
import { isId } from "../../base/ids.ts";
import { findEnvironmentById } from "../accounts/store.ts";
import type { Context } from "./context.ts";

/**
 * A record of the caller's environment.
 *
 * @param what The name of the kind of record in messages.
 * @param finding How to find such a record: a sentence for the message. It gets the record of the environment that is of another kind.
 * @param isWanted Whether the record is of the requested kind.
 * @throws PermissionError 403 when it belongs to another account's environment of the same kind.
 * @throws NotFoundError 404 when the id exists nowhere, only in the other environment, or is of another kind.
 */
export async function requireOwn<Row extends { data_set_id: number }>(
  { environment, service }: Context,
  what: string,
  id: string,
  find: (id: string) => Promise<Row | undefined>,
  finding: string | ((other: Row | undefined) => string),
  isWanted: (row: Row) => boolean = () => true,
): Promise<Row> {
  const key = id.toLowerCase();
  const row = isId(key) ? await find(key) : undefined;
  if (row?.data_set_id === environment.id && isWanted(row)) return row;
  if (row && row.data_set_id !== environment.id) {
    const owner = await findEnvironmentById(service.db.knex, row.data_set_id);
    if (owner?.environment === environment.name)
      throw new PermissionError("resource_not_owned", `The ${what} ${id} belongs to another account.`);
  }
  const other = row?.data_set_id === environment.id ? row : undefined;
  const found = typeof finding === "string" ? finding : finding(other);
  throw new NotFoundError(`There is no ${what} ${id} in the ${environment.name} environment. ${found}`);
}
