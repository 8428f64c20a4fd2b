// Copies the embedded database while it is in use, checks copies, and puts one back in the place of the database.
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { fieldOf } from "../base/unknown.ts";
import { BackupError } from "./backup-error.ts";
import { giveToOwnerOf } from "./engine/lock.ts";
import { sqliteFile } from "./engine/sqlite-file.ts";
import { migrations } from "./migrations/all.ts";
import { baseline } from "./migrations/baseline.ts";
import { sealFile } from "./sealed-copy.ts";

/** The content of a checked copy. */
export type Copy = { file: string; bytes: number; version: string };

function syncPath(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function values(database: DatabaseSync, sql: string): unknown[] {
  return database
    .prepare(sql)
    .all()
    .map((row) => Object.values(row)[0]);
}

/**
 * Reads every page, index and reference of a database file.
 * @throws BackupError when anything is wrong with it, or it has another baseline or is of a newer version
 */
export function checkCopy(file: string): Copy {
  const other = "Take another copy.";
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`, "Give the path of a backup.");
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const faults = values(database, "pragma integrity_check");
    if (faults.length !== 1 || faults[0] !== "ok") {
      throw new BackupError(`${file} is damaged: ${String(faults[0])}.`, other);
    }
    if (values(database, "pragma foreign_key_check").length > 0) {
      throw new BackupError(`${file} is not whole: rows refer to others that are missing.`, other);
    }
    const done = new Set(values(database, "select name from schema_migrations"));
    if (done.size === 0) throw new BackupError(`${file} is an empty database.`, other);
    const names = migrations.map(({ name }) => name);
    const unknown = [...done].map(String).find((name) => !names.includes(name));
    if (unknown !== undefined) {
      throw new BackupError(
        done.has(baseline.name)
          ? `${file} was made by a newer version of the service (${unknown}).`
          : `${file} was made with another schema (${unknown}) than this version's (${baseline.name}).`,
        "Use that version to restore it.",
      );
    }
    const version = names.findLast((name) => done.has(name)) ?? baseline.name;
    return { file, bytes: statSync(file).size, version };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is not a database of this service.`, "Give the path of a backup.", {
      cause: error,
    });
  } finally {
    database?.close();
  }
}

/** One plain file: its write-ahead log is merged and switched off, so that nothing next to it matters. */
function makePlain(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma journal_mode = delete");
  } finally {
    database.close();
  }
}

/** A folder for files that must not leave the data folder. Those that a killed process left are removed. */
export function makeWorkFolder(dataDir: string): string {
  for (const name of readdirSync(dataDir)) {
    const [, owner] = /^copying-(\d+)$/.exec(name) ?? [];
    if (owner !== undefined && !isRunning(Number(owner))) rmSync(join(dataDir, name), { recursive: true });
  }
  const folder = join(dataDir, `copying-${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return processId !== process.pid;
  } catch (error) {
    return fieldOf(error, "code") === "EPERM";
  }
}

/**
 * Writes a copy of the database in `dataDir`, as it is at one moment, while other processes continue to write.
 * With recipients, only their holders can read it, and nothing unencrypted leaves the data folder.
 * @throws BackupError if the target exists, or the copy fails its check
 */
export async function backUp(
  dataDir: string,
  target: string,
  recipients: readonly string[] = [],
): Promise<Copy> {
  const source = sqliteFile(dataDir);
  const file = resolve(target);
  if (!existsSync(source)) {
    throw new BackupError(
      `There is no database in ${dataDir}.`,
      "Set TAXD_DATA_DIR to the service's data folder.",
    );
  }
  if (existsSync(file)) {
    throw new BackupError(`${file} exists already.`, "Give a new name, or remove that file first.");
  }
  if (!existsSync(dirname(file))) {
    throw new BackupError(`There is no folder ${dirname(file)}.`, "Make it first.");
  }
  const folder = recipients.length === 0 ? undefined : makeWorkFolder(dataDir);
  const partial = `${file}.partial`;
  const draft = folder === undefined ? partial : join(folder, "taxctl.sqlite");
  for (const left of [partial, draft]) rmSync(left, { force: true });
  try {
    await copyDatabase(source, draft);
    const { version } = checkCopy(draft);
    if (folder !== undefined) await sealFile(draft, partial, recipients);
    syncPath(partial);
    linkSync(partial, file);
    syncPath(dirname(file));
    return { file, bytes: statSync(file).size, version };
  } finally {
    rmSync(partial, { force: true });
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function copyDatabase(source: string, draft: string): Promise<void> {
  // Created here, so that other users can't read it from its first byte.
  closeSync(openSync(draft, "wx", 0o600));
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // All pages in one step: with several, every write in between would restart it.
    await backup(database, draft, { rate: 0x7fff_ffff });
    makePlain(draft);
  } finally {
    database.close();
  }
}

/**
 * Keeps the database under another name, byte for byte, with the log that a killed process left. Then merges the log
 * into the file, so that the replaced database is one file.
 */
function keep(file: string, kept: string): void {
  const log = `${file}-wal`;
  if (!existsSync(log)) {
    linkSync(file, kept);
    return;
  }
  copyFileSync(log, `${kept}-wal`, constants.COPYFILE_EXCL);
  copyFileSync(file, kept, constants.COPYFILE_EXCL);
  syncPath(`${kept}-wal`);
  syncPath(kept);
  try {
    makePlain(file);
  } catch {
    // Damaged: there is nothing to bring in.
  }
  rmSync(log, { force: true });
}

/** The copy as it now stands in the data folder, and where the former database is. */
export type Replaced = Copy & { kept: string | undefined };

/** The name, or where a file has it already the name with a number: two restores may happen within a second. */
function unusedName(name: string): string {
  for (let number = 1; ; number++) {
    const one = number === 1 ? name : `${name}-${number}`;
    if (!existsSync(one)) return one;
  }
}

/**
 * Replaces the database in `dataDir`, which must not be in use, with a copy. The former database is kept
 * under another name. A crash in between leaves one of the two, whole.
 * @param prepare Changes the copy before it replaces the database.
 * @throws BackupError if the copy fails its check; nothing was changed then
 */
export function replaceDatabase(
  dataDir: string,
  source: string,
  nowMs: number,
  prepare: (database: DatabaseSync) => void,
): Replaced {
  const file = sqliteFile(dataDir);
  const given = resolve(source);
  if (existsSync(given) && existsSync(file) && realpathSync(given) === realpathSync(file)) {
    throw new BackupError(`${given} is the database itself.`, "Give the path of a backup.");
  }
  const checked = checkCopy(given);
  const draft = `${file}.restoring`;
  rmSync(draft, { force: true });
  copyFileSync(given, draft);
  makePlain(draft);
  const database = new DatabaseSync(draft);
  try {
    prepare(database);
  } finally {
    database.close();
  }
  checkCopy(draft);
  giveToOwnerOf(dataDir, draft);
  syncPath(draft);
  let kept: string | undefined;
  if (existsSync(file)) {
    kept = unusedName(`${file}.before-${new Date(nowMs).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`);
    keep(file, kept);
  }
  rmSync(`${file}-shm`, { force: true });
  renameSync(draft, file);
  syncPath(dataDir);
  return { ...checked, file, kept };
}
