// Plays many histories, in one process or several, and sums up what they were.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { judged, preparationsIn } from "./history.ts";
import type { Wire } from "./wires.ts";

/** What a history was, without its lines. */
export type Summary = {
  seed: number;
  steps: number;
  events: number;
  /** Of its own time. */
  tookMs: number;
  violations: string[];
  happened: Record<string, number>;
};

export type Run = {
  /** The first seed; the next ones follow it. */
  seed: number;
  histories: number;
  /** No history begins after so many seconds; default: no limit. */
  seconds?: number | undefined;
  /** Of every branch; default: those that each seed draws. */
  wire?: Wire | undefined;
  /** Default 1. */
  jobs?: number | undefined;
  /** Whether the first violation ends the run. */
  isOverAtViolation?: boolean | undefined;
  /** Called with each history as it ends; with several jobs, in any order. */
  ended?: ((summary: Summary) => void) | undefined;
};

export type Totals = {
  histories: number;
  violating: Summary[];
  medianSteps: number;
  events: number;
  virtualSeconds: number;
  processorSeconds: number;
  happened: Record<string, number>;
};

/** Memory holds databases that live for a tenth of a second. */
const folderForRuns = (): string => {
  const memory = process.platform === "linux" ? "/dev/shm" : tmpdir();
  return mkdtempSync(join(memory, "taxctl-simulation-"));
};

/** Every `stride`-th history of a run, in this process. */
export async function playShare(run: Run, share = 0, stride = 1): Promise<{ processorSeconds: number }> {
  const folder = folderForRuns();
  const deadline = performance.now() + (run.seconds ?? Number.POSITIVE_INFINITY) * 1_000;
  try {
    const prepared = preparationsIn(folder);
    const began = process.cpuUsage();
    for (let at = share; at < run.histories && performance.now() < deadline; at += stride) {
      const { seed, steps, events, tookMs, violations, happened } = await judged(
        run.seed + at,
        prepared,
        folder,
        { wire: run.wire },
      );
      run.ended?.({
        seed,
        steps: steps.length,
        events,
        tookMs,
        violations,
        happened: Object.fromEntries(happened),
      });
      if (violations.length > 0 && run.isOverAtViolation) break;
    }
    const { user, system } = process.cpuUsage(began);
    return { processorSeconds: (user + system) / 1e6 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Message = { summary: Summary } | { processorSeconds: number };

/** The same in a process of its own. */
function forkShare(run: Run, share: number, stride: number): { over: Promise<number>; stop(): void } {
  const { ended: _ended, ...plain } = run;
  const child = fork(new URL("share.ts", import.meta.url), [JSON.stringify({ run: plain, share, stride })], {
    execArgv: process.execArgv,
  });
  let seconds = 0;
  child.on("message", (message: Message) => {
    if ("summary" in message) run.ended?.(message.summary);
    else seconds = message.processorSeconds;
  });
  const over = new Promise<number>((resolve, reject) => {
    child.on("exit", (code, signal) => {
      if (code === 0 || signal === "SIGTERM") resolve(seconds);
      else reject(new Error(`a process of the simulation ended with ${code ?? signal}`));
    });
  });
  return { over, stop: () => void child.kill() };
}

export async function runHistories(given: Run): Promise<Totals> {
  const { jobs = 1 } = given;
  const summaries: Summary[] = [];
  let stopAll = (): void => undefined;
  const run: Run = {
    ...given,
    ended(summary) {
      summaries.push(summary);
      given.ended?.(summary);
      if (summary.violations.length > 0 && given.isOverAtViolation) stopAll();
    },
  };
  let processorSeconds = 0;
  if (jobs === 1) processorSeconds = (await playShare(run)).processorSeconds;
  else {
    const shares = Array.from({ length: jobs }, (_, share) => forkShare(run, share, jobs));
    stopAll = () => {
      for (const { stop } of shares) stop();
    };
    for (const seconds of await Promise.all(shares.map(({ over }) => over))) processorSeconds += seconds;
  }
  return { ...sumUp(summaries), processorSeconds };
}

function sumUp(summaries: Summary[]): Omit<Totals, "processorSeconds"> {
  const happened: Record<string, number> = {};
  for (const summary of summaries)
    for (const [what, times] of Object.entries(summary.happened))
      happened[what] = (happened[what] ?? 0) + times;
  const lengths = summaries.map(({ steps }) => steps).sort((one, other) => one - other);
  return {
    histories: summaries.length,
    violating: summaries.filter(({ violations }) => violations.length > 0),
    medianSteps: lengths[Math.floor(lengths.length / 2)] ?? 0,
    events: summaries.reduce((sum, { events }) => sum + events, 0),
    virtualSeconds: Math.round(summaries.reduce((sum, { tookMs }) => sum + tookMs, 0) / 1_000),
    happened: Object.fromEntries(Object.entries(happened).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
