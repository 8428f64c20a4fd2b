// Rules for changing a webhook.
// Decisions about the API: 112.

import { ConflictError, NotFoundError } from "../../base/errors.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { lockWebhook, type WebhookRow } from "./store.ts";

/**
 * A webhook that was there a moment ago, locked until the transaction ends.
 *
 * @throws NotFoundError 404 when it was deleted meanwhile.
 */
export async function lockKept(trx: Trx, id: string): Promise<WebhookRow> {
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
      ? "The delivery's webhook was deleted; nothing more is sent to its URL."
      : `The webhook is disabled: ${webhook.disabled_reason}. A successful test, or an update with is_active true, enables it again.`,
  );
}
