// The program Litestream, with the shipped configuration and a folder in place of the other machine.
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect } from "chai";
import { parse, stringify } from "yaml";
import { follow, type TaxdProcess } from "./taxd.ts";

/** Those of its metrics that the alert rules use. */
export const litestreamMetrics = ["litestream_total_wal_bytes", "litestream_replica_wal_bytes"];

/** The path of the program; undefined on machines for which there is no package of it. */
export const litestream = findProgram();
if (litestream === undefined && process.env.TEST_REQUIRE_LITESTREAM)
  throw new Error("Litestream has no package for this machine, and TEST_REQUIRE_LITESTREAM is set");

function findProgram(): string | undefined {
  try {
    const name = `@flydotio/litestream-${process.platform}-${process.arch}/litestream`;
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

const shipped = new URL("../../deploy/litestream/litestream.yml", import.meta.url);

/** Writes the shipped configuration with these places and keys in it. @returns its path */
export function configureLitestream(
  folder: string,
  { database, replica, address }: { database: string; replica: string; address: string },
  { recipient, identity }: { recipient: string; identity: string },
): string {
  const config = parse(readFileSync(shipped, "utf8"));
  config.addr = address;
  const [db] = config.dbs;
  db.path = database;
  const { host: _host, user: _user, "key-path": _key, ...rest } = db.replicas[0];
  db.replicas[0] = {
    ...rest,
    type: "file",
    path: replica,
    age: { recipients: [recipient], identities: [identity] },
  };
  const file = join(folder, "litestream.yml");
  writeFileSync(file, stringify(config), { mode: 0o600 });
  return file;
}

/** Starts it; the caller ends it. */
export function startLitestream(args: readonly string[]): TaxdProcess {
  const child: ChildProcess = spawn(litestream ?? "", args);
  return follow(child);
}

/** Runs it to its end. */
export async function runLitestream(args: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await startLitestream(args).finished;
  expect(code, `${stdout}${stderr}`).to.equal(0);
}

/** The files of a replica, whole ones. */
export function replicaFiles(replica: string): string[] {
  try {
    return readdirSync(replica, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".lz4"),
    );
  } catch {
    return [];
  }
}
