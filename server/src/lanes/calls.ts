// The rows of calls, and which lanes have some that are due.

import { type Operation, runGrouped } from "../db/batching/group-commit.ts";
import { insertGrouped, updateGrouped } from "../db/batching/grouped-rows.ts";
import type { Database } from "../db/open.ts";
import { newRowId } from "../db/row-ids.ts";
import { padded, placesOf, selectByKeys, selectRows } from "../db/sql/rows.ts";
import { type Family, familyOf, type Queryable, type QueryBuilder, type Trx } from "../db/sql/schema.ts";
import { fromBlob } from "../db/sql/values.ts";
import type { CallKind, CallKindName, CallRow, StreamName, UnitRejection } from "./kinds.ts";
import { longestWaitMs, type StreamRow } from "./store.ts";

const open = ["waiting", "sent"] as const;

/** A lane with calls in a state is found from the one before it; SQLite would walk all of its calls to group them. */
const nextLane = (state: string): string => {
  const first = `select c.lane_id from calls c indexed by calls_open where c.state = '${state}'`;
  return (
    `${state}_lanes as (select (${first} order by c.lane_id limit 1) as lane_id union all ` +
    `select (${first} and c.lane_id > l.lane_id order by c.lane_id limit 1) from ${state}_lanes l where l.lane_id is not null)`
  );
};
const firstDue = (state: string): string =>
  `select '${state}' as state, l.lane_id, (select c.due_at from calls c indexed by calls_open where c.state = '${state}' ` +
  `and c.lane_id = l.lane_id order by c.due_at limit 1) as due_at from ${state}_lanes l where l.lane_id is not null`;

/**
 * Lanes with open calls, and the due time of the first. Each is found by its place in an index, so the cost follows from the
 * number of lanes, not from the number of waiting calls.
 */
const openLanes: Record<Family, string> = {
  sqlite:
    `(with recursive ${open.map(nextLane).join(", ")}, ` +
    `heads as materialized (${open.map(firstDue).join(" union all ")}) select * from heads) as found`,
  // A server skips from lane to lane without help.
  mysql:
    "(select state, lane_id, min(due_at) as due_at from calls force index (`open`) " +
    "where state in ('waiting', 'sent') group by state, lane_id) as found",
};

/**
 * Lanes with due calls whose circuit allows a call, oldest work first. Lanes that `owner` left because of a lost
 * database count as free to it.
 *
 * @param except Lanes to skip: already served, or just checked without success.
 */
export async function findLanesWithWork(
  db: Database,
  owner: string,
  nowMs: number,
  limit: number,
  except: number[],
): Promise<number[]> {
  const { knex } = db;
  const distant = nowMs + longestWaitMs;
  const ids: number[] = await knex
    .from(knex.raw(openLanes[db.family]))
    .join("lanes", "lanes.id", "found.lane_id")
    .andWhere((due) =>
      due
        .where("found.due_at", "<=", nowMs)
        .orWhereExists(
          knex("calls")
            .whereRaw("calls.state = found.state and calls.lane_id = found.lane_id")
            .where("calls.due_at", ">", distant)
            .select(knex.raw("1")),
        ),
    )
    .andWhere((closed) =>
      closed.where("lanes.open_until", "<=", nowMs).orWhere("lanes.open_until", ">", distant),
    )
    .andWhere((free) => free.where("lanes.lease_until", "<", db.now()).orWhere("lanes.owner", owner))
    .groupBy("lanes.id")
    .orderByRaw("min(found.due_at), lanes.id")
    .pluck("lanes.id");
  const aside = new Set(except);
  return ids.filter((id) => !aside.has(id)).slice(0, limit);
}

const contents = new WeakMap<Uint8Array, unknown>();

/** The content of a call, parsed once while it is served. */
export function contentOf<Content>({ content }: Pick<CallRow, "content">): Content {
  const known = contents.get(content) ?? fromBlob(content);
  contents.set(content, known);
  return known as Content;
}

