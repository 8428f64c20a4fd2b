// The stock stream's calls that the unit hasn't accepted: those that follow from finished transactions, and those of an item.

import { type Operation, runGrouped } from "../db/batching/group-commit.ts";
import { type CompositeKey, selectByCompositeKeys } from "../db/sql/rows.ts";
import { int, type Queryable, type QueryBuilder, string, type Trx } from "../db/sql/schema.ts";
import type { CallRow } from "./kinds.ts";
import { pausedLanes } from "./pauses.ts";

const open = ["waiting", "sent", "rejected"];

/** Open calls that report a transaction that has succeeded, or the balance that it left. */
function openFollowUps(db: Queryable): QueryBuilder {
  return db("calls")
    .join("transactions", "transactions.id", "calls.transaction_id")
    .where("calls.stream", "stock")
    .whereIn("calls.state", open)
    .andWhere((own) => own.where("calls.kind", "master").orWhere("transactions.status", "success"));
}

/**
 * The state of an open call: before its first try, before another one, at the unit now, sent without a response, or rejected for
 * ever.
 */
type CallProgress = "waiting" | "retrying" | "in_flight" | "unanswered" | "rejected";

function progressOf(
  { state, holder, due_at, tries }: Pick<CallRow, "state" | "holder" | "due_at" | "tries">,
  nowMs: number,
): CallProgress {
  if (state === "rejected") return "rejected";
  if (state === "sent") return holder !== null && due_at > nowMs ? "in_flight" : "unanswered";
  return tries > 0 ? "retrying" : "waiting";
}

/** An open follow-up with the number of its transaction's document. */
export type OpenFollowUpCall = Omit<CallRow, "kind" | "state" | "holder"> & {
  progress: CallProgress;
  kind: "movement" | "master" | "import";
  invoice_no: string;
  bhf_id: string;
};

/** The open follow-ups of a branch or of one transaction, oldest first. */
export async function findOpenFollowUpCalls(
  db: Queryable,
  of: { branch_id: number } | { transaction_id: string },
  nowMs: number,
): Promise<OpenFollowUpCall[]> {
  const query = openFollowUps(db);
  if ("branch_id" in of) {
    const { branch_id } = of;
    query.whereIn("calls.lane_id", db("devices").where({ branch_id }).select("lane_id"));
  } else query.where("calls.transaction_id", of.transaction_id);
  const rows = await query
    .orderBy("calls.id")
    .select("calls.*", "transactions.invoice_no", "transactions.bhf_id");
  return rows.map((row: CallRow) => ({ ...row, progress: progressOf(row, nowMs) }));
}

/** The open follow-ups of finished transactions. */
export type FollowUps = { waiting: number; rejected: number; oldest_at: number };

const counted = (db: Queryable) => [
  db.raw("sum(case when calls.state = 'rejected' then 0 else 1 end) as waiting"),
  db.raw("sum(case when calls.state = 'rejected' then 1 else 0 end) as rejected"),
  db.raw("min(calls.created_at) as oldest_at"),
];

/** Open follow-ups by lane. */
export async function countFollowUps(
  db: Queryable,
  laneIds: readonly number[],
): Promise<Map<number, FollowUps>> {
  const rows: (FollowUps & { lane_id: number })[] = await openFollowUps(db)
    .whereIn("calls.lane_id", laneIds)
    .groupBy("calls.lane_id")
    .select("calls.lane_id", ...counted(db));
  return new Map(
    rows.map(({ lane_id, waiting, rejected, oldest_at }) => [
      lane_id,
      { waiting: Number(waiting), rejected: Number(rejected), oldest_at },
    ]),
  );
}

/** By lane, since when the oldest open follow-up waits; paused branches send nothing on purpose. */
export async function findOldestFollowUps(db: Queryable): Promise<Map<number, number>> {
  const rows: { lane_id: number; at: number }[] = await openFollowUps(db)
    .whereNotIn("calls.lane_id", pausedLanes(db))
    .groupBy("calls.lane_id")
    .select("calls.lane_id")
    .min({ at: "calls.created_at" });
  return new Map(rows.map(({ lane_id, at }) => [lane_id, at]));
}

/** The open follow-ups of all lanes. */
export async function countAllFollowUps(
  db: Queryable,
): Promise<{ waiting: number; rejected: number; oldest_at: number | null }> {
  const row = await openFollowUps(db)
    .select(...counted(db))
    .first();
  return {
    waiting: Number(row?.waiting ?? 0),
    rejected: Number(row?.rejected ?? 0),
    oldest_at: row?.oldest_at ?? null,
  };
}

