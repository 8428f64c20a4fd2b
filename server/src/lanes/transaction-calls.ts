// The calls of a transaction: their results, and how they are sent again or cancelled.
import type { Queryable, Trx } from "../db/sql/schema.ts";
import { isCircuitOpen } from "./contact.ts";
import { heldBack } from "./hold.ts";
import type { CallRow, StreamName } from "./kinds.ts";
import { pausedLanes } from "./pauses.ts";
import type { StreamRow } from "./store.ts";

/** The number under which the unit signed a sale; null while it hasn't. */
export async function signedNumberOf(db: Queryable, transactionId: string): Promise<number | null> {
  const call = await db("calls").where({ transaction_id: transactionId, kind: "sale" }).first("number");
  return call?.number ?? null;
}

/**
 * The sales that the unit accepted under lower numbers than a call's, highest number first.
 *
 * @param most How many of the lane's latest sales are looked at.
 */
export async function listEarlierSales(
  db: Queryable,
  { lane_id, number }: Pick<CallRow, "lane_id" | "number">,
  most: number,
): Promise<string[]> {
  const latest: Pick<CallRow, "transaction_id" | "number">[] = await db("calls")
    .where({ lane_id, stream: "sales", state: "done", kind: "sale" })
    .orderBy("id", "desc")
    .limit(most)
    .select("transaction_id", "number");
  return latest
    .filter((call) => call.number !== null && number !== null && call.number < number)
    .sort((one, other) => (other.number ?? 0) - (one.number ?? 0))
    .map(({ transaction_id }) => transaction_id);
}

/**
 * Sends the calls of a transaction again that the unit rejected. Accepted calls are not sent again, and the attempts stay.
 *
 * @returns How many calls there are to send.
 */
export function requeueCalls(trx: Trx, transactionId: string, nowMs: number): Promise<number> {
  return trx("calls")
    .where({ transaction_id: transactionId })
    .whereNot({ kind: "master" })
    .whereIn("state", ["rejected", "waiting"])
    .update({ state: "waiting", due_at: nowMs, number: null, updated_at: nowMs });
}

/** Ends the calls next to one whose rejection ended the transaction. A retry of the transaction sends them again. */
export async function rejectCalls(
  trx: Trx,
  { id, transaction_id }: Pick<CallRow, "id" | "transaction_id">,
  nowMs: number,
): Promise<void> {
  await trx("calls")
    .where({ transaction_id, state: "waiting" })
    .whereNot({ id })
    .update({ state: "rejected", updated_at: nowMs });
}

/** Sends nothing more of a transaction. */
export async function cancelCalls(trx: Trx, transactionId: string, nowMs: number): Promise<void> {
  await trx("calls")
    .where({ transaction_id: transactionId })
    .whereIn("state", ["waiting", "rejected"])
    .update({ state: "cancelled", updated_at: nowMs });
}

/** The movements of transactions that the unit has accepted. */
export function findAcceptedMovements(
  db: Queryable,
  transactionIds: readonly string[],
): Promise<{ transaction_id: string; content: Uint8Array }[]> {
  return db("calls")
    .whereIn("transaction_id", transactionIds)
    .where({ kind: "movement", state: "done" })
    .select("transaction_id", "content");
}

/** Why the lane of a transaction doesn't serve it: its unit is out of reach, its stream has stopped, its branch is paused, or its call is held back. */
export async function findStandstill(
  db: Queryable,
  { id, lane_id }: { id: string; lane_id: number },
  stream: StreamName,
): Promise<{ isShut: boolean; isHeldBack: boolean }> {
  const lane = await db("lanes")
    .join("streams", "streams.lane_id", "lanes.id")
    .where({ "lanes.id": lane_id, "streams.name": stream })
    .first(
      "lanes.failures",
      "streams.stopped_reason",
      db.raw("exists ? as is_held_back", [heldBack(db).where("held_calls.transaction_id", id)]),
      db.raw("exists ? as is_paused", [pausedLanes(db).where("paused_devices.lane_id", lane_id)]),
    );
  if (lane === undefined) return { isShut: false, isHeldBack: false };
  return {
    isShut: isCircuitOpen(lane) || lane.stopped_reason !== null || Boolean(lane.is_paused),
    isHeldBack: Boolean(lane.is_held_back),
  };
}

/** The call of a transaction that waits for the unit's midnight, for a program that serves its path, or after a fault inside the service. */
export function findHeldBackCall(
  db: Queryable,
  transactionId: string,
): Promise<
  (Pick<CallRow, "held_until" | "last_error" | "doubt_code"> & Pick<StreamRow, "unserved_reason">) | undefined
> {
  return heldBack(db)
    .where("held_calls.transaction_id", transactionId)
    .first(
      "held_calls.held_until",
      "held_calls.last_error",
      "held_calls.doubt_code",
      "held_streams.unserved_reason",
    );
}

/** The first call of a transaction that was put off, with the reason. */
export function findDelayedCall(
  db: Queryable,
  { id, lane_id }: { id: string; lane_id: number },
  nowMs: number,
): Promise<Pick<CallRow, "last_error" | "due_at"> | undefined> {
  return db("calls")
    .where({ transaction_id: id, lane_id, state: "waiting" })
    .whereNotNull("last_error")
    .where("due_at", ">", nowMs)
    .orderBy("id")
    .first("last_error", "due_at");
}
