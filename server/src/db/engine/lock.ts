// One writing process a data folder: a lock that the operating system gives back when its holder dies, however it dies.
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseLost } from "../../base/database-lost.ts";
import { isSqliteBusy } from "./failures.ts";

/** Held until `release()` or the end of the process. */
type DataDirLock = { release(): void };

/** Creates the data folder where it is missing; a {@link DatabaseLost} with the remedy where it can't be. */
export function ensureDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DatabaseLost(
      "read-only",
      `The data folder ${dataDir} can't be created: make its parent writable, or choose another with TAXD_DATA_DIR.`,
      error,
    );
  }
}

const privateFiles = ["taxctl.sqlite", "taxctl.sqlite-wal", "taxctl.sqlite-shm", "taxd.log"];

/** Removes other users' access to the data folder's files. Returns a warning if the folder itself is open to them. */
export function protectDataDir(dataDir: string): string | undefined {
  if (process.platform === "win32") return undefined;
  for (const name of privateFiles) {
    const path = join(dataDir, name);
    try {
      if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
    } catch {
      // Missing, or the file of another user.
    }
  }
  const mode = statSync(dataDir).mode & 0o777;
  if ((mode & 0o077) === 0) return undefined;
  return `The data folder ${dataDir} is open to other users of this machine (mode ${mode.toString(8)}): run chmod 700 ${dataDir}`;
}

/** The service often runs as a user of its own, and root restores for it: that user must be able to open the file. */
export function giveToOwnerOf(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}

function holderOf(pidFile: string): string {
  try {
    return `process ${Number(readFileSync(pidFile, "utf8"))}`;
  } catch {
    return "another process";
  }
}

/** Locks the data folder for this process; a second one gets a {@link DatabaseLost} that names the holder's process id. */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  ensureDataDir(dataDir);
  const pidFile = join(dataDir, "taxd.pid");
  let lock: DatabaseSync | undefined;
  try {
    // SQLite's own file lock: unlike a file with a process id, it can't be left behind.
    const file = join(dataDir, "taxd.lock");
    lock = new DatabaseSync(file, { timeout: 0 });
    giveToOwnerOf(dataDir, file);
    lock.exec("begin exclusive");
    writeFileSync(pidFile, String(process.pid));
  } catch (error) {
    lock?.close();
    if (!isSqliteBusy(error)) {
      throw new DatabaseLost(
        "read-only",
        `The data folder ${dataDir} is not writable: correct its permissions.`,
        error,
      );
    }
    throw new DatabaseLost(
      "busy",
      `The data folder ${dataDir} is in use by ${holderOf(pidFile)}: stop that one, or choose another with TAXD_DATA_DIR.`,
      error,
    );
  }
  const held = lock;
  return {
    release() {
      if (!held.isOpen) return;
      held.close();
      try {
        rmSync(pidFile, { force: true });
      } catch {
        // On a file system that turned read-only the file stays. Without the lock it has no meaning.
      }
    },
  };
}
