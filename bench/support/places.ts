// Databases to measure on: durable ones, on the disk of the temporary folder.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConnection } from "mysql2/promise";
import { findMysqlProgram, type MysqlServer, startMysqlServer } from "../../test/support/mysql-server.ts";

export type Family = "sqlite" | "mysql";
/** Where a service finds its database. */
export type Place = {
  family: Family;
  name: string;
  dataDir: string;
  url: string | undefined;
  release(): void;
};

/** As a server that must lose nothing with the power is run; the test suites do without that. */
const durable = [
  "--innodb-flush-log-at-trx-commit=1",
  "--innodb-flush-method=fsync",
  "--innodb-buffer-pool-size=1G",
  // MariaDB's name of the setting, and MySQL's.
  "--loose-innodb-log-file-size=512M",
  "--loose-innodb-redo-log-capacity=512M",
  "--max-prepared-stmt-count=65000",
];

let server: Promise<MysqlServer & { version: string }> | undefined;
let places = 0;

async function startServer(): Promise<MysqlServer & { version: string }> {
  const started = await startMysqlServer(durable);
  const admin = await connect(started.url);
  const [rows] = await admin.query("select version() as version");
  await admin.end();
  return { ...started, version: (rows as { version: string }[])[0]?.version ?? "" };
}

/** The processor time that the server has used so far, in milliseconds; 0 without a server. */
export async function serverMs(): Promise<number> {
  if (!server) return 0;
  const tasks = `/proc/${(await server).pid}/task`;
  const ns = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]),
  );
  return ns.reduce((sum, one) => sum + one, 0) / 1e6;
}

/** A bare connection to the server of a URL as the places give it. */
export function connect(url: string, database?: string) {
  const { searchParams, username, pathname } = new URL(url);
  const named = database ?? (pathname.length > 1 ? pathname.slice(1) : undefined);
  return createConnection({
    socketPath: searchParams.get("socket") ?? "",
    user: username,
    ...(named === undefined ? {} : { database: named }),
  });
}

/** The families that can be measured here; `only` names one. */
export function families(only: string | undefined): Family[] {
  const all: Family[] = findMysqlProgram() ? ["sqlite", "mysql"] : ["sqlite"];
  return all.filter((family) => only === undefined || family === only);
}

/** A new, empty place; nothing is migrated in it. */
export async function openPlace(family: Family): Promise<Place> {
  places += 1;
  const dataDir = mkdtempSync(join(tmpdir(), "taxctl-bench-"));
  const release = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (family === "sqlite") return { family, name: "SQLite", dataDir, url: undefined, release };
  server ??= startServer();
  const { url, version } = await server;
  const admin = await connect(url);
  const database = `bench_${places}`;
  await admin.query(`create database ${database} character set utf8mb4 collate utf8mb4_bin`);
  await admin.end();
  const name = version.includes("MariaDB") ? `MariaDB ${version.split("-")[0]}` : `MySQL ${version}`;
  return {
    family,
    name,
    dataDir,
    url: Object.assign(new URL(url), { pathname: `/${database}` }).href,
    release,
  };
}

/** What a child needs to open the place. */
export function placeEnv({ dataDir, url }: Place): Record<string, string> {
  return { BENCH_DATA_DIR: dataDir, ...(url === undefined ? {} : { BENCH_DATABASE_URL: url }) };
}

/** Ends the server, if one was started. */
export async function closePlaces(): Promise<void> {
  (await server)?.stop();
}
