// The processes of the service on one machine: each the whole service on the database's file. They crash at any wait, stop, and start.
import { copyFileSync, mkdirSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Logger } from "pino";
import { createApp } from "../../server/src/app.ts";
import { loadConfig } from "../../server/src/base/config.ts";
import { createMetrics } from "../../server/src/base/metrics.ts";
import type { ControlUnit } from "../../server/src/control-unit/types.ts";
import type { Service } from "../../server/src/core/context/context.ts";
import { operationList } from "../../server/src/core/context/operations.ts";
import type { Poster } from "../../server/src/core/webhooks/post.ts";
import { SqliteClient } from "../../server/src/db/engine/sqlite.ts";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { createService } from "../../server/src/service.ts";
import type { Disk } from "./disk.ts";
import { currentOwner, type Owner, runAs } from "./time.ts";

/** The settings of every simulated service. */
export const configOf = (dataDir: string) =>
  loadConfig({
    TAXD_PORT: "0",
    TAXD_LOG_LEVEL: "silent",
    TAXD_ALLOW_PRIVATE_UNITS: "true",
    TAXD_DATA_DIR: dataDir,
    TAXD_ENCRYPTION_KEY: "00".repeat(32),
  });

export class Process implements Owner {
  isDead = false;
  stoppedUntilMs = 0;
  /** Steps until it crashes; undefined: it doesn't. With `crashAt`, from the first such step on. */
  leftUntilCrash: number | undefined;
  crashAt: string | undefined;
  /** The step at which it stops, and for how long. */
  stopAt: { point: string; forMs: number } | undefined;
  service: Service | undefined;
  app: RequestListener | undefined;
  db: Database | undefined;
  readonly connections = new Map<DatabaseSync, SqliteClient>();
  /** Whoever waits for a response of it. */
  readonly onDeath = new Set<() => void>();
  readonly name: string;
  readonly disk: Disk;

  constructor(name: string, disk: Disk) {
    this.name = name;
    this.disk = disk;
  }

  /** What its code was to do last. */
  lastStep = "nothing";
  /** Told of each step. */
  onStep: ((what: string) => void) | undefined;

  /** Counts one more step of its code that the world could see. At the last one it crashes, and nothing follows. */
  step(what: string): boolean {
    if (this.isDead) return false;
    this.lastStep = what;
    this.onStep?.(what);
    if (this.stopAt?.point === what) this.stop(this.stopAt.forMs);
    if (this.leftUntilCrash === undefined) return true;
    if (this.crashAt !== undefined && this.crashAt !== what) return true;
    this.crashAt = undefined;
    this.leftUntilCrash -= 1;
    if (this.leftUntilCrash >= 0) return true;
    this.crash();
    return false;
  }

  /** As `kill -STOP`, until it is told to go on: its next turn comes later. */
  stop(forMs: number): void {
    this.stopAt = undefined;
    this.stoppedUntilMs = this.disk.time.monotonicMs + forMs;
  }

  /** As `kill -9`: its transactions are rolled back, and no code of it runs any more. */
  crash(): void {
    if (this.isDead) return;
    this.isDead = true;
    for (const connection of this.connections.keys())
      if (connection.isOpen && connection.isTransaction) connection.exec("ROLLBACK");
    for (const noticed of this.onDeath) noticed();
  }
}

/** What a transaction is, by the first of these statements in it. */
const transactions: readonly (readonly [RegExp, string])[] = [
  [/^insert into `transactions`/, "the commit of an intake"],
  [/^update `calls` set `state` = \?, `number` = \?, `z_no` = \?/, "the commit of a binding"],
  [/^insert into `attempts`/, "the commit of a result"],
  [/^insert into `deliveries`/, "the commit of deliveries"],
  [/`idempotency_keys`/, "the commit of a key"],
];
const kindsOfTransactions = new WeakMap<DatabaseSync, string>();

/** The statement in a few words; a commit by what it commits. */
function stepOf(connection: DatabaseSync, sql: string): string {
  if (sql.startsWith("BEGIN")) {
    kindsOfTransactions.delete(connection);
    return "the begin of a transaction";
  }
  if (sql.startsWith("COMMIT")) return kindsOfTransactions.get(connection) ?? "another commit";
  const found = transactions.find(([statement]) => statement.test(sql));
  if (found && !kindsOfTransactions.has(connection)) kindsOfTransactions.set(connection, found[1]);
  return sql.startsWith("select") ? "a read" : "a write";
}

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** Every statement that was run, for the comparison of two runs. */
export type Trace = (line: string) => void;
let trace: Trace | undefined;
export function traceStatements(next: Trace | undefined): void {
  trace = next;
}

const { _query: runQuery, acquireRawConnection } = SqliteClient.prototype;

SqliteClient.prototype._query = async function (connection, query) {
  const owner = currentOwner();
  if (!(owner instanceof Process)) return runQuery.call(this, connection, query);
  if (!owner.step(stepOf(connection, query.sql))) return never();
  trace?.(`${owner.name} ${query.sql} ${describe(query.bindings ?? query.rows ?? [])}`);
  return runQuery.call(this, connection, query);
};

SqliteClient.prototype.acquireRawConnection = async function () {
  const connection = await acquireRawConnection.call(this);
  const owner = currentOwner();
  if (owner instanceof Process) owner.connections.set(connection, this);
  return connection;
};

const describe = (bindings: unknown): string =>
  JSON.stringify(bindings, (_key, value) =>
    value instanceof Uint8Array
      ? Buffer.from(value).toString("hex")
      : typeof value === "bigint"
        ? String(value)
        : value,
  );

/** Nobody reads them: one set counts for all services. */
const metrics = createMetrics(operationList);
/** Two processes that look four times a second do little else in a history. */
const scanEveryMs = 1_000;

export type Surroundings = {
  units: ControlUnit;
  poster: Poster;
  log: Logger;
};

/** Starts the service of a process on the disk's database. */
export function startProcess(started: Process, surroundings: Surroundings): Promise<void> {
  const { disk, name } = started;
  return runAs(started, async () => {
    const db = await openDatabase({ dataDir: disk.folder });
    started.db = db;
    const service = await createService(configOf(disk.folder), {
      db,
      ...surroundings,
      // A clock of its own: ids follow each other within a clock.
      clock: { now: () => disk.time.now() },
      isAlone: false,
      processName: name,
      metrics,
      scanEveryMs,
    });
    started.service = service;
    started.app = createApp(service).callback();
  });
}

/** Gives the files of a finished history back. */
export async function closeConnections(processes: Iterable<Process>): Promise<void> {
  for (const { connections } of processes)
    for (const [connection, client] of connections)
      if (connection.isOpen) await client.destroyRawConnection(connection);
}

/** A copy of the prepared database in a new folder. */
export function copyPrepared(prepared: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyFileSync(join(prepared, "taxctl.sqlite"), join(folder, "taxctl.sqlite"));
}
