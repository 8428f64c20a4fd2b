// E-mail to the owners of an account about grave events of its live data: at most one about the same subject in an hour.

import type { components } from "@taxctl/sdk/rules/openapi";
import type { Trx } from "../../db/sql/schema.ts";
import { enqueueMail } from "../mail/outbox.ts";
import type { AlertTexts, AlertValues } from "../mail/texts/alerts.ts";
import { findOwners, isDue } from "./owner-alert-store.ts";

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
