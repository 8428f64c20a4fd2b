// Copies the embedded database while it is in use, checks copies, and puts one back in the place of the database.
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { newId } from "../ids.ts";
import { heldReason } from "./held-reason.ts";
import { migrations } from "./migrations/all.ts";
import { sqliteFile } from "./open.ts";
import { toBlob } from "./values.ts";

/** A copy could not be made, or is not fit to be used; nothing was changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}

/** What a checked copy holds. */
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
 * @throws BackupError when anything is wrong with it, or it is of a newer version than this one
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
    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0) {
      throw new BackupError(
        `${file} was made by a newer version of the service (${String(unknown[0])}).`,
        "Use that version to restore it.",
      );
    }
    const version = migrations.findLast(({ name }) => done.has(name))?.name;
    if (version === undefined) throw new BackupError(`${file} is an empty database.`, other);
    return { file, bytes: statSync(file).size, version };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is no database of this service.`, "Give the path of a backup.", {
      cause: error,
    });
  } finally {
    database?.close();
  }
}

/** One plain file: its write-ahead log is merged and switched off, so that nothing beside it matters. */
function makePlain(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma journal_mode = delete");
  } finally {
    database.close();
  }
}

/**
 * Writes a copy of the database in `dataDir`, as it is at one moment, while other processes go on writing.
 * @throws BackupError when the target exists, or the copy does not stand its check
 */
export async function backUp(dataDir: string, target: string): Promise<Copy> {
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
  const draft = `${file}.partial`;
  rmSync(draft, { force: true });
  // Made here, so that nobody else may read it from its first byte on.
  closeSync(openSync(draft, "wx", 0o600));
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // All pages in one step: with several, every write in between would begin it anew.
    await backup(database, draft, { rate: 0x7fff_ffff });
    makePlain(draft);
    checkCopy(draft);
    syncPath(draft);
    linkSync(draft, file);
    syncPath(dirname(file));
    return checkCopy(file);
  } finally {
    database.close();
    rmSync(draft, { force: true });
  }
}

/**
 * Keeps the database under another name, byte for byte with its log where a killed process left one, and then brings the log
 * into the file, so that what is replaced is one file.
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

/** The entry names no actor, since the copy may be of an earlier version: without a user, it is an operator. */
function recordRestore(database: DatabaseSync, source: string, nowMs: number): void {
  database
    .prepare("insert into audit (id, action, subject, detail, created_at) values (?, ?, ?, ?, ?)")
    .run(newId(), "database.restore", "database", toBlob({ file: source }), nowMs);
}

/** The copy as it now stands in the data folder, where the former database is, and how many submissions are open in it. */
export type Restored = Copy & { kept: string | undefined; open: number };

/**
 * No control unit goes back in time: nothing is sent from the copy before somebody says which numbers are used.
 * @returns how many submissions are open in it
 */
function holdNumbers(file: string, source: string, nowMs: number): number {
  const database = new DatabaseSync(file);
  try {
    recordRestore(database, source, nowMs);
    database.prepare("update streams set stopped_reason = ?, updated_at = ?").run(heldReason, nowMs);
    // Nobody sends from the copy: what was on its way, and whose device it was, is over.
    database.prepare("update calls set holder = null, due_at = ? where state = 'sent'").run(nowMs);
    database.exec("update lanes set owner = null, lease_until = 0 where owner is not null");
    const sql = "select count(*) from transactions where status in ('pending', 'processing')";
    return Number(values(database, sql)[0]);
  } finally {
    database.close();
  }
}

/** The name, or where a file has it already the name with a number: two restores may happen within a second. */
function unusedName(name: string): string {
  for (let number = 1; ; number++) {
    const one = number === 1 ? name : `${name}-${number}`;
    if (!existsSync(one)) return one;
  }
}

/**
 * Puts a copy in the place of the database in `dataDir`, which nobody may use meanwhile; the database that was there is kept
 * under another name. A crash in between leaves either the one or the other, whole.
 * @throws BackupError when the copy does not stand its check; nothing was changed then
 */
export function restore(dataDir: string, source: string, nowMs: number): Restored {
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
  const open = holdNumbers(draft, given, nowMs);
  checkCopy(draft);
  syncPath(draft);
  let kept: string | undefined;
  if (existsSync(file)) {
    kept = unusedName(`${file}.before-${new Date(nowMs).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`);
    keep(file, kept);
  }
  rmSync(`${file}-shm`, { force: true });
  renameSync(draft, file);
  syncPath(dataDir);
  return { ...checked, file, kept, open };
}
