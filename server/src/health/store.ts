// What health reads: every statement costs the same however much a data set has stored.
import type { Database } from "../db/open.ts";
import type { Queryable } from "../db/schema.ts";
import { fromBlob } from "../db/values.ts";
import { heldBack } from "../lanes/hold.ts";
import type { StreamName } from "../lanes/kinds.ts";
import { openFollowUps } from "../stock/open-follow-ups.ts";

/** A branch with its device, lane and the age of its codes; the device's columns are null where there is none. */
export type BranchHealth = {
  bhf_id: string;
  lane_id: number | null;
  is_active: boolean;
  last_error: string | null;
  warnings: string[];
  failures: number;
  /** Why the unit takes nothing, by its own word; null while it works. */
  fault_code: string | null;
  fault_message: string | null;
  clock_off_ms: number | null;
  last_contact_at: number | null;
  codes_synced_at: number | null;
  /** Why the last refresh by itself failed; null where it did not. */
  refresh_error: string | null;
  refresh_failures: number;
};

export async function findBranchHealth(db: Queryable, dataSetId: number): Promise<BranchHealth[]> {
  const rows = await db("branches")
    .leftJoin("devices", "devices.branch_id", "branches.id")
    .leftJoin("lanes", "lanes.id", "devices.lane_id")
    .leftJoin("cursors", (on) =>
      on.on("cursors.lane_id", "devices.lane_id").andOn("cursors.kind", db.raw("?", ["codes"])),
    )
    .leftJoin("refreshes", "refreshes.lane_id", "devices.lane_id")
    .where("branches.data_set_id", dataSetId)
    .orderBy("branches.bhf_id")
    .select(
      "branches.bhf_id",
      "devices.lane_id",
      "devices.is_active",
      "devices.last_error",
      "devices.warnings",
      "lanes.failures",
      "lanes.fault_code",
      "lanes.fault_message",
      "lanes.clock_off_ms",
      "lanes.last_contact_at",
      { codes_synced_at: "cursors.updated_at" },
      { refresh_error: "refreshes.last_error", refresh_failures: "refreshes.failures" },
    );
  return rows.map((row) => ({
    ...row,
    is_active: Boolean(row.is_active),
    failures: row.failures ?? 0,
    refresh_failures: row.refresh_failures ?? 0,
    warnings: fromBlob<string[] | null>(row.warnings) ?? [],
  }));
}

export type Queue = { pending: number; in_doubt: number; oldest_pending_at: number | null };

/** Open submissions by lane, from the index over lane and status: finished ones are never looked at. */
export async function findQueues(db: Queryable, laneIds: readonly number[]): Promise<Map<number, Queue>> {
  const rows: (Queue & { lane_id: number })[] = await db("transactions")
    .whereIn("lane_id", laneIds)
    .whereIn("status", ["pending", "processing"])
    .groupBy("lane_id")
    .select(
      "lane_id",
      db.raw("sum(case when status = 'pending' then 1 else 0 end) as pending"),
      db.raw("sum(case when in_doubt = 1 then 1 else 0 end) as in_doubt"),
      db.raw("min(case when status = 'pending' then created_at end) as oldest_pending_at"),
    );
  return new Map(rows.map(({ lane_id, ...queue }) => [lane_id, queue]));
}

/** What the unit has still to be told of finished transactions. */
export type FollowUps = { waiting: number; refused: number; oldest_at: number };

/** Open follow-ups by lane. */
export async function findFollowUps(
  db: Queryable,
  laneIds: readonly number[],
): Promise<Map<number, FollowUps>> {
  const rows: (FollowUps & { lane_id: number })[] = await openFollowUps(db)
    .whereIn("calls.lane_id", laneIds)
    .groupBy("calls.lane_id")
    .select(
      "calls.lane_id",
      db.raw("sum(case when calls.state = 'refused' then 0 else 1 end) as waiting"),
      db.raw("sum(case when calls.state = 'refused' then 1 else 0 end) as refused"),
      db.raw("min(calls.created_at) as oldest_at"),
    );
  return new Map(
    rows.map(({ lane_id, waiting, refused, oldest_at }) => [
      lane_id,
      { waiting: Number(waiting), refused: Number(refused), oldest_at },
    ]),
  );
}

/** A call that was sent and whose outcome is unknown; with the document that it is part of. */
export type Unanswered = {
  lane_id: number;
  stream: StreamName;
  /** Null of a call that is only sent again. */
  number: number | null;
  sent_at: number;
  doubt_code: string | null;
  last_error: string | null;
  invoice_no: string | null;
  /** Of the transaction: `success` where the call is its stock movement. */
  status: string | null;
};

/** The unanswered calls of lanes: one a stream at most. */
export async function findUnanswered(db: Queryable, laneIds: readonly number[]): Promise<Unanswered[]> {
  return db("calls")
    .leftJoin("transactions", "transactions.id", "calls.transaction_id")
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

/** A stream whose calls no program serves, or a call that waits for the unit's midnight. */
export type HeldBack = {
  lane_id: number;
  stream: StreamName;
  invoice_no: string | null;
  held_until: number | null;
  last_error: string | null;
  unserved_since: number | null;
  unserved_reason: string | null;
};

/** Of each stream the first call that waits although its unit is there. */
export async function findHeldBack(db: Queryable, laneIds: readonly number[]): Promise<HeldBack[]> {
  const first = heldBack(db)
    .clearSelect()
    .whereIn("held_calls.lane_id", laneIds)
    .groupBy("held_calls.lane_id", "held_calls.stream")
    .min("held_calls.id");
  return heldBack(db)
    .leftJoin("transactions", "transactions.id", "held_calls.transaction_id")
    .whereIn("held_calls.id", first)
    .orderBy("held_calls.id")
    .select(
      "held_calls.lane_id",
      "held_calls.stream",
      "transactions.invoice_no",
      "held_calls.held_until",
      "held_calls.last_error",
      "held_streams.unserved_since",
      "held_streams.unserved_reason",
    );
}

/**
 * When the oldest numbered call became due that no process has taken, of lanes that are free and whose unit can be reached; null when
 * there is none older than `dueBefore`. Streams that wait for an answer or have stopped are not the worker's fault.
 */
export async function findUnserved(
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

/** The database's own time, and how long it took to say so. */
export async function readDatabaseClock(db: Database): Promise<{ now: number; took_ms: number }> {
  const start = performance.now();
  const row = await db.knex.select({ now: db.now() }).first();
  return { now: Number(row.now), took_ms: Math.round(performance.now() - start) };
}

export async function findKeyExpiry(db: Queryable, keyId: string): Promise<number | null> {
  return (await db("api_keys").where({ id: keyId }).first("expires_at"))?.expires_at ?? null;
}
