// The operations of webhooks: register, list, show, change, delete, rotate the secret, test; list and resend deliveries.
// Decisions about the API: 108, 109.

import { iso, isoOrNull } from "../../base/clock.ts";
import { ConflictError, NotFoundError, ValidationError } from "../../base/errors.ts";
import { created, success } from "../../base/response.ts";
import { opens } from "../../base/secrets.ts";
import { newRowId } from "../../db/row-ids.ts";
import { fromBlob } from "../../db/sql/values.ts";
import { lockEnvironment } from "../accounts/store.ts";
import { changedValues, recordChange } from "../audit/record.ts";
import type { Context } from "../context/context.ts";
import type { Handlers, Request } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { requireOrder } from "../context/period.ts";
import { dropDeliveries, findDelivery, type LoggedAttempt, requeueDelivery } from "./delivery-store.ts";
import { findListed, type ListedDelivery, pageOfDeliveries } from "./list-store.ts";
import { requireDelivery, requireWebhook } from "./ownership.ts";
import { checkWebhookUrl } from "./post.ts";
import { lockKept, requireActive } from "./rules.ts";
import { makeSecret } from "./signature.ts";
import * as store from "./store.ts";

const hourMs = 60 * 60_000;
const shownOnce = "Keep the secret, it is not shown again";

