// The file of the embedded database: its path, whether another file took its place, and whether a missing file is an error.
import { existsSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseLost } from "../../base/database-lost.ts";

/** The file of the embedded database. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, "taxctl.sqlite");
}

function find(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

/**
 * The files of a connection: the database and its write-ahead log. An open connection continues to write to files that were
 * moved or deleted, and the written data would be lost.
 */
export class OpenFile {
  #opened: { path: string; file: Stats | undefined }[];

  constructor(database: string) {
    // The log may be created later, by the first statement.
    this.#opened = [database, `${database}-wal`].map((path) => ({ path, file: find(path) }));
  }

  /** @throws DatabaseLost when an opened file was replaced, moved or deleted */
  requireInPlace(): void {
    for (const opened of this.#opened) {
      const found = find(opened.path);
      opened.file ??= found;
      if (found?.dev === opened.file?.dev && found?.ino === opened.file?.ino) continue;
      const change = found ? "was replaced" : "was moved or deleted";
      throw new DatabaseLost(
        "moved",
        `The database file ${change} while the service used it: stop the service, put the file back or restore a backup, and start again.`,
        new Error(`${opened.path} ${change}`),
      );
    }
  }
}

/** Files that a service leaves next to its database. */
const remains = ["encryption.key", "taxctl.sqlite-wal"];

/**
 * Checks that a database is where one belongs, before an empty one is created.
 *
 * @throws DatabaseLost when the data folder was used before and its database is missing
 */
export function requireDatabaseFile(dataDir: string): void {
  const file = sqliteFile(dataDir);
  if ((find(file)?.size ?? 0) > 0) return;
  const found = remains.filter((name) => existsSync(join(dataDir, name)));
  if (found.length === 0) return;
  throw new DatabaseLost(
    "moved",
    `The data folder ${dataDir} holds ${found.join(" and ")}, but no database: put taxctl.sqlite back, or restore a backup with \`taxd restore\`. ` +
      `To begin with an empty database, move ${found.length === 1 ? "that file" : "those files"} to another folder.`,
  );
}
