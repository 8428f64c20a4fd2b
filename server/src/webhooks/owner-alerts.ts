// E-mail to the owners of an account about grave events of its live data: at most one about the same subject in an hour.
import type { Trx } from "../db/sql/schema.ts";
import { enqueueMail } from "../mail/outbox.ts";
import type { AlertTexts, AlertValues } from "../mail/texts/alerts.ts";
import type { components } from "../openapi.ts";

const hourMs = 60 * 60_000;

type Alert = {
  [Kind in keyof AlertTexts]: {
    kind: Kind;
    /** Documents count by their branch: one cause stops many of them. */
    subject: string;
    values: Omit<AlertValues<Kind>, "name" | "business" | "account_id">;
  };
}[keyof AlertTexts];

type Schemas = components["schemas"];
type GraveEvent =
  | { name: "webhook.disabled"; data: Schemas["WebhookDisabledEvent"]["data"] }
  | { name: "device.unreachable"; data: Schemas["DeviceUnreachableEvent"]["data"] }
  | { name: "transaction.outcome_unknown"; data: Schemas["TransactionOutcomeUnknownEvent"]["data"] }
  | { name: "transaction.exhausted"; data: Schemas["TransactionExhaustedEvent"]["data"] };

/** The mail about an event; undefined for an event that isn't grave. */
function alertOf(event: GraveEvent): Alert | undefined {
  switch (event.name) {
    case "webhook.disabled":
      return { kind: "alert_webhook_disabled", subject: event.data.webhook_id, values: event.data };
    case "device.unreachable":
      return { kind: "alert_device_unreachable", subject: event.data.bhf_id, values: event.data };
    case "transaction.outcome_unknown":
      return { kind: "alert_outcome_unknown", subject: event.data.branch_id, values: event.data };
    case "transaction.exhausted":
      return { kind: "alert_retries_exhausted", subject: event.data.branch_id, values: event.data };
    default:
      return undefined;
  }
}

type Owner = { email: string; name: string; account_id: number; business: string };

/** The owners who want these mails; none for a sandbox or an account that isn't active. */
async function findOwners(trx: Trx, dataSetId: number): Promise<Owner[]> {
  return trx("data_sets")
    .join("accounts", "accounts.id", "data_sets.account_id")
    .join("users", "users.account_id", "accounts.id")
    .join("people", "people.id", "users.person_id")
    .where({ "data_sets.id": dataSetId, "data_sets.environment": "live", "accounts.status": "active" })
    .where({ "users.role": "owner", "users.is_active": 1, "people.alerts": 1 })
    .whereNotNull("people.email_verified_at")
    .orderBy("people.id")
    .select({
      ...{ email: "people.email", name: "people.name" },
      ...{ account_id: "accounts.id", business: "accounts.name" },
    });
}

/** Whether an hour has passed since the last mail of this kind about the subject; the hour begins again then. */
async function isDue(
  trx: Trx,
  alert: { data_set_id: number; kind: string; subject: string },
  nowMs: number,
): Promise<boolean> {
  const key = ["data_set_id", "kind", "subject"];
  await trx("owner_alerts")
    .insert({ ...alert, last_at: 0 })
    .onConflict(key)
    .ignore();
  const changed = await trx("owner_alerts")
    .where(alert)
    // A time far ahead was written while the clock was wrong.
    .andWhere((due) => due.where("last_at", "<=", nowMs - hourMs).orWhere("last_at", ">", nowMs + hourMs))
    .update({ last_at: nowMs });
  return changed === 1;
}

/** Part of the transaction that stores an event: its mails are sent if, and only if, that commits. */
export async function alertOwners(
  trx: Trx,
  { data_set_id, ...event }: { data_set_id: number; name: string; data: unknown },
  nowMs: number,
): Promise<void> {
  // The events of `event-store.ts`; those that aren't grave give no mail.
  const alert = alertOf(event as GraveEvent);
  if (!alert) return;
  const { kind, subject } = alert;
  const owners = await findOwners(trx, data_set_id);
  if (owners.length === 0 || !(await isDue(trx, { data_set_id, kind, subject }, nowMs))) return;
  for (const { email: to, ...owner } of owners) {
    const values = { ...alert.values, ...owner } as AlertValues<typeof kind>;
    await enqueueMail(trx, { to, kind, values }, nowMs);
  }
}
