import { type Replaced, replaceDatabase } from "../db/backup.ts";
import { holdCopy } from "../lanes/hold-copy.ts";
import { countOpen, listKeyIds, recordRestore } from "./restore-store.ts";

/** `open`: how many submissions are open in the copy; `key_ids`: the keys that encrypted its secrets. */
export type Restored = Replaced & { open: number; key_ids: string[] };

/**
 * Replaces the database in `dataDir`, which must not be in use. Nothing is sent from the copy until the operators say which
 * numbers are used.
 *
 * @throws BackupError if the copy fails its check; nothing was changed then
 */
export function restore(dataDir: string, source: string, nowMs: number): Restored {
  let open = 0;
  let key_ids: string[] = [];
  const replaced = replaceDatabase(dataDir, source, nowMs, (database, file) => {
    recordRestore(database, file, nowMs);
    holdCopy(database, nowMs);
    open = countOpen(database);
    key_ids = listKeyIds(database);
  });
  return { ...replaced, open, key_ids };
}
