// The rows of lanes and their streams.

import { type Operation, runGrouped } from "../db/batching/group-commit.ts";
import { updateGrouped } from "../db/batching/grouped-rows.ts";
import type { Database } from "../db/open.ts";
import { rowLock, selectByKeys } from "../db/sql/rows.ts";
import type { Queryable, QueryBuilder, Trx } from "../db/sql/schema.ts";
import { type StreamName, streamNames } from "./kinds.ts";

export type LaneRow = {
  id: number;
  data_set_id: number;
  tin: string;
  bhf_id: string;
  owner: string | null;
  lease_until: number;
  failures: number;
  open_until: number;
  last_contact_at: number | null;
  /** Why the unit accepts nothing at all, in its own words; null while it works. */
  fault_code: string | null;
  fault_message: string | null;
  /** How far the unit's clock was ahead of ours in its last response with a time. */
  clock_off_ms: number | null;
  /** The outage of its unit that lasts; null while the unit responds. */
  outage_id: string | null;
  /** Since when it can't be reached, as webhooks were notified; null once it responded after that. */
  unreachable_since: number | null;
  /** When the service itself was last too late for one of its calls, and by how much. */
  late_at: number | null;
  late_ms: number | null;
};

export type StreamRow = {
  lane_id: number;
  name: StreamName;
  next_number: number;
  stopped_reason: string | null;
  resynced_at: number | null;
  /** Since when no program has served the path of its calls, when it is probed again, and the finding. */
  unserved_since: number | null;
  unserved_until: number | null;
  unserved_reason: string | null;
  updated_at: number;
};

/** The fault of a device whose credentials can't be opened: the service doesn't call its unit. */
export const unreadableCredentials = "unreadable";

/**
 * Waits longer than this are never planned: a due time further ahead was written under a clock that has since
 * jumped back, and counts as due.
 */
export const longestWaitMs = 60 * 60_000;

/** The ids of an environment's lanes, as a query. */
export const lanesOf = (db: Queryable, environmentId: number): QueryBuilder =>
  db("lanes").where({ data_set_id: environmentId }).select("id");

/** The lane of a scope (environment, TIN, branch of the unit), made when it is first needed. */
export async function ensureLane(
  trx: Trx,
  scope: { data_set_id: number; tin: string; bhf_id: string },
  nowMs: number,
): Promise<number> {
  await trx("lanes")
    .insert({ ...scope, created_at: nowMs })
    .onConflict(["data_set_id", "tin", "bhf_id"])
    .ignore();
  return (await trx("lanes").where(scope).first("id")).id;
}

/** The messages of units that accept nothing, by lane. */
export async function findFaults(db: Queryable, laneIds: readonly number[]): Promise<Map<number, string>> {
  const rows: Pick<LaneRow, "id" | "fault_code" | "fault_message">[] = await db("lanes")
    .whereIn("id", laneIds)
    .whereNotNull("fault_code")
    .select("id", "fault_code", "fault_message");
  const faultOf = ({ fault_code, fault_message }: (typeof rows)[number]) =>
    fault_code === unreadableCredentials ? String(fault_message) : `${fault_message} (${fault_code})`;
  return new Map(rows.map((row) => [row.id, faultOf(row)]));
}

/** The unit was initialized: waiting calls need not wait for the next probe. */
export async function forgetFault(trx: Trx, laneId: number, nowMs: number): Promise<void> {
  const contact = { failures: 0, open_until: 0, last_contact_at: nowMs };
  await trx("lanes")
    .where({ id: laneId })
    .update({ ...contact, fault_code: null, fault_message: null });
}

/** The unit may be there again: the next call need not wait for the next probe. */
export async function probeNow(db: Queryable, laneId: number): Promise<void> {
  await db("lanes").where({ id: laneId }).update({ open_until: 0 });
}

/** The unit has responded to a test, so it isn't unreachable. One that accepts nothing responds to tests, too: that state stays. */
export async function noteTested(trx: Trx, laneId: number, nowMs: number): Promise<void> {
  await probeNow(trx, laneId);
  await trx("lanes")
    .where({ id: laneId })
    .whereNull("fault_code")
    .update({ failures: 0, last_contact_at: nowMs });
}

/** A lane under its lock, with the database's own time. */
export type LockedLane = LaneRow & { now_ms: number };

const locking =
  (which: "all" | "free"): Operation<{ db: Database; id: number }, LockedLane | undefined> =>
  async (trx, asked) => {
    const [first] = asked;
    if (!first) return [];
    const ids = [...new Set(asked.map(({ id }) => id))].sort((left, right) => left - right);
    const now = first.db.now().toSQL();
    const what = `lanes.*, ${now.sql} as now_ms`;
    const keys = ids.map((id) => ({ id }));
    const rows = await selectByKeys<LockedLane>(trx, "lanes", keys, rowLock(trx, which), what, now.bindings);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return asked.map(({ id }) => byId.get(id));
  };
const lockLanes = locking("all");
const lockFreeLanes = locking("free");

/** The lane, locked until the transaction ends, so that its holder doesn't change meanwhile. */
export function lockLane(trx: Trx, db: Database, id: number): Promise<LockedLane | undefined> {
  return runGrouped(trx, lockLanes, { db, id });
}

/**
 * The same, or nothing if another process has locked it: a process that hangs in the middle of a transaction must
 * not block the other lanes of the same batch.
 */
export function lockFreeLane(trx: Trx, db: Database, id: number): Promise<LockedLane | undefined> {
  return runGrouped(trx, lockFreeLanes, { db, id });
}

/** Changes a lane that is locked. */
export async function updateLane(trx: Trx, id: number, changes: Partial<LaneRow>): Promise<void> {
  await updateGrouped(trx, "lanes", { key: { id }, set: changes });
}

export async function findLane(db: Queryable, id: number): Promise<LaneRow | undefined> {
  return db("lanes").where({ id }).first();
}

export async function findStreams(db: Queryable, laneId: number): Promise<Map<StreamName, StreamRow>> {
  const rows: StreamRow[] = await db("streams").where({ lane_id: laneId });
  return new Map(rows.map((row) => [row.name, row]));
}

export async function ensureStreams(trx: Trx, laneId: number, nowMs: number): Promise<void> {
  await trx("streams")
    .insert(streamNames.map((name) => ({ lane_id: laneId, name, next_number: 1, updated_at: nowMs })))
    .onConflict(["lane_id", "name"])
    .ignore();
}

export async function updateStream(
  trx: Trx,
  laneId: number,
  name: StreamName,
  changes: Partial<StreamRow>,
): Promise<void> {
  await updateGrouped(trx, "streams", { key: { lane_id: laneId, name }, set: changes });
}
