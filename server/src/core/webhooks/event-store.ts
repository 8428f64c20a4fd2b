// Events: written in the database transaction of the change that they report, for the webhooks that are registered for them.
// Decisions about the API: 111.

import type { components } from "@taxctl/sdk/rules/openapi";
import { iso } from "../../base/clock.ts";
import { type Operation, runGrouped } from "../../db/batching/group-commit.ts";
import { insertGrouped } from "../../db/batching/grouped-rows.ts";
import { noteChange } from "../../db/engine/changes.ts";
import { newRowId } from "../../db/row-ids.ts";
import { padded, placesOf, selectRows } from "../../db/sql/rows.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { alertOwners } from "./owner-alerts.ts";

type Schemas = components["schemas"];

/** The data of each event, as the OpenAPI document describes it. */
type EventData = {
  "transaction.completed": Schemas["TransactionCompletedEvent"]["data"];
  "transaction.stalled": Schemas["TransactionStalledEvent"]["data"];
  "device.unreachable": Schemas["DeviceUnreachableEvent"]["data"];
  "transaction.outcome_unknown": Schemas["TransactionOutcomeUnknownEvent"]["data"];
  "transaction.exhausted": Schemas["TransactionExhaustedEvent"]["data"];
  "device.reachable": Schemas["DeviceReachableEvent"]["data"];
  "relay.disconnected": Schemas["RelayDisconnectedEvent"]["data"];
  "relay.connected": Schemas["RelayConnectedEvent"]["data"];
  "export.completed": Schemas["ExportCompletedEvent"]["data"];
  "notices.received": Schemas["NoticesReceivedEvent"]["data"];
  "supplier_invoices.received": Schemas["SupplierInvoicesReceivedEvent"]["data"];
  "customs_records.received": Schemas["CustomsRecordsReceivedEvent"]["data"];
  "reconciliation.matched": Schemas["ReconciliationMatchedEvent"]["data"];
  "reconciliation.no_data": Schemas["ReconciliationNoDataEvent"]["data"];
  "webhook.disabled": Schemas["WebhookDisabledEvent"]["data"];
  "stock.low": Schemas["StockLowEvent"]["data"];
  "webhook.test": Schemas["WebhookTestEvent"]["data"];
};

/** Events that a webhook can register for. */
export type EventName = Schemas["SubscribableEvent"];

export type NewEvent<Name extends keyof EventData> = {
  name: Name;
  data_set_id: number;
  /** The transaction of the event, if it has one; its request id is sent with the delivery. */
  transaction?: { id: string; request_id: string } | null;
  data: EventData[Name];
};

export type EventRow = {
  id: string;
  data_set_id: number;
  name: keyof EventData;
  transaction_id: string | null;
  request_id: string | null;
  payload: Uint8Array;
  targets: Uint8Array;
  is_published: number;
  created_at: number;
};

type Subscriber = { id: string; data_set_id: number; events: string };

const readSubscribers: Operation<number, Subscriber[]> = async (trx, environmentIds) => {
  const ids = padded([...new Set(environmentIds)]);
  const sql =
    "select id, data_set_id, events from webhooks " +
    `where data_set_id in (${placesOf(ids)}) and deleted_at is null order by id`;
  const rows = await selectRows<Subscriber>(trx, sql, ids);
  return environmentIds.map((id) => rows.filter(({ data_set_id }) => data_set_id === id));
};

/** Ids of the webhooks of an environment that are registered for an event, disabled ones too: their deliveries can be resent. */
export async function findSubscribers(trx: Trx, environmentId: number, name: EventName): Promise<string[]> {
  const webhooks = await runGrouped(trx, readSubscribers, environmentId);
  return webhooks.filter(({ events }) => events.split(",").includes(name)).map(({ id }) => id);
}

/** The row of an event. */
export function eventRow<Name extends keyof EventData>(
  db: Queryable,
  event: NewEvent<Name>,
  targets: readonly string[],
  nowMs: number,
): EventRow {
  const { name, data_set_id, transaction, data } = event;
  return {
    id: newRowId(db),
    data_set_id,
    name,
    transaction_id: transaction?.id ?? null,
    request_id: transaction?.request_id ?? null,
    payload: toBlob({ event: name, type: name, timestamp: iso(nowMs), data }),
    targets: toBlob(targets),
    is_published: 0,
    created_at: nowMs,
  };
}

/**
 * Stores an event for the registered webhooks, except the webhook `except`. Without any, nothing is stored. Owners get a mail
 * about a grave event in any case.
 */
export async function insertEvent<Name extends EventName>(
  trx: Trx,
  event: NewEvent<Name>,
  nowMs: number,
  except?: string,
): Promise<void> {
  await alertOwners(trx, event, nowMs);
  const targets = (await findSubscribers(trx, event.data_set_id, event.name)).filter((id) => id !== except);
  if (targets.length === 0) return;
  await insertGrouped(trx, "events", [eventRow(trx, event, targets, nowMs)]);
  noteChange(trx, "events");
}

/** Stores an event whose deliveries already exist. */
export async function insertPublished(trx: Trx, event: EventRow): Promise<void> {
  await trx("events").insert({ ...event, is_published: 1 });
}
