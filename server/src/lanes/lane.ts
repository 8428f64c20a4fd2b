// One device's lane while this process holds it: bind a number, call the unit, write what follows, again.
import { setTimeout as pause } from "node:timers/promises";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { type Clock, instantOf } from "../clock.ts";
import { TranslationError } from "../control-unit/profiles/profile.ts";
import type { ControlUnit, UnitAddress, UnitReceipt, Verdict, WireCall } from "../control-unit/types.ts";
import { DatabaseLost, isRepeatable } from "../db/failures.ts";
import type { Database } from "../db/open.ts";
import { fromBlob, toBlob } from "../db/values.ts";
import { newId } from "../ids.ts";
import { findHeads, newTurns, type Turns, takeTurn } from "./choose.ts";
import type { CallKinds, CallRow, LaneUnit, Refusal, Waiting } from "./kinds.ts";
import * as store from "./store.ts";
import type { LaneTiming } from "./timing.ts";
import { type Meaning, meaningOf } from "./verdicts.ts";

/** Sends that found no unit, in a row, before the circuit opens. */
const circuitAfter = 3;
const probeEveryMs = 15_000;
/** A unit that answers, and says that it takes nothing, is asked less and less often. */
const slowestProbeMs = 5 * 60_000;
const replayDelayMs = { least: 1_000, most: 15_000 };
/** Something went wrong inside the service with one call: its neighbours go first for so long. */
const putOffMs = 60_000;
/** An answer that a lost database could not take is offered again this often, for as long as a lease lasts. */
const settleAgainMs = 200;

export type LaneTools = {
  db: Database;
  clock: Clock;
  log: Logger;
  timing: LaneTiming;
  /** Of the authority, whose local time units tell. */
  timeZone: string;
  unit: ControlUnit;
  kinds: CallKinds;
  /** This process, as the holder of leases. */
  owner: string;
  /** Where the lane's device is now, or why it cannot be called. */
  unitOf(laneId: number): Promise<LaneUnit | undefined>;
  /** Told after each commit that may have finished a transaction. */
  changed(transactionId: string): void;
  /** Told inside the transaction that opens a circuit. */
  gaveUp(
    trx: Knex.Transaction,
    send: { lane_id: number; call_id: string; error: string },
    nowMs: number,
  ): Promise<void>;
};

/** A call that is bound, committed and about to be sent. */
type Bound = {
  call: CallRow;
  wire: WireCall;
  replay: boolean;
  resynchronised: boolean;
  attemptId: string;
  turns: Turns;
};

/**
 * Serves a lane that this process has claimed until nothing is due, the unit cannot be reached, or the lease is lost.
 *
 * @param stopping Asked between calls; true lets go of the lane after the call in flight.
 * @returns How many turns something was done in.
 */
export async function drainLane(tools: LaneTools, laneId: number, stopping: () => boolean): Promise<number> {
  let turns = newTurns();
  for (let worked = 0; ; worked++) {
    const unit = stopping() ? undefined : await tools.unitOf(laneId);
    if (!unit) return worked;
    const beganMs = performance.now();
    const bound = await bind(tools, laneId, unit.address, turns);
    if (bound === "idle" || bound === "closed") return worked;
    if (bound === "settled") continue;
    turns = bound.turns;
    // A process that was stopped meanwhile, or waited long for its database, may lose the lane in the middle of the call.
    const isLate = performance.now() - beganMs > tools.timing.leaseMs - tools.timing.saveMs;
    const verdict = isLate ? tooLate : await send(tools, unit.address, bound);
    if ((await settleSurely(tools, laneId, bound, verdict, unit)) === "closed") return worked + 1;
  }
}

const tooLate: Verdict<UnitReceipt | null> = {
  kind: "not_sent",
  message: "The service was held up before it could send.",
};

async function send(
  tools: LaneTools,
  address: UnitAddress,
  bound: Bound,
): Promise<Verdict<UnitReceipt | null>> {
  try {
    return await tools.unit.save(address, bound.wire);
  } catch (error) {
    // The client answers every outcome with a verdict; an exception is a bug, and what was sent is unknown.
    tools.log.error({ err: error, call_id: bound.call.id }, "the control unit client failed");
    return { kind: "doubt", code: null, message: "the call failed inside the service" };
  }
}

