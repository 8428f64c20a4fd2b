// What the worker processes of a run report to its main process, as files: the test file each runs, the responses each produced.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Undefined where `npm test` didn't start this process: then nobody reads the records. */
function folderOf(kind: "running" | "responses"): string | undefined {
  const { TEST_RUN_FOLDER } = process.env;
  if (TEST_RUN_FOLDER === undefined) return undefined;
  const folder = join(TEST_RUN_FOLDER, kind);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function readAll(kind: "running" | "responses"): [pid: number, text: string][] {
  const folder = folderOf(kind);
  if (folder === undefined) return [];
  return readdirSync(folder).map((name) => [Number(name), readFileSync(join(folder, name), "utf8")]);
}

/** Records that this process runs `file` from now on. */
export function recordStart(file: string): void {
  const folder = folderOf("running");
  if (folder !== undefined) writeFileSync(join(folder, String(process.pid)), file);
}

/** Records that the file is over, and all responses that this process has produced until now. */
export function recordEnd(responses: readonly string[]): void {
  const running = folderOf("running");
  if (running !== undefined) rmSync(join(running, String(process.pid)), { force: true });
  const folder = folderOf("responses");
  if (folder !== undefined) writeFileSync(join(folder, String(process.pid)), responses.join("\n"));
}

/** The processes that run a test file now, or died running it. */
export function runningFiles(): { pid: number; file: string }[] {
  return readAll("running").map(([pid, file]) => ({ pid, file }));
}

/** The responses that any process of the run has produced. */
export function recordedResponses(): Set<string> {
  return new Set(readAll("responses").flatMap(([, text]) => text.split("\n")));
}
