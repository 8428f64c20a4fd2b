// Daily work for each device, done by one process: due devices, a few at a time, with retries after failures.
import type { Logger } from "pino";
import type { Via } from "../devices/way.ts";
import { periodicTask } from "../periodic-task.ts";
import type { Relays } from "../relay/relays.ts";
import { inTime } from "../time-limit.ts";

const lookEveryMs = 60_000;
/** Devices that one process works on at once. */
const atOnce = 4;
/** Devices that one run handles. */
export const inOneTurn = 100;
/** When a process dies in the middle, another one may take the device up after this. */
export const claimMs = 60 * 60_000;
const retryMs = 15 * 60_000;

export type Daily = {
  /** Handles due devices that no other process has claimed; returns how many. */
  look(): Promise<number>;
  /** Runs each minute until stopped. */
  start(): void;
  /** Ends after the call under way, or without waiting for it any longer than this. */
  stop(limitMs?: number): Promise<void>;
};

export type Work<Due> = {
  /** For the log. */
  name: string;
  findDue(): Promise<Due[]>;
  /** True for the one process that may do the work. */
  claim(due: Due): Promise<boolean>;
  run(due: Due, isStopping: () => boolean): Promise<void>;
};

export function createDaily<Due extends { branch_id: number; via: Via | null }>(
  { log, relays }: { log: Logger; relays: Pick<Relays, "isElsewhere"> },
  { name, findDue, claim, run }: Work<Due>,
): Daily {
  async function look(isStopping: () => boolean): Promise<number> {
    const due = await findDue();
    let done = 0;
    const next = async (): Promise<void> => {
      for (let device = due.shift(); device && !isStopping(); device = due.shift()) {
        // The process that has the branch's relay does it.
        if (device.via === "relay" && (await relays.isElsewhere(device.branch_id))) continue;
        if (!(await claim(device))) continue;
        await run(device, isStopping);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    return done;
  }

  const looks = periodicTask(look, lookEveryMs, (error) => log.warn({ err: error }, `${name} failed`));
  return {
    ...looks,
    stop: (limitMs = 2_000) => inTime(looks.stop(), limitMs, () => undefined),
  };
}

/** How long to wait after a number of failures: twice as long each time, at most `most`. */
export function retryDelay(failures: number, most: number, jitter: () => number): number {
  return Math.round(Math.min(retryMs * 2 ** (failures - 1), most) * (0.9 + 0.2 * jitter()));
}

/** The reasons of several failures as one text that fits its column. */
export function joinErrors(errors: readonly string[]): string {
  return errors.join("; ").slice(0, 1_000);
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
