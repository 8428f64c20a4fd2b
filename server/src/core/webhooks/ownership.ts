// Finds the webhooks and deliveries of an account.

import type { Context } from "../context/context.ts";
import { requireOwn } from "../context/owned.ts";
import { type DeliveryRow, findDelivery } from "./delivery-store.ts";
import { findWebhook, type WebhookRow } from "./store.ts";

/**
 * A webhook of the caller's environment.
 *
 * @throws PermissionError 403 when it belongs to another account's environment of the same kind.
 * @throws NotFoundError 404 when the id exists nowhere, only in the other environment, or was deleted.
 */
export async function requireWebhook(context: Context, id: string): Promise<WebhookRow> {
  const find = (key: string) => findWebhook(context.service.db.knex, key);
  return requireOwn(context, "webhook", id, find, "GET /webhooks lists them.");
}

/** A delivery of the caller's environment; fails like {@link requireWebhook}. */
export async function requireDelivery(context: Context, id: string): Promise<DeliveryRow> {
  const find = (key: string) => findDelivery(context.service.db.knex, key);
  return requireOwn(context, "delivery", id, find, "GET /webhooks/deliveries lists them.");
}
