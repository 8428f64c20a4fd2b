// Follow-ups that the unit has not taken: which they are, what is in the way, and what to do about it.
import type { Knex } from "knex";
import { iso } from "../clock.ts";
import type { Queryable } from "../db/schema.ts";
import { fromBlob } from "../db/values.ts";
import { failureOf } from "../failures.ts";
import type { StockContent } from "../lanes/choose.ts";
import { isCircuitOpen } from "../lanes/contact.ts";
import { remedyOfStop, type StoppedStream } from "../lanes/hold.ts";
import type { CallRow } from "../lanes/kinds.ts";
import type { LaneRow } from "../lanes/store.ts";
import { mostTries } from "./sync.ts";

type FollowUpKind = "movement" | "master" | "import";

type OpenCall = Pick<
  CallRow,
  "id" | "state" | "holder" | "due_at" | "tries" | "result_code" | "result_message" | "last_error"
> & {
  kind: FollowUpKind;
  transaction_id: string;
  invoice_no: string;
  content: Uint8Array;
  created_at: number;
};

/** An open follow-up as callers see it, with the items that it is about. */
export type OpenFollowUp = { item_ids: number[]; shown: ReturnType<typeof show> };

/**
 * Calls of the stock stream that were not taken and say something of a transaction that has succeeded, or of the
 * remainder that it left.
 */
export function openFollowUps(db: Queryable): Knex.QueryBuilder {
  return db("calls")
    .join("transactions", "transactions.id", "calls.transaction_id")
    .where("calls.stream", "stock")
    .whereIn("calls.state", ["waiting", "sent", "refused"])
    .andWhere((told) => told.where("calls.kind", "master").orWhere("transactions.status", "success"));
}

/** The open follow-ups of a branch or of one transaction, oldest first. */
export async function findOpenFollowUps(
  db: Queryable,
  of: { branch_id: number } | { transaction_id: string },
  nowMs: number,
): Promise<OpenFollowUp[]> {
  const query = openFollowUps(db);
  if ("branch_id" in of) query.whereIn("calls.lane_id", lanesOf(db, of.branch_id));
  else query.where("calls.transaction_id", of.transaction_id);
  const rows: (OpenCall & { lane_id: number })[] = await query
    .orderBy("calls.id")
    .select("calls.*", "transactions.invoice_no");
  if (rows.length === 0) return [];
  const obstacles = await findObstacles(db, [...new Set(rows.map(({ lane_id }) => lane_id))]);
  return rows.map((row) => {
    const content = fromBlob<Partial<StockContent> & Named>(row.content);
    const obstacle = obstacles.get(row.lane_id) ?? {};
    return { item_ids: content.item_ids ?? [], shown: show(row, codesOf(content), obstacle, nowMs) };
  });
}

function lanesOf(db: Queryable, branchId: number): Knex.QueryBuilder {
  return db("devices").where({ branch_id: branchId }).select("lane_id");
}

/** Movements name the items of their changes, masters their one, updates of imports none. */
type Named = { changes?: { item_code: string }[]; item_code?: string };

function codesOf({ changes = [], item_code }: Named): string[] {
  return item_code === undefined ? [...new Set(changes.map((change) => change.item_code))] : [item_code];
}

/** What keeps the whole stock stream of a lane from going on. */
type Obstacle = { reason?: string; remedy?: string; unanswered?: string };

async function findObstacles(db: Queryable, laneIds: number[]): Promise<Map<number, Obstacle>> {
  const [lanes, sent] = await Promise.all([
    db("lanes")
      .join("streams", "streams.lane_id", "lanes.id")
      .join("data_sets", "data_sets.id", "lanes.data_set_id")
      .where("streams.name", "stock")
      .whereIn("lanes.id", laneIds)
      .select("lanes.*", "streams.name", "streams.stopped_reason")
      .select("data_sets.account_id", "data_sets.environment") as Promise<StockLane[]>,
    db("calls").where({ stream: "stock", state: "sent" }).whereIn("lane_id", laneIds).select("id", "lane_id"),
  ]);
  return new Map(
    lanes.map((lane) => {
      const unanswered = sent.find(({ lane_id }) => lane_id === lane.id)?.id;
      return [lane.id, { ...obstacleOf(lane), ...(unanswered ? { unanswered } : {}) }];
    }),
  );
}

type StockLane = LaneRow & Omit<StoppedStream, "stopped_reason"> & { stopped_reason: string | null };

function obstacleOf(lane: StockLane): Obstacle {
  const { stopped_reason } = lane;
  if (stopped_reason !== null) {
    const remedy = remedyOfStop({ ...lane, stopped_reason });
    return { reason: `Numbering of stock has stopped: ${stopped_reason}`, remedy };
  }
  if (!isCircuitOpen(lane)) return {};
  if (lane.fault_code !== null) {
    const { remedy } = failureOf(lane.fault_code, lane.fault_message);
    return { reason: `The control unit takes nothing (${lane.fault_code}: ${lane.fault_message})`, remedy };
  }
  const remedy = `Check the unit's power and network, then POST /devices/${encodeURIComponent(lane.bhf_id)}/test`;
  return { reason: "The control unit can't be reached", remedy };
}

const byItself = "Nothing: it goes on by itself";

function show(call: OpenCall, item_codes: string[], obstacle: Obstacle, nowMs: number) {
  const { kind, state, transaction_id, invoice_no, tries, created_at, due_at } = call;
  return {
    kind,
    state: state === "sent" ? ("unanswered" as const) : (state as "waiting" | "refused"),
    item_codes,
    transaction_id,
    invoice_no,
    tries,
    created_at: iso(created_at),
    next_try_at: state === "refused" || obstacle.reason !== undefined ? null : iso(due_at),
    ...explain(call, obstacle, nowMs),
  };
}

function explain(call: OpenCall, obstacle: Obstacle, nowMs: number): { reason: string; remedy: string } {
  const { state, tries, result_code, result_message, last_error } = call;
  const said = result_code === null ? last_error : `${result_code}: ${result_message}`;
  const known = result_code === null ? "" : `${failureOf(result_code, result_message).remedy} `;
  if (state === "refused") {
    const remedy = `${known}It is sent again each night, and at once by POST /stock/master of its item`;
    return { reason: said ?? "Refused", remedy };
  }
  if (state === "sent") {
    const isAtUnit = call.holder !== null && call.due_at > nowMs;
    if (isAtUnit) return { reason: "It is at the control unit now", remedy: byItself };
    const reason = `Sent, and not answered: ${last_error ?? "the sender vanished"}`;
    const remedy =
      "It is asked again until the unit answers; if it never will, look into its journal and " +
      `POST /transactions/${call.transaction_id}/settle`;
    return { reason, remedy };
  }
  const { reason, remedy = byItself } = obstacle;
  if (reason !== undefined) return { reason, remedy };
  if (tries > 0) {
    const again = `It is tried again by itself, ${tries} of ${mostTries} tries are used`;
    return { reason: said ?? "Refused", remedy: `${known}${again}` };
  }
  if (obstacle.unanswered !== undefined) {
    return { reason: "An earlier call about stock was sent and has no answer yet", remedy: byItself };
  }
  if (last_error !== null) return { reason: last_error, remedy: byItself };
  if (call.due_at > nowMs) {
    return { reason: "An earlier follow-up of its items was refused and goes first", remedy: byItself };
  }
  return { reason: "Its turn has not come yet", remedy: byItself };
}
