// A knex dialect for MySQL and MariaDB: prepared statements beneath knex, one session set-up, exact integers.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import type knexModule from "knex";
import mysql, { type Connection, type ExecuteValues, type FieldPacket } from "mysql2";
import { monotonicMs } from "../../base/clock.ts";
import { DatabaseLost } from "../../base/database-lost.ts";
import type { DatabaseUrl } from "../../base/database-url.ts";
import { requireInteger } from "../sql/scaled.ts";
import { isRetryable, isUnready, translateFailure } from "./failures.ts";
import { type Result, runStatement } from "./mysql-session.ts";
import { maxAttempts, pauseBeforeRetry, retriedForMs } from "./retries.ts";
import { timed } from "./timings.ts";

const require = createRequire(import.meta.url);
const BaseClient: typeof knexModule.Client = require("knex/lib/dialects/mysql2/index.js");
type ProcessResponse = (this: unknown, query: Query, runner: unknown) => unknown;
const processResponse: ProcessResponse = Reflect.get(BaseClient.prototype, "processResponse");

type Query = {
  sql: string;
  bindings?: readonly unknown[];
  method?: string;
  options?: { timeout?: number };
  response?: [unknown, FieldPacket[] | undefined];
};
type DbRow = Record<string, unknown>;

const { BIGINT } = mysql.TypedParameter;
const bigintType = 8;
const decimalType = 246;
// Longer than any lock wait, shorter than a caller's patience: a server that no longer responds counts as gone.
const statementTimeoutMs = 20_000;
/** Of a statement that changes the schema: a large table takes minutes. */
const schemaTimeoutMs = 3_600_000;
const changesSchema = /^\s*(?:alter|create|drop)\b/i;

const sessionSetup = [
  "set session transaction isolation level read committed",
  "set session time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', innodb_lock_wait_timeout = 5, lock_wait_timeout = 10",
];

// On a node of a Galera cluster, a transaction begins only after the node has the others' commits.
const clusterSetup = "set session wsrep_sync_wait = 7";

/** The authority's certificates. @throws DatabaseLost when the file can't be read */
function readAuthority(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    const sentence = `The file ${path} of tls_ca in TAXD_DATABASE_URL can't be read: correct its path or permissions.`;
    throw new DatabaseLost("unreachable", sentence);
  }
}

/** Connection settings of a database URL. With `tls=verify` a server without TLS, or with another's certificate, is rejected. */
export function mysqlSettings({ url, socket: socketPath, tls, tlsCa }: DatabaseUrl): mysql.ConnectionOptions {
  const { hostname, port, username, password, pathname } = url;
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? 3306 : Number(port),
    ...(socketPath ? { socketPath } : {}),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    ...(tls === "verify"
      ? { ssl: { verifyIdentity: true, ...(tlsCa === undefined ? {} : { ca: readAuthority(tlsCa) }) } }
      : {}),
    charset: "UTF8MB4_BIN",
    timezone: "Z",
    supportBigNumbers: true,
    connectTimeout: 5_000,
    maxPreparedStatements: 512,
  };
}

// Integers are bound as integers: as doubles, which is the driver's habit, MariaDB and older MySQL reject them in LIMIT.
function toParameter(value: unknown): ExecuteValues {
  if (typeof value === "number") return BIGINT(requireInteger(value));
  if (typeof value === "boolean") return BIGINT(value ? 1 : 0);
  if (value === undefined || value === null) return null;
  if (typeof value === "bigint") return BIGINT(value);
  if (typeof value === "string" || Buffer.isBuffer(value)) return value;
  if (value instanceof Date) return BIGINT(value.getTime());
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  throw new TypeError("A database value must be a string, number, boolean, date, bytes or null");
}

/** Turns BIGINT and DECIMAL columns (sums) into numbers, in place; throws on one that a number can't hold exactly. */
function exactNumbers(rows: unknown, fields: FieldPacket[] | undefined): void {
  if (!Array.isArray(rows) || !fields) return;
  for (const { columnType, name } of fields) {
    if (columnType !== bigintType && columnType !== decimalType) continue;
    for (const row of rows as DbRow[]) {
      const value = row[name];
      if (typeof value !== "string") continue;
      const number = Number(value);
      if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
        throw new RangeError(`Column ${name} holds ${value}, more than a number can hold exactly`);
      }
      row[name] = number;
    }
  }
}

/** Runs a statement outside transactions again where the server rolled it back, or was not ready to run it. */
async function retryStatement(run: () => Promise<Result>): Promise<Result> {
  const startedMs = monotonicMs();
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const isOver = attempt === maxAttempts || monotonicMs() - startedMs > retriedForMs;
      if (isUnready(error) ? isOver : !isRetryable(error)) throw error;
      if (isOver) throw new DatabaseLost("busy", "The database stayed too busy: try again shortly.", error);
      await pauseBeforeRetry(attempt);
    }
  }
}

/** Host and port of the server, or its socket. */
function placeOf(settings: object): string {
  const { host, port, socketPath } = settings as mysql.ConnectionOptions;
  return socketPath ?? `${host}:${port}`;
}

/** The dialect. Affected rows count the rows that matched, as on SQLite, also where nothing changed in them. */
export class MysqlClient extends BaseClient {
  _driver(): unknown {
    return mysql;
  }

  override async acquireRawConnection(): Promise<Connection> {
    const connection: Connection = await super.acquireRawConnection();
    const query = promisify<string, unknown>(connection.query.bind(connection));
    try {
      for (const statement of sessionSetup) await query(statement);
      const wsrep = await query("show variables like 'wsrep_on'");
      if (Array.isArray(wsrep) && Object(wsrep[0]).Value === "ON") await query(clusterSetup);
    } catch (error) {
      connection.destroy();
      throw error;
    }
    return connection;
  }

  override async acquireConnection(): Promise<Connection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw translateFailure(error, placeOf(this.connectionSettings));
    }
  }

  override async query(connection: Connection, query: unknown): Promise<unknown> {
    try {
      return await super.query(connection, query);
    } catch (error) {
      throw translateFailure(error, placeOf(this.connectionSettings));
    }
  }

  async _query(connection: Connection, query: Query): Promise<Query> {
    const values = (query.bindings ?? []).map(toParameter);
    const usualMs = changesSchema.test(query.sql) ? schemaTimeoutMs : statementTimeoutMs;
    const statement = { sql: query.sql, values, timeoutMs: query.options?.timeout ?? usualMs };
    const run = () => runStatement(connection, statement);
    const { rows, fields } = await timed(this, () =>
      Reflect.get(this, "transacting") ? run() : retryStatement(run),
    );
    exactNumbers(rows, fields);
    query.response = [rows, fields];
    return query;
  }

  /** Raw queries return their rows, or `{ affectedRows }`, as on SQLite. */
  processResponse(query: Query & { output?: unknown }, runner: unknown): unknown {
    if (query.method === "raw" && !query.output) return query.response?.[0];
    return processResponse.call(this, query, runner);
  }
}
