// Events of control units that can't be reached, once when the circuit opens, and that work again.

import { iso } from "../../base/clock.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { findUnsentTimes } from "../../lanes/attempts.ts";
import { circuitAfter } from "../../lanes/contact.ts";
import { insertEvent } from "./event-store.ts";
import { findLatestDevice } from "./subject-store.ts";

/** A send that found no unit and was the last that was needed to give the connection up. */
type GivenUp = { lane_id: number; call_id: string; error: string };

/** Part of the transaction that opens the circuit. Returns since when no call got through. */
export async function reportUnreachable(
  trx: Trx,
  { lane_id, call_id, error }: GivenUp,
  nowMs: number,
): Promise<number> {
  const device = await findLatestDevice(trx, lane_id);
  if (!device) return nowMs;
  const sentAt = await findUnsentTimes(trx, call_id, circuitAfter);
  const since = Math.min(nowMs, ...sentAt);
  const { data_set_id, bhf_id, vscu_url } = device;
  const data = { bhf_id, vscu_url, error, unreachable_since: iso(since) };
  await insertEvent(trx, { name: "device.unreachable", data_set_id, data }, nowMs);
  return since;
}

/** Part of the transaction that stores the first response after it. */
export async function reportReachable(
  trx: Trx,
  { lane_id, since }: { lane_id: number; since: number },
  nowMs: number,
): Promise<void> {
  const device = await findLatestDevice(trx, lane_id);
  if (!device) return;
  const { data_set_id, bhf_id, vscu_url } = device;
  const data = { bhf_id, vscu_url, unreachable_since: iso(since), reachable_since: iso(nowMs) };
  await insertEvent(trx, { name: "device.reachable", data_set_id, data }, nowMs);
}