export const handlers = {
  async listWebhooks({ query }, context) {
    const { service, environment } = context;
    const { rows, meta } = await readPage(context, "listWebhooks", query, (request) =>
      store.pageOfWebhooks(service.db.knex, environment.id, request),
    );
    return success({ data: rows.map(showWebhook), meta });
  },

  async createWebhook({ body }, context) {
    const { service, environment } = context;
    requireUrl(context, body.url);
    const id = newRowId(service.db.knex);
    const secret = makeSecret();
    const sealed = store.sealSecret(service.secrets, id, secret);
    const nowMs = service.clock.now();
    const webhook: store.WebhookRow = {
      id,
      data_set_id: environment.id,
      url: body.url,
      events: body.events,
      description: body.description ?? null,
      secret: sealed.ciphertext,
      secret_key_id: sealed.key_id,
      old_secret: null,
      old_secret_key_id: null,
      old_secret_until: null,
      is_active: true,
      disabled_reason: null,
      failing_since: null,
      last_success_at: null,
      last_failure_at: null,
      deleted_at: null,
      created_at: nowMs,
      updated_at: nowMs,
    };
    await service.db.transaction(async (trx) => {
      // One at a time: each counts the webhooks that the one before has registered.
      await lockEnvironment(trx, environment.id);
      const equal = await store.findEqualWebhook(trx, webhook);
      if (equal !== undefined)
        throw new ConflictError(
          "already_exists",
          `The webhook ${equal} has the same url and events: change it with PATCH /webhooks/${equal}, or get a new secret with POST /webhooks/${equal}/rotate-secret.`,
        );
      // Each event goes to each webhook: more of them multiply the work of every sale.
      const most = service.config.webhooks;
      if ((await store.countWebhooks(trx, environment.id)) >= most) {
        throw new ConflictError("webhook_limit", `There are ${most} webhooks already; delete one first.`);
      }
      await store.insertWebhook(trx, webhook);
      await recordChange(trx, context, {
        action: "webhooks.create",
        subject: `webhook ${id}`,
        new: recorded(webhook),
      });
    });
    return created({ message: shownOnce, data: showSecret(webhook, secret) });
  },

  async getWebhook({ params }, context) {
    const webhook = await requireWebhook(context, params.id);
    return success({ data: showWebhook(webhook) });
  },

  async updateWebhook({ params, body }, context) {
    const { id } = await requireWebhook(context, params.id);
    const { db, clock, webhooks } = context.service;
    if (body.url !== undefined) requireUrl(context, body.url);
    const webhook = await db.transaction(async (trx) => {
      const before = await lockKept(trx, id);
      const changes = changesOf(before, body, clock.now());
      await store.updateWebhook(trx, id, changes);
      if (before.is_active && changes.is_active === false)
        await dropDeliveries(trx, db, before, `Not sent, the webhook is disabled: ${disabledByCaller}`);
      await recordChange(trx, context, {
        action: "webhooks.update",
        subject: `webhook ${id}`,
        ...changedValues<store.WebhookRow>(before, body),
      });
      return { ...before, ...changes };
    });
    webhooks.wake();
    return success({ message: "The webhook is updated", data: showWebhook(webhook) });
  },

  async deleteWebhook({ params }, context) {
    const { id } = await requireWebhook(context, params.id);
    const { db, clock } = context.service;
    await db.transaction(async (trx) => {
      const nowMs = clock.now();
      const webhook = await store.lockWebhook(trx, id);
      if (!webhook || webhook.deleted_at !== null) return;
      await store.updateWebhook(trx, id, {
        is_active: false,
        secret: null,
        secret_key_id: null,
        old_secret: null,
        old_secret_key_id: null,
        old_secret_until: null,
        deleted_at: nowMs,
        updated_at: nowMs,
      });
      await dropDeliveries(trx, db, webhook, "Not sent, the webhook was deleted");
      await recordChange(trx, context, {
        action: "webhooks.delete",
        subject: `webhook ${id}`,
        old: recorded(webhook),
      });
    });
    return success({ message: "The webhook is deleted" });
  },

  async rotateWebhookSecret({ params, body }, context) {
    const { id } = await requireWebhook(context, params.id);
    const { db, clock, secrets } = context.service;
    const keepHours = body.keep_old_hours;
    const secret = makeSecret();
    const sealed = store.sealSecret(secrets, id, secret);
    const webhook = await db.transaction(async (trx) => {
      const nowMs = clock.now();
      const held = await lockKept(trx, id);
      // Nothing can be signed with a secret whose key is lost.
      const isKept =
        keepHours > 0 && opens(() => store.signingSecrets(secrets, { ...held, old_secret: null }, nowMs));
      const changes = {
        secret: sealed.ciphertext,
        secret_key_id: sealed.key_id,
        old_secret: isKept ? held.secret : null,
        old_secret_key_id: isKept ? held.secret_key_id : null,
        old_secret_until: isKept ? nowMs + keepHours * hourMs : null,
        updated_at: nowMs,
      };
      await store.updateWebhook(trx, id, changes);
      await recordChange(trx, context, {
        action: "webhooks.rotate_secret",
        subject: `webhook ${id}`,
        detail: { keep_old_hours: isKept ? keepHours : 0 },
      });
      return { ...held, ...changes };
    });
    return success({ message: shownOnce, data: showSecret(webhook, secret) });
  },

  async testWebhook({ params }, context) {
    const webhook = await requireWebhook(context, params.id);
    const { webhooks, db } = context.service;
    const { id } = await webhooks.sendTest(webhook, db);
    const delivery = await requireListed(context, id);
    const { status, error, response_status } = delivery;
    const message =
      status === "succeeded"
        ? `The receiver responded with ${response_status}`
        : `The test failed: ${error ?? "not sent"}`;
    return success({ message, data: showDelivery(delivery) });
  },

  async listDeliveries({ query }, context) {
    requireOrder(query);
    const { after, webhook_id, transaction_id, event, status, from_date, to_date } = query;
    const search = {
      event,
      status,
      from_date,
      to_date,
      webhook_id: webhook_id?.toLowerCase(),
      transaction_id: transaction_id?.toLowerCase(),
      data_set_id: context.environment.id,
      after_seq: after === undefined ? undefined : await numberOf(context, after),
    };
    const { rows, meta } = await readPage(context, "listDeliveries", query, (request) =>
      pageOfDeliveries(context.service.db.knex, { ...search, ...request }),
    );
    return success({ data: rows.map(showDelivery), meta });
  },

  async resendDelivery({ params }, context) {
    const { id, webhook_id } = await requireDelivery(context, params.id);
    const { db, clock, webhooks } = context.service;
    await db.transaction(async (trx) => {
      requireActive(await store.lockWebhook(trx, webhook_id));
      if (!(await requeueDelivery(trx, id, clock.now())))
        throw new NotFoundError(`The delivery ${id} is no longer kept.`);
      await recordChange(trx, context, {
        action: "webhooks.resend",
        subject: `delivery ${id}`,
        detail: { webhook_id },
      });
    });
    // Read before it is sent, so that the response shows it waiting.
    const delivery = await requireListed(context, id);
    webhooks.wake();
    return success({ message: "The delivery is queued again", data: showDelivery(delivery) });
  },
} satisfies Partial<Handlers>;

