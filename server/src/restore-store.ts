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
