// Serves one device's lane in this process: binds a call, sends it, stores its result, and binds the next.

import { monotonicMs } from "../base/clock.ts";
import { cutText } from "../base/cut-text.ts";
import { DatabaseLost } from "../base/database-lost.ts";
import { pause } from "../base/timers.ts";
import { type Ended, inSpan, originOfRequest } from "../base/tracing.ts";
import { zoneOf } from "../base/zone.ts";
import type { UnitReceipt, UnitResult } from "../control-unit/types.ts";
import { documentDateOf } from "../control-unit/wire-fields.ts";
import type { Trx } from "../db/sql/schema.ts";
import { applyResult } from "./apply.ts";
import { receivedOf } from "./attempt-bodies.ts";
import { endUnanswered, insertAttempt, sendOf } from "./attempts.ts";
import { type Bound, bindNext, type Next } from "./bind.ts";
import { updateCall } from "./calls.ts";
import { newTurns, type Turns } from "./choose.ts";
import { contactOf, isAsKnown, isClosed } from "./contact.ts";
import { type LaneDependencies, putOffMs } from "./dependencies.ts";
import { isOwnDelay } from "./lateness.ts";
import { leaseWatchOf } from "./lease-watch.ts";
import { saves } from "./leases.ts";
import { meaningOf, resultOf } from "./meanings.ts";
import { afterMidnight } from "./midnight.ts";
import { noteOutage } from "./outages.ts";
import { believed, noteReach, noteService } from "./responses.ts";
import { type LockedLane, lockFreeLane, lockLane, updateLane } from "./store.ts";
import { renewalOf } from "./timing.ts";
import { unbind } from "./unbind.ts";

/** If the database is lost, a result is offered again this often, while the lease lasts. */
const settleAgainMs = 200;

/** A bound call, and by the process's own timer the time from which the lease is reckoned. */
type Leased = Bound & { leasedMs: number };

/** A call whose send is over: when, how long it took, and whether the service stood still meanwhile and can't judge the unit. */
type Sent = Leased & { endedMs: number; tookMs: number; isHeldUp: boolean };

/** The next turn of a process in a lane; `over` if it has released the lane, or never had it. */
type Turn = Leased | "over" | "settled";

/**
 * Takes a lane, if it is free, and serves it until nothing is due, the unit can't be reached, or the lease is
 * lost. Binding and storing may share their transactions with those of other lanes.
 *
 * @param isOver Called between calls, with their number; true releases the lane after the current call.
 * @returns The number of turns with work.
 */
export async function drainLane(
  dependencies: LaneDependencies,
  laneId: number,
  isOver: (worked: number) => boolean,
): Promise<number> {
  let turns = newTurns();
  let turn = await begin(dependencies, laneId, turns, isOver(0));
  for (let worked = 0; ; worked++) {
    if (turn === "over") return worked;
    if (turn === "settled") {
      turn = await begin(dependencies, laneId, turns, isOver(worked));
      continue;
    }
    turns = turn.turns;
    turn = await serve(dependencies, turn, () => isOver(worked + 1));
  }
}

/** Sends a bound call and stores its result, or takes it back if the service itself was too late to send it. */
async function serve(dependencies: LaneDependencies, bound: Leased, isOver: () => boolean): Promise<Turn> {
  const { timing, pulse, lateness, clock } = dependencies;
  const sentMs = monotonicMs();
  // A process that was stopped meanwhile, or waited long for its database, may lose the lane in the middle of the call.
  if (sentMs - bound.leasedMs > timing.leaseMs - timing.saveMs) {
    return takeBackSurely(dependencies, bound, isOver());
  }
  const result = await send(dependencies, bound);
  const tookMs = Math.round(monotonicMs() - sentMs);
  // What fails sooner than a time limit fails for another reason.
  const isHeldUp = tookMs >= timing.connectMs && isOwnDelay(result, pulse.stoodStill(sentMs));
  if (isHeldUp && result.kind === "not_sent") return takeBackSurely(dependencies, bound, isOver());
  if (isHeldUp) dependencies.late?.();
  lateness.end(bound.call.lane_id);
  const sent = { ...bound, endedMs: clock.now(), tookMs, isHeldUp };
  const known = isHeldUp ? { ...result, message: stoodStill } : result;
  return surely(dependencies, bound, isOver(), (isLast) => settle(dependencies, sent, known, isLast));
}

const stoodStill = "The service stood still while it waited for the response.";

async function send(
  dependencies: LaneDependencies,
  { call, wire, unit }: Bound,
): Promise<UnitResult<UnitReceipt | null>> {
  try {
    return await inSpan(
      {
        name: `unit ${wire.path}`,
        kind: "client",
        attributes: () => ({
          "http.request.method": "POST",
          "url.path": wire.path,
          "taxctl.branch_id": unit.address.bhf_id,
          "taxctl.call_id": call.id,
        }),
        origins: () => [originOfRequest(call.request_id)],
        describe: describeResult,
      },
      () => dependencies.unit.save(unit.address, wire),
    );
  } catch (error) {
    // The client returns a result for every outcome. An exception is a defect, and the sent content is unknown.
    dependencies.log.error({ err: error, call_id: call.id }, "the control unit client failed");
    return { kind: "doubt", code: null, message: "the call failed inside the service" };
  }
}

