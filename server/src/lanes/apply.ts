// Writes the consequences of a result for the call, its stream, and the document; inside the lane's transaction.

import { cutText } from "../base/cut-text.ts";
import type { UnitReceipt, UnitResult } from "../control-unit/types.ts";
import type { Trx } from "../db/sql/schema.ts";
import { hastenCalls, rejectCall, updateCall } from "./calls.ts";
import type { LaneDependencies } from "./dependencies.ts";
import type { CallRow, LaneUnit } from "./kinds.ts";
import { type Meaning, resultOf } from "./meanings.ts";
import { nextLook } from "./midnight.ts";
import { updateStream } from "./store.ts";
import { probeAt } from "./unserved.ts";

const replayDelayMs = { least: 1_000, most: 15_000 };

export type AppliedResult = {
  call: CallRow;
  attemptId: string;
  unitResult: UnitResult<UnitReceipt | null>;
  meaning: Meaning;
  unit: LaneUnit;
  /** When the call goes again that the unit took for the future. */
  midnightMs: number;
};

/** @returns False if another attempt has taken over: nothing is written then. */
export async function applyResult(
  { kinds, log }: Pick<LaneDependencies, "kinds" | "log">,
  trx: Trx,
  applied: AppliedResult,
  nowMs: number,
): Promise<boolean> {
  const { call, attemptId, unitResult, meaning, unit } = applied;
  const { lane_id, stream } = call;
  const kind = kinds[call.kind];
  const current = { id: call.id, state: call.state, attempt_id: attemptId };
  const message = resultOf(unitResult).result_message;
  if (meaning.action === "reject") {
    const code = "code" in unitResult ? (unitResult.code ?? "") : "";
    const rejection = { code, message, passing: meaning.passing };
    return rejectCall(trx, kind, { ...call, attempt_id: attemptId }, resultOf(unitResult), rejection, nowMs);
  }
  if (!(await updateCall(trx, current, callChanges(applied, meaning, kind.numbered, nowMs)))) return false;
  switch (meaning.action) {
    case "accept":
      if (kind.numbered) {
        const next_number = (call.number ?? 0) + 1;
        await updateStream(trx, lane_id, stream, { next_number, resynced_at: null, updated_at: nowMs });
      }
      await kind.accepted(trx, call, unit, {
        code: resultOf(unitResult).result_code ?? "000",
        message,
        result_date: unitResult.kind === "accepted" ? unitResult.result_date : null,
        receipt: meaning.receipt,
        recovered: meaning.recovered,
      });
      // Calls that its earlier rejection delayed need not wait any longer.
      if (call.tries > 0) await hastenCalls(trx, lane_id, stream, nowMs);
      return true;
    case "doubt":
      await kind.doubted(trx, call, meaning.because?.message ?? message);
      return true;
    case "back_off":
    case "stream_waits":
    case "wait_for_midnight":
      await kind.notSent(trx, call);
      return true;
    case "resynchronize": {
      const { next } = meaning;
      await updateStream(trx, lane_id, stream, { next_number: next, resynced_at: nowMs, updated_at: nowMs });
      log.warn({ lane_id, stream, next }, "counter taken from the unit");
      await kind.notSent(trx, call);
      return true;
    }
    case "stop": {
      const { reason } = meaning;
      await updateStream(trx, lane_id, stream, { stopped_reason: cutText(reason, 500), updated_at: nowMs });
      log.error({ lane_id, stream, reason }, "stream stopped");
      await kind.notSent(trx, call);
      return true;
    }
  }
}

/** Another kind of doubt is reported again. */
function doubtOf(call: CallRow, doubt_code: string | null): Partial<CallRow> {
  return doubt_code === call.doubt_code ? {} : { doubt_code, stalled_at: null };
}

/** The call itself: ended, or waiting again, its number free unless the outcome is unknown. */
function callChanges(
  { call, unitResult, midnightMs }: AppliedResult,
  meaning: Exclude<Meaning, { action: "reject" }>,
  isNumbered: boolean,
  nowMs: number,
): Partial<CallRow> {
  const result = resultOf(unitResult);
  const freed = { number: null, doubt_code: null, stalled_at: null, updated_at: nowMs };
  switch (meaning.action) {
    case "accept":
      return { state: "done", ...result, ...doubtOf(call, null), updated_at: nowMs };
    case "back_off":
      return { state: "waiting", due_at: nowMs, last_error: result.result_message, ...freed };
    case "stream_waits":
      return { state: "waiting", due_at: probeAt(nowMs), last_error: result.result_message, ...freed };
    case "wait_for_midnight":
      return {
        state: "waiting",
        due_at: nextLook(midnightMs, nowMs),
        held_until: midnightMs,
        last_error: result.result_message,
        ...freed,
      };
    case "resynchronize":
    case "stop":
      return { state: "waiting", due_at: nowMs, ...result, ...freed };
    case "doubt": {
      // A call without a number is sent as a new one each time, so its age is that of its record.
      const age = nowMs - ((isNumbered ? call.sent_at : call.created_at) ?? nowMs);
      const delay = Math.min(Math.max(age / 2, replayDelayMs.least), replayDelayMs.most);
      return {
        ...(isNumbered ? { state: "sent" } : { state: "waiting", ...freed }),
        ...result,
        // No caller waits for a response any more, so the other streams may continue.
        holder: null,
        due_at: Math.round(nowMs + delay),
        last_error: meaning.because?.message ?? result.result_message,
        ...doubtOf(call, meaning.because?.code ?? null),
        updated_at: nowMs,
      };
    }
  }
}
