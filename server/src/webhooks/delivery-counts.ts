// Deliveries counted by day, webhook, event and status, in the transaction that changes them.

import { addDeltas, deliveryCounters } from "../db/history/counters.ts";
import type { Trx } from "../db/sql/schema.ts";
import type { EventRow } from "./events.ts";

export type DeliveryStatus = "pending" | "succeeded" | "failed";

/** The columns of a delivery that {@link CountedDelivery} needs. */
export const countedBy = deliveryCounters.key;

/** What a delivery is counted by. */
export type CountedDelivery = {
  data_set_id: number;
  local_day: string;
  webhook_id: string;
  event: EventRow["name"];
  status: DeliveryStatus;
};

/** Counts deliveries that are there from now on; with a `sign` of -1 such as are no more. */
export async function countDeliveries(
  trx: Trx,
  rows: readonly CountedDelivery[],
  sign: 1 | -1 = 1,
): Promise<void> {
  const deltas = rows.map(({ data_set_id, local_day, webhook_id, event, status }) => ({
    ...{ data_set_id, local_day, webhook_id, event, status },
    delta: sign,
  }));
  await addDeltas(trx, deliveryCounters, deltas);
}

/** Counts deliveries, given as they were, under a status that they get. */
export async function recountAs(
  trx: Trx,
  rows: readonly CountedDelivery[],
  status: DeliveryStatus,
): Promise<void> {
  const changed = rows.filter((row) => row.status !== status);
  const moved = (delta: 1 | -1) => (row: CountedDelivery) => {
    const { data_set_id, local_day, webhook_id, event } = row;
    return { data_set_id, local_day, webhook_id, event, status: delta < 0 ? row.status : status, delta };
  };
  await addDeltas(trx, deliveryCounters, [...changed.map(moved(-1)), ...changed.map(moved(1))]);
}
