// What the worker processes of one `npm test` share: a folder in memory for temporary files, a database server, records of what was tested.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MysqlServer, startMysqlServer } from "./mysql-server.ts";

const memory = "/dev/shm";
/** More than a run ever has in use at once. */
const enoughBytes = 3 * 1024 ** 3;

/** Memory-backed storage where it has enough room, else the system's folder; `TMPDIR` wins. */
function temporaryFolder(): string {
  if (process.env.TMPDIR !== undefined || process.platform !== "linux") return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Deletes the folder when this process is gone, even when it was killed. */
function deleteAtEnd(folder: string): void {
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  if (process.platform === "win32") return;
  // The shell reads to the end of a pipe from this process. Workers need a moment to end before the second attempt.
  const script = 'read -r line; rm -rf "$0" || { sleep 2; rm -rf "$0"; }';
  const guard = spawn("/bin/sh", ["-c", script, folder], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
}

// The workers inherit the environment of the main process, and find the folder there.
if (process.env.TEST_RUN_FOLDER === undefined) {
  const folder = mkdtempSync(join(temporaryFolder(), "taxctl-run-"));
  deleteAtEnd(folder);
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  // Hundreds of processes load the same sources: types are stripped once. Coverage needs the code itself.
  if (!process.env.NODE_V8_COVERAGE) process.env.NODE_COMPILE_CACHE = join(folder, "compiled");
}

let server: MysqlServer | undefined;

/** Runs once, before the workers start. */
export async function mochaGlobalSetup(): Promise<void> {
  // Imported late: it makes its folder when it is loaded.
  const { databaseFamilies } = await import("./database.ts");
  if (!databaseFamilies().includes("mysql") || process.env.TEST_DATABASE_URL) return;
  server = await startMysqlServer();
  process.env.TEST_SHARED_SERVER = server.url;
}

export function mochaGlobalTeardown(): void {
  server?.stop();
}
