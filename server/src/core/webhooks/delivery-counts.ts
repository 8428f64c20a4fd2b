// Deliveries counted by day, webhook, event and status, in the transaction that changes them.

import { addDeltas, deliveryCounters } from "../../db/history/counters.ts";
import type { Trx } from "../../db/sql/schema.ts";
import type { EventRow } from "./event-store.ts";

export type DeliveryStatus = "pending" | "succeeded" | "failed";

/** The columns of a delivery that {@link CountedDelivery} needs. */
export const countedBy = deliveryCounters.key;

/** The key of a counter of deliveries. */
export type CountedDelivery = {
  data_set_id: number;
  local_day: string;
  webhook_id: string;
  event: EventRow["name"];
  status: DeliveryStatus;
};

function deltasOf(rows: readonly CountedDelivery[], count: 1 | -1) {
  return rows.map(({ data_set_id, local_day, webhook_id, event, status }) => ({
    data_set_id,
    local_day,
    webhook_id,
    event,
    status,
    count,
  }));
}

/** Counts new deliveries; with a `sign` of -1, removed ones. */
export async function countDeliveries(
  trx: Trx,
  rows: readonly CountedDelivery[],
  sign: 1 | -1 = 1,
): Promise<void> {
  await addDeltas(trx, deliveryCounters, deltasOf(rows, sign));
}

/** Counts deliveries, given as they were, under a status that they get. */
export async function recountAs(
  trx: Trx,
  rows: readonly CountedDelivery[],
  status: DeliveryStatus,
): Promise<void> {
  const changed = rows.filter((row) => row.status !== status);
  const after = changed.map((row) => ({ ...row, status }));
  await addDeltas(trx, deliveryCounters, [...deltasOf(changed, -1), ...deltasOf(after, 1)]);
}
