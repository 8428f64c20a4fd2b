// Opens the database: embedded SQLite in the data folder, or MySQL/MariaDB by URL. One shape, one set of queries for both.

import knexModule, { type Knex } from "knex";
import { monotonicMs, systemClock } from "../base/clock.ts";
import { DatabaseLost, type LossReason } from "../base/database-lost.ts";
import { periodicTask } from "../base/periodic-task.ts";
import { inSpan } from "../base/tracing.ts";
import { type CachedTable, type Changes, createChanges, onChange } from "./engine/changes.ts";
import { isRetryable } from "./engine/failures.ts";
import { ensureDataDir, protectDataDir } from "./engine/lock.ts";
import { createLookups, type Lookups } from "./engine/lookups.ts";
import { openingFailure, requireDatabaseUrl } from "./engine/opening-failures.ts";
import { maxAttempts, pauseBeforeRetry, retriedForMs } from "./engine/retries.ts";
import { readServerSettings } from "./engine/server-settings.ts";
import { SqliteClient } from "./engine/sqlite.ts";
import { requireDatabaseFile, sqliteFile } from "./engine/sqlite-file.ts";
import type { Timings } from "./engine/timings.ts";
import { migrations as allMigrations } from "./migrations/all.ts";
import {
  migrate,
  pendingMigrations,
  type RollbackOptions,
  rollback,
  schemaVersion,
} from "./migrations/migrate.ts";
import type { Migration } from "./migrations/migration.ts";
import type { Family } from "./sql/schema.ts";

/** Where warnings go; a pino logger fits. */
export type DatabaseLog = { warn(message: string): void };

export type DatabaseOptions = {
  /** `mysql://user:password@host:port/database`; without it SQLite in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  log?: DatabaseLog | undefined;
  /** Connections kept at most, MySQL only; default 10. */
  maxConnections?: number | undefined;
  /** How long to wait for another process's lock, SQLite only; default 5,000. */
  busyPatienceMs?: number | undefined;
  /** In place of this version's migrations, for tests. */
  migrations?: readonly Migration[] | undefined;
};

/** The connections of a kind, and how many statements or transactions wait for one. */
export type Pool = { name: "read" | "write" | "all"; used: number; waiting: number; most: number };

/** An open database. Reads outside transactions see everything that is committed. */
export type Database = {
  knex: Knex;
  family: Family;
  /** The migrations that this version knows, in order. */
  migrations: readonly Migration[];
  /** Whether the server is a node of a cluster: others write to other nodes, whose clocks differ. */
  isCluster: boolean;
  /** Rows that are remembered for a moment. */
  lookups: Lookups;
  /**
   * Runs `work` in one write transaction (BEGIN IMMEDIATE on SQLite, READ COMMITTED elsewhere). It starts again if it was
   * rolled back by a deadlock, a lock timeout, a lost certification, or a connection lost before the commit: `work` must be
   * retryable, use the database only through `trx`, and make no network call. A {@link DatabaseLost} leaves the outcome unknown.
   */
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  /**
   * Waits until everything that was read by now would outlive a power failure: reads see a commit before it is on the disk.
   *
   * @throws DatabaseLost when that is not known
   */
  onDisk(): Promise<void>;
  /** The last failure of a transaction to be stored for want of space or permission, and when that was (`monotonicMs`). */
  lastLoss(): { error: DatabaseLost; atMs: number } | undefined;
  /** When a statement last succeeded (`monotonicMs`). */
  lastSuccessMs(): number;
  /** Reports how long each statement takes from now on, in seconds, commits included. */
  timeStatements(listen: (seconds: number) => void): void;
  /** Its connections at this moment. An embedded database has one that writes and one that reads. */
  pools(): Pool[];
  /** The database's own clock, epoch milliseconds, to select, set or compare with. */
  now(): Knex.Raw<number>;
  /** Throws {@link DatabaseLost} if the database doesn't respond. */
  ping(): Promise<void>;
  /** Applies pending migrations; resumes one that was killed in the middle. `upTo` names the last to apply. @throws on another baseline */
  migrate(upTo?: string): Promise<void>;
  /** Takes migrations back, with the data in their tables: the last batch, all of them, or those after `to`. */
  rollback(options?: RollbackOptions): Promise<void>;
  /** The last applied migration. */
  schemaVersion(): Promise<string | undefined>;
  pendingMigrations(): Promise<string[]>;
  close(): Promise<void>;
};

const acquireTimeoutMs = 10_000;
const checkpointEveryMs = 1_000;

async function runTransaction<T>(
  knex: Knex,
  changes: Changes,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  const startedMs = monotonicMs();
  for (let attempt = 1; ; attempt++) {
    let isCommitting = false;
    const changed = new Set<CachedTable>();
    try {
      return await knex.transaction(async (trx) => {
        onChange(trx, (table) => changed.add(table));
        const result = await work(trx);
        isCommitting = true;
        return result;
      });
    } catch (error) {
      const isCut = error instanceof DatabaseLost && error.reason === "unreachable" && !isCommitting;
      const isLate = monotonicMs() - startedMs > retriedForMs;
      if (!isRetryable(error) && !(isCut && attempt <= 2 && !isLate)) throw error;
      if (attempt === maxAttempts || isLate) {
        throw new DatabaseLost("busy", "The database stayed too busy: try again shortly.", error);
      }
      await pauseBeforeRetry(attempt);
    } finally {
      // Also after a failure: it may have come after the commit.
      for (const table of changed) changes.note(table);
    }
  }
}

