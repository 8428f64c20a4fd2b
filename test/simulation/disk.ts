// The disk of a machine: commits wait for its sync, and a loss of power takes what was not synced.
import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  statSync,
  truncateSync,
} from "node:fs";
import { join } from "node:path";
import type { Chance } from "./chance.ts";
import type { VirtualTime } from "./time.ts";

const file = "taxctl.sqlite";
const headerBytes = 32;

/** The write-ahead log at a moment: which one it is, how many bytes of it are valid, and how many SQLite has synced for a checkpoint. */
type LogState = { salt: string; bytes: number; checkpointed: number };

/** Reads the index of the log, which SQLite keeps next to it. */
function logState(folder: string): LogState | undefined {
  const index = Buffer.alloc(132);
  if (!existsSync(join(folder, `${file}-shm`))) return undefined;
  const descriptor = openSync(join(folder, `${file}-shm`), "r");
  readSync(descriptor, index, 0, index.length, 0);
  closeSync(descriptor);
  const frameBytes = 24 + (index.readUInt16LE(14) === 1 ? 65_536 : index.readUInt16LE(14));
  return {
    salt: index.toString("hex", 32, 40),
    bytes: headerBytes + index.readUInt32LE(16) * frameBytes,
    checkpointed: headerBytes + index.readUInt32LE(128) * frameBytes,
  };
}

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
    const state = isOurs ? logState(folder) : undefined;
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
    const now = logState(folder);
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
