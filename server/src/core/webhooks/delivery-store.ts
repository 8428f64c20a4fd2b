// The rows of deliveries: stored, queued again, and dropped.
import type { Database } from "../../db/open.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { dropFreeJobs, restartJob } from "../jobs/store.ts";
import {
  type CountedDelivery,
  countDeliveries,
  countedBy,
  type DeliveryStatus,
  recountAs,
} from "./delivery-counts.ts";
import type { EventRow } from "./event-store.ts";

export type DeliveryRow = {
  id: string;
  data_set_id: number;
  seq: number;
  webhook_id: string;
  event_id: string;
  event: EventRow["name"];
  transaction_id: string | null;
  status: DeliveryStatus;
  attempts: number;
  step: number;
  response_status: number | null;
  error: string | null;
  attempt_log: Uint8Array | null;
  local_day: string;
  last_attempt_at: number | null;
  created_at: number;
};

/** The result of one attempt. */
export type AttemptOutcome = { response_status: number | null; error: string | null };

/** An attempt as the log keeps it. */
export type LoggedAttempt = AttemptOutcome & { at: number; took_ms: number };

/** Rows of one statement, or locked by one. */
const rowsAtOnce = 50;
const droppedAtOnce = 500;

/** Stores new deliveries, and counts them. */
export async function insertDeliveries(trx: Trx, rows: readonly DeliveryRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await trx("deliveries").insert(rows.slice(start, start + rowsAtOnce));
  }
  await countDeliveries(trx, rows);
}

/** The job of a delivery, in a queue of its webhook. */
export const jobOf = ({ id, webhook_id }: Pick<DeliveryRow, "id" | "webhook_id">, due_at: number) => ({
  queue: "deliveries" as const,
  subject: id,
  part: webhook_id,
  due_at,
});

/** Ends the waiting deliveries of a webhook; running attempts write their own end. */
export async function dropDeliveries(
  trx: Trx,
  db: Database,
  { id: webhook_id, data_set_id }: { id: string; data_set_id: number },
  error: string,
): Promise<void> {
  await dropFreeJobs(trx, db, "deliveries", webhook_id);
  for (let isMore = true; isMore; ) {
    const dropped: (CountedDelivery & { id: string })[] = await trx("deliveries")
      .where({ data_set_id, status: "pending", webhook_id })
      .limit(droppedAtOnce)
      .forUpdate()
      .select("id", ...countedBy);
    const ids = dropped.map(({ id }) => id);
    await trx("deliveries").whereIn("id", ids).update({ status: "failed", error });
    await recountAs(trx, dropped, "failed");
    isMore = dropped.length === droppedAtOnce;
  }
}

/** Restarts the schedule of a delivery, whatever its status; false if it is no longer kept. */
export async function requeueDelivery(trx: Trx, id: string, nowMs: number): Promise<boolean> {
  const held: (CountedDelivery & { attempts: number }) | undefined = await trx("deliveries")
    .where({ id })
    .forUpdate()
    .first(...countedBy, "attempts");
  if (!held) return false;
  const { webhook_id, attempts } = held;
  await restartJob(trx, { ...jobOf({ id, webhook_id }, nowMs), attempts }, nowMs);
  await trx("deliveries").where({ id }).update({ status: "pending", step: 0 });
  await recountAs(trx, [held], "pending");
  return true;
}

export async function findDelivery(db: Queryable, id: string): Promise<DeliveryRow | undefined> {
  return db("deliveries").where({ id }).first();
}
