// Waits, after a success, until the unit has an item's movement and stock balance, as long as that is likely.
import { monotonicMs } from "../../base/clock.ts";
import { pause } from "../../base/timers.ts";
import { findOpenCallsOfItem, type OpenCallOfItem } from "../../lanes/follow-up-calls.ts";
import { findLane, findStreams } from "../../lanes/store.ts";
import type { Context } from "../context/context.ts";

const poll = { firstMs: 10, slowestMs: 250 };
/** A call that is due later than this was postponed: callers don't wait for it. */
const soonMs = 1_000;

/**
 * Waits until the unit has accepted the movement of a transaction and the stock balance of its item, or something blocks them.
 *
 * @returns Why the unit doesn't have them yet; undefined if it does.
 */
export async function awaitSync(
  context: Context,
  of: { transactionId: string; laneId: number; itemId: number },
  sinceMs: number,
): Promise<string | undefined> {
  const { clock, syncWaitMs, lanes } = context.service;
  const deadline = monotonicMs() + Math.min(sinceMs + syncWaitMs - clock.now(), syncWaitMs);
  lanes.wake(of.laneId);
  for (let waitMs = poll.firstMs; ; waitMs = Math.min(waitMs * 2, poll.slowestMs)) {
    const open = await findOpenCallsOfItem(context.service.db.knex, of, clock.now());
    if (open.length === 0) return undefined;
    const obstacle = await obstacleOf(context, of, open, clock.now());
    if (obstacle !== undefined) return obstacle;
    if (monotonicMs() + waitMs > deadline) return "it has not been sent to the control unit yet";
    await pause(waitMs);
  }
}

async function obstacleOf(
  { service }: Context,
  { laneId }: { laneId: number },
  open: OpenCallOfItem[],
  nowMs: number,
): Promise<string | undefined> {
  const { db } = service;
  for (const { progress, due_at, result_code, result_message, last_error } of open) {
    if (progress === "rejected") return `${result_code}: ${result_message}`;
    if (progress === "in_flight" || due_at <= nowMs) continue;
    if (progress === "retrying") return `${result_code}: ${result_message}`;
    if (last_error !== null) return last_error;
    if (due_at > nowMs + soonMs) return "an earlier movement of the item was rejected";
  }
  const lane = await findLane(db.knex, laneId);
  if (lane && lane.open_until > nowMs) return lane.fault_message ?? "the control unit can't be reached";
  const { stopped_reason } = (await findStreams(db.knex, laneId)).get("stock") ?? {};
  return stopped_reason ?? undefined;
}
