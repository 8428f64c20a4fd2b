// From events to deliveries: one for each webhook that asked, numbered in the order in which they are committed.
import type { Knex } from "knex";
import { localDay } from "../clock.ts";
import type { Database } from "../db/open.ts";
import { fromBlob } from "../db/values.ts";
import { newId } from "../ids.ts";
import { type DeliveryRow, insertDeliveries } from "./delivery-store.ts";
import type { EventRow } from "./events.ts";

const dataSetsAtOnce = 100;
const eventsAtOnce = 100;

/**
 * Makes the deliveries of the events that have none yet; a crash before the commit leaves the events for the next call.
 *
 * @returns Whether there was anything to do: then there may be more.
 */
export async function publishEvents(db: Database, nowMs: number, timeZone: string): Promise<boolean> {
  const waiting: { data_set_id: number }[] = await db
    .knex("events")
    .where({ is_published: 0 })
    .distinct("data_set_id")
    .limit(dataSetsAtOnce);
  for (const { data_set_id } of waiting) {
    await db.transaction((trx) => publishDataSet(trx, data_set_id, nowMs, timeZone));
  }
  return waiting.length > 0;
}

async function publishDataSet(
  trx: Knex.Transaction,
  dataSetId: number,
  nowMs: number,
  timeZone: string,
): Promise<void> {
  // The sequence is locked before the events are read: what another process published meanwhile is seen as such.
  const numbers = await lockSequence(trx, dataSetId);
  const events: EventRow[] = await trx("events")
    .where({ is_published: 0, data_set_id: dataSetId })
    .orderBy("id")
    .limit(eventsAtOnce);
  if (events.length === 0) return;
  const targets = events.map((event) => fromBlob<string[]>(event.targets));
  // Locked, so that a webhook is not disabled between this look and the commit, which would strand its deliveries.
  const webhooks: { id: string; is_active: number; disabled_reason: string | null }[] = await trx("webhooks")
    .whereIn("id", [...new Set(targets.flat())])
    .whereNull("deleted_at")
    .orderBy("id")
    .forUpdate()
    .select("id", "is_active", "disabled_reason");
  const rows = events.flatMap((event, index) =>
    webhooks
      .filter(({ id }) => targets[index]?.includes(id))
      .map((webhook) => deliveryRow(event, webhook, numbers.next(), nowMs, timeZone)),
  );
  await insertDeliveries(trx, rows);
  await numbers.save();
  await trx("events")
    .whereIn(
      "id",
      events.map(({ id }) => id),
    )
    .update({ is_published: 1 });
}

/** The numbers of a data set's next deliveries; whoever else wants some waits until this transaction ends. */
export async function lockSequence(
  trx: Knex.Transaction,
  dataSetId: number,
): Promise<{ next(): number; save(): Promise<void> }> {
  const key = { data_set_id: dataSetId };
  await trx("delivery_sequences")
    .insert({ ...key, last_seq: 0 })
    .onConflict("data_set_id")
    .merge({ last_seq: trx.raw("?? + 0", ["delivery_sequences.last_seq"]) });
  let { last_seq }: { last_seq: number } = await trx("delivery_sequences")
    .where(key)
    .forUpdate()
    .first("last_seq");
  return {
    next() {
      last_seq += 1;
      return last_seq;
    },
    async save() {
      await trx("delivery_sequences").where(key).update({ last_seq });
    },
  };
}

/** A delivery that is due at once; for a disabled webhook one that failed already, to be resent when it works again. */
export function deliveryRow(
  event: EventRow,
  webhook: { id: string; is_active: number | boolean; disabled_reason: string | null },
  seq: number,
  nowMs: number,
  timeZone: string,
): DeliveryRow {
  return {
    id: newId(),
    data_set_id: event.data_set_id,
    seq,
    webhook_id: webhook.id,
    event_id: event.id,
    event: event.name,
    transaction_id: event.transaction_id,
    status: webhook.is_active ? "pending" : "failed",
    attempts: 0,
    step: 0,
    response_status: null,
    error: webhook.is_active ? null : `Not sent, the webhook is disabled: ${webhook.disabled_reason}`,
    attempt_log: null,
    due_at: webhook.is_active ? nowMs : null,
    owner: null,
    lease_until: 0,
    local_day: localDay(event.created_at, timeZone),
    last_attempt_at: null,
    created_at: event.created_at,
  };
}
