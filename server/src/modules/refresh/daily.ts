// Daily work for each device as jobs: due devices, a few at a time, with retries after failures.

import type { Reach } from "../../core/context/context.ts";
import type { Via } from "../../core/devices/settings.ts";
import { createRunner, type Runner } from "../../core/jobs/runner.ts";
import type { Job, QueueName } from "../../core/jobs/store.ts";
import type { Background } from "../../db/background.ts";

const lookEveryMs = 60_000;
/** Devices that one process works on at once. */
const atOnce = 4;
/** Devices that one look plans or reads. */
export const inOneTurn = 100;
/** When a process dies in the middle, another one may take the device up after this. */
const leaseMs = 60 * 60_000;
const retryMs = 15 * 60_000;

/** A due job of a branch's device. */
export type DueJob = Job & { branch_id: number; via: Via | null };

export type Work<Due extends DueJob> = {
  name: QueueName;
  /** Plans branches that have no job yet. */
  plan(): Promise<void>;
  findDue(): Promise<Due[]>;
  run(due: Due, signal: AbortSignal): Promise<void>;
};

export function createDaily<Due extends DueJob>(
  { reach, ...background }: Background & { reach?: Pick<Reach, "isElsewhere"> | undefined },
  { name, plan, findDue, run }: Work<Due>,
): Runner {
  const runner = createRunner<Due>(background, {
    name,
    atOnce,
    leaseMs,
    everyMs: lookEveryMs,
    run,
    async prepare() {
      await plan();
      return false;
    },
    async *choose() {
      // The process that has the branch's relay does it.
      for (const due of await findDue())
        if (due.via !== "relay" || !(await reach?.isElsewhere(due.branch_id))) yield due;
    },
  });
  return { ...runner, stop: (limitMs = 2_000) => runner.stop(limitMs) };
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
