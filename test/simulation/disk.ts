// The disk of a machine: commits wait for its sync, and a loss of power takes what was not synced.
import { copyFileSync, existsSync, fstatSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { type LogState, logState } from "../support/write-ahead-log.ts";
import type { Chance } from "./chance.ts";
import type { VirtualTime } from "./time.ts";

const file = "taxctl.sqlite";

/** How much of the log outlives a loss of power. A log that was begun anew is in the database, synced, as far as the one before went. */
const safeOf = (now: LogState, synced: LogState | undefined): number =>
  Math.max(now.checkpointed, synced?.salt === now.salt ? synced.bytes : 0);

export class Disk {
  /** Syncs that fail from now on, with this code of the system. */
  failing: { code: "ENOSPC" | "EIO"; times: number } | undefined;
  syncs = 0;
  /** By folder, with the number of the sync: a slow one may end after others that began later. */
  #synced = new Map<string, LogState & { sync: number }>();

  readonly time: VirtualTime;
  readonly chance: Chance;
  folder: string;

  constructor(time: VirtualTime, chance: Chance, folder: string) {
    this.time = time;
    this.chance = chance;
    this.folder = folder;
  }

  sync(descriptor: number, done: (error: Error | null) => void): void {
    this.syncs += 1;
    const { failing, folder, syncs: sync } = this;
    const inode = fstatSync(descriptor).ino;
    const isOurs = statSync(join(folder, `${file}-wal`)).ino === inode;
    const state = isOurs ? logState(join(folder, file)) : undefined;
    // Most syncs are fast; some wait for a busy disk.
    const ms = this.chance.happens(0.02) ? this.chance.between(50, 900) : 0.1 + this.chance.fraction() * 3;
    this.time.start(() => {
      if (failing && failing.times > 0) {
        failing.times -= 1;
        done(Object.assign(new Error(`${failing.code}: fdatasync`), { code: failing.code }));
        return;
      }
      const isLatest = sync > (this.#synced.get(folder)?.sync ?? 0);
      if (state && isLatest && folder === this.folder) this.#synced.set(folder, { ...state, sync });
      done(null);
    }, ms);
  }

  /**
   * What a machine finds after a loss of power: the database, and its log cut somewhere between the last sync and the last write.
   * All processes are dead.
   *
   * @param next The folder for the files that were saved.
   */
  losePower(next: string): void {
    const { folder, chance } = this;
    const now = logState(join(folder, file));
    const synced = this.#synced.get(folder);
    copyFileSync(join(folder, file), join(next, file));
    const log = join(folder, `${file}-wal`);
    if (existsSync(log)) {
      copyFileSync(log, join(next, `${file}-wal`));
      // Nobody has opened a log without an index since the last loss.
      const end = now === undefined ? statSync(log).size : Math.min(now.bytes, statSync(log).size);
      const kept = now === undefined ? end : chance.between(Math.min(safeOf(now, synced), end), end);
      truncateSync(join(next, `${file}-wal`), kept);
      // What was read back is on the disk.
      const salt = now?.salt ?? synced?.salt ?? "";
      this.#synced.set(next, { salt, bytes: kept, checkpointed: 0, sync: this.syncs });
    }
    this.folder = next;
    this.failing = undefined;
  }
}
