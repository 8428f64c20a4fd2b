// Deletes expired events and deliveries: a part at a time, the oldest first, never one that is still to be sent.
import { forEachAlone } from "../../base/for-each-alone.ts";
import { deleteDeliveries, deletedAtOnce, deleteEvents, listDeliveringEnvironments } from "./event-store.ts";
import type { Deletion } from "./retention.ts";

/** Deletes deliveries of each environment, then events that have none left; gives how many deliveries. */
export async function deleteOldEvents({ db, log, beforeMs, isStopping }: Deletion): Promise<number> {
  let deleted = 0;
  await forEachAlone(
    await listDeliveringEnvironments(db.knex),
    async (data_set_id) => {
      for (let isMore = true; isMore && !isStopping(); ) {
        const count = await db.transaction((trx) => deleteDeliveries(trx, data_set_id, beforeMs));
        deleted += count;
        isMore = count === deletedAtOnce;
      }
    },
    (data_set_id, error) =>
      log.warn({ err: error, data_set_id }, "old webhook deliveries of an environment could not be deleted"),
  );
  for (let after: string | undefined = ""; after !== undefined && !isStopping(); ) {
    after = await deleteEvents(db, after, beforeMs);
  }
  return deleted;
}
