// A knex dialect for embedded SQLite over Node's own `node:sqlite`: durable pragmas, one writer, reads on a second connection.

import { createRequire } from "node:module";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type knexModule from "knex";
import { fraction } from "../../base/chance.ts";
import { monotonicMs } from "../../base/clock.ts";
import { DatabaseLost } from "../../base/database-lost.ts";
import { Slice } from "../../base/event-loop.ts";
import { pause } from "../../base/timers.ts";
import { requireInteger } from "../sql/scaled.ts";
import { isSqliteBusy, translateFailure } from "./failures.ts";
import { OpenFile } from "./sqlite-file.ts";
import { WriteAheadLog } from "./sqlite-log.ts";
import { noteSchemaChange, readRows, Statements } from "./sqlite-statements.ts";
import { timed } from "./timings.ts";

const require = createRequire(import.meta.url);
const BaseClient: typeof knexModule.Client = require("knex/lib/dialects/better-sqlite3/index.js");
const BaseTransaction: TransactionClass = require("knex/lib/dialects/sqlite3/execution/sqlite-transaction.js");

type Query = {
  /** Writes that may be lost in a power failure don't wait for the disk; the next commit syncs them too. */
  options?: { isLosable?: boolean };
  sql: string;
  bindings?: readonly unknown[];
  /** The bindings of each run of a statement; it returns how many rows each run changed. */
  rows?: readonly (readonly unknown[])[];
  method?: string;
  response?: unknown;
  context?: { lastID: unknown; changes: unknown };
};
type TransactionClass = new (
  ...args: unknown[]
) => { query(connection: DatabaseSync, sql: string): Promise<unknown> };
/** A query with its limit, and whether that is written into its text. */
type Limited = { _single: { limit?: number; skipBinding?: { limit?: boolean | undefined } } };
type SqliteSettings = {
  filename: string;
  isReadOnly?: boolean | undefined;
  /** How long a statement waits, asynchronously, for another process to give its lock back. */
  busyPatienceMs?: number | undefined;
};
type State = {
  statements: Statements;
  /** Left out where nothing can be written. */
  log: WriteAheadLog | undefined;
  file: OpenFile;
  /** Whether the log has data that the file lacks. */
  isChanged: boolean;
  /** Whether the log has data that may not be on the disk yet. */
  isUnsafe: boolean;
  /** Whether a transaction was begun here and not ended here. */
  isInTransaction: boolean;
  /** The failure that made SQLite roll back. */
  failure: unknown;
  /** How long the transaction has held the event loop: its statements run there. */
  slice: Slice;
};

/** How long SQLite itself may wait for a lock, blocking the event loop. */
const busyTimeoutMs = 10;
/** Pages in the log (of 4 KiB) at which a commit must check it in, when there was no checkpoint before. */
const autoCheckpointPages = 4_000;
const beginning = "BEGIN IMMEDIATE";
const commit = "COMMIT;";
const states = new WeakMap<DatabaseSync, State>();

/** Opens one connection; throws when a pragma that durability or integrity rests on did not take effect. */
function openConnection(filename: string, isReadOnly: boolean): DatabaseSync {
  const connection = new DatabaseSync(filename, { timeout: busyTimeoutMs, readOnly: isReadOnly });
  if (!isReadOnly)
    connection.exec(`pragma journal_mode = wal; pragma wal_autocheckpoint = ${autoCheckpointPages}`);
  // SQLite syncs the log for checkpoints; `_query` syncs it for commits.
  connection.exec("pragma synchronous = normal; pragma foreign_keys = on; pragma trusted_schema = off");
  const expected = { journal_mode: "wal", synchronous: 1, foreign_keys: 1, busy_timeout: busyTimeoutMs };
  for (const [pragma, value] of Object.entries(expected)) {
    const found = Object.values(connection.prepare(`pragma ${pragma}`).get() ?? {})[0];
    if (found !== value) {
      connection.close();
      throw new DatabaseLost(
        "damaged",
        `SQLite runs with ${pragma} ${String(found)} instead of ${value}: the data folder must be on a local disk that supports it.`,
      );
    }
  }
  states.set(connection, {
    statements: new Statements(connection),
    log: isReadOnly ? undefined : new WriteAheadLog(filename),
    file: new OpenFile(filename),
    isChanged: false,
    isUnsafe: false,
    isInTransaction: false,
    failure: undefined,
    slice: new Slice(),
  });
  return connection;
}

