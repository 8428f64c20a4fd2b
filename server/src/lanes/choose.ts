// Chooses the next call of a lane: calls in doubt first within their stream, sales before purchases before stock, and none starved.

import type { Trx } from "../db/sql/schema.ts";
import { fromBlob } from "../db/sql/values.ts";
import { contentOf, findRejectedCalls, findWaitingCalls, putOffCalls, readServedStreams } from "./calls.ts";
import { isHeld } from "./hold.ts";
import { type CallRow, type StreamName, streamNames } from "./kinds.ts";
import { longestWaitMs, type StreamRow } from "./store.ts";
import { isUnserved } from "./unserved.ts";

/** How often a stream with waiting work may be passed over before it goes first. Sales go first anyway. */
const patience: Record<StreamName, number> = { sales: Number.POSITIVE_INFINITY, purchases: 4, stock: 8 };

/** How many follow-ups are read, at a time and in total, to find one that no earlier rejection delays. */
const lookAhead = { atOnce: 50, most: 200 };
/** Rejected calls that are looked at. */
const mostTroubled = 1_000;
/** A delayed follow-up is checked again after this time, or when the call that delays it is accepted. */
const heldUpMs = 60_000;

/** Counts, while one holder drains a lane, how often each stream was passed over. */
export type Turns = Record<StreamName, number>;

export function newTurns(): Turns {
  return { sales: 0, purchases: 0, stock: 0 };
}

/**
 * The due calls at the head of each stream. A stream with a call in doubt offers that call or nothing. No call
 * is due while a call of a vanished holder may still be on its way.
 */
export async function findHeads(
  trx: Trx,
  laneId: number,
  nowMs: number,
): Promise<{ heads: Map<StreamName, CallRow>; streams: Map<StreamName, StreamRow> }> {
  const served = await readServedStreams(trx, laneId, nowMs);
  const heads = new Map<StreamName, CallRow>();
  const streams = new Map(served.map(({ stream }) => [stream.name, stream]));
  const isDue = ({ due_at }: CallRow) => due_at <= nowMs || due_at > nowMs + longestWaitMs;
  if (served.some(({ sent }) => sent && sent.holder !== null && !isDue(sent))) return { heads, streams };
  for (const { stream, sent, waiting, isPassing } of served) {
    if (sent) {
      if (isDue(sent) && !isHeld(stream)) heads.set(stream.name, sent);
    } else if (waiting && !stream.stopped_reason && !isUnserved(stream, nowMs)) {
      // Nothing before it that could hold it up: it need not be looked for.
      const head = stream.name === "stock" && isPassing ? await findStockHead(trx, laneId, nowMs) : waiting;
      if (head) heads.set(stream.name, head);
    }
  }
  return { heads, streams };
}

/** The next call, and the turns after it: waiting streams that were skipped count one more. */
export function takeTurn(
  heads: Map<StreamName, CallRow>,
  turns: Turns,
): { call: CallRow; turns: Turns } | undefined {
  const waiting = streamNames.filter((name) => heads.has(name));
  const starved = waiting.filter((name) => turns[name] >= patience[name]);
  const chosen = starved[0] ?? waiting[0];
  const call = chosen && heads.get(chosen);
  if (!call) return undefined;
  const next = newTurns();
  for (const name of waiting) next[name] = name === chosen ? 0 : turns[name] + 1;
  return { call, turns: next };
}

/** The content of every stock call: the items it moves, and whether it follows from another transaction. */
export type StockContent = { follow_up: boolean; item_ids: number[] };

/**
 * A rejected follow-up delays later follow-ups of its own items, and nothing else. Those are postponed, so that the call
 * behind them is found, however many they are.
 */
async function findStockHead(trx: Trx, laneId: number, nowMs: number): Promise<CallRow | undefined> {
  let troubled: (StockContent & { id: string })[] | undefined;
  for (let seen = 0; seen < lookAhead.most; seen += lookAhead.atOnce) {
    const waiting = await findWaitingCalls(trx, laneId, nowMs, lookAhead.atOnce);
    if (waiting.length === 0) return undefined;
    troubled ??= await findTroubled(trx, laneId);
    const known = troubled;
    const free = waiting.findIndex((call) => !isHeldUp(call, known));
    const held = free < 0 ? waiting : waiting.slice(0, free);
    await putOffCalls(
      trx,
      held.map(({ id }) => id),
      nowMs + heldUpMs,
    );
    if (free >= 0) return waiting[free];
  }
  return undefined;
}

async function findTroubled(trx: Trx, laneId: number) {
  const rows = await findRejectedCalls(trx, laneId, mostTroubled);
  return rows.map(({ id, content }) => ({ id, ...fromBlob<StockContent>(content) }));
}

function isHeldUp(call: CallRow, troubled: (StockContent & { id: string })[]): boolean {
  if (troubled.length === 0) return false;
  const own = contentOf<StockContent>(call);
  return (
    own.follow_up &&
    troubled.some(
      ({ id, follow_up, item_ids }) =>
        follow_up && id < call.id && item_ids.some((item) => own.item_ids.includes(item)),
    )
  );
}
