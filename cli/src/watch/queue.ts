// The order of files: oldest first. Files that wait for an outcome are looked at again one at a time, until one of them ends.
import type { JobOutcome } from "../sales-file/jobs.ts";
import type { Claim } from "./claims.ts";
import type { PrintJob } from "./printing/journal.ts";

/** A file on its way to its results. */
export type Job = {
  claim: Claim;
  /** When it was taken. */
  sinceMs: number;
  /** Why there is no outcome yet; undefined before the first try. */
  reason: string | undefined;
  /** The writing of its `.waiting` file; undefined if it has none. */
  saying: Promise<void> | undefined;
  /** Outcomes of its sales so far, by invoice number. */
  known: Map<string, JobOutcome>;
  /** Its last results are being written. */
  isEnding: boolean;
  /** Invoice numbers whose receipts are written. */
  written: Set<string>;
  /** Receipts to print when the file is done. */
  prints: PrintJob[];
};

/** A file that was just taken. */
export function newJob(claim: Claim, sinceMs: number): Job {
  const open = { reason: undefined, saying: undefined, isEnding: false };
  return { claim, sinceMs, ...open, known: new Map(), written: new Set(), prints: [] };
}

const pauseMs = 1_000;
const longestPauseMs = 30_000;
const probeMs = 5_000;
const longestProbeMs = 60_000;

export class Queue {
  /** By the id of the claim, oldest first; entries before `#head` are gone. */
  #ready: Job[] = [];
  #head = 0;
  #waiting: Job[] = [];
  #pausedUntilMs = 0;
  #pauseMs = pauseMs;
  #probeAtMs = 0;
  #probeMs = probeMs;

  add(job: Job): void {
    const { id } = job.claim;
    let at = this.#ready.length;
    while (at > this.#head && (this.#ready[at - 1]?.claim.id ?? "") > id) at -= 1;
    if (at === this.#head && at > 0) this.#ready[--this.#head] = job;
    else this.#ready.splice(at, 0, job);
  }

  /** The next file to work on now. */
  next(nowMs: number): Job | undefined {
    if (nowMs < this.#pausedUntilMs) return undefined;
    if (this.#waiting.length > 0 && nowMs >= this.#probeAtMs) {
      this.#probeAtMs = nowMs + this.#probeMs;
      this.#probeMs = Math.min(this.#probeMs * 2, longestProbeMs);
      return this.#waiting.shift();
    }
    const job = this.#ready[this.#head];
    if (!job) return undefined;
    this.#head += 1;
    if (this.#head > 1_000 && this.#head * 2 > this.#ready.length) {
      this.#ready = this.#ready.slice(this.#head);
      this.#head = 0;
    }
    return job;
  }

  /** Its sales are stored, and the outcome is open. */
  wait(job: Job, nowMs: number): void {
    if (this.#waiting.length === 0) this.#probeAtMs = nowMs + this.#probeMs;
    this.#waiting.push(job);
  }

  /** Nothing can be done now, for this file as for all others. Returns for how long. */
  pause(job: Job, nowMs: number): number {
    this.add(job);
    // Files that ran side by side fail side by side: that is one failure.
    if (nowMs < this.#pausedUntilMs) return this.#pausedUntilMs - nowMs;
    const ms = this.#pauseMs;
    this.#pausedUntilMs = nowMs + ms;
    this.#pauseMs = Math.min(ms * 2, longestPauseMs);
    return ms;
  }

  /** A file has ended: the way is free. Those that wait are looked at again if one of them has ended. */
  ended(wasWaiting: boolean): void {
    this.#pauseMs = pauseMs;
    if (!wasWaiting) return;
    this.#probeMs = probeMs;
    for (const job of this.#waiting.toReversed()) this.add(job);
    this.#waiting = [];
  }

  get isPaused(): boolean {
    return this.#pauseMs > pauseMs;
  }

  /** How many files are ready, and how many wait for outcomes. */
  get counts(): { ready: number; waiting: number } {
    return { ready: this.#ready.length - this.#head, waiting: this.#waiting.length };
  }

  *[Symbol.iterator](): Iterator<Job> {
    for (let at = this.#head; at < this.#ready.length; at += 1) yield this.#ready[at] as Job;
    yield* this.#waiting;
  }
}
