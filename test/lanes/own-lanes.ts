// Lanes next to those of a test's service, which serve in another way.
import { createCallKinds } from "../../server/src/core/call-kinds/call-kinds.ts";
import { readLaneAddress } from "../../server/src/core/devices/ready-store.ts";
import { timingOf } from "../../server/src/lanes/timing.ts";
import { createLanes, type Lanes, type LanesOptions } from "../../server/src/lanes/worker.ts";
import type { LaneTest } from "../support/lane.ts";

/** Lanes that serve only while they are drained, unless otherwise given. */
export function lanesOf({ test, db, unit }: LaneTest, options: Partial<LanesOptions> = {}): Lanes {
  const { config, clock, log } = test.service;
  return createLanes({
    requireUnit: async () => undefined,
    db,
    processName: "test",
    clock,
    log,
    timing: timingOf(30_000),
    timeZone: config.timeZone,
    isPassive: true,
    unit,
    kinds: createCallKinds({ clock, timeZone: config.timeZone }),
    unitOf: (trx, laneId) => readLaneAddress(trx, test.service, laneId),
    gaveUp: async () => 0,
    cameBack: async () => undefined,
    settled: () => undefined,
    ...options,
  });
}
