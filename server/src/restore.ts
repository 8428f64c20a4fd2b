// Puts a backup in the place of the embedded database: no control unit goes back in time, so its numbers are held.
import type { DatabaseSync } from "node:sqlite";
import { type Replaced, replaceDatabase } from "./db/backup.ts";
import { toBlob } from "./db/sql/values.ts";
import { newId } from "./ids.ts";
import { holdCopy } from "./lanes/hold-copy.ts";

/** `open`: how many submissions are open in the copy. */
export type Restored = Replaced & { open: number };

/**
 * Replaces the database in `dataDir`, which nobody may use meanwhile. Nothing is sent from the copy before somebody says which
 * numbers are used.
 *
 * @throws BackupError when the copy does not stand its check; nothing was changed then
 */
export function restore(dataDir: string, source: string, nowMs: number): Restored {
  let open = 0;
  const replaced = replaceDatabase(dataDir, source, nowMs, (database, file) => {
    recordRestore(database, file, nowMs);
    holdCopy(database, nowMs);
    const sql = "select count(*) as open from transactions where status in ('pending', 'processing')";
    open = Number(database.prepare(sql).get()?.open);
  });
  return { ...replaced, open };
}

/** The entry names no actor, since the copy may be of an earlier version: without a user, it is an operator. */
function recordRestore(database: DatabaseSync, source: string, nowMs: number): void {
  database
    .prepare("insert into audit (id, action, subject, detail, created_at) values (?, ?, ?, ?, ?)")
    .run(newId(), "database.restore", "database", toBlob({ file: source }), nowMs);
}