const disabledByCaller = "disabled by request";

/** @throws ValidationError for a URL to which no event of this environment may be sent */
function requireUrl({ service, environment }: Context, url: string): void {
  const problems = checkWebhookUrl(url, environment.name, service.config.allowPrivateUnits);
  if (problems.length > 0) throw new ValidationError({ url: problems });
}

/** The columns that an update changes. Enabling forgets earlier failures: the webhook gets its full time again. */
function changesOf(
  before: store.WebhookRow,
  { is_active, ...given }: Request<"updateWebhook">["body"],
  nowMs: number,
) {
  const changes: Partial<store.WebhookRow> = { ...given, updated_at: nowMs };
  if (is_active !== undefined && is_active !== before.is_active)
    Object.assign(changes, {
      is_active,
      disabled_reason: is_active ? null : disabledByCaller,
      failing_since: null,
    });
  return changes;
}

/** The fields of a webhook that the audit keeps. */
function recorded({ url, events, description, is_active }: store.WebhookRow) {
  return { url, events, description, is_active };
}

async function requireListed({ service }: Context, id: string): Promise<ListedDelivery> {
  const delivery = await findListed(service.db.knex, id);
  if (!delivery) throw new Error(`delivery ${id} vanished`);
  return delivery;
}

/** The number of the delivery after which a reader continues. */
async function numberOf({ service, environment }: Context, id: string): Promise<number> {
  const row = await findDelivery(service.db.knex, id.toLowerCase());
  if (row?.data_set_id !== environment.id)
    throw new ValidationError({ after: ["must be the id of a delivery that is still kept"] });
  return row.seq;
}

function showWebhook(webhook: store.WebhookRow) {
  const { id, url, events, description, is_active, disabled_reason } = webhook;
  return {
    id,
    url,
    events,
    description,
    is_active,
    disabled_reason,
    last_success_at: isoOrNull(webhook.last_success_at),
    last_failure_at: isoOrNull(webhook.last_failure_at),
    created_at: iso(webhook.created_at),
    updated_at: iso(webhook.updated_at),
  };
}

function showSecret(webhook: store.WebhookRow, secret: string) {
  return { ...showWebhook(webhook), secret, old_secret_expires_at: isoOrNull(webhook.old_secret_until) };
}

function showDelivery(delivery: ListedDelivery) {
  const { id, webhook_id, url, event, event_id, transaction_id, status, attempts } = delivery;
  const { response_status, error, due_at, tries, touched_at } = delivery;
  // An attempt that has begun, whatever became of it, is counted by the job until its result is known.
  const isTried = tries !== null && tries > attempts;
  const log = fromBlob<LoggedAttempt[] | null>(delivery.attempt_log) ?? [];
  return {
    id,
    webhook_id,
    url,
    event,
    event_id,
    transaction_id,
    status,
    attempts: isTried ? tries : attempts,
    response_status,
    error,
    attempt_log: log.map((attempt) => ({ ...attempt, at: iso(attempt.at) })),
    payload: fromBlob<Record<string, unknown>>(delivery.payload),
    created_at: iso(delivery.created_at),
    last_attempt_at: isoOrNull(isTried ? touched_at : delivery.last_attempt_at),
    next_attempt_at: isoOrNull(status === "pending" ? due_at : null),
  };
}
