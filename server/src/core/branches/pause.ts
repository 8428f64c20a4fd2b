// Pauses a branch, whose submissions are then stored and not sent, and resumes it.

import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../db/open.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { type Recorder, recordOperatorChange } from "../audit/record.ts";
import type { BranchRow } from "../context/branch.ts";
import { unknownBranch } from "./require.ts";
import { lockBranch, updateBranch } from "./store.ts";

/** Which branch, and why it pauses; null resumes it. */
export type Pause = { environmentId: number; bhfId: string; reason: string | null };

/**
 * Within a transaction that also records the change. A call that is under way ends; the lane binds no other.
 *
 * @throws NotFoundError
 */
export async function setPause(
  trx: Trx,
  record: Recorder,
  { environmentId, bhfId, reason }: Pause,
  nowMs: number,
): Promise<BranchRow> {
  const before = await lockBranch(trx, environmentId, bhfId);
  if (!before) throw unknownBranch(bhfId);
  if (reason === null && before.paused_at === null) return before;
  const paused_at = reason === null ? null : (before.paused_at ?? nowMs);
  const changes = { paused_at, pause_reason: reason, updated_at: nowMs };
  await updateBranch(trx, before.id, changes);
  await record(trx, {
    action: reason === null ? "branches.resume" : "branches.pause",
    subject: `branch ${bhfId}`,
    old: { pause_reason: before.pause_reason },
    new: { pause_reason: reason },
  });
  return { ...before, ...changes };
}

/** The same by an operator. */
export function setPauseByOperator(db: Database, clock: Clock, pause: Pause): Promise<BranchRow> {
  const nowMs = clock.now();
  const record: Recorder = (trx, change) =>
    recordOperatorChange(trx, { data_set_id: pause.environmentId }, change, nowMs);
  return db.transaction((trx) => setPause(trx, record, pause, nowMs));
}
