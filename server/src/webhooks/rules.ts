// Whose a webhook or delivery is, and what may still be done with it.
import type { Knex } from "knex";
import type { Queryable } from "../db/schema.ts";
import { ConflictError, NotFoundError, PermissionError } from "../errors.ts";
import { isId } from "../ids.ts";
import type { Context } from "../operations.ts";
import type { DeliveryRow } from "./delivery-store.ts";
import { findWebhook, lockWebhook, type WebhookRow } from "./store.ts";

/**
 * A webhook of the caller's data set.
 *
 * @throws PermissionError 403 when it belongs to another account's data set of the same kind.
 * @throws NotFoundError 404 when the id exists nowhere, only in the other environment, or was deleted.
 */
export async function requireWebhook(context: Context, id: string): Promise<WebhookRow> {
  return requireOwn(context, "webhook", id, (key) => findWebhook(context.service.db.knex, key));
}

/** A delivery of the caller's data set; fails like {@link requireWebhook}. */
export async function requireDelivery(context: Context, id: string): Promise<DeliveryRow> {
  const { knex } = context.service.db;
  return requireOwn(context, "delivery", id, (key) => knex("deliveries").where({ id: key }).first());
}

async function requireOwn<Row extends { data_set_id: number }>(
  context: Context,
  what: string,
  id: string,
  find: (id: string) => Promise<Row | undefined>,
): Promise<Row> {
  const { dataSet, service } = context;
  const key = id.toLowerCase();
  const row = isId(key) ? await find(key) : undefined;
  if (row?.data_set_id === dataSet.id) return row;
  if (row && (await environmentOf(service.db.knex, row.data_set_id)) === dataSet.environment) {
    throw new PermissionError("resource_not_owned", `The ${what} ${id} belongs to another account.`);
  }
  throw new NotFoundError(`There is no ${what} ${id} in the ${dataSet.environment} environment.`);
}

async function environmentOf(db: Queryable, dataSetId: number): Promise<string> {
  return (await db("data_sets").where({ id: dataSetId }).first("environment")).environment;
}

/**
 * A webhook that was there a moment ago, locked until the transaction ends.
 *
 * @throws NotFoundError 404 when it was deleted meanwhile.
 */
export async function lockKept(trx: Knex.Transaction, id: string): Promise<WebhookRow> {
  const webhook = await lockWebhook(trx, id);
  if (webhook && webhook.deleted_at === null) return webhook;
  throw new NotFoundError(`The webhook ${id} was deleted meanwhile.`);
}

/** @throws ConflictError 409 `webhook_inactive` */
export function requireActive(webhook: WebhookRow | undefined): void {
  if (webhook?.is_active && webhook.deleted_at === null) return;
  const isDeleted = webhook === undefined || webhook.deleted_at !== null;
  throw new ConflictError(
    "webhook_inactive",
    isDeleted
      ? "The delivery's webhook was deleted; nothing more is sent to its address."
      : `The webhook is disabled: ${webhook.disabled_reason}. A successful test, or an update with is_active true, enables it again.`,
  );
}
