// The rows of lanes, streams, calls and attempts: every statement the lane needs.
import type { Knex } from "knex";
import type { Database } from "../db/open.ts";
import {
  type Change,
  insertRows,
  padded,
  rowLock,
  selectByKeys,
  selectRows,
  updateEach,
} from "../db/rows.ts";
import type { Queryable } from "../db/schema.ts";
import { ask, type Operation } from "../db/together.ts";
import { newId } from "../ids.ts";
import { type CallKindName, type CallRow, type StreamName, streamNames } from "./kinds.ts";

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
  /** Why the unit takes nothing at all, by its own word; null while it works. */
  fault_code: string | null;
  fault_message: string | null;
  /** How far the unit's clock was ahead of ours when it last accepted something. */
  clock_off_ms: number | null;
};

export type StreamRow = {
  lane_id: number;
  name: StreamName;
  next_number: number;
  stopped_reason: string | null;
  resynced_at: number | null;
  updated_at: number;
};

/**
 * Waits longer than this are never planned: a due time further ahead was written under a clock that has since
 * jumped back, and counts as due.
 */
export const longestWaitMs = 60 * 60_000;

/** The lane of a scope (data set, TIN, branch of the unit), made when it is first needed. */
export async function ensureLane(
  trx: Knex.Transaction,
  scope: { data_set_id: number; tin: string; bhf_id: string },
  nowMs: number,
): Promise<number> {
  const found = await trx("lanes").where(scope).first("id");
  if (found) return found.id;
  await trx("lanes")
    .insert({ ...scope, created_at: nowMs })
    .onConflict(["data_set_id", "tin", "bhf_id"])
    .ignore();
  return (await trx("lanes").where(scope).first("id")).id;
}

/** What units that take nothing say of themselves, by lane. */
export async function findFaults(db: Queryable, laneIds: readonly number[]): Promise<Map<number, string>> {
  const rows: Pick<LaneRow, "id" | "fault_code" | "fault_message">[] = await db("lanes")
    .whereIn("id", laneIds)
    .whereNotNull("fault_code")
    .select("id", "fault_code", "fault_message");
  return new Map(rows.map((row) => [row.id, `${row.fault_message} (${row.fault_code})`]));
}

/** The unit was set right: what waits need not wait for the next probe. */
export async function forgetFault(trx: Knex.Transaction, laneId: number): Promise<void> {
  await trx("lanes")
    .where({ id: laneId })
    .update({ failures: 0, open_until: 0, fault_code: null, fault_message: null });
}

/** A lane under its lock, with the database's own time. */
export type LockedLane = LaneRow & { now_ms: number };

const lockLanes: Operation<{ db: Database; id: number }, LockedLane | undefined> = async (trx, asked) => {
  const [first] = asked;
  if (!first) return [];
  const ids = [...new Set(asked.map(({ id }) => id))].sort((left, right) => left - right);
  const what = `lanes.*, ${first.db.now().toString()} as now_ms`;
  const keys = ids.map((id) => ({ id }));
  const rows = await selectByKeys<LockedLane>(trx, "lanes", keys, rowLock(trx), what);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return asked.map(({ id }) => byId.get(id));
};

/** The lane, locked until the transaction ends: whoever holds it, or takes it, is decided meanwhile. */
export function lockLane(trx: Knex.Transaction, db: Database, id: number): Promise<LockedLane | undefined> {
  return ask(trx, lockLanes, { db, id });
}

const updateLanes: Operation<Change, boolean> = (trx, changes) => updateEach(trx, "lanes", changes);

/** Changes a lane that is locked. */
export async function updateLane(
  trx: Knex.Transaction,
  id: number,
  changes: Partial<LaneRow>,
): Promise<void> {
  await ask(trx, updateLanes, { key: { id }, set: changes });
}

export async function findLane(db: Queryable, id: number): Promise<LaneRow | undefined> {
  return db("lanes").where({ id }).first();
}

/** Takes a free lane, or one whose lease ran out; false when somebody else holds it. */
export async function claimLane(
  db: Database,
  laneId: number,
  owner: string,
  leaseMs: number,
): Promise<boolean> {
  const changed = await db
    .knex("lanes")
    .where({ id: laneId })
    .andWhere((free) => free.where("lease_until", "<", db.now()).orWhere({ owner }))
    .update({ owner, lease_until: db.knex.raw("? + ?", [db.now(), leaseMs]) });
  return changed === 1;
}

