// The parts that all webhook commands share: the events, the argument, and the fields that people see.
import { Args } from "@oclif/core";

export const events = [
  "transaction.completed",
  "transaction.stalled",
  "transaction.outcome_unknown",
  "transaction.exhausted",
  "device.unreachable",
  "device.reachable",
  "relay.disconnected",
  "relay.connected",
  "export.completed",
  "stock.low",
  "notices.received",
  "webhook.disabled",
  "supplier_invoices.received",
  "customs_records.received",
  "reconciliation.matched",
  "reconciliation.no_data",
] as const;

export const webhookArg = Args.string({
  description: "id of the webhook: `taxctl webhooks list`",
  required: true,
});

export const webhookFields = [
  "id",
  "url",
  "events",
  "description",
  "is_active",
  "disabled_reason",
  "last_success_at",
  "last_failure_at",
] as const;

/** Where the webhook of `webhooks listen` points: the listener reads deliveries, and nothing reaches this host. */
export const listenerUrl = "https://taxctl-listen.invalid/";