function stateOf(connection: DatabaseSync): State {
  const state = states.get(connection);
  if (!state) throw new Error("this connection was not opened here");
  return state;
}

function toInput(value: unknown): SQLInputValue {
  switch (typeof value) {
    case "string":
    case "bigint":
      return value;
    case "number":
      return requireInteger(value);
    case "boolean":
      return value ? 1 : 0;
    case "undefined":
      return null;
  }
  if (value === null || value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.getTime();
  throw new TypeError("A database value must be a string, number, boolean, date, bytes or null");
}

/** Runs a statement as part of its transaction. After some failures, such as a full disk, SQLite rolls back automatically. */
function execute(connection: DatabaseSync, query: Query): Query {
  const state = stateOf(connection);
  const isEnd = query.sql === "ROLLBACK" || query.sql === commit;
  if (state.isInTransaction && !connection.isTransaction) {
    if (isEnd) state.isInTransaction = false;
    // Anything else of it would be written outside it, and ROLLBACK would hide the first error.
    if (query.sql !== "ROLLBACK") throw translateFailure(state.failure);
    query.response = { affectedRows: 0 };
    return query;
  }
  try {
    if (query.sql === beginning) state.file.requireInPlace();
    executeNow(state, query);
    if (isEnd) state.isInTransaction = false;
    else if (query.sql === beginning) state.isInTransaction = true;
    return query;
  } catch (error) {
    state.failure = error;
    // A COMMIT that fails on a full disk has rolled back already. Nothing follows it, so the transaction ends here.
    if (isEnd && !connection.isTransaction) state.isInTransaction = false;
    throw error;
  }
}

function executeNow(state: State, query: Query): void {
  const prepared = state.statements.prepare(query.sql);
  const { statement, isReader } = prepared;
  if (query.rows) {
    query.response = query.rows.map((row) => Number(statement.run(...row.map(toInput)).changes));
    noteWrite(state, query.sql);
    return;
  }
  const values = (query.bindings ?? []).map(toInput);
  if (isReader) {
    query.response = readRows(prepared, values);
  } else {
    const { changes, lastInsertRowid } = statement.run(...values);
    query.response = { affectedRows: changes };
    query.context = { lastID: lastInsertRowid, changes };
  }
  noteWrite(state, query.sql);
  noteSchemaChange(query.sql);
}

function noteWrite(state: State, sql: string): void {
  // Any other statement may have written, such as an insert that returns rows.
  if (sql === beginning || sql === commit || sql.startsWith("select")) return;
  state.isChanged = true;
  state.isUnsafe = true;
}

/** Lets other requests run in the middle of a long transaction. Nothing else can use its connection meanwhile. */
async function giveWay(connection: DatabaseSync, { sql }: Query): Promise<void> {
  const state = stateOf(connection);
  if (sql === beginning) state.slice = new Slice();
  else if (state.isInTransaction && state.slice.isOver) await state.slice.next();
}

/** After a commit, or a write outside transactions: waits until it would outlive a power failure. */
async function secure(connection: DatabaseSync): Promise<void> {
  const state = stateOf(connection);
  if (!state.isUnsafe || connection.isTransaction) return;
  state.log?.noteCommit();
  state.file.requireInPlace();
  await state.log?.writeThrough();
  state.isUnsafe = false;
}

/** Runs a statement, and waits for another process to give its lock back. */
async function runPatiently(connection: DatabaseSync, query: Query, patienceMs: number): Promise<Query> {
  const deadline = monotonicMs() + patienceMs;
  for (let attempt = 1; ; attempt++) {
    try {
      await giveWay(connection, query);
      const done = execute(connection, query);
      if (!query.options?.isLosable) await secure(connection);
      return done;
    } catch (error) {
      if (query.sql === commit && connection.isTransaction) {
        connection.exec("ROLLBACK");
        stateOf(connection).isInTransaction = false;
      }
      if (!isSqliteBusy(error) || connection.isTransaction) throw error;
      if (monotonicMs() > deadline)
        throw new DatabaseLost("busy", "Another process holds the database: stop it.", error);
      await pause(1 + fraction() * Math.min(100, 5 * attempt));
    }
  }
}

/** Transactions take the write lock at once: a deferred one that writes later fails with SQLITE_BUSY_SNAPSHOT. */
class ImmediateTransaction extends BaseTransaction {
  begin(connection: DatabaseSync): Promise<unknown> {
    return this.query(connection, beginning);
  }
}

const readMethods = new Set(["select", "first", "pluck"]);

/**
 * The dialect. `connection`: `{ filename, isReadOnly? }`. Outside transactions, queries that knex knows as reads run on `reader`,
 * a client of the same class on the same file, so that reads never wait for the writer. They see commits at once.
 */
export class SqliteClient extends BaseClient {
  declare reader: SqliteClient | undefined;
  declare transacting: boolean | undefined;
  /** That of the connection. */
  #log: WriteAheadLog | undefined;

  _driver(): typeof DatabaseSync {
    return DatabaseSync;
  }

  override async acquireRawConnection(): Promise<DatabaseSync> {
    const { filename, isReadOnly } = this.connectionSettings as SqliteSettings;
    const connection = openConnection(filename, isReadOnly === true);
    this.#log = stateOf(connection).log;
    return connection;
  }

  /** Waits until everything that was read here would outlive a power failure. @throws DatabaseLost when that is not known */
  async onDisk(): Promise<void> {
    await this.#log?.onDisk();
  }

  override runner(builder: { _method?: string }): unknown {
    const isRead = builder._method !== undefined && readMethods.has(builder._method);
    return isRead && !this.transacting && this.reader ? this.reader.runner(builder) : super.runner(builder);
  }

  override async destroyRawConnection(connection: DatabaseSync): Promise<void> {
    const { log } = stateOf(connection);
    connection.close();
    log?.close();
    // Its statements hold it: with them, it would stay in memory for ever.
    states.delete(connection);
  }

  /** SQLite plans a statement anew for each value bound to its limit, which takes longer than to find a row: the text has it. */
  override queryCompiler(builder: Limited, bindings?: unknown[]): unknown {
    const { limit, skipBinding } = builder._single;
    if (limit !== undefined && skipBinding) skipBinding.limit = true;
    const compile: (builder: Limited, bindings?: unknown[]) => unknown = super.queryCompiler;
    return compile.call(this, builder, bindings);
  }

  override async acquireConnection(): Promise<DatabaseSync> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw translateFailure(error);
    }
  }

  override transaction(
    ...args: unknown[]
  ): InstanceType<typeof BaseTransaction> & knexModule.Knex.Transaction {
    return new ImmediateTransaction(this, ...args) as ImmediateTransaction & knexModule.Knex.Transaction;
  }

  override async query(connection: DatabaseSync, query: unknown): Promise<unknown> {
    try {
      return await super.query(connection, query);
    } catch (error) {
      throw translateFailure(error);
    }
  }

  _query(connection: DatabaseSync, query: Query): Promise<Query> {
    const { busyPatienceMs = 5_000 } = this.connectionSettings as SqliteSettings;
    return timed(this, () => runPatiently(connection, query, busyPatienceMs));
  }

  /** Writes the log back into the file, in turn with those who write: done within a commit, it would be the slowest one. */
  async checkpoint(): Promise<void> {
    const connection = await this.acquireConnection();
    try {
      const state = stateOf(connection);
      if (state.isChanged) connection.exec("pragma wal_checkpoint(passive)");
      state.isChanged = false;
    } finally {
      this.releaseConnection(connection);
    }
  }
}
