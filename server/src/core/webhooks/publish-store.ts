// Creates deliveries of events: one for each registered webhook, numbered in the order of commits.
import { localDay } from "../../base/clock.ts";
import { newRowId } from "../../db/row-ids.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import type { BranchZones } from "../devices/zones.ts";
import { addJobs } from "../jobs/store.ts";
import { type DeliveryRow, insertDeliveries, jobOf } from "./delivery-store.ts";
import type { EventRow } from "./event-store.ts";

/** Ids of environments with events that have no deliveries yet, in their order after the given one. */
export async function findUnpublished(
  db: Queryable,
  after: number,
  except: readonly number[],
  limit: number,
): Promise<number[]> {
  return db("events")
    .where({ is_published: 0 })
    .where("data_set_id", ">", after)
    .whereNotIn("data_set_id", except)
    .distinct("data_set_id")
    .orderBy("data_set_id")
    .limit(limit)
    .pluck("data_set_id");
}

/** The event of an environment that is published next. */
export async function findNextUnpublished(
  db: Queryable,
  environmentId: number,
): Promise<Pick<EventRow, "id" | "created_at"> | undefined> {
  return db("events")
    .where({ is_published: 0, data_set_id: environmentId })
    .orderBy("id")
    .first("id", "created_at");
}

/** Creates the deliveries of the next events of an environment, and returns the number of events. */
export async function publishEvents(
  trx: Trx,
  environmentId: number,
  limit: number,
  nowMs: number,
  zones: BranchZones,
): Promise<number> {
  // The sequence is locked before the events are read, so events that another process published meanwhile are seen as published.
  const numbers = await lockSequence(trx, environmentId);
  const events: EventRow[] = await trx("events")
    .where({ is_published: 0, data_set_id: environmentId })
    .orderBy("id")
    .limit(limit);
  if (events.length === 0) return 0;
  const targets = events.map((event) => fromBlob<string[]>(event.targets));
  // Locked, so that a webhook is not disabled between this query and the commit, which would strand its deliveries.
  const webhooks: { id: string; is_active: number; disabled_reason: string | null }[] = await trx("webhooks")
    .whereIn("id", [...new Set(targets.flat())])
    .whereNull("deleted_at")
    .orderBy("id")
    .forUpdate()
    .select("id", "is_active", "disabled_reason");
  const rows = events.flatMap((event, index) =>
    webhooks
      .filter(({ id }) => targets[index]?.includes(id))
      .map((webhook) => deliveryRow(trx, event, webhook, numbers.next(), zoneOfEvent(event, zones))),
  );
  await insertDeliveries(trx, rows);
  const waiting = rows.filter(({ status }) => status === "pending");
  await addJobs(
    trx,
    waiting.map((row) => jobOf(row, nowMs)),
    nowMs,
  );
  await numbers.save();
  await trx("events")
    .whereIn(
      "id",
      events.map(({ id }) => id),
    )
    .update({ is_published: 1 });
  return events.length;
}

/** The time zone of the branch that an event is about, else that of the account. */
function zoneOfEvent({ payload }: EventRow, zones: BranchZones): string {
  if (zones.ofBranches.size === 0) return zones.ofAccount;
  const { data } = fromBlob<{ data: { branch_id?: string | null; bhf_id?: string | null } }>(payload);
  return zones.ofBranches.get(data.branch_id ?? data.bhf_id ?? "") ?? zones.ofAccount;
}

/** The numbers of an environment's next deliveries. Others wait for theirs until this transaction ends. */
export async function lockSequence(
  trx: Trx,
  environmentId: number,
): Promise<{ next(): number; save(): Promise<void> }> {
  const key = { data_set_id: environmentId };
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

/** A delivery that waits; for a disabled webhook one that failed already, to be resent when it works again. */
export function deliveryRow(
  db: Queryable,
  event: EventRow,
  webhook: { id: string; is_active: number | boolean; disabled_reason: string | null },
  seq: number,
  timeZone: string,
): DeliveryRow {
  return {
    id: newRowId(db),
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
    local_day: localDay(event.created_at, timeZone),
    last_attempt_at: null,
    created_at: event.created_at,
  };
}
