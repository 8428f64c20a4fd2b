// Attempts at deliveries: their input, and their result: sent, to be retried, or a disabled webhook.

import { iso } from "../../base/clock.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import { recordServiceChange } from "../audit/record.ts";
import { delayJob, endJob, type Job } from "../jobs/store.ts";
import { type DeliveryStatus, recountAs } from "./delivery-counts.ts";
import { type DeliveryRow, dropDeliveries, type LoggedAttempt } from "./delivery-store.ts";
import { insertEvent } from "./event-store.ts";
import { dueAfter, failingSince, reasonToDisable } from "./schedule.ts";
import { lockWebhook, type SecretColumns, secretColumns, updateWebhook, type WebhookRow } from "./store.ts";

/** Attempts that the log of a delivery holds; resending makes more than the schedule. */
const loggedAttempts = 20;

/** The input of an attempt besides the delivery itself. */
type DueDelivery = {
  delivery: DeliveryRow;
  webhook: SecretColumns & Pick<WebhookRow, "url">;
  body: Uint8Array;
  request_id: string | null;
  environment: "live" | "sandbox";
};

/** A finished attempt of a job. */
type Ending = { job: Job; attempt: LoggedAttempt; nowMs: number };

/** A delivery that waits; undefined once it was sent, dropped or deleted. */
export async function findDueDelivery(db: Queryable, id: string): Promise<DueDelivery | undefined> {
  const delivery: DeliveryRow | undefined = await db("deliveries").where({ id, status: "pending" }).first();
  if (!delivery) return undefined;
  const [event, webhook, environment] = await Promise.all([
    db("events").where({ id: delivery.event_id }).first("payload", "request_id"),
    db("webhooks")
      .where({ id: delivery.webhook_id })
      .first("url", ...secretColumns),
    db("data_sets").where({ id: delivery.data_set_id }).first("environment"),
  ]);
  const { payload: body, request_id } = event;
  return { delivery, webhook, body, request_id, environment: environment.environment };
}

function logged(delivery: DeliveryRow, attempt: LoggedAttempt): Buffer {
  const earlier = fromBlob<LoggedAttempt[] | null>(delivery.attempt_log) ?? [];
  return toBlob([...earlier, attempt].slice(-loggedAttempts));
}

/** Ends an attempt, and counts the delivery under its new status. Nothing changes if the lease was lost meanwhile. */
async function endAttempt(
  trx: Trx,
  { delivery }: DueDelivery,
  { job, attempt, nowMs, dueAt }: Ending & { dueAt: number | null },
  end: { status: DeliveryStatus; step?: number },
): Promise<void> {
  const { id } = delivery;
  const isOwn = dueAt === null ? await endJob(trx, job) : await delayJob(trx, job, dueAt, nowMs);
  if (!isOwn) return;
  const { response_status, error, at } = attempt;
  const changes = {
    ...end,
    response_status,
    error,
    attempt_log: logged(delivery, attempt),
    attempts: job.attempts,
    last_attempt_at: at,
  };
  const waiting = await trx("deliveries").where({ id, status: "pending" }).update(changes);
  // Dropped meanwhile, it is counted as failed.
  if (waiting === 0) await trx("deliveries").where({ id }).update(changes);
  const before = waiting === 0 ? ("failed" as const) : ("pending" as const);
  await recountAs(trx, [{ ...delivery, status: before }], end.status);
}

/**
 * Writes a received delivery down. Nothing changes when the lease was lost meanwhile: the next holder sends it again,
 * under the same event id.
 */
export async function recordSuccess(
  trx: Trx,
  dueDelivery: DueDelivery,
  { job, attempt, nowMs }: Ending,
): Promise<null> {
  const { delivery } = dueDelivery;
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
    // A test delivery that succeeds enables the webhook again.
    const webhook = await lockWebhook(trx, delivery.webhook_id);
    if (webhook && !webhook.is_active && webhook.deleted_at === null) {
      await updateWebhook(trx, webhook.id, { is_active: true, disabled_reason: null, updated_at: nowMs });
      await recordSwitch(trx, webhook, null, nowMs);
    }
  }
  await endAttempt(trx, dueDelivery, { job, attempt, nowMs, dueAt: null }, { status: "succeeded" });
  return null;
}

/**
 * Records a failed attempt and plans the next. Disables a webhook that asked for it or has failed for too long.
 *
 * @param chance Between 0 and 1: the place of the next attempt within its spread.
 * @returns Whether it was the last attempt, and why the webhook was disabled, if it was.
 */
export async function recordFailure(
  trx: Trx,
  db: Database,
  dueDelivery: DueDelivery,
  { job, attempt, nowMs }: Ending,
  chance: number,
): Promise<{ isLast: boolean; disabled: string | null }> {
  const { delivery } = dueDelivery;
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
    await reportDisabled(trx, webhook, reason, nowMs);
  }
  const isOver = reason !== null || !webhook.is_active || delivery.event === "webhook.test";
  const step = delivery.step + 1;
  const dueAt = isOver ? null : dueAfter(step, nowMs, chance);
  const status = dueAt === null ? "failed" : "pending";
  await endAttempt(trx, dueDelivery, { job, attempt, nowMs, dueAt }, { status, step });
  if (reason) await dropDeliveries(trx, db, webhook, `Not sent, the webhook is disabled: ${reason}`);
  return { isLast: dueAt === null, disabled: reason };
}

/** Reports to the other webhooks, because the disabled one gets no events. */
async function reportDisabled(
  trx: Trx,
  { id, data_set_id, url }: WebhookRow,
  reason: string,
  nowMs: number,
): Promise<void> {
  const data = { webhook_id: id, url, reason, disabled_at: iso(nowMs) };
  await insertEvent(trx, { name: "webhook.disabled", data_set_id, data }, nowMs, id);
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
