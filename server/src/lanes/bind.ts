// Before a send: chooses the lane's next call, and commits number, Z report, attempt and time under the lease.
// Decisions about the API: 84.

import { cutText } from "../base/cut-text.ts";
import { DatabaseLost } from "../base/database-lost.ts";
import { TranslationError } from "../control-unit/profiles.ts";
import type { WireCall } from "../control-unit/types.ts";
import { updateGrouped } from "../db/batching/grouped-rows.ts";
import { isRetryable } from "../db/engine/failures.ts";
import { newRowId } from "../db/row-ids.ts";
import type { Trx } from "../db/sql/schema.ts";
import { fromBlob } from "../db/sql/values.ts";
import { endUnanswered } from "./attempts.ts";
import { updateCall } from "./calls.ts";
import { findHeads, type Turns, takeTurn } from "./choose.ts";
import { type LaneDependencies, putOffMs } from "./dependencies.ts";
import { type CallRow, type LaneUnit, serviceFault, type UnitRejection, type Waiting } from "./kinds.ts";
import { heldUntil } from "./midnight.ts";
import { keepWire } from "./wires.ts";

/** A call that is bound; once that is committed it may be sent. */
export type Bound = {
  call: CallRow;
  /** The call as it was before. */
  unbound: CallRow;
  wire: WireCall;
  replay: boolean;
  resynchronized: boolean;
  /** Whether nothing served the path of its stream's calls until now. */
  isUnserved: boolean;
  attemptId: string;
  turns: Turns;
  /** Where the lane's device is. */
  unit: LaneUnit;
};

/**
 * The next step of a lane: a bound call, nothing (`over`), or another look, because a call was postponed or rejected without
 * being sent (`settled`). Names a transaction that this ended.
 */
export type Next = { next: Bound | "over" | "settled"; ended?: string | null };

/** Chooses and binds the next call of a lane that this transaction has locked and made ours. */
export async function bindNext(
  dependencies: LaneDependencies,
  trx: Trx,
  laneId: number,
  turns: Turns,
): Promise<Next> {
  const { clock, owner, kinds, timing } = dependencies;
  const nowMs = clock.now();
  const unit = await dependencies.unitOf(trx, laneId);
  if (!unit) return { next: "over" };
  const { heads, streams } = await findHeads(trx, laneId, nowMs);
  const turn = takeTurn(heads, turns);
  if (!turn) return { next: "over" };
  const { call } = turn;
  const kind = kinds[call.kind];
  const stream = streams.get(call.stream);
  const heldDueAt = heldUntil(call, nowMs);
  if (heldDueAt !== undefined) {
    await updateCall(trx, call, { due_at: heldDueAt, updated_at: nowMs });
    return { next: "settled" };
  }
  if (!stream) throw new Error(`lane ${laneId} has no stream ${call.stream}`);
  const replay = call.state === "sent" && kind.numbered;
  const number = replay && call.number !== null ? call.number : stream.next_number;
  const wire =
    replay && call.wire
      ? fromBlob<WireCall>(call.wire)
      : await kind
          .prepare(trx, call, unit.address, number, unit.day)
          .catch((error: unknown) => whyUnsendable(dependencies, call, error, nowMs));
  if ("wait_until" in wire) {
    const { wait_until: due_at, because: last_error = null, isFault } = wire;
    const fault = call.state === "waiting" ? { doubt_code: isFault ? serviceFault : null } : {};
    await postpone(trx, call, { due_at, last_error, ...fault, updated_at: nowMs });
    return { next: "settled" };
  }
  if (isRejection(wire)) {
    const last_error = cutText(wire.message, 500);
    await updateCall(trx, call, { state: "rejected", last_error, updated_at: nowMs });
    await kind.rejected(trx, call, wire);
    return { next: "settled", ended: call.transaction_id };
  }
  const attemptId = newRowId(trx);
  const boundNumber = kind.numbered ? number : null;
  const changes: Partial<CallRow> = {
    state: "sent",
    number: boundNumber,
    z_no: replay ? call.z_no : ((await kind.openZ?.(trx, unit)) ?? null),
    attempt_id: attemptId,
    sends: call.sends + 1,
    holder: owner,
    // A replay keeps the time of the send without a response: the doubt is that old.
    sent_at: replay ? call.sent_at : nowMs,
    due_at: nowMs + timing.callLimitMs,
    ...(call.held_until === null ? {} : { held_until: null }),
    ...(call.doubt_code === serviceFault ? { doubt_code: null } : {}),
    updated_at: nowMs,
  };
  if (!(await updateCall(trx, call, changes))) return { next: "over" };
  await endUnanswered(trx, call);
  if (!replay || !call.wire) await keepWire(trx, call, wire);
  await kind.sent(trx, call);
  const resynchronized = stream.resynced_at !== null;
  const isUnserved = stream.unserved_since !== null;
  const bound = { call: { ...call, ...changes }, unbound: call, wire, replay, attemptId, unit };
  return { next: { ...bound, resynchronized, isUnserved, turns: turn.turns } };
}

/** Lets a call wait longer, unless a transaction has made it due since it was read: what it waited for has happened then. */
async function postpone(trx: Trx, call: CallRow, changes: Partial<CallRow>): Promise<void> {
  const { id, state, attempt_id, due_at, updated_at } = call;
  const guard = { state, attempt_id, due_at, updated_at };
  await updateGrouped(trx, "calls", { key: { id }, guard, set: changes });
}

/**
 * A value without a code at this unit is rejected, because the unit would never accept it. A call that fails inside
 * the service is postponed, so that one bad record never blocks its lane.
 */
function whyUnsendable(
  dependencies: LaneDependencies,
  call: CallRow,
  error: unknown,
  nowMs: number,
): UnitRejection | Waiting {
  if (error instanceof TranslationError)
    return { code: "unit_rejected", message: error.message, passing: false };
  if (error instanceof DatabaseLost || isRetryable(error)) throw error;
  dependencies.log.error({ err: error, call_id: call.id }, "a call can't be prepared");
  const because = error instanceof Error ? cutText(error.message, 500) : "can't be prepared";
  return { wait_until: nowMs + putOffMs, because, isFault: true };
}

function isRejection(wire: WireCall | UnitRejection): wire is UnitRejection {
  return "passing" in wire;
}
