// The processes for jobs on uploaded files. One waits a while for its account's next job, as starting one takes longer than most jobs.

import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import type { Timer } from "../../base/clock.ts";
import { startTimer } from "../../base/timers.ts";
import { jobMegabytes, jobsAtOnce } from "./limits.ts";

/** How long a process waits for its next job. */
const keptMs = 10_000;

/** All that run, with their end, and by account those that wait, the oldest first. */
const processes = new Map<ChildProcess, Promise<void>>();
const kept = new Map<number, { child: ChildProcess; timer: Timer }>();

/** A process for a job of this account: a file may have left something behind, so none works for two accounts. */
export async function takeProcess(accountId: number): Promise<ChildProcess> {
  const own = kept.get(accountId);
  if (own) {
    forget(accountId);
    own.child.ref();
    own.child.channel?.ref();
    return own.child;
  }
  while (processes.size >= jobsAtOnce) {
    const [oldest] = kept.keys();
    if (oldest !== undefined) endProcess(oldest);
    // A new one starts when the memory of an old one is free.
    await Promise.race(processes.values());
  }
  return start();
}

/** Keeps a process that has done its job. It never keeps the service running. */
export function keepProcess(accountId: number, child: ChildProcess): void {
  const timer = startTimer(() => endProcess(accountId), keptMs).unref();
  child.unref();
  child.channel?.unref();
  kept.set(accountId, { child, timer });
}

function forget(accountId: number): void {
  kept.get(accountId)?.timer.cancel();
  kept.delete(accountId);
}

function endProcess(accountId: number): void {
  const child = kept.get(accountId)?.child;
  forget(accountId);
  if (child?.connected) child.disconnect();
}

function start(): ChildProcess {
  const child = fork(createRequire(import.meta.url).resolve("@taxctl/server/file-process"), {
    execArgv: [],
    // Foreign files are read there: it gets no secret of the service. A single executable takes options of Node only by the environment.
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_OPTIONS: [...process.execArgv.filter(isCondition), `--max-old-space-size=${jobMegabytes}`].join(
        " ",
      ),
    },
    // Also bytes.
    serialization: "advanced",
    // What V8 prints when memory is out says nothing that the error doesn't.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = Promise.withResolvers<void>();
  const end = () => {
    processes.delete(child);
    for (const [accountId, one] of kept) if (one.child === child) forget(accountId);
    ended.resolve();
  };
  processes.set(child, ended.promise);
  child.once("exit", end);
  // One that could not be started has no exit. The job hears of it too.
  child.on("error", () => {
    if (child.pid === undefined) end();
  });
  return child;
}

/** In the repository, sources run by a condition. */
const isCondition = (argument: string) => /^(--conditions=|-C)/.test(argument);
