// The rows of deliveries: claimed under a lease by one process at a time, then written down as sent or to be tried again.
import { recordServiceChange } from "../audit/record.ts";
import { iso } from "../clock.ts";
import type { Database } from "../db/open.ts";
import type { Queryable, QueryBuilder, Trx } from "../db/sql/schema.ts";
import { fromBlob, toBlob } from "../db/sql/values.ts";
import {
  type CountedDelivery,
  countDeliveries,
  countedBy,
  type DeliveryStatus,
  recountAs,
} from "./delivery-counts.ts";
import { type EventRow, insertEvent } from "./event-store.ts";
import { dueAfter, failingSince, reasonToDisable } from "./schedule.ts";
import { lockWebhook, type SecretColumns, secretColumns, updateWebhook, type WebhookRow } from "./store.ts";

export type DeliveryRow = {
  id: string;
  data_set_id: number;
  seq: number;
  webhook_id: string;
  event_id: string;
  event: EventRow["name"];
  transaction_id: string | null;
  status: DeliveryStatus;
  attempts: number;
  step: number;
  response_status: number | null;
  error: string | null;
  attempt_log: Uint8Array | null;
  due_at: number | null;
  owner: string | null;
  lease_until: number;
  local_day: string;
  last_attempt_at: number | null;
  created_at: number;
};

/** What came of one attempt. */
export type Outcome = { response_status: number | null; error: string | null };

/** An attempt as the log keeps it. */
export type LoggedAttempt = Outcome & { at: number; took_ms: number };

/** Attempts that the log of a delivery holds; resending makes more than the schedule. */
const loggedAttempts = 20;

/** A webhook with something due, and how long it has been failing. */
export type DueWebhook = { id: string; data_set_id: number; failing_since: number | null };

/** Rows of one statement, or locked by one. */
const rowsAtOnce = 50;
const droppedAtOnce = 500;

/** Stores new deliveries, and counts them. */
export async function insertDeliveries(trx: Trx, rows: readonly DeliveryRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await trx("deliveries").insert(rows.slice(start, start + rowsAtOnce));
  }
  await countDeliveries(trx, rows);
}

/**
 * Webhooks but the given ones, with a delivery that is due and free, the longest waiting first. Of a disabled one that is a
 * test which nobody ended: whatever else waited for it was dropped.
 */
export async function findDueWebhooks(
  db: Database,
  nowMs: number,
  except: readonly string[],
  limit: number,
): Promise<DueWebhook[]> {
  const { knex } = db;
  // The head of each webhook's queue, from the index: however long one queue is, it costs the others nothing.
  const head = freeDeliveries(db, nowMs)
    .whereRaw("deliveries.webhook_id = webhooks.id")
    .limit(1)
    .select("due_at")
    .as("due_at");
  const heads = knex("webhooks")
    .whereNull("deleted_at")
    .whereNotIn("id", except)
    .select("id", "data_set_id", "failing_since", head);
  return knex
    .from(heads.as("heads"))
    .whereNotNull("due_at")
    .orderBy("due_at")
    .limit(limit)
    .select("id", "data_set_id", "failing_since");
}

/** Ids of a webhook's deliveries that are due and free, in the order in which they fell due. */
export async function findDueDeliveries(
  db: Database,
  webhookId: string,
  nowMs: number,
  limit: number,
): Promise<string[]> {
  return freeDeliveries(db, nowMs).where({ webhook_id: webhookId }).limit(limit).pluck("id");
}

function freeDeliveries(db: Database, nowMs: number): QueryBuilder {
  return db
    .knex("deliveries")
    .where({ status: "pending" })
    .where("due_at", "<=", nowMs)
    .where("lease_until", "<", db.now())
    .orderBy("due_at");
}

/** Clocks of different machines may differ by less than this. */
const clockToleranceMs = 3_600_000;
/** Deliveries that are made due in one go. */
const madeDueAtOnce = 500;

/**
 * Makes deliveries due that a clock ahead of its time has put off: those that were last tried in the future, or never, though
 * the first attempt is due at once.
 */
export async function makeFutureDeliveriesDue({ knex }: Database, nowMs: number): Promise<void> {
  const latestMs = nowMs + clockToleranceMs;
  const future = () =>
    knex("deliveries")
      .where({ status: "pending" })
      .where("due_at", ">", latestMs)
      .andWhere((off) => off.where({ attempts: 0 }).orWhere("last_attempt_at", ">", latestMs));
  // By webhook, as the index of due deliveries begins with it.
  const ids: string[] = await future()
    .whereIn("webhook_id", knex("webhooks").select("id"))
    .limit(madeDueAtOnce)
    .pluck("id");
  if (ids.length > 0) await future().whereIn("id", ids).update({ due_at: nowMs });
}

