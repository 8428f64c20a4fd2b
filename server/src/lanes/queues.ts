// The state of lanes for health, metrics and the rules of devices: contact with units, open calls, stopped streams.
import type { Database } from "../db/open.ts";
import type { Queryable } from "../db/sql/schema.ts";
import { circuitAfter } from "./contact.ts";
import { heldBack } from "./hold.ts";
import type { StreamName } from "./kinds.ts";
import type { LaneRow } from "./store.ts";

/** Whether a call of a lane or transaction was sent and has no response. */
export async function hasSentCall(
  db: Queryable,
  of: { lane_id: number } | { transaction_id: string },
): Promise<boolean> {
  return (await db("calls").where(of).where({ state: "sent" }).first("id")) !== undefined;
}

/** Whether calls of a lane wait to be sent or have no response. */
export async function hasOpenCalls(db: Queryable, lane_id: number): Promise<boolean> {
  return (
    (await db("calls").where({ lane_id }).whereIn("state", ["waiting", "sent"]).first("id")) !== undefined
  );
}

export type LaneContact = Pick<
  LaneRow,
  "failures" | "fault_code" | "fault_message" | "clock_off_ms" | "last_contact_at"
>;

/** How well the units of lanes can be reached, by lane. */
export async function findContacts(
  db: Queryable,
  laneIds: readonly number[],
): Promise<Map<number, LaneContact>> {
  const rows: (LaneContact & { id: number })[] = await db("lanes")
    .whereIn("id", laneIds)
    .select("id", "failures", "fault_code", "fault_message", "clock_off_ms", "last_contact_at");
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}

/** A call that was sent and whose outcome is unknown, with its document. */
export type CallInDoubt = {
  lane_id: number;
  stream: StreamName;
  /** Null of a call that is only sent again. */
  number: number | null;
  sent_at: number;
  doubt_code: string | null;
  last_error: string | null;
  invoice_no: string;
  /** Of the transaction: `success` where the call is its stock movement. */
  status: string;
};

/** The unanswered calls of lanes: one a stream at most. */
export async function findInDoubt(db: Queryable, laneIds: readonly number[]): Promise<CallInDoubt[]> {
  return db("calls")
    .join("transactions", "transactions.id", "calls.transaction_id")
    .whereIn("calls.lane_id", laneIds)
    .where("calls.state", "sent")
    .whereNotNull("calls.sent_at")
    .orderBy("calls.id")
    .select(
      "calls.lane_id",
      "calls.stream",
      "calls.number",
      "calls.sent_at",
      "calls.doubt_code",
      "calls.last_error",
      "transactions.invoice_no",
      "transactions.status",
    );
}

/** A stream whose calls no program serves, or a call that waits for the unit's midnight or after a fault inside the service. */
export type HeldBack = {
  lane_id: number;
  stream: StreamName;
  invoice_no: string;
  held_until: number | null;
  doubt_code: string | null;
  last_error: string | null;
  unserved_since: number | null;
  unserved_reason: string | null;
};

/** Of each stream and each of these reasons the first call that waits although its unit is there. */
export async function findHeldBack(db: Queryable, laneIds: readonly number[]): Promise<HeldBack[]> {
  const first = heldBack(db)
    .clearSelect()
    .whereIn("held_calls.lane_id", laneIds)
    .groupBy("held_calls.lane_id", "held_calls.stream", "held_calls.doubt_code")
    .min("held_calls.id");
  return heldBack(db)
    .join("transactions", "transactions.id", "held_calls.transaction_id")
    .whereIn("held_calls.id", first)
    .orderBy("held_calls.id")
    .select(
      "held_calls.lane_id",
      "held_calls.stream",
      "transactions.invoice_no",
      "held_calls.held_until",
      "held_calls.doubt_code",
      "held_calls.last_error",
      "held_streams.unserved_since",
      "held_streams.unserved_reason",
    );
}

/**
 * The due time of the oldest numbered call that no process has taken, in free lanes whose unit can be reached; null if
 * none is older than `dueBefore`. Streams that wait for a response or have stopped are not the worker's fault.
 */
export async function findOverdue(
  db: Database,
  laneIds: readonly number[],
  nowMs: number,
  dueBefore: number,
): Promise<number | null> {
  const free: number[] = await db
    .knex("lanes")
    .whereIn("id", laneIds)
    .where("open_until", "<=", nowMs)
    .where("lease_until", "<", db.now())
    .pluck("id");
  const held = (table: string, alias: string) => db.knex(`${table} as ${alias}`).select(db.knex.raw("1"));
  const row = await db
    .knex("calls")
    .whereIn("lane_id", free)
    .whereIn("stream", ["sales", "purchases"])
    .where({ state: "waiting" })
    .where("due_at", "<=", dueBefore)
    .whereNotExists(
      held("calls", "unanswered")
        .whereRaw("unanswered.lane_id = calls.lane_id and unanswered.stream = calls.stream")
        .where("unanswered.state", "sent"),
    )
    .whereNotExists(
      held("streams", "stopped")
        .whereRaw("stopped.lane_id = calls.lane_id and stopped.name = calls.stream")
        .whereNotNull("stopped.stopped_reason"),
    )
    .first("due_at");
  return row?.due_at ?? null;
}

/** Lanes by the number of sends in a row that found no unit. */
export function countLanes(db: Queryable): Promise<{ failures: number; count: number }[]> {
  return db("lanes").groupBy("failures").select("failures").count({ count: "*" });
}

export type UnreachableUnit = { account_id: number; environment: string; bhf_id: string };

/** The branches whose unit can't be reached or accepts nothing. */
export async function findUnreachable(db: Queryable): Promise<UnreachableUnit[]> {
  return db("lanes")
    .join("data_sets", "data_sets.id", "lanes.data_set_id")
    .where("lanes.failures", ">=", circuitAfter)
    .orderBy(["data_sets.account_id", "data_sets.environment", "lanes.bhf_id"])
    .select("data_sets.account_id", "data_sets.environment", "lanes.bhf_id");
}

export async function countStoppedStreams(db: Queryable): Promise<number> {
  const row = await db("streams").whereNotNull("stopped_reason").count({ count: "*" }).first();
  return Number(row?.count);
}

/** When the call was sent that has waited longest for its response. */
export async function findOldestSent(db: Queryable): Promise<number | null> {
  const row = await db("calls").where({ state: "sent" }).min({ at: "sent_at" }).first();
  return row?.at ?? null;
}
