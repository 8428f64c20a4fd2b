// The run over a folder: looks for files, works on a few at a time, says which ones wait, and cleans up.
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe } from "../failures/describe.ts";
import { type Claim, claimName } from "./claims.ts";
import { removeLeftovers, removeOld } from "./cleanup.ts";
import { setAside, writeResult } from "./files.ts";
import type { SalesName } from "./names.ts";
import type { PrintRun } from "./printing/run.ts";
import { type Job, newJob, Queue } from "./queue.ts";
import { Ripeness } from "./ripe.ts";
import { Scanner } from "./scan.ts";
import { waitingText } from "./texts.ts";
import { type Ended, type WorkOptions, work } from "./work.ts";

export type WatchOptions = Omit<WorkOptions, "before"> & {
  everyMs: number;
  concurrency: number;
  keepMs: number;
  /** Works on the files that are there, and ends. */
  isOnce: boolean;
  prints: PrintRun | undefined;
};

/** What a run did. `waiting` are the files that it leaves without an outcome. */
export type WatchSummary = {
  files: number;
  receipts: number;
  rejected: number;
  waiting: number;
  unprinted: number;
};

/** A till has its answer by then, or a text that says why not. */
const waitingMs = 30_000;
const sweepMs = 1_000;
const cleanEveryMs = 60 * 60_000;

