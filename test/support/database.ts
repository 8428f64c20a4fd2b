// Fresh, migrated databases for tests on every family that is available: SQLite always, MySQL/MariaDB where a server can be had.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Connection, createConnection } from "mysql2/promise";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { findMysqlProgram, type MysqlServer, startMysqlServer } from "./mysql-server.ts";

export type DatabaseFamily = "sqlite" | "mysql";

/** Where a migrated, empty database is: what the service's configuration needs to open it. */
export type DatabasePlace = {
  family: DatabaseFamily;
  url: string | undefined;
  dataDir: string;
  /** Gives the place back; nothing may use it afterwards. */
  release(): Promise<void>;
};

export type TestDatabase = Database & { place: DatabasePlace };

const { TEST_DATABASE, TEST_DATABASE_URL, TEST_REQUIRE_MYSQL, TEST_SHARED_SERVER } = process.env;

function requestedFamily(): DatabaseFamily | undefined {
  if (TEST_DATABASE === undefined || TEST_DATABASE === "sqlite" || TEST_DATABASE === "mysql")
    return TEST_DATABASE;
  throw new Error(`TEST_DATABASE must be sqlite or mysql, not ${TEST_DATABASE}`);
}

const requested = requestedFamily();

/** The families to test on: the one that `TEST_DATABASE` names, else all that are available here. */
export function databaseFamilies(): DatabaseFamily[] {
  if (requested) return [requested];
  if (TEST_DATABASE_URL || findMysqlProgram()) return ["sqlite", "mysql"];
  if (TEST_REQUIRE_MYSQL)
    throw new Error("no MariaDB or MySQL server program is installed, and TEST_REQUIRE_MYSQL is set");
  return ["sqlite"];
}

const root = mkdtempSync(join(tmpdir(), "taxctl-test-"));
process.on("exit", () => rmSync(root, { recursive: true, force: true }));
let places = 0;

function newDataDir(): string {
  places += 1;
  const dataDir = join(root, String(places));
  mkdirSync(dataDir, { mode: 0o700 });
  return dataDir;
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const dataDir = newDataDir();
  const database = await openDatabase({ dataDir });
  await database.migrate();
  await database.close();
  return join(dataDir, "taxctl.sqlite");
}

async function sqlitePlace(): Promise<DatabasePlace> {
  template ??= makeTemplate();
  const file = await template;
  const dataDir = newDataDir();
  copyFileSync(file, join(dataDir, "taxctl.sqlite"));
  return {
    family: "sqlite",
    url: undefined,
    dataDir,
    release: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

type Server = {
  url: URL;
  admin: Connection;
  /** Migrated, empty databases that nobody uses. */
  free: string[];
  /** What a migrated database has. */
  tables?: string[];
};
let server: Promise<Server> | undefined;

async function connectServer(): Promise<Server> {
  // `npm test` starts one server for all its processes (run.ts).
  const running = TEST_DATABASE_URL ?? TEST_SHARED_SERVER;
  const started: Pick<MysqlServer, "url"> = running ? { url: running } : await startMysqlServer();
  const url = new URL(started.url);
  const admin = await createConnection({
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    ...(url.searchParams.has("socket") ? { socketPath: url.searchParams.get("socket") ?? "" } : {}),
  });
  return { url, admin, free: [] };
}

async function tablesOf({ admin }: Server, name: string): Promise<string[]> {
  const [found] = await admin.query(
    "select table_name as name from information_schema.tables where table_schema = ? and table_name not in ('schema_migrations', 'key_epoch')",
    [name],
  );
  return (found as { name: string }[]).map((row) => row.name).sort();
}

/** Empties a database for the next test; false when its tables aren't as they were, or somebody is still connected. */
async function empty(server: Server, name: string): Promise<boolean> {
  const { admin } = server;
  const [users] = await admin.query("select 1 from information_schema.processlist where db = ?", [name]);
  if (Array.isArray(users) && users.length > 0) return false;
  const tables = await tablesOf(server, name);
  if (tables.join() !== server.tables?.join()) return false;
  const checks = tables.map((table) => `(select '${table}' as name from \`${name}\`.\`${table}\` limit 1)`);
  const [filled] = await admin.query(checks.join(" union all "));
  for (const row of filled as { name: string }[])
    await admin.query(`delete from \`${name}\`.\`${row.name}\``);
  await admin.query(`update \`${name}\`.key_epoch set epoch = 0`);
  return true;
}

async function createMysqlDatabase(): Promise<string> {
  server ??= connectServer();
  const { admin } = await server;
  places += 1;
  const name = `taxctl_test_${process.pid}_${places}`;
  await admin.query(`create database \`${name}\` character set utf8mb4 collate utf8mb4_bin`);
  return name;
}

async function mysqlPlace(): Promise<DatabasePlace> {
  server ??= connectServer();
  const running = await server;
  const { url, admin, free } = running;
  let name = free.pop();
  const place = (database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  if (name === undefined) {
    name = await createMysqlDatabase();
    const database = await openDatabase({ url: place(name), dataDir: root });
    await database.migrate();
    await database.close();
    running.tables ??= await tablesOf(running, name);
  }
  const database = name;
  const dataDir = newDataDir();
  return {
    family: "mysql",
    url: place(database),
    dataDir,
    async release() {
      rmSync(dataDir, { recursive: true, force: true });
      const isClean = await empty(running, database).catch(() => false);
      if (isClean) free.push(database);
      else await admin.query(`drop database \`${database}\``);
    },
  };
}

/** A database without any table, and an empty data folder. */
export async function createEmptyPlace(family: DatabaseFamily): Promise<DatabasePlace> {
  const dataDir = newDataDir();
  const clear = async (): Promise<void> => rmSync(dataDir, { recursive: true, force: true });
  if (family === "sqlite") return { family, url: undefined, dataDir, release: clear };
  const name = await createMysqlDatabase();
  server ??= connectServer();
  const { url, admin } = await server;
  return {
    family,
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    dataDir,
    async release() {
      await clear();
      await admin.query(`drop database \`${name}\``);
    },
  };
}

/** An empty, migrated database that nobody else uses; `family` defaults to the one under test. */
export function createPlace(family: DatabaseFamily = requested ?? "sqlite"): Promise<DatabasePlace> {
  return family === "sqlite" ? sqlitePlace() : mysqlPlace();
}

/** The settings of a service or a command whose database is there. */
export function environmentOf(
  { dataDir, url }: Pick<DatabasePlace, "dataDir" | "url">,
  encryptionKey = "00".repeat(32),
): Record<string, string> {
  if (url === undefined) return { TAXD_DATA_DIR: dataDir };
  return { TAXD_DATA_DIR: dataDir, TAXD_DATABASE_URL: url, TAXD_ENCRYPTION_KEY: encryptionKey };
}

/** Opens a fresh database; its `close()` also gives its place back. */
export async function openTestDatabase(family?: DatabaseFamily): Promise<TestDatabase> {
  const place = await createPlace(family);
  const database = await openDatabase(place);
  const close = database.close;
  return Object.assign(database, {
    place,
    async close() {
      await close();
      await place.release();
    },
  });
}

/** Declares the same suite once for each family; `open` opens a fresh database of it. */
export function describeEachFamily(
  title: string,
  suite: (this: Mocha.Suite, family: DatabaseFamily, open: () => Promise<TestDatabase>) => void,
): void {
  for (const family of databaseFamilies()) {
    describe(`${title} (${family})`, function () {
      suite.call(this, family, () => openTestDatabase(family));
    });
  }
}