/** The attributes of a call in a trace: never its message, which may quote the document. */
function describeResult(result: UnitResult<unknown>): Ended {
  const code = "code" in result ? result.code : null;
  const isFailed = result.kind !== "accepted" && result.kind !== "duplicate";
  return {
    attributes: {
      "taxctl.unit.result": result.kind,
      ...(code === null ? {} : { "taxctl.unit.result_code": code }),
    },
    error: isFailed ? (code ?? result.kind) : undefined,
  };
}

/** Takes the lane if it is free, and binds its first call: number, attempt and time are committed with the lease. */
async function begin(
  dependencies: LaneDependencies,
  laneId: number,
  turns: Turns,
  isOver: boolean,
): Promise<Turn> {
  const { db, clock, owner } = dependencies;
  return commit(dependencies, async (trx, leasedMs) => {
    const lane = await lockFreeLane(trx, db, laneId);
    if (!lane || (lane.owner !== owner && !isFree(dependencies, lane))) return { turn: "over" };
    const isIdle = isOver || isClosed(lane, clock.now());
    const { next, ended }: Next = isIdle
      ? { next: "over" }
      : await bindNext(dependencies, trx, laneId, turns);
    if (next !== "over" || lane.owner === owner)
      await updateLane(trx, laneId, leaseOf(dependencies, lane, next));
    return { turn: withLease(next, leasedMs), ended };
  });
}

function isFree({ db, timing }: LaneDependencies, { id, owner, lease_until, now_ms }: LockedLane): boolean {
  const lease = { owner, until: lease_until, now_ms };
  return leaseWatchOf(db).isOver(`${saves.owner} ${id}`, lease, timing.leaseMs);
}

/** The renewed lease, or its end with the work. */
function leaseOf({ owner, timing }: LaneDependencies, lane: LockedLane, next: Next["next"]) {
  if (next === "over") return { owner: null, lease_until: 0 };
  return { owner, lease_until: lane.now_ms + timing.leaseMs };
}

function withLease(next: Next["next"], leasedMs: number): Turn {
  return typeof next === "string" ? next : { ...next, leasedMs };
}

/** The result of a lane's transaction, and the business transaction that it may have ended. */
type Committed = { turn: Turn; ended?: string | null | undefined };

/** Runs a lane's work in a transaction, which other lanes may share, and reports its end after the commit. */
async function commit(
  { groupCommit, changed }: LaneDependencies,
  work: (trx: Trx, leasedMs: number) => Promise<Committed>,
): Promise<Turn> {
  const { turn, ended } = await groupCommit.run((trx) => work(trx, monotonicMs()));
  if (ended) changed(ended);
  return turn;
}

/**
 * Stores the end of a send although the database is lost: a result is worth more than a replay, which may bring no receipt. Lease
 * and attempt verify at each try that no other process has taken over.
 */
async function surely(
  dependencies: LaneDependencies,
  bound: Bound,
  isOver: boolean,
  store: (isLast: boolean) => Promise<Turn>,
): Promise<Turn> {
  const deadline = monotonicMs() + dependencies.timing.leaseMs;
  let isLogged = false;
  for (let isLast = isOver; ; ) {
    try {
      return await store(isLast);
    } catch (error) {
      if (!(error instanceof DatabaseLost)) {
        if (isLast) {
          await leaveInDoubt(dependencies, bound, error);
          throw error;
        }
        // A fault in the next call must not lose this result.
        isLast = true;
        continue;
      }
      if (monotonicMs() > deadline) throw error;
      if (!isLogged) {
        const fields = { err: error, call_id: bound.call.id };
        dependencies.log.warn(fields, "the database can't store the end of a call; retrying");
      }
      isLogged = true;
      await pause(settleAgainMs);
    }
  }
}

/**
 * Takes back a call of which nothing was written, because the service itself was too late. It is bound again at once. If that is too
 * late as well, the process leaves the lane to others for 1 to 30 s.
 */
async function takeBackSurely(dependencies: LaneDependencies, bound: Leased, isOver: boolean): Promise<Turn> {
  const { db, clock, owner, kinds, lateness, log } = dependencies;
  const { call, turns, replay } = bound;
  const { lane_id } = call;
  const late_ms = Math.round(monotonicMs() - bound.leasedMs);
  const restMs = lateness.add(lane_id);
  const fields = { lane_id, call_id: call.id, transaction_id: call.transaction_id, late_ms, replay };
  log.warn(fields, "the service was too late to send a call; it is bound again");
  dependencies.late?.();
  return surely(dependencies, bound, isOver || restMs > 0, (isLast) =>
    commit(dependencies, async (trx, leasedMs) => {
      const nowMs = clock.now();
      const lane = await lockLane(trx, db, lane_id);
      if (lane?.owner !== owner) return { turn: "over" };
      let next: Next = { next: "over" };
      if ((await unbind(kinds, trx, bound, nowMs)) && !isLast) {
        next = await bindNext(dependencies, trx, lane_id, turns);
      }
      await updateLane(trx, lane_id, { late_at: nowMs, late_ms, ...leaseOf(dependencies, lane, next.next) });
      return { turn: withLease(next.next, leasedMs), ended: next.ended };
    }),
  );
}

