// The built service as a process of its own: how long it takes to be ready, and how much memory it takes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Place } from "./places.ts";

const taxd = join(import.meta.dirname, "../../server/bin/taxd.js");
const longestMs = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

export type Built = {
  url: string;
  /** From the start of the process until `/readyz` said yes. */
  readyMs: number;
  /** The peak of resident bytes since the start; undefined if the system doesn't report it. */
  peak(): number | undefined;
  /** Seconds of processor time since the start; NaN if the system doesn't report it. */
  cpu(): number;
  stop(): Promise<void>;
};

/** A smaller machine than this one. */
export type Machine = {
  /** The command that starts the service, such as `taskset -c 0`. */
  under?: readonly string[];
  /** The most that the heap of JavaScript may take. */
  heapMb?: number;
};

/** `taxd serve` as an operator starts it, from `dist`, which `npm run build` makes. */
export async function serveBuilt(
  { dataDir, url: databaseUrl }: Place,
  { under = [], heapMb }: Machine = {},
): Promise<Built> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database =
    databaseUrl === undefined ? {} : { TAXD_DATABASE_URL: databaseUrl, TAXD_ENCRYPTION_KEY: "00".repeat(32) };
  const settings = { TAXD_PORT: String(port), TAXD_DATA_DIR: dataDir, TAXD_ALLOW_PRIVATE_UNITS: "true" };
  const env = { ...process.env, ...settings, ...database };
  const startedMs = performance.now();
  // What the first line of `taxd` sets, where the system starts it.
  const flags = ["--max-semi-space-size=8"];
  if (heapMb !== undefined) flags.push(`--max-old-space-size=${heapMb}`);
  const [command = process.execPath, ...args] = [...under, process.execPath, ...flags, taxd, "serve"];
  const child = spawn(command, args, {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) break;
    if (child.exitCode !== null || performance.now() - startedMs > longestMs) {
      await stop();
      throw new Error("taxd serve did not become ready");
    }
    await pause(2);
  }
  const readyMs = performance.now() - startedMs;
  return { url, readyMs, peak: () => peakOf(child.pid), cpu: () => cpuOf(child.pid), stop };
}

function peakOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(file, "utf8"))?.[1]) * 1024;
}

/** Linux counts processor time in hundredths of a second; the name before the fields may hold blanks. */
function cpuOf(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
