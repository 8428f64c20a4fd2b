// The source of time of the process: what a replaced one decides, and that the machine's comes back.
import { expect } from "chai";
import {
  monotonicMs,
  systemClock,
  type Timer,
  type TimeSource,
  useTimeSource,
} from "../../server/src/base/clock.ts";
import { inTime } from "../../server/src/base/time-limit.ts";
import {
  limitSignal,
  nextTurn,
  onNextTurn,
  pause,
  startInterval,
  startTimer,
} from "../../server/src/base/timers.ts";

/** A source whose time moves by hand. */
function handTime() {
  const startMs = Date.UTC(2026, 0, 2);
  let passedMs = 0;
  const due = new Set<{ atMs: number; run(): void }>();
  const turns: (() => void)[] = [];
  const start = (run: () => void, ms: number, again: boolean): Timer => {
    const one = {
      atMs: passedMs + ms,
      run() {
        if (again) one.atMs += ms;
        else due.delete(one);
        run();
      },
    };
    due.add(one);
    const timer = { cancel: () => void due.delete(one), unref: () => timer };
    return timer;
  };
  const source: TimeSource = {
    now: () => startMs + passedMs,
    monotonicMs: () => passedMs,
    startTimer: (run, ms) => start(run, ms, false),
    startInterval: (run, ms) => start(run, ms, true),
    nextTurn: (run) => void turns.push(run),
  };
  return {
    source,
    startMs,
    /** What has not run yet. */
    due,
    pass(ms: number) {
      passedMs += ms;
      for (const one of due) while (due.has(one) && one.atMs <= passedMs) one.run();
    },
    turn() {
      for (const run of turns.splice(0)) run();
    },
  };
}

/** What a promise has come to when all that is settled has been noticed. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  let state: unknown = "waits";
  promise.then(
    () => {
      state = "done";
    },
    (error: unknown) => {
      state = error;
    },
  );
  await new Promise((resolve) => setImmediate(resolve));
  return state;
}

describe("a replaced source of time", () => {
  let time: ReturnType<typeof handTime>;
  let putBack: () => void;
  let ran: string[];
  const note = (what: string) => () => void ran.push(what);

  beforeEach(() => {
    time = handTime();
    putBack = useTimeSource(time.source);
    ran = [];
  });
  afterEach(() => putBack());

  it("decides what time it is", () => {
    expect([systemClock.now(), monotonicMs()]).to.deep.equal([time.startMs, 0]);
    time.pass(1_500);
    expect([systemClock.now(), monotonicMs()]).to.deep.equal([time.startMs + 1_500, 1_500]);
  });

  it("runs timers once and intervals again, and neither once it is canceled", () => {
    startTimer(note("once"), 100);
    startTimer(note("canceled"), 100).cancel();
    const interval = startInterval(note("again"), 40);
    time.pass(99);
    expect(ran).to.deep.equal(["again", "again"]);
    time.pass(1);
    expect(ran).to.deep.equal(["again", "again", "once"]);
    interval.cancel();
    time.pass(1_000);
    expect(ran).to.have.length(3);
  });

  it("decides when the next turn comes", async () => {
    onNextTurn(note("turn"));
    const turn = nextTurn();
    expect(await stateOf(turn)).to.equal("waits");
    expect(ran).to.be.empty;
    time.turn();
    expect(await stateOf(turn)).to.equal("done");
    expect(ran).to.deep.equal(["turn"]);
  });

  it("decides how long a pause takes", async () => {
    const { signal } = new AbortController();
    const pauses = [pause(100), pause(100, signal)];
    time.pass(99);
    for (const one of pauses) expect(await stateOf(one)).to.equal("waits");
    time.pass(1);
    for (const one of pauses) expect(await stateOf(one)).to.equal("done");
  });

  it("leaves nothing of a pause whose signal ends it, before or within", async () => {
    const stop = new AbortController();
    const reason = new Error("stopping");
    const within = pause(100, stop.signal);
    expect(await stateOf(within)).to.equal("waits");
    stop.abort(reason);
    expect(await stateOf(within)).to.equal(reason);
    expect(await stateOf(pause(100, stop.signal))).to.equal(reason);
    expect(time.due).to.be.empty;
  });

  it("aborts a signal at its limit, and not before", () => {
    const limit = limitSignal(100);
    time.pass(99);
    expect(limit.aborted).to.equal(false);
    time.pass(1);
    expect(limit.aborted).to.equal(true);
    expect(limit.reason).to.be.instanceOf(DOMException).with.property("name", "TimeoutError");
  });

  it("limits how long work is awaited, and leaves nothing behind", async () => {
    const work = Promise.withResolvers<string>();
    const late = inTime(work.promise, 100, () => "late");
    const timely = inTime(Promise.resolve("done"), 100, () => "late");
    expect(await timely).to.equal("done");
    time.pass(100);
    expect(await late).to.equal("late");
    expect(time.due).to.be.empty;
  });

  it("decides nothing once the machine's is put back", async () => {
    const before = performance.now();
    putBack();
    expect(systemClock.now()).to.be.closeTo(Date.now(), 1_000);
    expect(monotonicMs()).to.be.at.least(before);
    await pause(1);
    await nextTurn();
    await new Promise<void>((resolve) => startTimer(resolve, 1));
    const canceled = startTimer(note("canceled"), 1);
    canceled.cancel();
    await new Promise<void>((resolve) => {
      const interval = startInterval(() => {
        note("again")();
        if (ran.length < 2) return;
        interval.cancel();
        resolve();
      }, 1);
    });
    expect(ran).to.deep.equal(["again", "again"]);
    expect(await stateOf(pause(60_000, AbortSignal.abort("over")))).to.equal("over");
    expect(time.due).to.be.empty;
  });
});