/** An embedded database has the time of its process, a server its own. */
const clocks: Record<Family, (knex: Knex) => Knex.Raw<number>> = {
  sqlite: (knex) => knex.raw("cast(? as integer)", [systemClock.now()]),
  mysql: (knex) => knex.raw("cast(unix_timestamp(now(3)) * 1000 as signed)"),
};

const unstorable: ReadonlySet<LossReason> = new Set(["full", "read-only", "damaged", "moved"]);

function assemble(
  knex: Knex,
  family: Family,
  { migrations = allMigrations }: DatabaseOptions,
  close: () => Promise<void>,
): Database {
  const changes = createChanges();
  let succeededMs = monotonicMs();
  const { client } = knex;
  const clients = client.reader ? [client, client.reader] : [client];
  for (const one of clients)
    one.on("query-response", () => {
      succeededMs = monotonicMs();
    });
  onChange(knex, changes.note);
  const span = {
    name: "transaction",
    kind: "client" as const,
    attributes: () => ({ "db.system.name": family }),
  };
  let loss: ReturnType<Database["lastLoss"]>;
  function noteLoss(error: unknown): void {
    if (!(error instanceof DatabaseLost) || !unstorable.has(error.reason)) return;
    loss = { error, atMs: monotonicMs() };
  }
  const database: Database = {
    knex,
    family,
    migrations,
    isCluster: false,
    lookups: createLookups(changes),
    async transaction(work) {
      try {
        return await inSpan(span, () => runTransaction(knex, changes, work));
      } catch (error) {
        noteLoss(error);
        throw error;
      }
    },
    onDisk: async () => client.onDisk?.(),
    lastLoss: () => loss,
    lastSuccessMs: () => succeededMs,
    timeStatements(listen) {
      for (const { config } of clients) config.userParams.timings.listen = listen;
    },
    pools: () => clients.map(({ pool }, index) => poolOf(poolNames[family][index] as Pool["name"], pool)),
    now: () => clocks[family](knex),
    async ping() {
      await knex.select(knex.raw("1"));
    },
    migrate: (upTo) => migrate(database, upTo),
    rollback: (options) => rollback(database, options),
    schemaVersion: () => schemaVersion(database),
    pendingMigrations: () => pendingMigrations(database),
    close,
  };
  return database;
}

const poolNames: Record<Family, Pool["name"][]> = { sqlite: ["write", "read"], mysql: ["all"] };

type Connections = { numUsed(): number; numPendingAcquires(): number; max: number };

const poolOf = (name: Pool["name"], pool: Connections): Pool => ({
  name,
  used: pool.numUsed(),
  waiting: pool.numPendingAcquires(),
  most: pool.max,
});

/** knex hands these on to each client of a transaction. */
type Settings = Knex.Config & { userParams: { timings: Timings } };

function settings(log: DatabaseLog | undefined): Settings {
  const warn = (message: unknown): void => {
    const text = String(message);
    // The query that needed the connection fails with the same error, which its caller logs.
    if (!text.startsWith("Acquire connection error")) log?.warn(text);
  };
  return {
    useNullAsDefault: true,
    // Values of a failed statement never reach a message or a log.
    compileSqlOnError: false,
    acquireConnectionTimeout: acquireTimeoutMs,
    userParams: { timings: { listen: undefined } },
    log: { warn, error: warn, deprecate: warn, debug: warn },
  };
}

function openSqlite(options: DatabaseOptions): Database {
  const { dataDir, log, busyPatienceMs } = options;
  const filename = sqliteFile(dataDir);
  const open = (isReadOnly: boolean): Knex =>
    knexModule({
      ...settings(log),
      client: SqliteClient,
      connection: { filename, isReadOnly, busyPatienceMs } as Knex.StaticConnectionConfig,
      pool: { min: 1, max: 1 },
    });
  const writer = open(false);
  const reader = open(true);
  const client: SqliteClient = writer.client;
  client.reader = reader.client;
  let isFailing = false;
  const checkpoints = periodicTask(
    async () => {
      await client.checkpoint();
      isFailing = false;
    },
    checkpointEveryMs,
    (error) => {
      if (!isFailing)
        log?.warn(`The write-ahead log can't be written back into the database: ${String(error)}`);
      isFailing = true;
    },
  );
  checkpoints.start();
  return assemble(writer, "sqlite", options, async () => {
    await checkpoints.stop();
    await reader.destroy();
    await writer.destroy();
  });
}

async function openMysql(url: string, options: DatabaseOptions): Promise<Database> {
  const { log, maxConnections = 10 } = options;
  // The driver is loaded where there is a server: a start on SQLite need not pay for it.
  const { MysqlClient, mysqlSettings } = await import("./engine/mysql.ts");
  const knex = knexModule({
    ...settings(log),
    client: MysqlClient,
    connection: mysqlSettings(requireDatabaseUrl(url)) as Knex.MySql2ConnectionConfig,
    pool: { min: 0, max: maxConnections },
  });
  return assemble(knex, "mysql", options, () => knex.destroy());
}

/** Opens the database and verifies that it responds; throws {@link DatabaseLost} with one sentence and the remedy. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url === undefined) {
    ensureDataDir(options.dataDir);
    const warning = protectDataDir(options.dataDir);
    if (warning !== undefined) options.log?.warn(warning);
  }
  let database: Database | undefined;
  try {
    if (options.url === undefined) requireDatabaseFile(options.dataDir);
    database = options.url === undefined ? openSqlite(options) : await openMysql(options.url, options);
    // The writer first: it creates the file, and its write-ahead log, that the reader opens.
    await database.knex.raw("select 1");
    await database.ping();
    database.isCluster = (await readServerSettings(database)).isCluster;
    return database;
  } catch (error) {
    await database?.close();
    throw openingFailure(error, options);
  }
}
