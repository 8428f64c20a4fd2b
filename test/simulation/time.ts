// Virtual time: one queue of events, in which time jumps to the next one. Each event with all its microtasks is one turn.
import { AsyncLocalStorage } from "node:async_hooks";

const realImmediate = setImmediate;

/** Whose code runs: a process of the service, or nobody's (people, the unit, the world). */
export type Owner = {
  /** A dead one runs no event any more. */
  isDead: boolean;
  /** Until this moment its events wait, as those of a stopped process do. */
  stoppedUntilMs: number;
};

const owners = new AsyncLocalStorage<Owner | undefined>();

/** The process whose code runs now. */
export const currentOwner = (): Owner | undefined => owners.getStore();

/** Runs as code of this owner, and everything that follows from it. */
export const runAs = <T>(owner: Owner | undefined, work: () => T): T => owners.run(owner, work);

type Run = () => void;

/** A timer, with the methods that packages call on Node's. */
export class VirtualTimer {
  isOver = false;
  readonly order: number;
  readonly owner: Owner | undefined;
  readonly time: VirtualTime;
  readonly run: Run;
  atMs: number;
  readonly everyMs: number | undefined;

  constructor(time: VirtualTime, run: Run, atMs: number, everyMs?: number) {
    this.time = time;
    this.run = run;
    this.atMs = atMs;
    this.everyMs = everyMs;
    this.order = time.nextOrder();
    this.owner = currentOwner();
  }
  cancel(): void {
    this.isOver = true;
  }
  close(): void {
    this.isOver = true;
  }
  unref(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  refresh(): this {
    return this;
  }
}

type Entry = { timer: VirtualTimer; atMs: number; order: number };
const isBefore = (one: Entry, other: Entry): boolean =>
  one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);

/** A history that runs longer than this is one that never ends. */
const mostEvents = 2_000_000;

/** The reserve of a lease beyond the longest call. */
export const leaseReserveMs = 10_000;
const longestLeaseMs = 60_000;

export class VirtualTime {
  /** Since the start; never set back. */
  monotonicMs = 0;
  /** Wall-clock time is ahead of it by this. */
  #offsetMs: number;
  #endedLeasesAtMs = Number.NEGATIVE_INFINITY;
  events = 0;
  #queue: Entry[] = [];
  #order = 0;

  constructor(startMs: number) {
    this.#offsetMs = startMs;
  }

  nextOrder(): number {
    this.#order += 1;
    return this.#order;
  }

  now(): number {
    return Math.floor(this.monotonicMs + this.#offsetMs);
  }

  /** Sets wall-clock time forward or back, as people and networks may. */
  setClock(byMs: number): void {
    this.#offsetMs += byMs;
    if (byMs >= leaseReserveMs) this.#endedLeasesAtMs = this.monotonicMs;
  }

  /** Whether a lease of now was kept: set forward by more than its reserve, the clock has ended it while it was used. */
  get areLeasesKept(): boolean {
    return this.monotonicMs - this.#endedLeasesAtMs > longestLeaseMs;
  }

  start(run: Run, ms: number, everyMs?: number): VirtualTimer {
    const timer = new VirtualTimer(this, run, this.monotonicMs + Math.max(0, ms || 0), everyMs);
    this.#push({ timer, atMs: timer.atMs, order: timer.order });
    return timer;
  }

  /** Resolves after so long. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.start(resolve, ms));
  }

  /** Runs events until `promise` is settled. Throws when nothing is left that could settle it. */
  async runUntil<T>(promise: Promise<T>): Promise<T> {
    let isSettled = false;
    const settled = () => {
      isSettled = true;
    };
    promise.then(settled, settled);
    await turn();
    while (!isSettled) {
      this.#runNext();
      await turn();
    }
    return promise;
  }

  #runNext(): void {
    for (;;) {
      const entry = this.#pop();
      if (entry === undefined) throw new Error("nothing is scheduled any more, and the history is not over");
      const { timer } = entry;
      const { owner } = timer;
      if (timer.isOver || owner?.isDead) continue;
      if (owner && owner.stoppedUntilMs > entry.atMs && owner.stoppedUntilMs > this.monotonicMs) {
        this.#push({ timer, atMs: owner.stoppedUntilMs, order: this.nextOrder() });
        continue;
      }
      if (++this.events > mostEvents) throw new Error(`the history is not over after ${mostEvents} events`);
      this.monotonicMs = Math.max(this.monotonicMs, entry.atMs);
      if (timer.everyMs === undefined) timer.isOver = true;
      runAs(owner, timer.run);
      if (timer.everyMs !== undefined && !timer.isOver)
        this.#push({ timer, atMs: this.monotonicMs + timer.everyMs, order: this.nextOrder() });
      return;
    }
  }

  /** A binary heap: by time, then by the order of the starts. */
  #push(entry: Entry): void {
    const queue = this.#queue;
    let at = queue.push(entry) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = queue[above] as Entry;
      if (!isBefore(entry, parent)) break;
      queue[at] = parent;
      at = above;
    }
    queue[at] = entry;
  }

  #pop(): Entry | undefined {
    const queue = this.#queue;
    const first = queue[0];
    const last = queue.pop();
    if (first === undefined || last === undefined || queue.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= queue.length) break;
      const right = queue[below + 1];
      if (right !== undefined && isBefore(right, queue[below] as Entry)) below += 1;
      const child = queue[below] as Entry;
      if (!isBefore(child, last)) break;
      queue[at] = child;
      at = below;
    }
    queue[at] = last;
    return first;
  }
}

/** The end of a turn: all microtasks have run. */
const turn = (): Promise<void> => new Promise((resolve) => void realImmediate(resolve));
