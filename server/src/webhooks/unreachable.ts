// Tells that a control unit can't be reached: once when its circuit opens, until a call gets through again.

import { iso } from "../clock.ts";
import type { Trx } from "../db/sql/schema.ts";
import { findUnsentTimes } from "../lanes/attempts.ts";
import { circuitAfter } from "../lanes/contact.ts";
import { insertEvent } from "./event-store.ts";
import { findLatestDevice } from "./subject-store.ts";

/** A send that found no unit and was the last that was needed to give the connection up. */
export type GivenUp = { lane_id: number; call_id: string; error: string };

/** Part of the transaction that opens the circuit. */
export async function tellUnreachable(
  trx: Trx,
  { lane_id, call_id, error }: GivenUp,
  nowMs: number,
): Promise<void> {
  const device = await findLatestDevice(trx, lane_id);
  if (!device) return;
  const sentAt = await findUnsentTimes(trx, call_id, circuitAfter);
  const since = Math.min(nowMs, ...sentAt);
  const { data_set_id, bhf_id, vscu_url } = device;
  await insertEvent(
    trx,
    {
      name: "device.unreachable",
      data_set_id,
      transaction: null,
      data: { bhf_id, vscu_url, error, unreachable_since: iso(since) },
    },
    nowMs,
  );
}
