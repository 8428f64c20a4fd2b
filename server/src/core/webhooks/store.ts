// The rows of webhooks: registration, secrets, and whether they work.

import type { Sealed, Secrets } from "../../base/secrets.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { EventName } from "./event-store.ts";

export type WebhookRow = {
  id: string;
  data_set_id: number;
  url: string;
  events: EventName[];
  description: string | null;
  /** Sealed; null once deleted. */
  secret: Uint8Array | null;
  secret_key_id: string | null;
  old_secret: Uint8Array | null;
  old_secret_key_id: string | null;
  old_secret_until: number | null;
  is_active: boolean;
  disabled_reason: string | null;
  /** Since when every delivery has failed; null after a success. */
  failing_since: number | null;
  last_success_at: number | null;
  last_failure_at: number | null;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

type StoredWebhook = Omit<WebhookRow, "events" | "is_active"> & { events: string; is_active: number };

function toWebhook(row: StoredWebhook): WebhookRow {
  return { ...row, events: row.events.split(",") as EventName[], is_active: Boolean(row.is_active) };
}

export async function insertWebhook(trx: Trx, webhook: WebhookRow): Promise<void> {
  await trx("webhooks").insert({
    ...webhook,
    events: webhook.events.join(","),
    is_active: webhook.is_active ? 1 : 0,
  });
}

/** A webhook of any environment that is not deleted. */
export async function findWebhook(db: Queryable, id: string): Promise<WebhookRow | undefined> {
  const row: StoredWebhook | undefined = await db("webhooks").where({ id }).whereNull("deleted_at").first();
  return row && toWebhook(row);
}

/** The webhook, locked until the transaction ends where the database locks rows; deleted ones too. */
export async function lockWebhook(trx: Trx, id: string): Promise<WebhookRow | undefined> {
  const row: StoredWebhook | undefined = await trx("webhooks").where({ id }).forUpdate().first();
  return row && toWebhook(row);
}

/** One page of an environment's webhooks, newest first. */
export async function pageOfWebhooks(
  db: Queryable,
  environmentId: number,
  request: PageRequest,
): Promise<Page<WebhookRow>> {
  const query = db("webhooks").where({ data_set_id: environmentId }).whereNull("deleted_at");
  const page = await pageBy<StoredWebhook>(query, sortBy("desc", "id"), request);
  return { ...page, rows: page.rows.map(toWebhook) };
}

export async function countWebhooks(db: Queryable, environmentId: number): Promise<number> {
  const rows = await db("webhooks")
    .where({ data_set_id: environmentId })
    .whereNull("deleted_at")
    .select("id");
  return rows.length;
}

/** The id of a webhook that gets the same events at the same URL. */
export async function findEqualWebhook(
  db: Queryable,
  { data_set_id, url, events }: Pick<WebhookRow, "data_set_id" | "url" | "events">,
): Promise<string | undefined> {
  const rows: StoredWebhook[] = await db("webhooks").where({ data_set_id }).whereNull("deleted_at");
  const sorted = (names: readonly string[]) => [...names].sort().join();
  return rows.map(toWebhook).find((one) => one.url === url && sorted(one.events) === sorted(events))?.id;
}

export async function updateWebhook(
  trx: Trx,
  id: string,
  { events, is_active, ...columns }: Partial<WebhookRow>,
): Promise<void> {
  await trx("webhooks")
    .where({ id })
    .update({
      ...columns,
      ...(events === undefined ? {} : { events: events.join(",") }),
      ...(is_active === undefined ? {} : { is_active: is_active ? 1 : 0 }),
    });
}

/** Ids of all webhooks of the service that are not deleted. */
export async function listWebhookIds(db: Queryable): Promise<string[]> {
  return db("webhooks").whereNull("deleted_at").orderBy("id").pluck("id");
}

/** The webhooks of an environment that do not work as they should: disabled, or failing at the moment. */
export async function findTroubledWebhooks(
  db: Queryable,
  environmentId: number,
): Promise<Pick<WebhookRow, "id" | "is_active" | "disabled_reason" | "failing_since">[]> {
  const rows: StoredWebhook[] = await db("webhooks")
    .where({ data_set_id: environmentId })
    .whereNull("deleted_at")
    .andWhere((troubled) => troubled.where({ is_active: 0 }).orWhereNotNull("failing_since"))
    .orderBy("id")
    .select("id", "is_active", "disabled_reason", "failing_since");
  return rows.map((row) => ({ ...row, is_active: Boolean(row.is_active) }));
}

const identityOf = (id: string): string => `webhooks/${id}/secret`;

/** A signing secret as its columns hold it. */
export function sealSecret(secrets: Secrets, id: string, secret: string): Sealed {
  return secrets.encrypt(secret, identityOf(id));
}

/** The columns of a webhook that signing needs. */
export const secretColumns = [
  "id",
  "secret",
  "secret_key_id",
  "old_secret",
  "old_secret_key_id",
  "old_secret_until",
] as const;

export type SecretColumns = Pick<WebhookRow, (typeof secretColumns)[number]>;

/**
 * The secrets that sign now, the current one first.
 *
 * @throws SecretError when the key that sealed one is missing.
 */
export function signingSecrets(secrets: Secrets, webhook: SecretColumns, nowMs: number): string[] {
  const { id, secret, secret_key_id, old_secret, old_secret_key_id, old_secret_until } = webhook;
  const sealed: Sealed[] = [];
  if (secret && secret_key_id) sealed.push({ ciphertext: Buffer.from(secret), key_id: secret_key_id });
  if (old_secret && old_secret_key_id && old_secret_until !== null && old_secret_until > nowMs) {
    sealed.push({ ciphertext: Buffer.from(old_secret), key_id: old_secret_key_id });
  }
  return sealed.map((one) => secrets.decrypt(one, identityOf(id)));
}

/** Moves a webhook's secrets to the key that encrypts now. Gives the webhook as it was, or nothing where they are there already. */
export async function reencryptWebhook(
  trx: Trx,
  secrets: Secrets,
  id: string,
): Promise<WebhookRow | undefined> {
  const webhook = await lockWebhook(trx, id);
  if (!webhook) return undefined;
  const moved = (ciphertext: Uint8Array | null, key_id: string | null): Sealed | undefined =>
    ciphertext && key_id ? secrets.reencrypt({ ciphertext, key_id }, identityOf(id)) : undefined;
  const secret = moved(webhook.secret, webhook.secret_key_id);
  const old = moved(webhook.old_secret, webhook.old_secret_key_id);
  if (!secret && !old) return undefined;
  await updateWebhook(trx, id, {
    ...(secret ? { secret: secret.ciphertext, secret_key_id: secret.key_id } : {}),
    ...(old ? { old_secret: old.ciphertext, old_secret_key_id: old.key_id } : {}),
  });
  return webhook;
}