/** Proves inside a transaction that the lane is still ours, and extends the lease; false when it is lost. */
export async function renewLane(
  trx: Knex.Transaction,
  db: Database,
  laneId: number,
  owner: string,
  leaseMs: number,
  changes: Partial<LaneRow> = {},
): Promise<boolean> {
  const changed = await trx("lanes")
    .where({ id: laneId, owner })
    .update({ ...changes, lease_until: trx.raw("? + ?", [db.now(), leaseMs]) });
  return changed === 1;
}

export async function releaseLane(db: Database, laneId: number, owner: string): Promise<void> {
  await db.knex("lanes").where({ id: laneId, owner }).update({ owner: null, lease_until: 0 });
}

/** Takes the right to make select calls beside the lane's saves. */
export async function claimSelect(
  db: Database,
  laneId: number,
  owner: string,
  leaseMs: number,
): Promise<boolean> {
  const changed = await db
    .knex("lanes")
    .where({ id: laneId })
    .andWhere("select_until", "<", db.now())
    .update({ select_owner: owner, select_until: db.knex.raw("? + ?", [db.now(), leaseMs]) });
  return changed === 1;
}

export async function releaseSelect(db: Database, laneId: number, owner: string): Promise<void> {
  await db
    .knex("lanes")
    .where({ id: laneId, select_owner: owner })
    .update({ select_owner: null, select_until: 0 });
}

/** Frees every lane: only for the single process of an embedded database, at its start. */
export async function releaseAllLanes(db: Database): Promise<void> {
  await db.knex("lanes").update({ owner: null, lease_until: 0, select_owner: null, select_until: 0 });
}

/** No lease is ever given for so long, whatever the limits of the process that gave it. */
const impossibleLeaseMs = 10 * 60_000;

/**
 * Gives leases that end later than any lease can the usual length: the database's clock was set back since. A holder
 * that is alive renews its own in time; nobody else waits for days.
 */
export async function shortenLeases(
  db: Database,
  leases: { laneMs: number; selectMs: number },
): Promise<void> {
  const { knex } = db;
  const columns = [
    { name: "lease_until", ms: leases.laneMs },
    { name: "select_until", ms: leases.selectMs },
  ];
  for (const { name, ms } of columns) {
    const isImpossible = () =>
      knex("lanes").where(name, ">", knex.raw("? + ?", [db.now(), impossibleLeaseMs]));
    if (await isImpossible().first("id")) {
      await isImpossible().update({ [name]: knex.raw("? + ?", [db.now(), ms]) });
    }
  }
}

/**
 * Lanes with something due whose circuit allows a call, oldest work first; those that `owner` left in haste (a lost
 * database) count as free to it.
 *
 * @param except Lanes that need no look now: served already, or looked at in vain a moment ago.
 */
export async function findLanesWithWork(
  db: Database,
  owner: string,
  nowMs: number,
  limit: number,
  except: number[],
): Promise<number[]> {
  const rows = await db
    .knex("calls")
    .join("lanes", "lanes.id", "calls.lane_id")
    .whereIn("calls.state", ["waiting", "sent"])
    .andWhere((due) =>
      due.where("calls.due_at", "<=", nowMs).orWhere("calls.due_at", ">", nowMs + longestWaitMs),
    )
    .andWhere((open) =>
      open.where("lanes.open_until", "<=", nowMs).orWhere("lanes.open_until", ">", nowMs + longestWaitMs),
    )
    .andWhere((free) => free.where("lanes.lease_until", "<", db.now()).orWhere("lanes.owner", owner))
    .whereNotIn("calls.lane_id", except)
    .groupBy("calls.lane_id")
    .orderByRaw("min(calls.due_at)")
    .limit(limit)
    .select("calls.lane_id as id");
  return rows.map((row) => row.id);
}

export async function findStreams(db: Queryable, laneId: number): Promise<Map<StreamName, StreamRow>> {
  const rows: StreamRow[] = await db("streams").where({ lane_id: laneId });
  return new Map(rows.map((row) => [row.name, row]));
}