/** Chooses the next call and commits number, attempt and time of sending under the lease, before anything is sent. */
async function bind(
  tools: LaneTools,
  laneId: number,
  address: UnitAddress,
  turns: Turns,
): Promise<Bound | "idle" | "closed" | "settled"> {
  const { db, clock, owner, kinds, timing } = tools;
  const finished: string[] = [];
  const bound = await db.transaction(async (trx) => {
    finished.length = 0;
    const nowMs = clock.now();
    if (!(await store.renewLane(trx, db, laneId, owner, timing.leaseMs))) return "closed";
    const lane = await store.findLane(trx, laneId);
    if (!lane || isClosed(lane, nowMs)) return "closed";
    const streams = await store.findStreams(trx, laneId);
    const turn = takeTurn(await findHeads(trx, laneId, streams, nowMs), turns);
    if (!turn) return "idle";
    const { call } = turn;
    const kind = kinds[call.kind];
    const stream = streams.get(call.stream);
    if (!stream) throw new Error(`lane ${laneId} has no stream ${call.stream}`);
    const replay = call.state === "sent" && kind.numbered;
    const number = replay && call.number !== null ? call.number : stream.next_number;
    const wire =
      replay && call.wire
        ? fromBlob<WireCall>(call.wire)
        : await kind
            .prepare(trx, call, address, number)
            .catch((error: unknown) => whyUnsendable(tools, call, error, nowMs));
    if ("wait_until" in wire) {
      const { wait_until: due_at, because: last_error = null } = wire;
      await store.updateCall(trx, call, { due_at, last_error, updated_at: nowMs });
      return "settled";
    }
    if (isRefusal(wire)) {
      const last_error = wire.message.slice(0, 500);
      await store.updateCall(trx, call, { state: "refused", last_error, updated_at: nowMs });
      await kind.refused(trx, call, wire);
      if (call.transaction_id) finished.push(call.transaction_id);
      return "settled";
    }
    const attemptId = newId();
    const changes: Partial<CallRow> = {
      state: "sent",
      number: kind.numbered ? number : null,
      wire: toBlob(wire),
      attempt_id: attemptId,
      holder: owner,
      // A replay keeps the time of the send that was never answered: doubt is as old as that.
      sent_at: replay ? call.sent_at : nowMs,
      due_at: nowMs + timing.callLimitMs,
      updated_at: nowMs,
    };
    if (!(await store.updateCall(trx, call, changes))) return "closed";
    await store.insertAttempt(trx, {
      id: attemptId,
      call_id: call.id,
      transaction_id: call.transaction_id,
      lane_id: laneId,
      number: changes.number ?? null,
      sent_at: nowMs,
      answered_at: null,
      outcome: "sent",
      result_code: null,
      result_message: null,
    });
    await kind.sent(trx, call);
    const resynchronised = stream.resynced_at !== null;
    return { call: { ...call, ...changes }, wire, replay, resynchronised, attemptId, turns: turn.turns };
  });
  for (const id of finished) tools.changed(id);
  return bound;
}

/**
 * What cannot be said to this unit is refused like anything else that will never be accepted. A call that fails inside
 * the service is put off, so that one bad record never holds up its lane.
 */
function whyUnsendable(tools: LaneTools, call: CallRow, error: unknown, nowMs: number): Refusal | Waiting {
  if (error instanceof TranslationError)
    return { code: "unit_refused", message: error.message, passing: false };
  if (error instanceof DatabaseLost || isRepeatable(error)) throw error;
  tools.log.error({ err: error, call_id: call.id }, "a call can't be prepared");
  const because = error instanceof Error ? error.message.slice(0, 500) : "can't be prepared";
  return { wait_until: nowMs + putOffMs, because };
}

function isClosed(lane: store.LaneRow, nowMs: number): boolean {
  return lane.open_until > nowMs && lane.open_until <= nowMs + store.longestWaitMs;
}

function isRefusal(wire: WireCall | Refusal): wire is Refusal {
  return "passing" in wire;
}

/**
 * Settles an answer although the database is away: it is worth more than a replay, which may bring no receipt. The lease
 * and the attempt prove at each try that nobody has taken over.
 */
async function settleSurely(
  tools: LaneTools,
  laneId: number,
  bound: Bound,
  verdict: Verdict<UnitReceipt | null>,
  unit: LaneUnit,
): Promise<"worked" | "closed"> {
  const deadline = performance.now() + tools.timing.leaseMs;
  for (;;) {
    try {
      return await settle(tools, laneId, bound, verdict, unit);
    } catch (error) {
      if (!(error instanceof DatabaseLost)) {
        await leaveAnswered(tools, laneId, bound, error);
        throw error;
      }
      if (performance.now() > deadline) throw error;
      tools.log.warn(
        { err: error, call_id: bound.call.id },
        "the database can't take an answer; trying again",
      );
      await pause(settleAgainMs);
    }
  }
}

