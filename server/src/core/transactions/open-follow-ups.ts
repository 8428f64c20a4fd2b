// Follow-ups that the unit has not accepted: the list, the obstacle, and the remedy.
// Decisions about the API: 60.
import { iso } from "../../base/clock.ts";
import { failureOf } from "../../control-unit/failures.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import type { StockContent } from "../../lanes/choose.ts";
import { findOpenFollowUpCalls, type OpenFollowUpCall } from "../../lanes/follow-up-calls.ts";
import {
  explainHeldBack,
  findObstacles,
  findUnconfirmed,
  type Obstacle,
  remedyOfCallInDoubt,
  type Unconfirmed,
} from "../../lanes/obstacle.ts";
import { findUnserved } from "../../lanes/unserved.ts";

/** How long after a rejection a follow-up is sent again. */
export const followUpDelaysMs = [30_000, 120_000, 600_000, 1_800_000];
/** How often a rejected follow-up is sent before it is left to the night or to a person. */
export const mostTries = followUpDelaysMs.length + 1;

/** An open follow-up as callers see it, with the items that it is about. */
export type OpenFollowUp = { item_ids: number[]; shown: ReturnType<typeof show> };

/** The open follow-ups of a branch or of one transaction, oldest first. */
export async function findOpenFollowUps(
  db: Queryable,
  of: { branch_id: number } | { transaction_id: string },
  nowMs: number,
): Promise<OpenFollowUp[]> {
  const rows = await findOpenFollowUpCalls(db, of, nowMs);
  if (rows.length === 0) return [];
  const situationOf = await findSituations(db, [...new Set(rows.map(({ lane_id }) => lane_id))]);
  return rows.map((row) => {
    const content = fromBlob<StockContent & Named>(row.content);
    const situation = situationOf(row.lane_id);
    return { item_ids: content.item_ids, shown: show(row, codesOf(content), situation, nowMs) };
  });
}

/** Movements name the items of their changes, stock balances their one, updates of imports none. */
type Named = { changes?: { item_code: string }[]; item_code?: string };

function codesOf({ changes = [], item_code }: Named): string[] {
  return item_code === undefined ? [...new Set(changes.map((change) => change.item_code))] : [item_code];
}

/** The obstacle of the whole stream, its call in doubt, and why no program serves its path. */
type Situation = {
  obstacle?: Obstacle | undefined;
  unconfirmed?: Unconfirmed | undefined;
  unserved?: string | undefined;
};

async function findSituations(db: Queryable, laneIds: number[]): Promise<(laneId: number) => Situation> {
  const [obstacles, unconfirmed, unserved] = await Promise.all([
    findObstacles(db, "stock", laneIds),
    findUnconfirmed(db, "stock", laneIds),
    findUnserved(db, "stock", laneIds),
  ]);
  return (laneId) => ({
    obstacle: obstacles.get(laneId),
    unconfirmed: unconfirmed.get(laneId),
    unserved: unserved.get(laneId),
  });
}

/** The state of a follow-up, in callers' terms. */
const states = {
  waiting: "waiting",
  retrying: "waiting",
  in_flight: "unanswered",
  unanswered: "unanswered",
  rejected: "rejected",
} as const;

const nothingToDo = "Nothing: it continues automatically";

function show(call: OpenFollowUpCall, item_codes: string[], situation: Situation, nowMs: number) {
  const { kind, progress, transaction_id, invoice_no, tries, created_at, due_at } = call;
  return {
    kind,
    state: states[progress],
    item_codes,
    transaction_id,
    invoice_no,
    tries,
    created_at: iso(created_at),
    next_try_at: progress === "rejected" || situation.obstacle ? null : iso(due_at),
    ...explain(call, situation, nowMs),
  };
}

function explain(
  call: OpenFollowUpCall,
  { obstacle, unconfirmed, unserved }: Situation,
  nowMs: number,
): { reason: string; remedy: string } {
  const { progress, tries, result_code, result_message, last_error } = call;
  const said = result_code === null ? last_error : `${result_code}: ${result_message}`;
  const known = result_code === null ? "" : `${failureOf(result_code, result_message).remedy} `;
  if (progress === "rejected") {
    const remedy = `${known}It is sent again each night, and at once by POST /stock/master of its item`;
    return { reason: said ?? "Rejected", remedy };
  }
  if (obstacle?.isHeld) return { reason: obstacle.reason, remedy: obstacle.remedy };
  if (progress === "in_flight") return { reason: "It is at the control unit now", remedy: nothingToDo };
  if (progress === "unanswered") {
    const reason = `Sent without a response: ${last_error ?? "the sender vanished"}`;
    const again = "It is sent again until the unit responds";
    if (call.number === null) return { reason, remedy: again };
    const settle = `POST /transactions/${call.transaction_id}/settle`;
    return { reason, remedy: `${again}. If the unit never will, look into its journal, then ${settle}` };
  }
  if (obstacle) return { reason: obstacle.reason, remedy: obstacle.remedy };
  const held = explainHeldBack({ ...call, unserved_reason: unserved ?? null }, call);
  if (held) return held;
  if (progress === "retrying") {
    const again = `It is retried automatically, ${tries} of ${mostTries} tries are used`;
    return { reason: said ?? "Rejected", remedy: `${known}${again}` };
  }
  if (unconfirmed) {
    const reason = "An earlier call about stock was sent and has no response yet";
    return {
      reason,
      remedy: unconfirmed.last_error === null ? nothingToDo : remedyOfCallInDoubt(unconfirmed),
    };
  }
  if (last_error !== null) return { reason: last_error, remedy: nothingToDo };
  if (call.due_at > nowMs) {
    const reason = "The control unit rejected an earlier stock follow-up of its items, which goes first";
    return { reason, remedy: "It follows that one, which is sent at once by POST /stock/master of its item" };
  }
  return { reason: "Its turn has not come yet", remedy: nothingToDo };
}