const readStreams: Operation<number, StreamRow[]> = async (trx, laneIds) => {
  const keys = [...new Set(laneIds)].map((lane_id) => ({ lane_id }));
  const rows = await selectByKeys<StreamRow>(trx, "streams", keys);
  return laneIds.map((id) => rows.filter(({ lane_id }) => lane_id === id));
};

/** The same inside the transaction of a lane. */
export async function readOwnStreams(
  trx: Knex.Transaction,
  laneId: number,
): Promise<Map<StreamName, StreamRow>> {
  const rows = await ask(trx, readStreams, laneId);
  return new Map(rows.map((row) => [row.name, row]));
}

export async function ensureStreams(trx: Knex.Transaction, laneId: number, nowMs: number): Promise<void> {
  await trx("streams")
    .insert(
      (["sales", "purchases", "stock"] as const).map((name) => ({
        lane_id: laneId,
        name,
        next_number: 1,
        updated_at: nowMs,
      })),
    )
    .onConflict(["lane_id", "name"])
    .ignore();
}

const updateStreams: Operation<Change, boolean> = (trx, changes) => updateEach(trx, "streams", changes);

export async function updateStream(
  trx: Knex.Transaction,
  laneId: number,
  name: StreamName,
  changes: Partial<StreamRow>,
): Promise<void> {
  await ask(trx, updateStreams, { key: { lane_id: laneId, name }, set: changes });
}

/** Puts calls into their lane; they are served by stream, then in the order of their ids. */
export async function insertCalls(
  trx: Knex.Transaction,
  calls: {
    lane_id: number;
    stream: StreamName;
    kind: CallKindName;
    transaction_id: string | null;
    item_id?: number | null;
    content: Uint8Array;
  }[],
  nowMs: number,
): Promise<void> {
  await insertRows(
    trx,
    "calls",
    calls.map(({ lane_id, stream, kind, transaction_id, item_id = null, content }) => ({
      id: newId(),
      lane_id,
      stream,
      kind,
      transaction_id,
      item_id,
      state: "waiting",
      due_at: nowMs,
      tries: 0,
      content,
      created_at: nowMs,
      updated_at: nowMs,
    })),
  );
}

/** Calls with the id of the request that began their transaction: their log lines carry it. */
function traced(db: Queryable): Knex.QueryBuilder {
  const request = db("transactions")
    .whereRaw("transactions.id = calls.transaction_id")
    .select("request_id")
    .as("request_id");
  return db("calls").select("calls.*", request);
}

/** Every column of a call, and the id of the request that began its transaction. */
const tracedColumns =
  "calls.*, (select t.request_id from transactions t where t.id = calls.transaction_id) as request_id";

const readSent: Operation<number, CallRow[]> = async (trx, laneIds) => {
  // By stream too: the index by lane holds every call that the lane ever had.
  const keys = [...new Set(laneIds)].flatMap((lane_id) =>
    streamNames.map((stream) => ({ lane_id, stream, state: "sent" as const })),
  );
  const rows = await selectByKeys<CallRow>(trx, "calls", keys, " order by id", tracedColumns);
  return laneIds.map((id) => rows.filter(({ lane_id }) => lane_id === id));
};

/** The unanswered calls of a lane, inside its transaction. */
export function readSentCalls(trx: Knex.Transaction, laneId: number): Promise<CallRow[]> {
  return ask(trx, readSent, laneId);
}

type Head = { laneId: number; stream: StreamName; nowMs: number };
/** Parts of one union: SQLite takes 500, and a server plans each. */
const headsAtOnce = 32;

const readHeads: Operation<Head, CallRow | undefined> = async (trx, heads) => {
  const one =
    `select ${tracedColumns} from calls where lane_id = ? and stream = ? and state = 'waiting' ` +
    "and (due_at <= ? or due_at > ?) order by id limit 1";
  const found: CallRow[] = [];
  for (let start = 0; start < heads.length; start += headsAtOnce) {
    const part = padded(heads.slice(start, start + headsAtOnce));
    const sql = part.map(() => `select * from (${one}) as head`).join(" union all ");
    const bindings = part.flatMap(({ laneId, stream, nowMs }) => [
      laneId,
      stream,
      nowMs,
      nowMs + longestWaitMs,
    ]);
    found.push(...(await selectRows<CallRow>(trx, sql, bindings)));
  }
  return heads.map(({ laneId, stream }) =>
    found.find((call) => call.lane_id === laneId && call.stream === stream),
  );
};

