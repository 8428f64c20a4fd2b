// Waits until SQLite's write-ahead log is on the disk, without blocking the event loop.
import fs from "node:fs";
import { promisify } from "node:util";
import { DatabaseLost } from "../../base/database-lost.ts";
import { fieldOf } from "../../base/unknown.ts";
import { unwritableSentence } from "./failures.ts";

/**
 * The log of one connection. SQLite would sync it within each commit and block the process meanwhile.
 * So SQLite skips that (`synchronous = normal`), and each commit waits for this sync before its caller gets the result.
 */
export class WriteAheadLog {
  #path: string;
  #descriptor: number | undefined;

  constructor(database: string) {
    this.#path = `${database}-wal`;
  }

  /**
   * Waits until everything that was written is on the disk.
   *
   * @throws DatabaseLost when that is not known
   */
  async writeThrough(): Promise<void> {
    try {
      // A connection that is open keeps the file; SQLite puts no lock on it that closing it here would lift.
      this.#descriptor ??= fs.openSync(this.#path, "r+");
      await promisify(fs.fdatasync)(this.#descriptor);
    } catch (error) {
      throw failureOf(error);
    }
  }

  close(): void {
    if (this.#descriptor !== undefined) fs.closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}

function failureOf(error: unknown): DatabaseLost {
  switch (fieldOf(error, "code")) {
    case "ENOSPC":
    case "EDQUOT":
      return new DatabaseLost("full", "The disk of the data folder is full: free some space.", error);
    case "EROFS":
      return new DatabaseLost("read-only", unwritableSentence, error);
    default:
      return new DatabaseLost("damaged", unwritableSentence, error);
  }
}
