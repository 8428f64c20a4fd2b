// Running many commands in one process, one after another: most of a short command's time is the start of its process.
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { conditions } from "./build.ts";
import type { Ended, Job } from "./command-host-process.ts";

const hostProgram = fileURLToPath(new URL("./command-host-process.ts", import.meta.url));

export type Output = { stdout: string; stderr: string; exitCode: number | null };

type Host = { process: ChildProcess; isBusy: boolean };
/** One for each program: what a command of one leaves in its process is not seen by the other. */
const hosts = new Map<Job["program"], Host>();

/** Node reads these when it starts, so a command with one of them needs a process of its own. */
const isReadAtStart = (name: string): boolean => name.startsWith("NODE_");

/** The program's host without a command in it; `undefined` if it is at work. Commands at the same time are processes of their own. */
function freeHost({ program, env }: Pick<Job, "program" | "env">): Host | undefined {
  const host = hosts.get(program);
  if (Object.keys(env).some(isReadAtStart) || host?.isBusy) return undefined;
  if (host) return host;
  const child = spawn(process.execPath, [...conditions(), hostProgram], {
    env: { PATH: process.env.PATH, LANG: "C.UTF-8" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  child.stdout?.setEncoding("utf8");
  child.stderr?.setEncoding("utf8");
  const started: Host = { process: child, isBusy: false };
  child.once("exit", () => {
    if (hosts.get(program) === started) hosts.delete(program);
  });
  keepsAlive(child, false);
  hosts.set(program, started);
  return started;
}

/** Between commands, the host doesn't keep the tests' process running. */
function keepsAlive(child: ChildProcess, isKept: boolean): void {
  const handles = [child, child.channel, child.stdout, child.stderr] as ({
    ref(): void;
    unref(): void;
  } | null)[];
  for (const handle of handles) handle?.[isKept ? "ref" : "unref"]();
}

/** Runs one command as a process of its own would; `undefined` if only such a process can. */
export function runInHost(job: Omit<Job, "end">): Promise<Output> | undefined {
  const free = freeHost(job);
  if (!free) return undefined;
  const { process: child } = free;
  const end = randomUUID();
  free.isBusy = true;
  keepsAlive(child, true);
  return new Promise((resolve) => {
    const printed = { stdout: "", stderr: "" };
    let exitCode: number | null = null;
    const finish = (): void => {
      child.off("message", onMessage).off("close", onClose);
      for (const [name, listener] of listeners) child[name]?.off("data", listener);
      free.isBusy = false;
      if (child.exitCode === null) keepsAlive(child, false);
      const [stdout = "", stderr = ""] = [printed.stdout, printed.stderr].map((text) =>
        text.replace(end, ""),
      );
      resolve({ stdout, stderr, exitCode });
    };
    let hasEnded = false;
    const check = (): void => {
      if (hasEnded && printed.stdout.endsWith(end) && printed.stderr.endsWith(end)) finish();
    };
    const onMessage = (ended: Ended): void => {
      exitCode = ended.exitCode;
      hasEnded = true;
      check();
    };
    const onClose = (code: number | null): void => {
      exitCode = code;
      finish();
    };
    const listeners = (["stdout", "stderr"] as const).map((name) => {
      const listener = (chunk: string): void => {
        printed[name] += chunk;
        check();
      };
      child[name]?.on("data", listener);
      return [name, listener] as const;
    });
    child.on("message", onMessage).on("close", onClose);
    child.send({ ...job, end } satisfies Job);
  });
}
