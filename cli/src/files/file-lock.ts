// Allows one run at a time on a file: a lock file names the process that uses it. A run takes over the lock of a process that has ended.
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, uptime } from "node:os";
import { setTimeout } from "node:timers/promises";
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure } from "../failures/failure.ts";
import { systemCode } from "../failures/of-file.ts";
import { jsonIn } from "../input/json.ts";
import { readTextIfThere } from "./read-if-there.ts";

/** The process that uses a file. */
type Holder = { pid: number; host: string; since: string; id: string };

/** The lock is held until {@link FileLock.release}. */
type FileLock = { release(): Promise<void> };

/** A holder touches its lock this often. A lock of another machine that was not touched for `GONE_MS` is stale. */
const beatMs = 10_000;
const goneMs = 120_000;
/** A run needs milliseconds to take a lock over. An older turn file was left by a run that was killed. */
const turnMs = 10_000;
const mostRounds = 50;
/** A lock that was touched so long before this machine started was left by a process of its last life. */
const bootToleranceMs = 60_000;
/** Locks of this process, by their ids. */
const heldHere = new Set<string>();

/** Takes the lock of a file, or throws a {@link Failure} that names the process that has it. */
export async function lockFile(path: string): Promise<FileLock> {
  const lock = `${path}.lock`;
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    id: randomUUID(),
  };
  for (let round = 0; round < mostRounds; round += 1) {
    if (await created(lock, own)) return held(lock, own);
    const found = await readTextIfThere(lock);
    if (found === undefined) continue;
    const holder = holderIn(found);
    if (!(await isGone(lock, holder))) throw inUse(path, lock, holder);
    if (await tookOver(lock, found, own)) return held(lock, own);
  }
  throw inUse(path, lock, holderIn((await readTextIfThere(lock)) ?? ""));
}

async function created(lock: string, own: Holder): Promise<boolean> {
  try {
    await writeFile(lock, textOf(own), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw new Failure(`${lock} can't be written`, {
      code: "file_not_writable",
      remedy: "Check the permissions of the folder, or name another place with --state or --results.",
      cause: error,
    });
  }
}

function held(lock: string, own: Holder): FileLock {
  heldHere.add(own.id);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(lock, now, now).catch(() => {});
  }, beatMs);
  beat.unref();
  const atExit = () => rmSync(lock, { force: true });
  process.once("exit", atExit);
  return {
    async release() {
      clearInterval(beat);
      heldHere.delete(own.id);
      process.off("exit", atExit);
      if (holderIn((await readTextIfThere(lock)) ?? "")?.id === own.id) await rm(lock, { force: true });
    },
  };
}

/** Whether the holder has ended: its process on this machine, or on another machine by the age of the lock. */
async function isGone(lock: string, holder: Holder | undefined): Promise<boolean> {
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: 0 }));
  if (holder?.host !== hostname()) return Date.now() - mtimeMs > goneMs;
  if (!isAlive(holder.pid) || (await hasEnded(holder.pid))) return true;
  // Its number belongs to another process by now: this one, or any since the machine started.
  if (holder.pid === process.pid && !heldHere.has(holder.id)) return true;
  return mtimeMs + bootToleranceMs < Date.now() - uptime() * 1000;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}

/** Whether a process of Linux has ended, though its parent hasn't taken note of it. */
async function hasEnded(pid: number): Promise<boolean> {
  const state = (await readTextIfThere(`/proc/${pid}/stat`).catch(() => undefined)) ?? "";
  return /^\d+ \(.*\) [ZX] /s.test(state);
}

/**
 * Replaces a stale lock with ours. Runs do this one after the other, and each replaces only the lock that it has read:
 * of many runs, one gets the lock.
 */
async function tookOver(lock: string, seen: string, own: Holder): Promise<boolean> {
  const turn = `${lock}.turn`;
  try {
    await writeFile(turn, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
    const { mtimeMs } = await stat(turn).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > turnMs) await rm(turn, { force: true });
    await setTimeout(50);
    return false;
  }
  try {
    if ((await readTextIfThere(lock)) !== seen) return false;
    const next = `${lock}.${own.id}`;
    await writeFile(next, textOf(own), { mode: 0o600 });
    await rename(next, lock);
    return true;
  } finally {
    await rm(turn, { force: true });
  }
}

const textOf = (holder: Holder) => `${JSON.stringify(holder)}\n`;

/** The holder that a lock names; `undefined` while it is being written, or damaged. */
function holderIn(text: string): Holder | undefined {
  const { pid, host, since, id } = Object(jsonIn(text));
  return typeof pid === "number" && typeof host === "string" ? { pid, host, since, id } : undefined;
}

function inUse(path: string, lock: string, holder: Holder | undefined): Failure {
  const who = holder ? `process ${holder.pid} on ${holder.host} since ${holder.since}` : "another run";
  return new Failure(`${path} is in use by ${who}`, {
    code: "file_in_use",
    exitCode: exitCodes.usage,
    remedy: `Wait until that run ends, or stop it. If it is not running any more, delete ${lock}.`,
  });
}