export type OpenCallOfItem = Pick<CallRow, "due_at" | "result_code" | "result_message" | "last_error"> & {
  progress: CallProgress;
};

/** The open movement of a transaction and the open stock balance of its item. */
export async function findOpenCallsOfItem(
  db: Queryable,
  { transactionId, laneId, itemId }: { transactionId: string; laneId: number; itemId: number },
  nowMs: number,
): Promise<OpenCallOfItem[]> {
  const rows = await db("calls")
    .where({ lane_id: laneId, stream: "stock" })
    .whereIn("state", open)
    .andWhere((own) =>
      own
        .where({ kind: "movement", transaction_id: transactionId })
        .orWhere({ kind: "master", item_id: itemId }),
    )
    .select("state", "holder", "due_at", "tries", "result_code", "result_message", "last_error");
  return rows.map((row: CallRow) => ({ ...row, progress: progressOf(row, nowMs) }));
}

/** The contents of the open movements of a lane, or of the lanes of a branch. */
export function findOpenMovements(
  db: Queryable,
  of: { lane_id: number } | { branch_id: number },
): Promise<Pick<CallRow, "content">[]> {
  const query = db("calls")
    .where({ "calls.stream": "stock", "calls.kind": "movement" })
    .whereIn("calls.state", open)
    .select("calls.content");
  if ("lane_id" in of) return query.where("calls.lane_id", of.lane_id);
  return query.join("devices", "devices.lane_id", "calls.lane_id").where("devices.branch_id", of.branch_id);
}

/** The ids of rejected calls of transactions that succeeded, after an id: only follow-ups of theirs can be rejected. */
export function findRejectedFollowUps(trx: Trx, after: string, most: number): Promise<string[]> {
  return trx("calls")
    .join("transactions", "transactions.id", "calls.transaction_id")
    .where({ "calls.state": "rejected", "calls.stream": "stock", "transactions.status": "success" })
    .andWhere("calls.id", ">", after)
    .orderBy("calls.id")
    .limit(most)
    .pluck("calls.id");
}

const atOnce = 500;

/** Makes rejected calls due now, with so many tries used. */
export async function requeueRejected(
  trx: Trx,
  ids: readonly string[],
  tries: number,
  nowMs: number,
): Promise<void> {
  const changes = { state: "waiting", due_at: nowMs, tries, updated_at: nowMs };
  for (let start = 0; start < ids.length; start += atOnce) {
    await trx("calls")
      .whereIn("id", ids.slice(start, start + atOnce))
      .whereIn("state", ["rejected", "waiting"])
      .update(changes);
  }
}

type MasterKey = { lane_id: number; item_id: number; state: CallRow["state"] };
type OpenMaster = MasterKey & Pick<CallRow, "id" | "kind">;

const masterKey: CompositeKey = {
  index: "master",
  columns: { lane_id: int(), item_id: int(), state: string(10) },
};

const readMasters: Operation<MasterKey[], OpenMaster[]> = async (trx, asked) => {
  const what = ["id", "lane_id", "item_id", "state", "kind"];
  const found = await selectByCompositeKeys<OpenMaster>(trx, "calls", masterKey, asked.flat(), what);
  const rows = found.filter(({ kind }) => kind === "master");
  const nameOf = ({ lane_id, item_id }: Omit<MasterKey, "state">) => `${lane_id} ${item_id}`;
  return asked.map((keys) => {
    const names = new Set(keys.map(nameOf));
    return rows.filter((row) => names.has(nameOf(row)));
  });
};

/**
 * Lets waiting stock balances of items replace new ones, and sends rejected ones again.
 *
 * @param transaction_id The transaction that they become calls of; by default they keep theirs.
 * @returns The items that have a stock balance now.
 */
export async function reuseMasters(
  trx: Trx,
  laneId: number,
  itemIds: readonly number[],
  nowMs: number,
  transaction_id?: string,
): Promise<number[]> {
  const keys = itemIds.flatMap((item_id) =>
    (["waiting", "rejected"] as const).map((state) => ({ lane_id: laneId, item_id, state })),
  );
  const found = await runGrouped(trx, readMasters, keys);
  const rejected = found.filter(({ state }) => state === "rejected").map(({ id }) => id);
  const again = { state: "waiting", due_at: nowMs, updated_at: nowMs };
  if (rejected.length > 0) await trx("calls").whereIn("id", rejected).update(again);
  if (transaction_id !== undefined && found.length > 0) {
    const ids = found.map(({ id }) => id);
    await trx("calls").whereIn("id", ids).update({ transaction_id });
  }
  return found.map(({ item_id }) => item_id);
}
