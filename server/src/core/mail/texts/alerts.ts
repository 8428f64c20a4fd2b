// Mails to owners about grave events of their live data.
import type { components } from "@taxctl/sdk/rules/openapi";
import { type MailText, timeOf } from "../text.ts";
import { shortName } from "./names.ts";

type Schemas = components["schemas"];
type Owner = { name: string; business: string; account_id: number };

const homeOf = ({ account_id }: Owner) => ({
  label: "Open the console:",
  path: `/console/${account_id}/live` as const,
  isOfConsole: true,
});

const documentOf = (owner: Owner, { transaction_id }: { transaction_id: string }) => ({
  label: "Open the document:",
  path: `${homeOf(owner).path}/documents/${transaction_id}` as const,
  isOfConsole: true,
});

/** How often these mails come, and how to end them. */
const ending = (subject: string): string =>
  `You get at most one mail of this kind in an hour about the same ${subject}, although more may be affected. To get none, untick the box under "You" in the console, or send PATCH /me with alerts: false.`;

export const alertTexts = {
  alert_device_unreachable: (values: Owner & Schemas["DeviceUnreachableEvent"]["data"]): MailText => ({
    subject: `Control unit of branch ${values.bhf_id} unreachable: ${shortName(values.business)}`,
    paragraphs: [
      `Hello ${values.name},`,
      `The service has not reached the control unit of branch ${values.bhf_id} since ${timeOf(values.unreachable_since)}.`,
      `Error: ${values.error}`,
      "The service keeps new sales and sends them once the control unit works again. Check that the control unit and its network are on.",
      ending("branch"),
    ],
    page: homeOf(values),
  }),
  alert_outcome_unknown: (values: Owner & Schemas["TransactionOutcomeUnknownEvent"]["data"]): MailText => ({
    subject: `Outcome unknown for an hour: ${values.invoice_no} of ${shortName(values.business)}`,
    paragraphs: [
      `Hello ${values.name},`,
      `The service sent ${values.invoice_no} of branch ${values.branch_id} to the control unit at ${timeOf(values.sent_at)}. The control unit has not said what happened.`,
      ...(values.message === null ? [] : [`Error: ${values.message}`]),
      "The documents behind it wait. Look at the journal of the control unit, then record the outcome in the console or with this command:",
      values.resolve_with,
      ending("branch"),
    ],
    page: documentOf(values, values),
  }),
  alert_retries_exhausted: (values: Owner & Schemas["TransactionExhaustedEvent"]["data"]): MailText => ({
    subject: `Failed, no retries left: ${values.invoice_no} of ${shortName(values.business)}`,
    paragraphs: [
      `Hello ${values.name},`,
      `The control unit rejected ${values.invoice_no} of branch ${values.branch_id}. It was retried ${values.retry_count} times, and the service does not retry it again.`,
      `Error ${values.code}: ${values.message}`,
      "Correct the document, then submit it again. An unchanged document needs another number.",
      ending("branch"),
    ],
    page: documentOf(values, values),
  }),
  alert_webhook_disabled: (values: Owner & Schemas["WebhookDisabledEvent"]["data"]): MailText => ({
    subject: `A webhook was disabled: ${shortName(values.business)}`,
    paragraphs: [
      `Hello ${values.name},`,
      `The service disabled the webhook ${values.webhook_id} at ${timeOf(values.disabled_at)}. It sends no more events to ${values.url}.`,
      `Reason: ${values.reason}`,
      `Repair the receiver, then enable the webhook: taxctl webhooks enable ${values.webhook_id}`,
      ending("webhook"),
    ],
    page: homeOf(values),
  }),
};

export type AlertTexts = typeof alertTexts;
export type AlertValues<Kind extends keyof AlertTexts> = Parameters<AlertTexts[Kind]>[0];
