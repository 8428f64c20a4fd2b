// Fetches codes, item classes and items of every active device once a day, next to its lane's saves and never in their way.

import type { Logger } from "pino";
import { fraction } from "../../base/chance.ts";
import type { Config } from "../../base/config.ts";
import type { Secrets } from "../../base/secrets.ts";
import type { SyncDependencies, SyncSource } from "../../core/codes/sync.ts";
import type { Reach } from "../../core/context/context.ts";
import { refreshReference } from "../../core/device-setup/reference.ts";
import { findLaneAddress } from "../../core/devices/ready-store.ts";
import { updateDevice } from "../../core/devices/store.ts";
import type { Runner } from "../../core/jobs/runner.ts";
import { createDaily, inOneTurn, reasonOf, retryDelay } from "./daily.ts";
import * as store from "./store.ts";

declare module "../../core/context/context.ts" {
  interface Service {
    /** Fetches reference data of every device once a day. */
    refresher: Runner;
  }
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const longestRetryMs = 6 * hourMs;

export type RefresherDependencies = SyncDependencies & {
  log: Logger;
  config: Pick<Config, "allowPrivateUnits">;
  secrets: Secrets;
  reach?: Pick<Reach, "isElsewhere"> | undefined;
  /** From 0 to 1; tests give their own. */
  jitter?: () => number;
};

export function createRefresher(dependencies: RefresherDependencies): Runner {
  const { db, clock, log, jitter = fraction } = dependencies;

  /** A day, give or take an hour, so that devices which were set up together don't call together for ever. */
  const aboutADay = (): number => Math.round(dayMs + (2 * jitter() - 1) * hourMs);

  /** A device that was just initialized is fresh; one that is overdue comes within the hour. */
  async function plan(): Promise<void> {
    const nowMs = clock.now();
    for (const { lane_id, last_initialized_at } of await store.findUnplanned(db.knex, inOneTurn)) {
      const soon = nowMs + Math.round(jitter() * hourMs);
      const dueMs = Math.max((last_initialized_at ?? 0) + aboutADay(), soon);
      await db.transaction((trx) => store.insertPlan(trx, lane_id, dueMs, nowMs));
    }
  }

  async function refresh(device: store.DueDevice, signal: AbortSignal): Promise<void> {
    const { lane_id, bhf_id } = device;
    const error = await fetchAll(device);
    // A refresh that the stop aborted says nothing about the unit.
    if (signal.aborted) return;
    const nowMs = clock.now();
    if (error === undefined) {
      const done = { failures: 0, last_error: null, failed_at: null, last_succeeded_at: nowMs };
      const next = { ...done, due_at: nowMs + aboutADay() };
      await db.transaction((trx) => store.updatePlan(trx, device, next, nowMs));
      log.info({ lane_id, bhf_id }, "reference data refreshed");
      return;
    }
    const failures = device.failures + 1;
    const last_error = error.slice(0, 1_000);
    const due_at = nowMs + retryDelay(failures, longestRetryMs, jitter);
    const next = { due_at, failures, last_error, failed_at: nowMs };
    await db.transaction((trx) => store.updatePlan(trx, device, next, nowMs));
    log.warn({ lane_id, bhf_id, failures, error: last_error }, "reference data could not be refreshed");
  }

  /** Why it failed; undefined where it did not. */
  async function fetchAll({
    device_id,
    data_set_id,
    branch_id,
    lane_id,
  }: store.DueDevice): Promise<string | undefined> {
    try {
      const unit = await findLaneAddress(db.knex, dependencies, lane_id);
      if (!unit) return "the device is no longer initialized";
      const source: SyncSource = { data_set_id, branch_id, lane_id, address: unit.address };
      const { warnings } = await refreshReference(dependencies, source);
      await updateDevice(db.knex, device_id, { warnings });
      return undefined;
    } catch (error) {
      return `codes: ${reasonOf(error)}`;
    }
  }

  return createDaily(dependencies, {
    name: "codes",
    plan,
    findDue: () => store.findDue(db, clock.now(), inOneTurn),
    run: refresh,
  });
}
