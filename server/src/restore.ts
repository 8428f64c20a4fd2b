import { type Replaced, replaceDatabase } from "./db/backup.ts";
import { holdCopy } from "./lanes/hold-copy.ts";
import { countOpen, recordRestore } from "./restore-store.ts";

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
    open = countOpen(database);
  });
  return { ...replaced, open };
}
