// Whose a webhook or delivery is.
import type { Context } from "../context.ts";
import type { Queryable } from "../db/sql/schema.ts";
import { NotFoundError, PermissionError } from "../errors.ts";
import { isId } from "../ids.ts";
import type { DeliveryRow } from "./delivery-store.ts";
import { findWebhook, type WebhookRow } from "./store.ts";

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
