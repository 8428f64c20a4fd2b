// Puts a copy in the place of the database, decrypted first if it is encrypted.
import { rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeWorkFolder, type Replaced, replaceDatabase } from "../db/backup.ts";
import { isSealed, openSealed } from "../db/sealed-copy.ts";
import { holdCopy } from "../lanes/hold-copy.ts";
import { CommandFailure } from "./command.ts";
import { readIdentities } from "./embedded.ts";
import { countOpen, listKeyIds, recordRestore } from "./restore-store.ts";

/** `open`: how many submissions are open in the copy; `key_ids`: the keys that encrypted its secrets. */
export type Restored = Replaced & { open: number; key_ids: string[] };

/**
 * Replaces the database in `dataDir`, which must not be in use. Nothing is sent from the copy until the operators say which
 * numbers are used. `name`: the copy as the audit names it, if `source` is only its decrypted form.
 *
 * @throws BackupError if the copy fails its check; nothing was changed then
 */
export function restore(dataDir: string, source: string, nowMs: number, name = resolve(source)): Restored {
  let open = 0;
  let key_ids: string[] = [];
  const replaced = replaceDatabase(dataDir, source, nowMs, (database) => {
    recordRestore(database, name, nowMs);
    holdCopy(database, nowMs);
    open = countOpen(database);
    key_ids = listKeyIds(database);
  });
  return { ...replaced, open, key_ids };
}

/**
 * Gives `work` the copy as a database file: decrypted in the data folder if it is encrypted, and removed there afterwards.
 * @throws CommandFailure without the key
 */
export async function withOpenCopy<Result>(
  { file, keyFile, dataDir }: { file: string; keyFile: string | undefined; dataDir: string },
  work: (source: string) => Result | Promise<Result>,
): Promise<Result> {
  // What is no file is rejected like any other wrong copy.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile() || !isSealed(file)) return await work(file);
  if (keyFile === undefined)
    throw new CommandFailure(
      `${file} is encrypted.`,
      "Give the file of its secret key with --key: `taxd backup key` wrote it.",
    );
  const identities = readIdentities(keyFile);
  const folder = makeWorkFolder(dataDir);
  try {
    const source = join(folder, "taxctl.sqlite");
    await openSealed(file, source, identities);
    return await work(source);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
