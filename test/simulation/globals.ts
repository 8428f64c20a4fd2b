// Replaces time and chance where packages read them directly, as long as a world is being played. The service has seams of its own for
// time, chance and threads (`base/clock.ts`, `base/chance.ts`, `base/threads.ts`), which play on the same world.
import crypto from "node:crypto";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { useChanceSource } from "../../server/src/base/chance.ts";
import { useTimeSource } from "../../server/src/base/clock.ts";
import { type ThreadSource, useThreadSource } from "../../server/src/base/threads.ts";
import type { Chance } from "./chance.ts";
import type { VirtualTime } from "./time.ts";
import { VirtualTimer } from "./time.ts";

/** What the machine's own functions are replaced by. */
export type Machine = {
  time: VirtualTime;
  chance: Chance;
  /** Calls back when what was written before is on the disk. */
  sync(descriptor: number, done: (error: Error | null) => void): void;
};

let machine: Machine | undefined;

const require = createRequire(import.meta.url);
const timers: Record<string, unknown> = require("node:timers");
const waits: Record<string, unknown> = require("node:timers/promises");
const real = {
  setTimeout,
  setInterval,
  setImmediate,
  clearTimeout,
  clearImmediate,
  Date,
  performanceNow: performance.now.bind(performance),
  random: Math.random,
  randomFillSync: crypto.randomFillSync,
  randomBytes: crypto.randomBytes,
  randomUUID: crypto.randomUUID,
};

type Callback = (...given: unknown[]) => void;

function startTimer(run: Callback, ms = 0, ...given: unknown[]): unknown {
  if (!machine) return real.setTimeout(run, ms, ...given);
  return machine.time.start(() => run(...given), Math.max(1, ms));
}

function startInterval(run: Callback, ms = 0, ...given: unknown[]): unknown {
  if (!machine) return real.setInterval(run, ms, ...given);
  return machine.time.start(() => run(...given), Math.max(1, ms), Math.max(1, ms));
}

function startImmediate(run: Callback, ...given: unknown[]): unknown {
  if (!machine) return real.setImmediate(run, ...given);
  return machine.time.start(() => run(...given), 0);
}

function cancel(timer: unknown): void {
  if (timer instanceof VirtualTimer) timer.cancel();
  else real.clearTimeout(timer as NodeJS.Timeout);
}

function cancelImmediate(timer: unknown): void {
  if (timer instanceof VirtualTimer) timer.cancel();
  else real.clearImmediate(timer as NodeJS.Immediate);
}

function wait(start: (resolve: () => void) => unknown, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = start(resolve);
    signal?.addEventListener(
      "abort",
      () => {
        cancel(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}

class VirtualDate extends Date {
  constructor(...given: unknown[]) {
    if (given.length > 0) super(...(given as [number]));
    else super(VirtualDate.now());
  }
  static override now(): number {
    return machine ? machine.time.now() : real.Date.now();
  }
}

function fill(bytes: Uint8Array): Uint8Array {
  machine?.chance.fill(bytes);
  return bytes;
}

function newUuid(): `${string}-${string}-${string}-${string}-${string}` {
  const hex = Buffer.from(fill(new Uint8Array(16))).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Threads end when the world says so; what their work costs is no part of a history. */
function threadsOf({ time, sync }: Machine): ThreadSource {
  return {
    hash(parameters) {
      const key = crypto.argon2Sync("argon2id", { ...parameters, memory: 8, passes: 1 });
      return new Promise((resolve) => time.start(() => resolve(key), 40));
    },
    sync: (descriptor) =>
      new Promise((resolve, reject) => sync(descriptor, (error) => (error ? reject(error) : resolve()))),
    // A picture of a QR code is its text.
    drawQr: async (text) => `data:text/plain,${encodeURIComponent(text)}`,
  };
}

let isInstalled = false;

/** Puts the replacements in place, once a process. Without a world they do what they replace. */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const byTimers = {
    setTimeout: startTimer,
    setInterval: startInterval,
    setImmediate: startImmediate,
    clearTimeout: cancel,
    clearInterval: cancel,
    clearImmediate: cancelImmediate,
  };
  Object.assign(globalThis, byTimers, { Date: VirtualDate });
  Object.assign(timers, byTimers);
  Object.assign(waits, {
    setTimeout: (ms: number, value: unknown, options?: { signal?: AbortSignal }) =>
      wait((resolve) => startTimer(resolve, ms), options?.signal).then(() => value),
    setImmediate: (value: unknown, options?: { signal?: AbortSignal }) =>
      wait((resolve) => startImmediate(resolve), options?.signal).then(() => value),
  });
  performance.now = () => (machine ? machine.time.monotonicMs : real.performanceNow());
  Math.random = () => (machine ? machine.chance.fraction() : real.random());
  Object.assign(crypto, {
    randomUUID: () => (machine ? newUuid() : real.randomUUID()),
    randomFillSync: (bytes: Uint8Array) => (machine ? fill(bytes) : real.randomFillSync(bytes)),
    randomBytes: (size: number, done?: (error: Error | null, bytes: Buffer) => void) => {
      if (done) return real.randomBytes(size, done);
      return machine ? fill(Buffer.alloc(size)) : real.randomBytes(size);
    },
  });
  Object.defineProperty(globalThis.crypto, "randomUUID", { value: crypto.randomUUID });
  syncBuiltinESMExports();
}

/** Plays on this machine until the returned function is called. */
export function useMachine(played: Machine): () => void {
  install();
  machine = played;
  const { time, chance } = played;
  const giveTimeBack = useTimeSource({
    now: () => time.now(),
    monotonicMs: () => time.monotonicMs,
    startTimer: (run, ms) => time.start(run, ms),
    startInterval: (run, ms) => time.start(run, ms, ms),
    nextTurn: (run) => void time.start(run, 0),
  });
  const giveThreadsBack = useThreadSource(threadsOf(played));
  const giveChanceBack = useChanceSource({
    fill: (bytes) => chance.fill(bytes),
    fraction: () => chance.fraction(),
  });
  return () => {
    giveTimeBack();
    giveChanceBack();
    giveThreadsBack();
    machine = undefined;
  };
}
