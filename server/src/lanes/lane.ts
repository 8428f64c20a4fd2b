// Serves one device's lane in this process: binds a call, sends it, stores its result, and binds the next.

import { setTimeout as pause } from "node:timers/promises";
import type { UnitReceipt, UnitResult } from "../control-unit/types.ts";
import { documentDateOf } from "../control-unit/wire-fields.ts";
import { DatabaseLost } from "../db/engine/failures.ts";
import type { Trx } from "../db/sql/schema.ts";
import { type Ended, inSpan, originOfRequest } from "../tracing.ts";
import { applyResult } from "./apply.ts";
import { receivedOf } from "./attempt-bodies.ts";
import { updateAttempt } from "./attempts.ts";
import { type Bound, bindNext, type Next } from "./bind.ts";
import { updateCall } from "./calls.ts";
import { newTurns, type Turns } from "./choose.ts";
import { contactOf, isClosed } from "./contact.ts";
import { type LaneDependencies, putOffMs } from "./dependencies.ts";
import { leaseWatchOf } from "./lease-watch.ts";
import { saves } from "./leases.ts";
import { meaningOf, resultOf } from "./meanings.ts";
import { afterMidnight } from "./midnight.ts";
import { noteOutage } from "./outages.ts";
import { believed, noteReach, noteService } from "./responses.ts";
import { type LockedLane, lockFreeLane, lockLane, updateLane } from "./store.ts";

/** If the database is lost, a result is offered again this often, while the lease lasts. */
const settleAgainMs = 200;

/** A call whose send is over, and how long that took. */
type Sent = Bound & { tookMs: number };

/** The next turn of a process in a lane; `over` if it has released the lane, or never had it. */
type Turn = (Bound & { leasedMs: number }) | "over" | "settled";

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
    // A process that was stopped meanwhile, or waited long for its database, may lose the lane in the middle of the call.
    const isLate =
      performance.now() - turn.leasedMs > dependencies.timing.leaseMs - dependencies.timing.saveMs;
    const sentMs = performance.now();
    const result = isLate ? tooLate : await send(dependencies, turn);
    const tookMs = Math.round(performance.now() - sentMs);
    turn = await settleSurely(dependencies, { ...turn, tookMs }, result, isOver(worked + 1));
  }
}

const tooLate: UnitResult<UnitReceipt | null> = {
  kind: "not_sent",
  message: "The service was held up before it could send.",
};

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
  const { turn, ended } = await groupCommit.run((trx) => work(trx, performance.now()));
  if (ended) changed(ended);
  return turn;
}

/**
 * Stores a result although the database is lost: it is worth more than a replay, which may bring no receipt. Lease
 * and attempt verify at each try that no other process has taken over.
 */
async function settleSurely(
  dependencies: LaneDependencies,
  bound: Sent,
  result: UnitResult<UnitReceipt | null>,
  isOver: boolean,
): Promise<Turn> {
  const deadline = performance.now() + dependencies.timing.leaseMs;
  let isLogged = false;
  for (let isLast = isOver; ; ) {
    try {
      return await settle(dependencies, bound, result, isLast);
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
      if (performance.now() > deadline) throw error;
      if (!isLogged) {
        const fields = { err: error, call_id: bound.call.id };
        dependencies.log.warn(fields, "the database can't store the unit's response; retrying");
      }
      isLogged = true;
      await pause(settleAgainMs);
    }
  }
}

/** The result can't be stored because of our own fault: its stream waits for a replay, the others continue. */
async function leaveInDoubt(dependencies: LaneDependencies, bound: Bound, error: unknown): Promise<void> {
  const { db, clock, owner } = dependencies;
  const { id, state, lane_id } = bound.call;
  const last_error = error instanceof Error ? error.message.slice(0, 500) : "the result can't be stored";
  await db.transaction(async (trx) => {
    if ((await lockLane(trx, db, lane_id))?.owner !== owner) return;
    const nowMs = clock.now();
    const current = { id, state, attempt_id: bound.attemptId };
    await updateCall(trx, current, {
      holder: null,
      due_at: nowMs + putOffMs,
      last_error,
      updated_at: nowMs,
    });
  });
}

/** Writes everything that follows from a response, under the lease and the attempt, and binds the next call with it. */
async function settle(
  dependencies: LaneDependencies,
  bound: Sent,
  result: UnitResult<UnitReceipt | null>,
  isOver: boolean,
): Promise<Turn> {
  const { db, clock, owner, log } = dependencies;
  const { call, wire, attemptId, replay, resynchronized, unit, turns } = bound;
  const { lane_id, number } = call;
  const said = meaningOf(result, { number, replay, resynchronized, sandbox: unit.sandbox });
  let meaning = said;
  let afterMs: number | undefined;
  const turn = await commit(dependencies, async (trx, leasedMs) => {
    const nowMs = clock.now();
    afterMs = undefined;
    const lane = await lockLane(trx, db, lane_id);
    // A holder that slept past its lease changes nothing: the next holder resolves its call.
    if (lane?.owner !== owner) return { turn: "over" };
    const contact = contactOf(lane, result, dependencies.timeZone, nowMs);
    meaning = await believed(dependencies, trx, lane, bound, result, said, nowMs);
    const midnightMs = afterMidnight(result, documentDateOf(wire), lane, dependencies.timeZone, nowMs);
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
      await updateAttempt(trx, attemptId, {
        answered_at: nowMs,
        outcome: result.kind,
        ...resultOf(result),
        ...receivedOf(result),
        took_ms: bound.tookMs,
      });
      const sent = { id: call.id, stream: call.stream, sentMs: nowMs - bound.tookMs };
      Object.assign(contact, await noteOutage(trx, lane, sent, result, nowMs));
      Object.assign(contact, await noteReach(dependencies, trx, lane, contact, call.id, result, nowMs));
      if (!isOver && !contact.open_until) next = await bindNext(dependencies, trx, lane_id, turns);
    }
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
