// Sends rejected follow-ups again: those of one item by hand, all of them at night.
import type { Trx } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import { findRejectedCalls } from "../../lanes/calls.ts";
import type { StockContent } from "../../lanes/choose.ts";
import { findRejectedFollowUps, requeueRejected } from "../../lanes/follow-up-calls.ts";
import { lastTry } from "./sync-store.ts";

const atOnce = 500;

/** Makes the rejected follow-ups of an item due now (final ones, and those to be retried later): one try each. */
export async function resendRejected(
  trx: Trx,
  { lane_id, item_id }: { lane_id: number; item_id: number },
  nowMs: number,
): Promise<void> {
  const rows = await findRejectedCalls(trx, lane_id);
  const own = rows.filter(({ content }) => {
    const { follow_up, item_ids } = fromBlob<StockContent>(content);
    return follow_up && item_ids.includes(item_id);
  });
  const ids = own.map(({ id }) => id);
  await requeueRejected(trx, ids, lastTry, nowMs);
}

/** Makes everything due that was left rejected after a success, one try each; at most 500 in one transaction. Returns their ids. */
export async function resendAll(trx: Trx, nowMs: number, after: string): Promise<string[]> {
  const ids = await findRejectedFollowUps(trx, after, atOnce);
  await requeueRejected(trx, ids, lastTry, nowMs);
  return ids;
}
