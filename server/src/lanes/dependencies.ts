// The dependencies of serving a lane.

import type { Logger } from "pino";
import type { Clock } from "../base/clock.ts";
import type { ZoneSetting } from "../base/zone.ts";
import type { ControlUnit } from "../control-unit/types.ts";
import type { GroupCommit } from "../db/batching/group-commit.ts";
import type { Database } from "../db/open.ts";
import type { Trx } from "../db/sql/schema.ts";
import type { CallKindName, CallKinds, LaneUnit } from "./kinds.ts";
import type { Lateness, Pulse } from "./lateness.ts";
import type { LaneTiming } from "./timing.ts";

/** Something went wrong inside the service with one call: its neighbors go first for so long. */
export const putOffMs = 60_000;

/** A unit's local time is that of its profile, unless the settings name a zone. */
export type LaneDependencies = ZoneSetting & {
  db: Database;
  /** Where lanes write side by side. */
  groupCommit: GroupCommit;
  clock: Clock;
  log: Logger;
  timing: LaneTiming;
  lateness: Lateness;
  pulse: Pulse;
  unit: ControlUnit;
  kinds: CallKinds;
  /** This process, as the holder of leases. */
  owner: string;
  /** Where the lane's device is now, or why it cannot be called. */
  unitOf(trx: Trx, laneId: number): Promise<LaneUnit | undefined>;
  /** Called after each commit that may have finished a transaction. */
  changed(transactionId: string): void;
  /** Called once a unit's result for a call is stored, with the time since the call was created. */
  finished?(call: { kind: CallKindName; outcome: "accepted" | "rejected"; afterMs: number }): void;
  /** Called when the service itself was too late to send a call, or to wait for its response. */
  late?(): void;
  /** Called inside the transaction that opens a circuit. Returns since when no call has succeeded. */
  gaveUp(trx: Trx, send: { lane_id: number; call_id: string; error: string }, nowMs: number): Promise<number>;
  /** Called inside the transaction that stores the first response after that. */
  cameBack(trx: Trx, lane: { lane_id: number; since: number }, nowMs: number): Promise<void>;
};