/** The answer can't be stored for a reason of our own: its stream waits for a replay, the others go on. */
async function leaveAnswered(tools: LaneTools, laneId: number, bound: Bound, error: unknown): Promise<void> {
  const { db, clock, owner, timing } = tools;
  const current = { id: bound.call.id, state: bound.call.state, attempt_id: bound.attemptId };
  const last_error = error instanceof Error ? error.message.slice(0, 500) : "the answer can't be stored";
  const nowMs = clock.now();
  await db.transaction(async (trx) => {
    if (!(await store.renewLane(trx, db, laneId, owner, timing.leaseMs))) return;
    await store.updateCall(trx, current, {
      holder: null,
      due_at: nowMs + putOffMs,
      last_error,
      updated_at: nowMs,
    });
  });
}

/** Writes everything that follows from an answer in one transaction, under the lease and the attempt. */
async function settle(
  tools: LaneTools,
  laneId: number,
  bound: Bound,
  verdict: Verdict<UnitReceipt | null>,
  unit: LaneUnit,
): Promise<"worked" | "closed"> {
  const { db, clock, owner, log, timing } = tools;
  const { call, attemptId } = bound;
  const { number } = call;
  const meaning = meaningOf(verdict, {
    number,
    replay: bound.replay,
    resynchronised: bound.resynchronised,
    sandbox: unit.sandbox,
  });
  const turn = await db.transaction(async (trx): Promise<"worked" | "closed"> => {
    const nowMs = clock.now();
    const lane = await store.findLane(trx, laneId);
    const contact = { ...laneChanges(lane, verdict, nowMs), ...clockOff(verdict, tools.timeZone, nowMs) };
    // A holder that slept past its lease changes nothing: the next holder resolves what it left.
    if (!lane || !(await store.renewLane(trx, db, laneId, owner, timing.leaseMs, contact))) return "closed";
    const current = { id: call.id, state: call.state, attempt_id: attemptId };
    const applied = await apply(tools, trx, current, call, meaning, verdict, unit, nowMs);
    if (!applied) return "closed";
    await store.updateAttempt(trx, attemptId, {
      answered_at: nowMs,
      outcome: verdict.kind,
      ...resultOf(verdict),
    });
    const isGivenUp = contact.fault_code ? lane.fault_code === null : contact.failures === circuitAfter;
    if (isGivenUp) {
      await tools.gaveUp(trx, { lane_id: laneId, call_id: call.id, error: verdict.message }, nowMs);
    }
    return contact.open_until ? "closed" : "worked";
  });
  log.info(
    {
      lane_id: laneId,
      call_id: call.id,
      attempt_id: attemptId,
      transaction_id: call.transaction_id,
      request_id: call.request_id,
      kind: call.kind,
      number,
      verdict: verdict.kind,
      action: meaning.action,
    },
    "unit call answered",
  );
  if (call.transaction_id) tools.changed(call.transaction_id);
  return turn;
}

/**
 * Counts sends that found no unit; three in a row open the circuit, one call every 15 s probes it. A unit that says of
 * itself that it takes nothing opens it at once, and is probed after 15 s, 30 s, 1 min … 5 min.
 */
function laneChanges(
  lane: store.LaneRow | undefined,
  verdict: Verdict<unknown>,
  nowMs: number,
): Partial<store.LaneRow> {
  const failures = (lane?.failures ?? 0) + 1;
  if (verdict.kind === "refused" && verdict.of_unit) {
    const isKnown = lane?.fault_code != null;
    const { result_code: fault_code, result_message: fault_message } = resultOf(verdict);
    const delayMs = isKnown ? probeEveryMs * 2 ** Math.max(0, failures - circuitAfter) : probeEveryMs;
    const open_until = nowMs + Math.min(delayMs, slowestProbeMs);
    return {
      failures: Math.max(failures, circuitAfter),
      open_until,
      last_contact_at: nowMs,
      fault_code,
      fault_message,
    };
  }
  if (verdict.kind === "doubt") return { failures: 0, open_until: 0 };
  if (verdict.kind !== "not_sent") {
    return { failures: 0, open_until: 0, last_contact_at: nowMs, fault_code: null, fault_message: null };
  }
  return { failures, open_until: nowMs + (failures >= circuitAfter ? probeEveryMs : failures * 1_000) };
}

/** How far the unit's clock is ahead of ours, where it says its time with a yes. */
function clockOff(
  verdict: Verdict<unknown>,
  timeZone: string,
  nowMs: number,
): Pick<store.LaneRow, "clock_off_ms"> | undefined {
  const saidMs = verdict.kind === "accepted" ? instantOf(verdict.result_date, timeZone) : undefined;
  return Number.isSafeInteger(saidMs) ? { clock_off_ms: Number(saidMs) - nowMs } : undefined;
}

