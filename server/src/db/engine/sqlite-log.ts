// Waits until SQLite's write-ahead log is on the disk, without blocking the event loop.
import fs from "node:fs";
import { DatabaseLost } from "../../base/database-lost.ts";
import { threadSource } from "../../base/threads.ts";
import { fieldOf } from "../../base/unknown.ts";
import { unwritableSentence } from "./failures.ts";

/** The commits of this process to a database, and how many of them are surely on the disk. */
type Progress = { committed: number; safe: number };
const progresses = new Map<string, Progress>();

/**
 * The log of one connection. SQLite would sync it within each commit and block the process meanwhile.
 * So SQLite skips that (`synchronous = normal`), and each commit waits for this sync before its caller gets the result.
 */
export class WriteAheadLog {
  #path: string;
  #descriptor: number | undefined;
  #progress: Progress;
  /** The sync that began last, and how many commits were before it. */
  #last: { committed: number; over: Promise<void> } | undefined;

  constructor(database: string) {
    this.#path = `${database}-wal`;
    this.#progress = progresses.get(database) ?? { committed: 0, safe: 0 };
    progresses.set(database, this.#progress);
  }

  /** A commit that readers see from now on. */
  noteCommit(): void {
    this.#progress.committed += 1;
  }

  /**
   * Waits until everything that was written is on the disk.
   *
   * @throws DatabaseLost when that is not known
   */
  writeThrough(): Promise<void> {
    const over = this.#sync();
    this.#last = { committed: this.#progress.committed, over };
    return over;
  }

  /**
   * Waits until every commit that a reader may have seen is on the disk.
   *
   * @throws DatabaseLost when that is not known
   */
  async onDisk(): Promise<void> {
    const { committed, safe } = this.#progress;
    if (safe >= committed) return;
    if (this.#last && this.#last.committed >= committed) await this.#last.over.catch(() => undefined);
    // Where that sync has failed, another one may not.
    if (this.#progress.safe < committed) await this.writeThrough();
  }

  async #sync(): Promise<void> {
    const { committed } = this.#progress;
    try {
      // A connection that is open keeps the file; SQLite puts no lock on it that closing it here would lift.
      this.#descriptor ??= fs.openSync(this.#path, "r+");
      await threadSource.sync(this.#descriptor);
      this.#progress.safe = Math.max(this.#progress.safe, committed);
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
