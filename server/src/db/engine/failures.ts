// Classifies database errors: retryable, a duplicate key, or a database that can't be used at present.
import { connectionProblem } from "../../base/connection-problems.ts";
import { DatabaseLost, type LossReason } from "../../base/database-lost.ts";

/** Ends a lease that also ends by time: a database that is lost at that moment is no failure of the work under it. */
export async function endLease(release: PromiseLike<unknown>): Promise<void> {
  try {
    await release;
  } catch (error) {
    if (!(error instanceof DatabaseLost)) throw error;
  }
}

type DriverError = { code?: unknown; errno?: unknown; errcode?: unknown; fatal?: unknown; name?: unknown };

function driverError(error: unknown): DriverError {
  return typeof error === "object" && error !== null ? error : {};
}

/** SQLite's primary result code of an error, `undefined` for any other error. */
function sqliteCode(error: unknown): number | undefined {
  const { code, errcode } = driverError(error);
  return code === "ERR_SQLITE_ERROR" && typeof errcode === "number" ? errcode & 0xff : undefined;
}

const sqliteDuplicates = new Set([1555, 2067, 2579]);
const mysqlDuplicates = new Set([1062, 1586]);

/** Whether a statement broke a primary key or unique index, on either family. */
export function isDuplicateKey(error: unknown): boolean {
  const { code, errcode, errno } = driverError(error);
  if (code === "ERR_SQLITE_ERROR") return sqliteDuplicates.has(Number(errcode));
  return typeof errno === "number" && mysqlDuplicates.has(errno);
}

const sqliteBusy = new Set([5, 6, 15]);

/** Whether SQLite found the file locked by another connection (SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL). */
export function isSqliteBusy(error: unknown): boolean {
  return sqliteBusy.has(sqliteCode(error) ?? 0);
}

// Lock wait timeout, deadlock (also a lost Galera certification), record changed, statement to be prepared again.
const mysqlRepeatable = new Set([1205, 1213, 1020, 1615]);

/** Whether the whole transaction was rolled back, or could not begin, and must be retried from its start. */
export function isRetryable(error: unknown): boolean {
  const { errno } = driverError(error);
  return isSqliteBusy(error) || (typeof errno === "number" && mysqlRepeatable.has(errno));
}

/** Whether a cluster's node did not run a statement since it has no contact with the majority of its cluster at present. */
export function isUnready(error: unknown): boolean {
  return driverError(error).errno === 1047;
}

/** The sentence for a disk that takes no writes: a file system that turned read-only, or one that is failing. */
export const unwritableSentence =
  "The database file can't be written: check the disk of the data folder, and that its file system is not read-only.";

/** Extended codes of input and output errors that concern writes: everything can still be read. */
const sqliteWriteErrors = new Set([778, 1034, 1290, 1546, 2570, 4618, 4874]);

const sqliteLosses = new Map<number, [LossReason, string]>([
  [8, ["read-only", "The database file is read-only: make the data folder writable for the service's user."]],
  [10, ["damaged", "The database file can't be read or written: check the disk of the data folder."]],
  [11, ["damaged", "The database file is damaged: restore it from a backup."]],
  [13, ["full", "The disk of the data folder is full: free some space."]],
  [14, ["read-only", "The database file can't be opened: check the data folder and its permissions."]],
  [26, ["damaged", "The database file is not a SQLite database: restore it from a backup."]],
]);

/** Codes of a lost connection that only the database's driver gives, or only a socket's file. */
const lostConnections = new Set<unknown>(["ENOENT", "PROTOCOL_CONNECTION_LOST", "PROTOCOL_SEQUENCE_TIMEOUT"]);
// Rejected for user or database, too many connections, shutting down, not ready, cut, failed in the commit or rollback (as on a
// cluster's node that loses the others at that moment), interrupted, killed, idle for too long.
const mysqlUnreachable = new Set([
  1040, 1044, 1045, 1047, 1049, 1053, 1077, 1152, 1158, 1159, 1160, 1161, 1180, 1181, 1203, 1317, 1698, 1927,
  4031,
]);
const mysqlFull = new Set([3, 28, 1021, 1041, 1114]);
const mysqlReadOnly = new Set([1290, 1792, 1836]);

/**
 * The error as the rest of the program sees it: a loss becomes {@link DatabaseLost}, anything else stays as it is.
 * @param place host and port of the database server
 */
export function translateFailure(error: unknown, place?: string): unknown {
  if (error instanceof DatabaseLost) return error;
  const { code, errcode, errno, fatal, name } = driverError(error);
  if (code === "ERR_SQLITE_ERROR" && sqliteWriteErrors.has(Number(errcode)))
    return new DatabaseLost("read-only", unwritableSentence, error);
  const loss = sqliteLosses.get(sqliteCode(error) ?? -1);
  if (loss) return new DatabaseLost(loss[0], loss[1], error);
  if (name === "KnexTimeoutError") {
    return new DatabaseLost("busy", "No database connection became free in time: try again shortly.", error);
  }
  const number = typeof errno === "number" ? errno : -1;
  if (mysqlFull.has(number)) {
    return new DatabaseLost("full", "The disk of the database server is full: free some space.", error);
  }
  if (mysqlReadOnly.has(number)) {
    return new DatabaseLost(
      "read-only",
      "The database server accepts no writes at present: connect to the server that does.",
      error,
    );
  }
  const isLost = lostConnections.has(code) || connectionProblem(code) !== undefined;
  if (mysqlUnreachable.has(number) || fatal === true || isLost) {
    return new DatabaseLost(
      "unreachable",
      "The database can't be reached at present: check that the server runs and can be reached.",
      error,
      place,
    );
  }
  return error;
}
