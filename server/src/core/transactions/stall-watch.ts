// Watches for stalled submissions. It runs next to the API and reads only the database: it must notice a worker that
// is gone, hung or stopped.
// Decisions about the API: 110.

import { forEachAlone } from "../../base/for-each-alone.ts";
import { type PeriodicTask, periodicTask } from "../../base/periodic-task.ts";
import type { Background } from "../../db/background.ts";
import { findUnreported } from "../../lanes/stalled-calls.ts";
import { findLongWaits, findStallsInDoubt, markStalled, reportUnknown } from "./stall-store.ts";

declare module "../context/context.ts" {
  interface Service {
    /** Reports documents that wait for long. */
    stalls: StallWatch;
  }
}

/** A submission has stalled after this time in doubt, or that time waiting. */
export const doubtLimitMs = 5 * 60_000;
export const waitLimitMs = 15 * 60_000;
/** An outcome that is unknown for this long is reported once more: waiting alone will not resolve it. */
const unknownLimitMs = 60 * 60_000;
const lookEveryMs = 30_000;

/** Marks and reports stalled work; a run returns how many. */
export type StallWatch = PeriodicTask<number>;

/** @param onReported Called after events were written. */
export function createStallWatch({
  db,
  clock,
  log,
  onReported,
}: Background & { onReported(): void }): StallWatch {
  async function look(): Promise<number> {
    const nowMs = clock.now();
    const stalls = [
      ...(await findStallsInDoubt(db.knex, nowMs - doubtLimitMs)),
      ...(await findLongWaits(db.knex, nowMs - waitLimitMs)),
    ];
    let marked = 0;
    await forEachAlone(
      stalls,
      async (stall) => {
        if (!(await db.transaction((trx) => markStalled(trx, stall, nowMs)))) return;
        marked += 1;
        log.warn({ ...stall }, "submission stalled");
      },
      (stall, error) =>
        log.warn({ err: error, ...stall }, "a stalled submission could not be marked; it is tried again"),
    );
    const reported = await report(nowMs);
    if (marked + reported > 0) onReported();
    return marked;
  }

  async function report(nowMs: number): Promise<number> {
    let reported = 0;
    await forEachAlone(
      await findUnreported(db.knex, nowMs - unknownLimitMs),
      async (call) => {
        if (!(await db.transaction((trx) => reportUnknown(trx, call, nowMs)))) return;
        reported += 1;
        log.warn({ ...call }, "the outcome of a submission is unknown for an hour");
      },
      (call, error) =>
        log.warn({ err: error, ...call }, "an unknown outcome could not be reported; it is tried again"),
    );
    return reported;
  }

  return periodicTask(look, lookEveryMs, (error) =>
    log.warn({ err: error }, "looking for stalled submissions failed"),
  );
}
