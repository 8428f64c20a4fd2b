// Forgets events and deliveries that are older than they are kept: a part at a time, the oldest first, never what is still to be sent.

import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import type { Trx } from "../db/sql/schema.ts";
import { forEachAlone, type Repeated, repeated } from "../repeated.ts";
import { type CountedDelivery, countDeliveries, countedBy } from "./delivery-counts.ts";

const rowsAtOnce = 500;
const lookEveryMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Deletes what is too old, each hour once it is started, and stops after the part under way; a look answers how many deliveries. */
export type Retention = Repeated<number>;

type Dependencies = {
  db: Database;
  clock: Clock;
  log: Logger /** How long deliveries are kept. */;
  days: number;
};

export function createRetention({ db, clock, log, days }: Dependencies): Retention {
  async function look(isStopping: () => boolean): Promise<number> {
    const before = clock.now() - days * dayMs;
    const dataSets: { data_set_id: number }[] = await db.knex("delivery_sequences").select("data_set_id");
    let deleted = 0;
    await forEachAlone(
      dataSets,
      async ({ data_set_id }) => {
        for (let isMore = true; isMore && !isStopping(); ) {
          const count = await db.transaction((trx) => deleteDeliveries(trx, data_set_id, before));
          deleted += count;
          isMore = count === rowsAtOnce;
        }
      },
      ({ data_set_id }, error) =>
        log.warn({ err: error, data_set_id }, "old webhook deliveries of a data set could not be deleted"),
    );
    for (let after: string | undefined = ""; after !== undefined && !isStopping(); ) {
      after = await deleteEvents(db, after, before);
    }
    if (deleted > 0) log.info({ deleted }, "old webhook deliveries are deleted");
    return deleted;
  }

  return repeated(look, lookEveryMs, (error) =>
    log.warn({ err: error }, "old webhook deliveries could not be deleted"),
  );
}

/** Their numbers stay without gaps, which is how lists count them: nothing goes behind one that is kept. */
async function deleteDeliveries(trx: Trx, dataSetId: number, before: number): Promise<number> {
  const oldest: (CountedDelivery & { id: string; created_at: number })[] = await trx("deliveries")
    .where({ data_set_id: dataSetId })
    .orderBy("seq")
    .limit(rowsAtOnce)
    .forUpdate()
    .select("id", "created_at", ...countedBy);
  const keptFrom = oldest.findIndex(({ status, created_at }) => status === "pending" || created_at >= before);
  const old = keptFrom < 0 ? oldest : oldest.slice(0, keptFrom);
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await trx("deliveries").whereIn("id", ids).delete();
  await countDeliveries(trx, old, -1);
  return old.length;
}

/** Deletes the old ones among the next events that nothing is left to tell of; answers the last that was looked at, if there may be more. */
async function deleteEvents(db: Database, after: string, before: number): Promise<string | undefined> {
  const events: { id: string; is_published: number; created_at: number }[] = await db
    .knex("events")
    .where("id", ">", after)
    .orderBy("id")
    .limit(rowsAtOnce)
    .select("id", "is_published", "created_at");
  const young = events.findIndex(({ created_at }) => created_at >= before);
  const old = (young < 0 ? events : events.slice(0, young)).filter(({ is_published }) => is_published === 1);
  if (old.length > 0) {
    const delivered = db.knex("deliveries").whereRaw("deliveries.event_id = events.id").select("id");
    const ids = old.map(({ id }) => id);
    await db.knex("events").whereIn("id", ids).whereNotExists(delivered).delete();
  }
  return young < 0 && events.length === rowsAtOnce ? events.at(-1)?.id : undefined;
}
