// The state of lanes for health, metrics and the rules of devices: contact with units, open calls, stopped streams.
import type { Database } from "../db/open.ts";
import type { Queryable, QueryBuilder } from "../db/sql/schema.ts";
import { circuitAfter, isCircuitOpen } from "./contact.ts";
import { heldBack } from "./hold.ts";
import type { StreamName } from "./kinds.ts";
import { pausedLanes } from "./pauses.ts";
import type { LaneRow } from "./store.ts";

/**
 * The first document of a lane that its unit may have taken under a number, without a response. Stock movements that follow
 * from accepted documents are not looked at.
 */
export function findDocumentInDoubt(
  db: Queryable,
  lane_id: number,
): Promise<{ transaction_id: string; invoice_no: string } | undefined> {
  return db("calls")
    .join("transactions", "transactions.id", "calls.transaction_id")
    .where({ "calls.lane_id": lane_id, "calls.state": "sent" })
    .whereNotNull("calls.number")
    .whereNot("transactions.status", "success")
    .orderBy("calls.id")
    .first("calls.transaction_id", "transactions.invoice_no");
}

/** Whether calls of a lane wait to be sent or have no response. */
export async function hasOpenCalls(db: Queryable, lane_id: number): Promise<boolean> {
  return (
    (await db("calls").where({ lane_id }).whereIn("state", ["waiting", "sent"]).first("id")) !== undefined
  );
}

/** Whether documents of a lane wait to be sent or have no response, besides the follow-ups of accepted ones. */
export async function hasOpenDocuments(db: Queryable, lane_id: number): Promise<boolean> {
  const call = await db("calls")
    .join("transactions", "transactions.id", "calls.transaction_id")
    .where("calls.lane_id", lane_id)
    .whereIn("calls.state", ["waiting", "sent"])
    .whereNot("calls.kind", "master")
    .whereNot("transactions.status", "success")
    .first("calls.id");
  return call !== undefined;
}

/** Whether a lane can't send its follow-ups: its unit is out of reach or accepts nothing, or the stream has stopped. */
export async function isStockStill(db: Queryable, lane_id: number): Promise<boolean> {
  const lane = await db("lanes")
    .join("streams", "streams.lane_id", "lanes.id")
    .where({ "lanes.id": lane_id, "streams.name": "stock" })
    .first("lanes.failures", "streams.stopped_reason");
  return lane === undefined || isCircuitOpen(lane) || lane.stopped_reason !== null;
}

export type LaneContact = Pick<
  LaneRow,
  "failures" | "fault_code" | "fault_message" | "clock_off_ms" | "last_contact_at" | "late_at" | "late_ms"
>;

/** How well the units of lanes can be reached, by lane. */
export async function findContacts(
  db: Queryable,
  laneIds: readonly number[],
): Promise<Map<number, LaneContact>> {
  const rows: (LaneContact & { id: number })[] = await db("lanes")
    .whereIn("id", laneIds)
    .select("id", "failures", "fault_code", "fault_message", "clock_off_ms", "last_contact_at")
    .select("late_at", "late_ms");
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
  /** Responses that say that the unit can't work without its authority, or that its program is not available. */
  unable: number;
};

/** The unit lost the authority's server, issues no receipts now, or a server in front of it has no unit. */
const saidUnable =
  "(attempts.result_code in ('503', '894') or (attempts.result_code is null and attempts.http_status = 503))";

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
      db.raw(`(select count(*) from attempts where attempts.call_id = calls.id and ${saidUnable}) as unable`),
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

/** Lanes that no process has and whose unit can be asked now. */
function freeLanes(db: Database, nowMs: number): QueryBuilder {
  return db
    .knex("lanes")
    .where("open_until", "<=", nowMs)
    .where("lease_until", "<", db.now())
    .whereNotIn("id", pausedLanes(db.knex));
}

/** Documents that are due. Streams that wait for a response or have stopped are not the worker's fault. */
function overdueCalls({ knex }: Database, dueBefore: number): QueryBuilder {
  const held = (table: string, alias: string) => knex(`${table} as ${alias}`).select(knex.raw("1"));
  return knex("calls")
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
    );
}

/**
 * The due time of the oldest numbered call that no process has taken, in free lanes whose unit can be reached; null if
 * none is older than `dueBefore`.
 */
export async function findOverdue(
  db: Database,
  laneIds: readonly number[],
  nowMs: number,
  dueBefore: number,
): Promise<number | null> {
  const free: number[] = await freeLanes(db, nowMs).whereIn("id", laneIds).pluck("id");
  const row = await overdueCalls(db, dueBefore).whereIn("lane_id", free).first("due_at");
  return row?.due_at ?? null;
}

/** A call that waits for less is on its way. */
const promptMs = 60_000;

/** The same of all lanes: by lane, the due time of the oldest that has waited for a minute or more. */
export async function findOverdueLanes(db: Database, nowMs: number): Promise<Map<number, number>> {
  const reached = freeLanes(db, nowMs).where("failures", "<", circuitAfter).select("id");
  const rows: { lane_id: number; at: number }[] = await overdueCalls(db, nowMs - promptMs)
    .whereIn("lane_id", reached)
    .groupBy("lane_id")
    .select("lane_id")
    .min({ at: "due_at" });
  return new Map(rows.map(({ lane_id, at }) => [lane_id, at]));
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
