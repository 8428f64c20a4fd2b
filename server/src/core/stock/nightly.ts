// Once a night, every follow-up that was left rejected is sent again.

import type { Background } from "../../db/background.ts";
import type { NightlyTask } from "../jobs/nightly.ts";
import { saveProgress } from "../jobs/store.ts";
import { resendAll } from "./resend.ts";

/**
 * Resends a part at a time, and stores the progress in the same transaction. Whatever fails in between, and however many processes
 * try it, each call is sent once a night.
 */
export function createResending({ db, clock, log }: Background): NightlyTask {
  return async (job, night, signal) => {
    const [begun, last] = job.progress?.split(" ") ?? [];
    let after = (begun === night && last) || "";
    let repeated = 0;
    for (let isMore = true; isMore; ) {
      signal.throwIfAborted();
      const ids = await db.transaction(async (trx) => {
        const some = await resendAll(trx, clock.now(), after);
        if (!(await saveProgress(trx, job, `${night} ${some.at(-1) ?? after}`)))
          throw new Error("another process has continued the night's work");
        return some;
      });
      after = ids.at(-1) ?? after;
      repeated += ids.length;
      isMore = ids.length > 0;
    }
    if (repeated > 0) log.info({ repeated }, "rejected stock follow-ups are sent again");
  };
}
