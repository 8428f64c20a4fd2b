// Writes what an answer means: for the call, its stream, and the business behind it; inside the lane's transaction.

import type { UnitReceipt, Verdict } from "../control-unit/types.ts";
import type { Trx } from "../db/sql/schema.ts";
import { hastenCalls, rejectCall, updateCall } from "./calls.ts";
import type { LaneDependencies } from "./dependencies.ts";
import type { CallRow, LaneUnit } from "./kinds.ts";
import { heldUntil } from "./midnight.ts";
import { updateStream } from "./store.ts";
import { probeAt } from "./unserved.ts";
import { type Meaning, resultOf } from "./verdicts.ts";

const replayDelayMs = { least: 1_000, most: 15_000 };

export type Answer = {
  call: CallRow;
  attemptId: string;
  verdict: Verdict<UnitReceipt | null>;
  meaning: Meaning;
  unit: LaneUnit;
  /** When the call goes again that the unit took for the future. */
  midnightMs: number;
};

/** @returns False when another attempt has taken over: nothing is written then. */
export async function applyAnswer(
  { kinds, log }: Pick<LaneDependencies, "kinds" | "log">,
  trx: Trx,
  answer: Answer,
  nowMs: number,
): Promise<boolean> {
  const { call, attemptId, verdict, meaning, unit } = answer;
  const { lane_id, stream } = call;
  const kind = kinds[call.kind];
  const current = { id: call.id, state: call.state, attempt_id: attemptId };
  const message = resultOf(verdict).result_message ?? "no answer";
  if (meaning.action === "refuse") {
    const code = "code" in verdict ? (verdict.code ?? "") : "";
    const refusal = { code, message, passing: meaning.passing, answer: verdict.answer ?? null };
    return rejectCall(trx, kind, { ...call, attempt_id: attemptId }, resultOf(verdict), refusal, nowMs);
  }
  if (!(await updateCall(trx, current, callChanges(answer, meaning, kind.numbered, nowMs)))) return false;
  switch (meaning.action) {
    case "accept":
      if (kind.numbered) {
        const next_number = (call.number ?? 0) + 1;
        await updateStream(trx, lane_id, stream, { next_number, resynced_at: null, updated_at: nowMs });
      }
      await kind.accepted(trx, call, unit, {
        code: resultOf(verdict).result_code ?? "000",
        message,
        result_date: verdict.kind === "accepted" ? verdict.result_date : null,
        receipt: meaning.receipt,
        recovered: meaning.recovered,
        answer: verdict.answer ?? null,
      });
      // What it held up by being refused before need not wait any longer.
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
    case "resynchronise": {
      const { next } = meaning;
      await updateStream(trx, lane_id, stream, { next_number: next, resynced_at: nowMs, updated_at: nowMs });
      log.warn({ lane_id, stream, next }, "counter taken from the unit");
      await kind.notSent(trx, call);
      return true;
    }
    case "stop": {
      const { reason } = meaning;
      await updateStream(trx, lane_id, stream, { stopped_reason: reason.slice(0, 500), updated_at: nowMs });
      log.error({ lane_id, stream, reason }, "stream stopped");
      await kind.notSent(trx, call);
      return true;
    }
  }
}

/** A doubt of another kind is told anew. */
function doubtOf(call: CallRow, doubt_code: string | null): Partial<CallRow> {
  return doubt_code === call.doubt_code ? {} : { doubt_code, stalled_at: null };
}

/** The call itself: ended, or waiting again, its number free unless the outcome is unknown. */
function callChanges(
  { call, verdict, midnightMs }: Answer,
  meaning: Exclude<Meaning, { action: "refuse" }>,
  isNumbered: boolean,
  nowMs: number,
): Partial<CallRow> {
  const result = resultOf(verdict);
  const freed = { number: null, doubt_code: null, stalled_at: null, updated_at: nowMs };
  switch (meaning.action) {
    case "accept":
      return { state: "done", ...result, ...doubtOf(call, null), updated_at: nowMs };
    case "back_off":
      return { state: "waiting", due_at: nowMs, last_error: result.result_message, ...freed };
    case "stream_waits":
      return { state: "waiting", due_at: probeAt(nowMs), last_error: result.result_message, ...freed };
    case "wait_for_midnight": {
      const due_at = heldUntil({ held_until: midnightMs }, nowMs) ?? nowMs;
      return {
        state: "waiting",
        due_at,
        held_until: midnightMs,
        last_error: result.result_message,
        ...freed,
      };
    }
    case "resynchronise":
    case "stop":
      return { state: "waiting", due_at: nowMs, ...result, ...freed };
    case "doubt": {
      // A call without a number is sent anew each time: it is as old as its record.
      const age = nowMs - ((isNumbered ? call.sent_at : call.created_at) ?? nowMs);
      const delay = Math.min(Math.max(age / 2, replayDelayMs.least), replayDelayMs.most);
      return {
        ...(isNumbered ? { state: "sent" } : { state: "waiting", ...freed }),
        ...result,
        // Nobody is waiting for an answer any more: the other streams may go on.
        holder: null,
        due_at: Math.round(nowMs + delay),
        last_error: meaning.because?.message ?? result.result_message,
        ...doubtOf(call, meaning.because?.code ?? null),
        updated_at: nowMs,
      };
    }
  }
}