/** The result can't be stored because of our own fault: its stream waits for a replay, the others continue. */
async function leaveInDoubt(dependencies: LaneDependencies, bound: Bound, error: unknown): Promise<void> {
  const { db, clock, owner } = dependencies;
  const { id, state, lane_id } = bound.call;
  const last_error = error instanceof Error ? cutText(error.message, 500) : "the result can't be stored";
  await db.transaction(async (trx) => {
    if ((await lockLane(trx, db, lane_id))?.owner !== owner) return;
    const nowMs = clock.now();
    const current = { id, state, attempt_id: bound.attemptId };
    const changes = { holder: null, due_at: nowMs + putOffMs, last_error, updated_at: nowMs };
    if (await updateCall(trx, current, changes)) await endUnanswered(trx, bound.call);
  });
}

function sentCall({ call, endedMs, tookMs }: Sent) {
  return { id: call.id, stream: call.stream, sentMs: endedMs - tookMs, endedMs };
}

/** Writes everything that follows from a response, under the lease and the attempt, and binds the next call with it. */
async function settle(
  dependencies: LaneDependencies,
  bound: Sent,
  result: UnitResult<UnitReceipt | null>,
  isOver: boolean,
): Promise<Turn> {
  const { db, clock, owner, log, timing } = dependencies;
  const { call, wire, attemptId, replay, resynchronized, unit, turns } = bound;
  const { lane_id, number } = call;
  const said = meaningOf(result, { number, replay, resynchronized, sandbox: unit.sandbox });
  const timeZone = zoneOf(dependencies, unit.address.profile);
  let meaning = said;
  let afterMs: number | undefined;
  const turn = await commit(dependencies, async (trx, leasedMs) => {
    const nowMs = clock.now();
    afterMs = undefined;
    const lane = await lockLane(trx, db, lane_id);
    // A holder that slept past its lease changes nothing: the next holder resolves its call.
    if (lane?.owner !== owner) return { turn: "over" };
    // What the service missed by its own fault says nothing about the unit.
    const contact = bound.isHeldUp
      ? { late_at: nowMs, late_ms: bound.tookMs }
      : contactOf(lane, result, timeZone, nowMs);
    meaning = await believed(dependencies, trx, lane, bound, result, said, nowMs);
    const midnightMs = afterMidnight(result, documentDateOf(wire), lane, timeZone, nowMs);
    let next: Next = { next: "over" };
    if (
      await applyResult(
        dependencies,
        trx,
        { call, attemptId, unitResult: result, meaning, unit, midnightMs },
        nowMs,
      )
    ) {
      afterMs = Math.max(0, nowMs - call.created_at);
      Object.assign(contact, await noteService(trx, lane, bound, result, meaning, nowMs));
      await insertAttempt(trx, {
        ...sendOf(call),
        answered_at: bound.endedMs,
        outcome: result.kind,
        ...resultOf(result),
        ...receivedOf(result),
        took_ms: bound.tookMs,
      });
      if (!bound.isHeldUp) Object.assign(contact, await noteOutage(trx, lane, sentCall(bound), result));
      Object.assign(contact, await noteReach(dependencies, trx, lane, contact, call.id, result, nowMs));
      if (!isOver && !contact.open_until) next = await bindNext(dependencies, trx, lane_id, turns);
    }
    const renewMs = renewalOf(timing);
    const isFresh = leasedMs - bound.leasedMs < renewMs;
    if (typeof next.next !== "string" && isFresh && isAsKnown(lane, contact, renewMs))
      return { turn: withLease(next.next, bound.leasedMs), ended: next.ended };
    await updateLane(trx, lane_id, { ...contact, ...leaseOf(dependencies, lane, next.next) });
    return { turn: withLease(next.next, leasedMs), ended: next.ended };
  });
  log.info(
    {
      account_id: unit.account_id,
      bhf_id: unit.address.bhf_id,
      lane_id,
      call_id: call.id,
      attempt_id: attemptId,
      transaction_id: call.transaction_id,
      request_id: call.request_id,
      kind: call.kind,
      number,
      result: result.kind,
      action: meaning.action,
      // Only the service's own words: a message of the unit may quote the document.
      ...(result.kind === "not_sent" ? { reason: result.message } : {}),
    },
    "unit call ended",
  );
  if (afterMs !== undefined && (meaning.action === "accept" || meaning.action === "reject")) {
    const outcome = meaning.action === "accept" ? "accepted" : "rejected";
    dependencies.finished?.({ kind: call.kind, outcome, afterMs });
  }
  dependencies.changed(call.transaction_id);
  return turn;
}
