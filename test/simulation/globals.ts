// Replaces time, chance and the sync of files where packages read them directly, as long as a world is being played. The service has
// seams of its own for time and chance (`base/clock.ts`, `base/chance.ts`), which play on the same world.
import crypto from "node:crypto";
import fs from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import QRCode, { type QRCodeToDataURLOptions } from "qrcode";
import { useChanceSource } from "../../server/src/base/chance.ts";
import { useTimeSource } from "../../server/src/base/clock.ts";
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
  fdatasync: fs.fdatasync,
  randomFillSync: crypto.randomFillSync,
  randomBytes: crypto.randomBytes,
  randomUUID: crypto.randomUUID,
  drawQr: QRCode.toDataURL,
  argon2: crypto.argon2,
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

/** A picture of a QR code is its text, where a thread's end would come at a moment of its own; drawing it is no part of a history. */
async function drawQr(text: string, options: QRCodeToDataURLOptions): Promise<string> {
  return machine ? `data:text/plain,${encodeURIComponent(text)}` : real.drawQr(text, options);
}

type HashOptions = Parameters<typeof crypto.argon2Sync>[1];
type Hashed = (error: Error | null, key: Buffer) => void;

/** A password is hashed at once, where a thread would take its own time; what that costs is no part of a history. */
function hashPassword(algorithm: "argon2id", options: HashOptions, done: Hashed): void {
  if (machine) {
    const key = crypto.argon2Sync(algorithm, { ...options, memory: 8, passes: 1 });
    machine.time.start(() => done(null, key), 40);
  } else real.argon2(algorithm, options, done);
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
    argon2: hashPassword,
  });
  Object.defineProperty(globalThis.crypto, "randomUUID", { value: crypto.randomUUID });
  Object.assign(fs, {
    fdatasync: (descriptor: number, done: (error: Error | null) => void) =>
      machine ? machine.sync(descriptor, done) : real.fdatasync(descriptor, done),
  });
  Object.assign(QRCode, { toDataURL: drawQr });
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
  const giveChanceBack = useChanceSource({
    fill: (bytes) => chance.fill(bytes),
    fraction: () => chance.fraction(),
  });
  return () => {
    giveTimeBack();
    giveChanceBack();
    machine = undefined;
  };
}
