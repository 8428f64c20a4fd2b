// A path that no program serves: the call's stream waits and probes it, the other streams go on.
// Decisions about the API: 89.
import { cutText } from "../base/cut-text.ts";
import type { UnitResult } from "../control-unit/types.ts";
import type { Queryable, Trx } from "../db/sql/schema.ts";
import { type Contact, circuitAfter } from "./contact.ts";
import { type CallRow, type LaneUnit, type StreamName, streamNames } from "./kinds.ts";
import { findStreams, type LaneRow, longestWaitMs, type StreamRow, updateStream } from "./store.ts";

const probeEveryMs = 15_000;

/** Whether a stream waits for its next probe. */
export function isUnserved({ unserved_until }: Pick<StreamRow, "unserved_until">, nowMs: number): boolean {
  return unserved_until !== null && unserved_until > nowMs && unserved_until <= nowMs + longestWaitMs;
}

/** When a stream probes a path again that nothing serves. */
export function probeAt(nowMs: number): number {
  return nowMs + probeEveryMs;
}

/**
 * Lets the call's stream wait. When every stream of the lane waits for this reason, the URL is wrong as a whole: the circuit
 * opens.
 */
export async function noteUnserved(
  trx: Trx,
  lane: LaneRow,
  { stream: name, wire }: { stream: CallRow["stream"]; wire: { path: string } },
  { address }: LaneUnit,
  status: number,
  nowMs: number,
): Promise<Contact> {
  const streams = await findStreams(trx, lane.id);
  const url = `${address.url.replace(/\/+$/, "")}${wire.path}`;
  await updateStream(trx, lane.id, name, {
    unserved_since: streams.get(name)?.unserved_since ?? nowMs,
    unserved_until: probeAt(nowMs),
    unserved_reason: cutText(`HTTP ${status} at ${url}`, 500),
  });
  const isServed = streamNames.some((one) => one !== name && !streams.get(one)?.unserved_since);
  if (isServed) return {};
  return { failures: Math.max(lane.failures + 1, circuitAfter), open_until: probeAt(nowMs) };
}

/** Whether a result shows that the path of a call is served. */
export function isServed(result: UnitResult<unknown>): boolean {
  return result.kind !== "not_sent" && !(result.kind === "doubt" && result.not_served !== undefined);
}

const served = { unserved_since: null, unserved_until: null, unserved_reason: null };

export async function noteServed(trx: Trx, { lane_id, stream }: CallRow): Promise<void> {
  await updateStream(trx, lane_id, stream, served);
}

/** Why no program serves the path of the streams of one name, by lane; of others there is nothing. */
export async function findUnserved(
  db: Queryable,
  name: StreamName,
  laneIds: readonly number[],
): Promise<Map<number, string>> {
  const rows: { lane_id: number; unserved_reason: string }[] = await db("streams")
    .where({ name })
    .whereIn("lane_id", laneIds)
    .whereNotNull("unserved_since")
    .select("lane_id", "unserved_reason");
  return new Map(rows.map(({ lane_id, unserved_reason }) => [lane_id, unserved_reason]));
}

/** The unit's URL has changed, or its program has responded: every stream tries it at once. */
export async function forgetUnserved(db: Queryable, laneId: number, nowMs: number): Promise<void> {
  const names: string[] = await db("streams")
    .where({ lane_id: laneId })
    .whereNotNull("unserved_since")
    .pluck("name");
  if (names.length === 0) return;
  await db("streams").where({ lane_id: laneId }).update(served);
  await db("calls")
    .where({ lane_id: laneId, state: "waiting", tries: 0 })
    .whereIn("stream", names)
    .whereNull("held_until")
    .where("due_at", ">", nowMs)
    .update({ due_at: nowMs });
}
