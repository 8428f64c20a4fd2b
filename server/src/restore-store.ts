// Reads and writes a copy of the embedded database before it is used.
import type { DatabaseSync } from "node:sqlite";
import { toBlob } from "./db/sql/values.ts";
import { newId } from "./ids.ts";

/** The submissions without an outcome. */
export function countOpen(database: DatabaseSync): number {
  const sql = "select count(*) as open from transactions where status in ('pending', 'processing')";
  return Number(database.prepare(sql).get()?.open);
}

/** The entry names no actor, since the copy may be of an earlier version: without a user, it is an operator. */
export function recordRestore(database: DatabaseSync, source: string, nowMs: number): void {
  database
    .prepare("insert into audit (id, action, subject, detail, created_at) values (?, ?, ?, ?, ?)")
    .run(newId(), "database.restore", "database", toBlob({ file: source }), nowMs);
}

/** The ids of the keys that encrypted the secrets in the copy; a copy of an earlier version may lack some of the columns. */
export function listKeyIds(database: DatabaseSync): string[] {
  const places = database
    .prepare(
      "select m.name as place, c.name as field from sqlite_schema m join pragma_table_info(m.name) c where m.type = 'table' " +
        "and c.name in ('credentials_key_id', 'secret_key_id', 'totp_secret_key_id')",
    )
    .all();
  const ids = places.flatMap(({ place, field }) =>
    database.prepare(`select distinct ${field} as id from ${place} where ${field} is not null`).all(),
  );
  return [...new Set(ids.map(({ id }) => String(id)))];
}
