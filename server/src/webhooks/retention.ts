// Deletes expired events and deliveries: a part at a time, the oldest first, never one that is still to be sent.

import { forEachAlone, type PeriodicTask, periodicTask } from "../periodic-task.ts";
import { dayMs, type RetentionContext } from "../retention.ts";
import {
  deleteDeliveries,
  deletedAtOnce,
  deleteEvents,
  listDeliveringEnvironments,
} from "./retention-store.ts";

const lookEveryMs = 60 * 60_000;

/** Deletes expired rows, each hour once it is started, and stops after the current part; a run returns how many deliveries. */
type Retention = PeriodicTask<number>;

/** `days`: how long deliveries are kept. */
type Dependencies = RetentionContext & { days: number };

export function createRetention({ db, clock, log, days }: Dependencies): Retention {
  async function look(isStopping: () => boolean): Promise<number> {
    const before = clock.now() - days * dayMs;
    let deleted = 0;
    await forEachAlone(
      await listDeliveringEnvironments(db.knex),
      async (data_set_id) => {
        for (let isMore = true; isMore && !isStopping(); ) {
          const count = await db.transaction((trx) => deleteDeliveries(trx, data_set_id, before));
          deleted += count;
          isMore = count === deletedAtOnce;
        }
      },
      (data_set_id, error) =>
        log.warn(
          { err: error, data_set_id },
          "old webhook deliveries of an environment could not be deleted",
        ),
    );
    for (let after: string | undefined = ""; after !== undefined && !isStopping(); ) {
      after = await deleteEvents(db, after, before);
    }
    if (deleted > 0) log.info({ deleted }, "old webhook deliveries are deleted");
    return deleted;
  }

  return periodicTask(look, lookEveryMs, (error) =>
    log.warn({ err: error }, "old webhook deliveries could not be deleted"),
  );
}