/** Puts calls into their lane; they are served by stream, then in the order of their ids. */
export async function enqueueCalls(
  trx: Trx,
  calls: {
    lane_id: number;
    stream: StreamName;
    kind: CallKindName;
    transaction_id: string;
    item_id?: number | null;
    content: Uint8Array;
  }[],
  nowMs: number,
): Promise<void> {
  if (calls.length === 0) return;
  await insertGrouped(
    trx,
    "calls",
    calls.map(({ lane_id, stream, kind, transaction_id, item_id = null, content }) => ({
      id: newRowId(trx),
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

/** Every column of a call, what was sent of it, and the id of the request that began its transaction, for its log lines. */
const servedColumns =
  "calls.*, (select w.body from wires w where w.call_id = calls.id) as wire, " +
  "(select t.request_id from transactions t where t.id = calls.transaction_id) as request_id";

/** A stream with its unanswered call, and the first that waits and is due. */
type ServedStream = {
  stream: StreamRow;
  sent: CallRow | undefined;
  waiting: CallRow | undefined;
  /** Of the stock stream: whether calls before the one that waits were put off or rejected. */
  isPassing: boolean;
};

/**
 * Calls by lane, stream, state and id. For the first in the order of ids a server may walk all calls there ever were
 * instead, and take a second where this takes a tenth of a millisecond.
 */
const byLane = (family: Family): string => (family === "mysql" ? "calls force index (`lane`)" : "calls");

const headsOf = (family: Family): string => {
  const calls = byLane(family).replace("calls", "calls c");
  const firstOf = (condition: string): string =>
    `(select c.id from ${calls} where c.lane_id = streams.lane_id and c.stream = streams.name ` +
    `and c.state = ${condition} order by c.id limit 1)`;
  const due = "(c.due_at <= ? or c.due_at > ?)";
  // Only their own stream can delay follow-ups, so only it is checked.
  const ofStock = (first: string): string => `case when streams.name = 'stock' then ${first} end`;
  return (
    `select streams.*, ${firstOf("'sent'")} as sent_id, ${firstOf(`'waiting' and ${due}`)} as waiting_id, ` +
    `${ofStock(firstOf("'waiting'"))} as first_id, ${ofStock(firstOf("'rejected'"))} as rejected_id ` +
    "from streams where lane_id in "
  );
};
const heads: Record<Family, string> = { sqlite: headsOf("sqlite"), mysql: headsOf("mysql") };

type Asked = { laneId: number; nowMs: number };
type Head = StreamRow & Record<"sent_id" | "waiting_id" | "first_id" | "rejected_id", string | null>;

const readStreams: Operation<Asked, ServedStream[]> = async (trx, asked) => {
  const nowMs = Math.min(...asked.map((one) => one.nowMs));
  const lanes = padded([...new Set(asked.map(({ laneId }) => laneId))]);
  const sql = `${heads[familyOf(trx)]}(${placesOf(lanes)})`;
  const rows = await selectRows<Head>(trx, sql, [nowMs, nowMs + longestWaitMs, ...lanes]);
  const keys = rows.flatMap(({ sent_id, waiting_id }) =>
    [sent_id, waiting_id].flatMap((id) => (id === null ? [] : [{ id }])),
  );
  const calls = await selectByKeys<CallRow>(trx, "calls", keys, "", servedColumns);
  const byId = new Map<string | null, CallRow>(calls.map((call) => [call.id, call]));
  const served = new Map<number, ServedStream[]>(asked.map(({ laneId }) => [laneId, []]));
  for (const { sent_id, waiting_id, first_id, rejected_id, ...stream } of rows) {
    served.get(stream.lane_id)?.push({
      stream,
      sent: byId.get(sent_id),
      waiting: byId.get(waiting_id),
      isPassing: first_id !== waiting_id || rejected_id !== null,
    });
  }
  return asked.map(({ laneId }) => served.get(laneId) ?? []);
};

/** The streams of a lane with their next calls, inside the lane's transaction. */
export function readServedStreams(trx: Trx, laneId: number, nowMs: number): Promise<ServedStream[]> {
  return runGrouped(trx, readStreams, { laneId, nowMs });
}

/** The calls of a lane by the index of that name, in the order of their ids. */
function callsOf(db: Queryable, laneId: number): QueryBuilder {
  return db
    .from(db.raw(byLane(familyOf(db))))
    .where({ lane_id: laneId })
    .orderBy("id");
}

/** The one call of each stream that was sent without a response, if any: it blocks its stream. */
export function findSentCalls(db: Queryable, laneId: number): Promise<CallRow[]> {
  return callsOf(db, laneId).where({ state: "sent" });
}

/** The next stock calls that wait and are due, in order. */
export function findWaitingCalls(
  db: Queryable,
  laneId: number,
  nowMs: number,
  limit: number,
): Promise<CallRow[]> {
  return callsOf(db, laneId)
    .where({ stream: "stock", state: "waiting" })
    .andWhere((due) => due.where("due_at", "<=", nowMs).orWhere("due_at", ">", nowMs + longestWaitMs))
    .limit(limit)
    .select(db.raw(servedColumns));
}

/** At most so many stock calls that were rejected, for ever or to be retried; all of them where no number is given. */
export function findRejectedCalls(
  db: Queryable,
  laneId: number,
  most?: number,
): Promise<Pick<CallRow, "id" | "content">[]> {
  return callsOf(db, laneId)
    .where({ stream: "stock" })
    .andWhere((held) =>
      held
        .where({ state: "rejected" })
        .orWhere((again) => again.where({ state: "waiting" }).andWhere("tries", ">", 0)),
    )
    .modify((calls) => {
      if (most !== undefined) calls.limit(most);
    })
    .select("id", "content");
}

export async function putOffCalls(trx: Trx, ids: string[], dueAt: number): Promise<void> {
  if (ids.length > 0) await trx("calls").whereIn("id", ids).update({ due_at: dueAt });
}

/** Makes everything of a stream due that was put off and never rejected itself. */
export async function hastenCalls(
  trx: Trx,
  laneId: number,
  stream: StreamName,
  nowMs: number,
): Promise<void> {
  await trx("calls")
    .where({ lane_id: laneId, stream, state: "waiting", tries: 0 })
    .andWhere("due_at", ">", nowMs)
    .update({ due_at: nowMs });
}

/** Changes a call of the current attempt; false if another attempt has taken over. */
export async function updateCall(
  trx: Trx,
  call: Pick<CallRow, "id" | "state" | "attempt_id">,
  changes: Partial<CallRow>,
): Promise<boolean> {
  const { id, state, attempt_id } = call;
  return updateGrouped(trx, "calls", { key: { id }, guard: { state, attempt_id }, set: changes });
}

/**
 * Ends a call as rejected, or lets it wait if its kind plans another try. Its number is free.
 *
 * @returns False if another attempt has taken over; nothing is written then.
 */
export async function rejectCall(
  trx: Trx,
  kind: CallKind,
  call: CallRow,
  result: Partial<CallRow>,
  rejection: UnitRejection,
  nowMs: number,
): Promise<boolean> {
  const freed = { number: null, doubt_code: null, stalled_at: null, updated_at: nowMs };
  if (!(await updateCall(trx, call, { state: "rejected", ...result, ...freed }))) return false;
  const again = await kind.rejected(trx, call, rejection);
  if (again !== null) {
    const waiting = { state: "waiting" as const, due_at: again, tries: call.tries + 1 };
    await updateCall(trx, { ...call, state: "rejected" }, waiting);
  }
  return true;
}
