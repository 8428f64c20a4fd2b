// Reads and writes a copy of the embedded database before it is used.
import type { DatabaseSync } from "node:sqlite";
import { systemClock } from "../base/clock.ts";
import { newId } from "../base/ids.ts";
import { toBlob } from "../db/sql/values.ts";

/** The submissions without an outcome. */
export function countOpen(database: DatabaseSync): number {
  const sql = "select count(*) as open from transactions where status = 'pending'";
  return Number(database.prepare(sql).get()?.open);
}

export function recordRestore(database: DatabaseSync, source: string, nowMs: number): void {
  database
    .prepare(
      "insert into audit (id, actor, action, subject, detail, created_at) values (?, 'operator', ?, ?, ?, ?)",
    )
    .run(newId(systemClock), "database.restore", "database", toBlob({ file: source }), nowMs);
}

/** The ids of the keys that encrypted the secrets in the copy. */
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