/** Takes a due delivery for one attempt, which is counted here; false when somebody else was faster. */
export async function claimDelivery(
  db: Database,
  id: string,
  owner: string,
  nowMs: number,
  leaseMs: number,
): Promise<boolean> {
  const { knex } = db;
  const changed = await knex("deliveries")
    .where({ id, status: "pending" })
    .where("due_at", "<=", nowMs)
    .where("lease_until", "<", db.now())
    .update({
      owner,
      lease_until: leaseEnd(knex, db, leaseMs),
      attempts: knex.raw("attempts + 1"),
      last_attempt_at: nowMs,
    });
  return changed === 1;
}

/**
 * Gives a claimed delivery back without an outcome, due again at `dueAt` unless it was dropped meanwhile.
 *
 * @param changes Why it could not be sent, where that is known.
 */
export async function releaseDelivery(
  db: Queryable,
  id: string,
  owner: string,
  dueAt: number,
  changes: { error?: string } = {},
): Promise<void> {
  await db("deliveries")
    .where({ id, owner, status: "pending" })
    .update({ ...changes, owner: null, lease_until: 0, due_at: dueAt });
}

/** What an attempt needs beside the delivery itself. */
export type Parcel = {
  delivery: DeliveryRow;
  webhook: SecretColumns & Pick<WebhookRow, "url">;
  body: Uint8Array;
  request_id: string | null;
  environment: "live" | "sandbox";
};

export async function findParcel(db: Queryable, id: string): Promise<Parcel | undefined> {
  const delivery: DeliveryRow | undefined = await db("deliveries").where({ id }).first();
  if (!delivery) return undefined;
  const [event, webhook, dataSet] = await Promise.all([
    db("events").where({ id: delivery.event_id }).first("payload", "request_id"),
    db("webhooks")
      .where({ id: delivery.webhook_id })
      .first("url", ...secretColumns),
    db("data_sets").where({ id: delivery.data_set_id }).first("environment"),
  ]);
  const { payload: body, request_id } = event;
  return { delivery, webhook, body, request_id, environment: dataSet.environment };
}

function logged(delivery: DeliveryRow, attempt: LoggedAttempt): Buffer {
  const earlier = fromBlob<LoggedAttempt[] | null>(delivery.attempt_log) ?? [];
  return toBlob([...earlier, attempt].slice(-loggedAttempts));
}

/** Ends an attempt, and counts the delivery under what it is now; nothing changes when the lease was lost meanwhile. */
async function endAttempt(
  trx: Trx,
  { delivery }: Parcel,
  owner: string,
  status: DeliveryStatus,
  changes: Pick<DeliveryRow, "response_status" | "error" | "due_at"> & { step?: number; attempt_log: Buffer },
): Promise<void> {
  // Dropped meanwhile, it is counted as failed.
  const held: CountedDelivery | undefined = await trx("deliveries")
    .where({ id: delivery.id, owner })
    .forUpdate()
    .first(countedBy);
  if (!held) return;
  await trx("deliveries")
    .where({ id: delivery.id })
    .update({ ...changes, status, owner: null, lease_until: 0 });
  await recountAs(trx, [held], status);
}

/**
 * Writes a received delivery down. Nothing changes when the lease was lost meanwhile: the next holder sends it again,
 * under the same event id.
 */
export async function recordSuccess(
  trx: Trx,
  parcel: Parcel,
  owner: string,
  attempt: LoggedAttempt,
  nowMs: number,
): Promise<null> {
  const { delivery } = parcel;
  // A busy webhook's row is written once a second at most: it is for people to read.
  await trx("webhooks")
    .where({ id: delivery.webhook_id })
    .andWhere((stale) =>
      stale
        .whereNull("last_success_at")
        .orWhere("last_success_at", "<", nowMs - 1_000)
        .orWhereNotNull("failing_since"),
    )
    .update({ last_success_at: nowMs, failing_since: null });
  if (delivery.event === "webhook.test") {
    // Whoever tests a disabled address and finds it answering has repaired it.
    const webhook = await lockWebhook(trx, delivery.webhook_id);
    if (webhook && !webhook.is_active && webhook.deleted_at === null) {
      await updateWebhook(trx, webhook.id, { is_active: true, disabled_reason: null, updated_at: nowMs });
      await recordSwitch(trx, webhook, null, nowMs);
    }
  }
  await endAttempt(trx, parcel, owner, "succeeded", {
    response_status: attempt.response_status,
    error: null,
    attempt_log: logged(delivery, attempt),
    due_at: null,
  });
  return null;
}