/** The next call of a stream that waits and is due, inside its lane's transaction. */
export function readHead(
  trx: Knex.Transaction,
  laneId: number,
  stream: StreamName,
  nowMs: number,
): Promise<CallRow | undefined> {
  return ask(trx, readHeads, { laneId, stream, nowMs });
}

/** The one call of a stream that was sent and not answered, if any: it blocks its stream. */
export async function findSentCalls(db: Queryable, laneId: number): Promise<CallRow[]> {
  return traced(db).where({ lane_id: laneId, state: "sent" }).orderBy("id");
}

/** The next calls of a stream that wait and are due, in order. */
export async function findWaitingCalls(
  db: Queryable,
  laneId: number,
  stream: StreamName,
  nowMs: number,
  limit: number,
): Promise<CallRow[]> {
  return traced(db)
    .where({ lane_id: laneId, stream, state: "waiting" })
    .andWhere((due) => due.where("due_at", "<=", nowMs).orWhere("due_at", ">", nowMs + longestWaitMs))
    .orderBy("id")
    .limit(limit);
}

/** Follow-ups of a stream that were refused, for good or to be tried again. */
export async function findTroubledCalls(
  db: Queryable,
  laneId: number,
  stream: StreamName,
): Promise<Pick<CallRow, "id" | "content">[]> {
  return db("calls")
    .where({ lane_id: laneId, stream })
    .andWhere((held) =>
      held
        .where({ state: "refused" })
        .orWhere((again) => again.where({ state: "waiting" }).andWhere("tries", ">", 0)),
    )
    .orderBy("id")
    .limit(1_000)
    .select("id", "content");
}

export async function putOffCalls(trx: Knex.Transaction, ids: string[], dueAt: number): Promise<void> {
  if (ids.length > 0) await trx("calls").whereIn("id", ids).update({ due_at: dueAt });
}

/** Makes everything of a stream due that was put off and never refused itself. */
export async function hastenCalls(
  trx: Knex.Transaction,
  laneId: number,
  stream: StreamName,
  nowMs: number,
): Promise<void> {
  await trx("calls")
    .where({ lane_id: laneId, stream, state: "waiting", tries: 0 })
    .andWhere("due_at", ">", nowMs)
    .update({ due_at: nowMs });
}

const updateCalls: Operation<Change, boolean> = (trx, changes) => updateEach(trx, "calls", changes);

/** Changes a call under the attempt that is being answered; false when another attempt has taken over. */
export async function updateCall(
  trx: Knex.Transaction,
  call: Pick<CallRow, "id" | "state" | "attempt_id">,
  changes: Partial<CallRow>,
): Promise<boolean> {
  const { id, state, attempt_id } = call;
  return ask(trx, updateCalls, { key: { id }, guard: { state, attempt_id }, set: changes });
}

export type AttemptRow = {
  id: string;
  call_id: string;
  transaction_id: string | null;
  lane_id: number;
  number: number | null;
  sent_at: number;
  answered_at: number | null;
  outcome: string;
  result_code: string | null;
  result_message: string | null;
};

const insertAttempts: Operation<AttemptRow, void> = async (trx, rows) => {
  await insertRows(trx, "attempts", rows);
  return rows.map(() => undefined);
};

const updateAttempts: Operation<Change, boolean> = (trx, changes) => updateEach(trx, "attempts", changes);

export async function insertAttempt(trx: Knex.Transaction, attempt: AttemptRow): Promise<void> {
  await ask(trx, insertAttempts, attempt);
}

export async function updateAttempt(
  trx: Knex.Transaction,
  id: string,
  changes: Partial<AttemptRow>,
): Promise<void> {
  await ask(trx, updateAttempts, { key: { id }, set: changes });
}

/** How often the call of a kind was sent for a transaction; its follow-ups count for themselves. */
export async function countAttempts(
  db: Queryable,
  transactionId: string,
  kind: CallKindName,
): Promise<number> {
  const row = await db("attempts")
    .join("calls", "calls.id", "attempts.call_id")
    .where({ "attempts.transaction_id": transactionId, "calls.kind": kind })
    .count({ count: "*" })
    .first();
  return Number(row?.count ?? 0);
}
