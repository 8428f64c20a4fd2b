// The command `taxd` as a real process with an environment of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { conditions } from "./build.ts";
import { runInHost } from "./command-host.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bin = fileURLToPath(new URL("../../server/bin/taxd.js", import.meta.url));
const hastyBin = fileURLToPath(new URL("hasty-taxd.ts", import.meta.url));
const clientBin = fileURLToPath(new URL("../../cli/bin/run.js", import.meta.url));

export type Finished = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };

export type TaxdProcess = {
  child: ChildProcess;
  /** The output so far. */
  stdout(): string;
  stderr(): string;
  /** Waits for the text on standard output; fails with everything printed when the process ends first. */
  printed(text: string | RegExp): Promise<string>;
  finished: Promise<Finished>;
};

/** Keeps what a process prints. */
export function follow(child: ChildProcess): TaxdProcess {
  let stdout = "";
  let stderr = "";
  const waiting = new Set<() => void>();
  const heard = () => {
    for (const check of waiting) check();
  };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    heard();
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    heard();
  });
  let isOver = false;
  const finished = new Promise<Finished>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      isOver = true;
      resolve({ code, signal, stdout, stderr });
      heard();
    });
  });
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    finished,
    printed(text) {
      return new Promise((resolve, reject) => {
        const check = () => {
          if (typeof text === "string" ? stdout.includes(text) : text.test(stdout)) resolve(stdout);
          else if (isOver) reject(new Error(`taxd ended without printing ${text}:\n${stdout}\n${stderr}`));
          else return;
          waiting.delete(check);
        };
        waiting.add(check);
        check();
      });
    },
  };
}

/** Of the tests' own environment only what a program needs to run; the rest is what the test gives. */
function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { PATH, SystemRoot, TMPDIR, NODE_COMPILE_CACHE, ...env };
}

/** Starts `taxd`; the caller ends it. */
export function startTaxd(args: readonly string[], env: Record<string, string>): TaxdProcess {
  const options = { cwd: root, env: environment(env) };
  return follow(spawn(process.execPath, [...conditions(), bin, ...args], options));
}

/** Starts `taxd` with a save limit of its own, which may be below what settings allow; the caller ends it. */
export function startHastyTaxd(
  saveLimitMs: number,
  args: readonly string[],
  env: Record<string, string>,
): TaxdProcess {
  const options = { cwd: root, env: environment(env) };
  return follow(spawn(process.execPath, [...conditions(), hastyBin, String(saveLimitMs), ...args], options));
}

/** Starts `npm start` in a process group of its own, as a terminal would, so that a signal reaches all of it. */
export function startNpm(env: Record<string, string>): TaxdProcess {
  return follow(spawn("npm", ["start"], { cwd: root, env: environment(env), detached: true }));
}

/** Runs `taxd` to its end. */
export async function runTaxd(args: readonly string[], env: Record<string, string>): Promise<Finished> {
  return (await runHosted("taxd", args, env)) ?? startTaxd(args, env).finished;
}

async function runHosted(
  program: "taxd" | "taxctl",
  argv: readonly string[],
  env: Record<string, string>,
): Promise<Finished | undefined> {
  const { PATH = "", TMPDIR = tmpdir() } = process.env;
  const hosted = await runInHost({ program, argv, cwd: root, env: { PATH, TMPDIR, ...env }, stdin: "" });
  return hosted && { code: hosted.exitCode, signal: null, stdout: hosted.stdout, stderr: hosted.stderr };
}

/** Runs `taxd … --json` to its end and reads what it printed. */
export async function runTaxdJson<Result>(
  args: readonly string[],
  env: Record<string, string>,
): Promise<Result> {
  const { code, stdout, stderr } = await runTaxd([...args, "--json"], env);
  if (code !== 0) throw new Error(`taxd ${args.join(" ")} ended with ${code}: ${stdout}${stderr}`);
  return JSON.parse(stdout) as Result;
}

/** Runs `taxctl` to its end. */
export async function runTaxctl(args: readonly string[], env: Record<string, string>): Promise<Finished> {
  const hosted = await runHosted("taxctl", args, env);
  if (hosted) return hosted;
  const options = { cwd: root, env: environment(env) };
  return follow(spawn(process.execPath, [...conditions(), clientBin, ...args], options)).finished;
}