/**
 * Writes a failed attempt down and plans the next; disables a webhook that asked for it or has failed for too long.
 *
 * @param chance Between 0 and 1: where in its spread the next attempt lies.
 * @returns Why the webhook was disabled, where it was.
 */
export async function recordFailure(
  trx: Trx,
  parcel: Parcel,
  owner: string,
  attempt: LoggedAttempt,
  nowMs: number,
  chance: number,
): Promise<string | null> {
  const { delivery } = parcel;
  const webhook = await lockWebhook(trx, delivery.webhook_id);
  if (!webhook) throw new Error(`delivery ${delivery.id} belongs to no webhook`);
  const since = failingSince(webhook, nowMs);
  const reason = webhook.is_active ? reasonToDisable(attempt.response_status, since, nowMs) : null;
  await updateWebhook(trx, webhook.id, {
    last_failure_at: nowMs,
    failing_since: since,
    ...(reason ? { is_active: false, disabled_reason: reason, updated_at: nowMs } : {}),
  });
  if (reason) {
    await recordSwitch(trx, webhook, reason, nowMs);
    await tellDisabled(trx, webhook, reason, nowMs);
  }
  const isOver = reason !== null || !webhook.is_active || delivery.event === "webhook.test";
  const due_at = isOver ? null : dueAfter(delivery.step + 1, nowMs, chance);
  await endAttempt(trx, parcel, owner, due_at === null ? "failed" : "pending", {
    step: delivery.step + 1,
    response_status: attempt.response_status,
    error: attempt.error,
    attempt_log: logged(delivery, attempt),
    due_at,
  });
  if (reason) await dropDeliveries(trx, webhook.id, `Not sent, the webhook is disabled: ${reason}`);
  return reason;
}

/** Tells the other webhooks: nobody listens where the disabled one sent its events. */
async function tellDisabled(
  trx: Trx,
  { id, data_set_id, url }: WebhookRow,
  reason: string,
  nowMs: number,
): Promise<void> {
  const data = { webhook_id: id, url, reason, disabled_at: iso(nowMs) };
  await insertEvent(trx, { name: "webhook.disabled", data_set_id, transaction: null, data }, nowMs, id);
}

/** Records that the service enabled a webhook, or disabled it for a reason. */
async function recordSwitch(
  trx: Trx,
  { id, data_set_id, is_active, disabled_reason }: WebhookRow,
  reason: string | null,
  nowMs: number,
): Promise<void> {
  const change = {
    action: reason === null ? "webhooks.enable" : "webhooks.disable",
    subject: `webhook ${id}`,
    old: { is_active, disabled_reason },
    new: { is_active: reason === null, disabled_reason: reason },
  };
  await recordServiceChange(trx, { data_set_id }, change, nowMs);
}

/** Ends what still waits for a webhook; attempts that are on their way write their own end. */
export async function dropDeliveries(trx: Trx, webhookId: string, error: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const dropped: (CountedDelivery & { id: string })[] = await trx("deliveries")
      .where({ webhook_id: webhookId, status: "pending" })
      .limit(droppedAtOnce)
      .forUpdate()
      .select("id", ...countedBy);
    const ids = dropped.map(({ id }) => id);
    await trx("deliveries").whereIn("id", ids).update({ status: "failed", error, due_at: null });
    await recountAs(trx, dropped, "failed");
    isMore = dropped.length === droppedAtOnce;
  }
}

/** Puts a delivery at the start of its schedule again, whatever became of it before; false when it is kept no longer. */
export async function requeueDelivery(trx: Trx, id: string, nowMs: number): Promise<boolean> {
  const held: CountedDelivery | undefined = await trx("deliveries")
    .where({ id })
    .forUpdate()
    .first(countedBy);
  if (!held) return false;
  await trx("deliveries")
    .where({ id })
    .update({ status: "pending", step: 0, due_at: nowMs, owner: null, lease_until: 0 });
  await recountAs(trx, [held], "pending");
  return true;
}

export async function findDelivery(db: Queryable, id: string): Promise<DeliveryRow | undefined> {
  return db("deliveries").where({ id }).first();
}

/** Stores a delivery that this process sends itself, at once. */
export async function insertClaimed(
  trx: Trx,
  db: Database,
  row: DeliveryRow,
  owner: string,
  nowMs: number,
  leaseMs: number,
): Promise<void> {
  await insertDeliveries(trx, [{ ...row, owner, attempts: 1, last_attempt_at: nowMs }]);
  await trx("deliveries")
    .where({ id: row.id })
    .update({ lease_until: leaseEnd(trx, db, leaseMs) });
}

/** The end of a lease that begins now, by the database's clock. */
const leaseEnd = (knex: Queryable, db: Database, leaseMs: number) => knex.raw("? + ?", [db.now(), leaseMs]);
