// A copy of the tree in which mutants are tested: the tree itself is never changed.
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";

export const tree = fileURLToPath(new URL("../..", import.meta.url));
/** A test that waits for something that a mutant prevents ends after this time. */
const testTimeoutMs = 20_000;

type RunResult = { outcome: "passed" | "failed" | "timeout"; ms: number; output: string };
export type TreeCopy = {
  folder: string;
  /** Runs test files until the first failure. With `coverageTo`, every process writes its coverage there. */
  run(files: readonly string[], limitMs: number, coverageTo?: string): Promise<RunResult>;
  remove(): void;
};

/** Copies the tree, and links the installed packages. */
export function copyTree(): TreeCopy {
  const root = mkdtempSync(join(tmpdir(), "taxctl-mutants-"));
  const folder = join(root, "tree");
  const left = new Set(["node_modules", ".git", "coverage", "dist/.tsbuildinfo"]);
  cpSync(tree, folder, { recursive: true, filter: (path) => !left.has(relative(tree, path)) });
  mkdirSync(join(folder, "node_modules/@taxctl"), { recursive: true });
  for (const name of readdirSync(join(tree, "node_modules")))
    if (name !== "@taxctl") symlinkSync(join(tree, "node_modules", name), join(folder, "node_modules", name));
  for (const name of ["sdk", "server"])
    symlinkSync(join(folder, name), join(folder, "node_modules/@taxctl", name));
  const remove = (): void => rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", remove);

  async function run(files: readonly string[], limitMs: number, coverageTo?: string): Promise<RunResult> {
    const temporary = mkdtempSync(join(root, "tmp-"));
    const speed = coverageTo
      ? { NODE_V8_COVERAGE: coverageTo }
      : { NODE_COMPILE_CACHE: join(root, "compiled") };
    const argv = [join(folder, "node_modules/mocha/bin/mocha.js"), "--bail", "--timeout", `${testTimeoutMs}`];
    const started = performance.now();
    const child = spawn(process.execPath, [...argv, ...files], {
      cwd: folder,
      // Runs with a mutant leave no reports.
      env: { ...process.env, TEST_REPORTS: undefined, TEST_DATABASE: "sqlite", TMPDIR: temporary, ...speed },
      stdio: ["ignore", "pipe", "pipe"],
      // Its own group: all that it started ends with it.
      detached: true,
    });
    const end = (): void => {
      try {
        process.kill(-Number(child.pid), "SIGKILL");
      } catch {
        // It has ended.
      }
    };
    process.once("exit", end);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output = (output + text).slice(-4_000);
      });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, limitMs);
    const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
    clearTimeout(timer);
    // Programs that the tests started write their coverage when they end.
    if (coverageTo !== undefined) await waitWhile(() => isRunning(-Number(child.pid)), 10_000);
    end();
    process.off("exit", end);
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
    const outcome = isLate ? "timeout" : code === 0 ? "passed" : "failed";
    return { outcome, ms: performance.now() - started, output };
  }

  return { folder, run, remove };
}

/** Whether a process runs; of a negative number, any process of that group. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function waitWhile(isSo: () => boolean, limitMs: number): Promise<void> {
  for (const end = performance.now() + limitMs; isSo() && performance.now() < end; ) await pause(20);
}

type Range = { startOffset: number; endOffset: number; count: number };
type Report = { result: { url: string; functions: { ranges: Range[] }[] }[] };

/** Returns for a place in a file whether any process of a run executed it. Node keeps offsets when it strips types. */
export function readCoverage(folder: string, copy: TreeCopy): (file: string, offset: number) => boolean {
  const ranges = new Map<string, Range[][]>();
  for (const name of readdirSync(folder)) {
    const { result }: Report = JSON.parse(readFileSync(join(folder, name), "utf8"));
    for (const { url, functions } of result) {
      if (!url.startsWith("file:") || url.includes("/node_modules/")) continue;
      const all = functions.flatMap((one) => one.ranges);
      ranges.set(url, [...(ranges.get(url) ?? []), all]);
    }
  }
  return (file, offset) =>
    (ranges.get(pathToFileURL(join(copy.folder, file)).href) ?? []).some((process) => {
      const around = process.filter((range) => range.startOffset <= offset && offset < range.endOffset);
      const innermost = around.sort(
        (one, other) => one.endOffset - one.startOffset - (other.endOffset - other.startOffset),
      )[0];
      return innermost !== undefined && innermost.count > 0;
    });
}
