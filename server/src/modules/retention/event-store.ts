// Deletes old deliveries and events, a part at a time.

import { type CountedDelivery, countDeliveries, countedBy } from "../../core/webhooks/delivery-counts.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";

/** Rows that one call deletes at most. */
export const deletedAtOnce = 500;

/** The environments that have had deliveries. */
export function listDeliveringEnvironments(db: Queryable): Promise<number[]> {
  return db("delivery_sequences").pluck("data_set_id");
}

/** Their numbers stay without gaps, which is how lists count them: nothing goes behind one that is kept. */
export async function deleteDeliveries(trx: Trx, environmentId: number, before: number): Promise<number> {
  const oldest: (CountedDelivery & { id: string; created_at: number })[] = await trx("deliveries")
    .where({ data_set_id: environmentId })
    .orderBy("seq")
    .limit(deletedAtOnce)
    .forUpdate()
    .select("id", "created_at", ...countedBy);
  const keptFrom = oldest.findIndex(({ status, created_at }) => status === "pending" || created_at >= before);
  const old = keptFrom < 0 ? oldest : oldest.slice(0, keptFrom);
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await trx("deliveries").whereIn("id", ids).delete();
  await countDeliveries(trx, old, -1);
  return old.length;
}

/** Deletes expired events without deliveries among the next ones; returns the last one read, if there may be more. */
export async function deleteEvents(db: Database, after: string, before: number): Promise<string | undefined> {
  const events: { id: string; is_published: number; created_at: number }[] = await db
    .knex("events")
    .where("id", ">", after)
    .orderBy("id")
    .limit(deletedAtOnce)
    .select("id", "is_published", "created_at");
  const young = events.findIndex(({ created_at }) => created_at >= before);
  const old = (young < 0 ? events : events.slice(0, young)).filter(({ is_published }) => is_published === 1);
  if (old.length > 0) {
    const delivered = db.knex("deliveries").whereRaw("deliveries.event_id = events.id").select("id");
    const ids = old.map(({ id }) => id);
    await db.knex("events").whereIn("id", ids).whereNotExists(delivered).delete();
  }
  return young < 0 && events.length === deletedAtOnce ? events.at(-1)?.id : undefined;
}