export class Watcher {
  readonly #options: WatchOptions;
  readonly #queue = new Queue();
  readonly #ripeness = new Ripeness();
  readonly #scanner: Scanner;
  /** Files at work, and those whose name was taken and is not done with. */
  readonly #running = new Map<Job, Promise<void>>();
  readonly #byStem = new Map<string, Job>();
  readonly #summary: WatchSummary = { files: 0, receipts: 0, rejected: 0, waiting: 0, unprinted: 0 };
  #isDownSaid = false;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#scanner = new Scanner(options.places, this.#ripeness, options.say);
  }

  /** Runs until the signal, or with `isOnce` until nothing more can be done. */
  async run(): Promise<WatchSummary> {
    const { places, report, journal, prints, isOnce } = this.#options;
    const { signal } = report;
    await removeLeftovers(places);
    for (const claim of await this.#scanner.earlier()) this.#enter(claim);
    const atWork = new Set([...this.#queue].map(({ claim }) => claim.id));
    if (journal && prints) prints.add(...(await journal.open()).filter(({ claim }) => !atWork.has(claim)));
    const printing = prints?.run();
    const sweeping = this.#repeat(sweepMs, () => this.#sweep());
    const cleaning = this.#repeat(cleanEveryMs, () => this.#clean());
    try {
      await this.#loop(signal, isOnce);
      if (isOnce) await this.#sweep(0);
    } finally {
      sweeping();
      cleaning();
      await Promise.allSettled(this.#running.values());
      prints?.end();
      await printing;
    }
    const { ready, waiting } = this.#queue.counts;
    return { ...this.#summary, waiting: ready + waiting, unprinted: prints?.left ?? 0 };
  }

  async #loop(signal: AbortSignal, isOnce: boolean): Promise<void> {
    const { everyMs, concurrency } = this.#options;
    await this.#clean();
    let nap = new AbortController();
    signal.addEventListener("abort", () => nap.abort(), { once: true });
    while (!signal.aborted) {
      await this.#scan(signal);
      const scanAtMs = performance.now() + everyMs;
      for (;;) {
        while (this.#running.size < concurrency && !signal.aborted) {
          const job = this.#queue.next(Date.now());
          if (!job) break;
          this.#start(job);
        }
        if (isOnce && this.#isOver()) return;
        const leftMs = scanAtMs - performance.now();
        if (leftMs <= 0 || signal.aborted) break;
        nap = new AbortController();
        const sleep = setTimeout(leftMs, undefined, { signal: nap.signal });
        await Promise.race([...this.#running.values(), sleep.catch(() => {})]);
        nap.abort();
      }
    }
  }

  /** With `--once`: nothing runs, nothing is ready, and no file is still growing. */
  #isOver(): boolean {
    if (this.#running.size > 0 || this.#ripeness.size > 0) return false;
    return this.#queue.isPaused || this.#queue.counts.ready === 0;
  }

  async #scan(signal: AbortSignal): Promise<void> {
    const { say, isOnce } = this.#options;
    try {
      const claims = await this.#scanner.take((file) => this.#makeRoom(file), signal);
      for (const claim of claims) {
        say("taken", { file: claim.file.name, claim: claim.id });
        this.#enter(claim);
      }
      this.#isDownSaid = false;
    } catch (error) {
      if (signal.aborted) return;
      // A share that is away comes back. A run from a timer ends with the error.
      if (isOnce) throw error;
      if (!this.#isDownSaid) say("paused", { reason: describe(error).message });
      this.#isDownSaid = true;
    }
  }

  /** Before a file is taken whose name was used already: results under that name are the new file's. */
  async #makeRoom({ stem }: SalesName): Promise<void> {
    const { places } = this.#options;
    const earlier = this.#byStem.get(stem.toLowerCase());
    if (earlier && !earlier.claim.isSuperseded) {
      const was = claimName(earlier.claim);
      const claim = { ...earlier.claim, isSuperseded: true };
      await rename(join(places.work, was), join(places.work, claimName(claim)));
      earlier.claim = claim;
      await earlier.saying;
    }
    const stamp = new Date().toISOString().replace(/[-:.]/g, "");
    await setAside(places.out, stem, (name) => join(places.done, `${stamp}-earlier-${name}`));
  }

  #enter(claim: Claim): void {
    const job = newJob(claim, Date.now());
    this.#byStem.set(claim.file.stem.toLowerCase(), job);
    this.#queue.add(job);
    this.#summary.files += 1;
  }

  #start(job: Job): void {
    const earlier = [...this.#running.entries()];
    const before = () =>
      Promise.allSettled(earlier.filter(([one]) => one.claim.id < job.claim.id).map(([, run]) => run));
    const run = work(job, { ...this.#options, before })
      .then((ended) => this.#ended(job, ended))
      // Stopped: the file stays where it is, for the next run.
      .catch(() => this.#queue.add(job))
      .finally(() => this.#running.delete(job));
    this.#running.set(job, run);
  }

  #ended(job: Job, ended: Ended): void {
    const { say, prints } = this.#options;
    const file = job.claim.file.name;
    if (ended.kind === "done") {
      const stem = job.claim.file.stem.toLowerCase();
      if (this.#byStem.get(stem) === job) this.#byStem.delete(stem);
      this.#summary.receipts += ended.receipts;
      if (ended.isRejected) this.#summary.rejected += 1;
      this.#queue.ended(job.reason !== undefined);
      prints?.add(...job.prints);
      return;
    }
    if (job.reason !== ended.reason && ended.kind === "wait") say("waiting", { file, reason: ended.reason });
    job.reason = ended.reason;
    if (ended.kind === "wait") {
      this.#queue.wait(job, Date.now());
      return;
    }
    const ms = this.#queue.pause(job, Date.now());
    say("paused", { file, reason: ended.reason, again_in_s: Math.ceil(ms / 1000) });
  }

  /** Says under their names which files take longer. */
  async #sweep(afterMs = waitingMs): Promise<void> {
    const now = Date.now();
    for (const job of [...this.#running.keys(), ...this.#queue]) {
      if (job.saying || job.isEnding || job.claim.isSuperseded || now - job.sinceMs < afterMs) continue;
      const { file } = job.claim;
      const path = join(this.#options.places.out, `${file.stem}.waiting`);
      // On a full disk there is no such file: the next sweep tries again.
      job.saying = writeResult(path, waitingText(file.name, job.reason, job.sinceMs)).catch(() => {
        job.saying = undefined;
      });
      await job.saying;
    }
  }

  async #clean(): Promise<void> {
    const { places, keepMs, say } = this.#options;
    const removed = await removeOld(places, keepMs).catch(() => 0);
    if (removed > 0) say("removed", { files: removed });
  }

  /** Repeats one after the other; the returned function ends it. */
  #repeat(ms: number, run: () => Promise<void>): () => void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      run().finally(() => {
        isBusy = false;
      });
    }, ms);
    return () => clearInterval(timer);
  }
}