/** Whether the unit of a lane counts as out of reach, or says that it takes nothing: nobody should wait for it. */
export function isCircuitOpen(lane: Pick<store.LaneRow, "failures">): boolean {
  return lane.failures >= circuitAfter;
}

type Current = Pick<CallRow, "id" | "state" | "attempt_id">;

async function apply(
  tools: LaneTools,
  trx: Parameters<typeof store.updateCall>[0],
  current: Current,
  call: CallRow,
  meaning: Meaning,
  verdict: Verdict<UnitReceipt | null>,
  unit: LaneUnit,
  nowMs: number,
): Promise<boolean> {
  const kind = tools.kinds[call.kind];
  const lane = call.lane_id;
  const result = resultOf(verdict);
  const freed = { number: null, wire: null, updated_at: nowMs };
  const message = result.result_message ?? "no answer";
  switch (meaning.action) {
    case "accept": {
      if (!(await store.updateCall(trx, current, { state: "done", ...result, updated_at: nowMs })))
        return false;
      if (kind.numbered) {
        const next_number = (call.number ?? 0) + 1;
        await store.updateStream(trx, lane, call.stream, {
          next_number,
          resynced_at: null,
          updated_at: nowMs,
        });
      }
      await kind.accepted(trx, call, unit, {
        code: result.result_code ?? "000",
        message,
        result_date: verdict.kind === "accepted" ? verdict.result_date : null,
        receipt: meaning.receipt,
        recovered: meaning.recovered,
        answer: verdict.answer ?? null,
      });
      // What it held up by being refused before need not wait any longer.
      if (call.tries > 0) await store.hastenCalls(trx, lane, call.stream, nowMs);
      return true;
    }
    case "refuse": {
      const code = result.result_code ?? "";
      const refusal = { code, message, passing: meaning.passing, answer: verdict.answer ?? null };
      if (!(await store.updateCall(trx, current, { state: "refused", ...result, ...freed }))) return false;
      const again = await kind.refused(trx, call, refusal);
      if (again !== null) {
        await trx("calls")
          .where({ id: call.id })
          .update({ state: "waiting", due_at: again, tries: call.tries + 1 });
      }
      return true;
    }
    case "back_off":
      if (
        !(await store.updateCall(trx, current, {
          state: "waiting",
          due_at: nowMs,
          last_error: message,
          ...freed,
        }))
      )
        return false;
      await kind.notSent(trx, call);
      return true;
    case "doubt": {
      const unanswered = kind.numbered ? { state: "sent" as const } : { state: "waiting" as const, ...freed };
      // A call without a number is sent anew each time: it is as old as its record.
      const age = nowMs - ((kind.numbered ? call.sent_at : call.created_at) ?? nowMs);
      const delay = Math.min(Math.max(age / 2, replayDelayMs.least), replayDelayMs.most);
      // Nobody is waiting for an answer any more: the other streams may go on.
      const holder = null;
      const again = {
        ...unanswered,
        ...result,
        holder,
        due_at: Math.round(nowMs + delay),
        last_error: message,
      };
      if (!(await store.updateCall(trx, current, { ...again, updated_at: nowMs }))) return false;
      await kind.doubted(trx, call, message);
      return true;
    }
    case "resynchronise":
      if (!(await store.updateCall(trx, current, { state: "waiting", due_at: nowMs, ...result, ...freed })))
        return false;
      await store.updateStream(trx, lane, call.stream, {
        next_number: meaning.next,
        resynced_at: nowMs,
        updated_at: nowMs,
      });
      tools.log.warn(
        { lane_id: lane, stream: call.stream, next: meaning.next },
        "counter taken from the unit",
      );
      await kind.notSent(trx, call);
      return true;
    case "stop":
      if (!(await store.updateCall(trx, current, { state: "waiting", due_at: nowMs, ...result, ...freed })))
        return false;
      await store.updateStream(trx, lane, call.stream, {
        stopped_reason: meaning.reason.slice(0, 500),
        updated_at: nowMs,
      });
      tools.log.error({ lane_id: lane, stream: call.stream, reason: meaning.reason }, "stream stopped");
      await kind.notSent(trx, call);
      return true;
  }
}

/** What the unit said, as long as the columns are: a unit may answer anything. A refusal of our own has no unit's code. */
function resultOf(said: Verdict<unknown>): { result_code: string | null; result_message: string | null } {
  const code = "code" in said ? said.code : null;
  return { result_code: code?.slice(0, 10) ?? null, result_message: said.message.slice(0, 500) };
}
