// Which call of a lane goes next: doubt first within its stream, sales before purchases before stock, none starved.

import type { Queryable } from "../db/schema.ts";
import { fromBlob } from "../db/values.ts";
import { type CallRow, type StreamName, streamNames } from "./kinds.ts";
import { findSentCalls, findWaitingCalls, longestWaitMs, type StreamRow } from "./store.ts";

/** How often a stream with waiting work may be passed over before it goes first. */
const patience: Record<StreamName, number> = { sales: 0, purchases: 4, stock: 8 };

/** How many follow-ups are looked at to find one whose items are not held up by an earlier refusal. */
const lookAhead = 50;

/** Counts, while one holder drains a lane, how often each stream was passed over. */
export type Turns = Record<StreamName, number>;

export function newTurns(): Turns {
  return { sales: 0, purchases: 0, stock: 0 };
}

/** The due calls at the head of each stream; a stream with an unanswered call offers that call or nothing. */
export async function findHeads(
  db: Queryable,
  laneId: number,
  streams: Map<StreamName, StreamRow>,
  nowMs: number,
): Promise<Map<StreamName, CallRow>> {
  const heads = new Map<StreamName, CallRow>();
  const sent = await findSentCalls(db, laneId);
  for (const stream of streamNames) {
    const unanswered = sent.find((call) => call.stream === stream);
    if (unanswered) {
      const isDue = unanswered.due_at <= nowMs || unanswered.due_at > nowMs + longestWaitMs;
      if (isDue) heads.set(stream, unanswered);
      continue;
    }
    if (streams.get(stream)?.stopped_reason) continue;
    const head =
      stream === "stock"
        ? await findStockHead(db, laneId, nowMs)
        : (await findWaitingCalls(db, laneId, stream, nowMs, 1))[0];
    if (head) heads.set(stream, head);
  }
  return heads;
}

/** The call whose turn it is, and the turns after it: waiting streams that were passed over count one more. */
export function takeTurn(
  heads: Map<StreamName, CallRow>,
  turns: Turns,
): { call: CallRow; turns: Turns } | undefined {
  const waiting = streamNames.filter((name) => heads.has(name));
  const starved = waiting.filter((name) => name !== "sales" && turns[name] >= patience[name]);
  const chosen = starved[0] ?? waiting[0];
  const call = chosen && heads.get(chosen);
  if (!call) return undefined;
  const next = newTurns();
  for (const name of waiting) next[name] = name === chosen ? 0 : turns[name] + 1;
  return { call, turns: next };
}

/** What every stock call says of itself: the items it moves, and whether it follows from another transaction. */
export type StockContent = { follow_up: boolean; item_ids: number[] };

/** A refused follow-up holds up later follow-ups of its own items, and nothing else. */
async function findStockHead(db: Queryable, laneId: number, nowMs: number): Promise<CallRow | undefined> {
  const waiting = await findWaitingCalls(db, laneId, "stock", nowMs, lookAhead);
  if (waiting.length === 0) return undefined;
  const troubled: CallRow[] = await db("calls")
    .where({ lane_id: laneId, stream: "stock" })
    .andWhere((held) =>
      held
        .where({ state: "refused" })
        .orWhere((again) => again.where({ state: "waiting" }).andWhere("tries", ">", 0)),
    )
    .orderBy("id")
    .limit(lookAhead);
  return waiting.find((call) => {
    const own = fromBlob<StockContent>(call.content);
    if (!own.follow_up) return true;
    return !troubled.some((earlier) => {
      if (earlier.id >= call.id) return false;
      const held = fromBlob<StockContent>(earlier.content);
      return held.follow_up && held.item_ids.some((id) => own.item_ids.includes(id));
    });
  });
}
