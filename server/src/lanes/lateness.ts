// The service's own delays between binding a call and the end of its send. They are never the control unit's.
import { monotonicMs } from "../base/clock.ts";
import { startInterval } from "../base/timers.ts";
import type { UnitResult } from "../control-unit/types.ts";

const longestRestMs = 30_000;
const pulseMs = 250;
/** A process whose timers are this late was stopped, or its machine was. Garbage collection and slow work take less. */
const heldUpMs = 1_000;

/** Lanes for whose calls this process came too late, one time after another. */
export type Lateness = {
  /** The process came too late again. Returns for how long it leaves the lane to others: not at all the first time. */
  add(laneId: number): number;
  /** A call was sent in time. */
  end(laneId: number): void;
  /** Lanes that the process leaves to others at present. */
  resting(): number[];
};

export function createLateness(): Lateness {
  const lanes = new Map<number, { inARow: number; untilMs: number }>();
  return {
    add(laneId) {
      const inARow = (lanes.get(laneId)?.inARow ?? 0) + 1;
      const restMs = inARow === 1 ? 0 : Math.min(1_000 * 2 ** (inARow - 2), longestRestMs);
      lanes.set(laneId, { inARow, untilMs: monotonicMs() + restMs });
      return restMs;
    },
    end: (laneId) => void lanes.delete(laneId),
    resting() {
      const nowMs = monotonicMs();
      return [...lanes].flatMap(([id, { untilMs }]) => (untilMs > nowMs ? [id] : []));
    },
  };
}

/** Notices when the process does not run: it is stopped, its machine sleeps, or work blocks its event loop. */
export type Pulse = {
  /** Whether the process stood still for a second or more at one time since `sinceMs` (`monotonicMs()`). */
  stoodStill(sinceMs: number): boolean;
  stop(): void;
};

export function startPulse(): Pulse {
  let beatMs = monotonicMs();
  let stillUntilMs = Number.NEGATIVE_INFINITY;
  const isLate = (nowMs: number) => nowMs - beatMs - pulseMs >= heldUpMs;
  const timer = startInterval(() => {
    const nowMs = monotonicMs();
    if (isLate(nowMs)) stillUntilMs = nowMs;
    beatMs = nowMs;
  }, pulseMs).unref();
  return {
    stoodStill: (sinceMs) => stillUntilMs > sinceMs || isLate(monotonicMs()),
    stop: () => timer.cancel(),
  };
}

/** A send during which the service stood still: nothing was written, or the response can't be awaited any more. */
export function isOwnDelay(result: UnitResult<unknown>, stoodStill: boolean): boolean {
  if (!stoodStill) return false;
  return result.kind === "doubt" ? !result.answer : result.kind === "not_sent" && !result.blocked;
}
