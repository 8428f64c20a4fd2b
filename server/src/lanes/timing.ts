// The time limits of a lane, all derived from the limit of a save call.

export type LaneTiming = {
  /** Connecting, of a save call. */
  connectMs: number;
  /** A whole save call. */
  saveMs: number;
  /** After this time, a send of a vanished holder without a response can't be on its way any more. */
  callLimitMs: number;
  /** Longer than any save call may take, so that a live holder never loses its lane. */
  leaseMs: number;
};

/** With the default of 30 s: connecting 3 s, an unanswered send is over after 34 s, a lease lasts 45 s. */
export function timingOf(saveMs: number): LaneTiming {
  return {
    connectMs: Math.min(3_000, saveMs / 2),
    saveMs,
    callLimitMs: Math.round((saveMs * 34) / 30),
    leaseMs: Math.round(saveMs * 1.5),
  };
}

/** A lease is renewed once it is so old: a third of the time for which a call may be bound before it is sent. */
export function renewalOf({ leaseMs, saveMs }: LaneTiming): number {
  return (leaseMs - saveMs) / 3;
}
