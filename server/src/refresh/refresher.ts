// Fetches codes, item classes and notices of every active device once a day, beside its lane's saves and never in their way.
import type { Logger } from "pino";
import { refreshReference, type SyncDependencies, type SyncSource } from "../codes/sync.ts";
import type { Config } from "../config.ts";
import { findLaneAddress } from "../devices/ready-store.ts";
import { updateDevice } from "../devices/store.ts";
import { fetchNotices } from "../notices/sync.ts";
import type { Relays } from "../relay/relays.ts";
import { repeated } from "../repeated.ts";
import type { Secrets } from "../secrets.ts";
import * as store from "./store.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const lookEveryMs = minuteMs;
/** Devices that one process refreshes at once, and looks at in one turn. */
const atOnce = 4;
const inOneTurn = 100;
/** A process that dies in the middle leaves the device to the next look after this. */
const claimMs = hourMs;
const retryMs = { first: 15 * minuteMs, most: 6 * hourMs };

export type Refresher = {
  /** Refreshes what is due and not taken by another process; gives how many devices. */
  look(): Promise<number>;
  /** Looks each minute until stopped. */
  start(): void;
  /** Ends after the call under way, or without waiting for it any longer than this. */
  stop(limitMs?: number): Promise<void>;
};

type RefresherDependencies = SyncDependencies & {
  log: Logger;
  config: Pick<Config, "allowPrivateUnits">;
  secrets: Secrets;
  relays: Pick<Relays, "isElsewhere">;
  /** From 0 to 1; tests give their own. */
  jitter?: () => number;
};

export function createRefresher(dependencies: RefresherDependencies): Refresher {
  const { db, clock, log, relays, jitter = Math.random } = dependencies;

  /** A day, an hour more or less, so that devices which were set up together do not ask together for ever. */
  const aboutADay = (): number => Math.round(dayMs + (2 * jitter() - 1) * hourMs);

  /** What was just initialised is fresh; what was not for long comes within the hour. */
  async function plan(): Promise<void> {
    const nowMs = clock.now();
    for (const { lane_id, last_initialized_at } of await store.findUnplanned(db.knex, inOneTurn)) {
      const soon = nowMs + Math.round(jitter() * hourMs);
      await store.insertPlan(db.knex, lane_id, Math.max((last_initialized_at ?? 0) + aboutADay(), soon));
    }
  }

  async function look(isStopping: () => boolean): Promise<number> {
    await plan();
    const due = await store.findDue(db.knex, clock.now(), inOneTurn);
    let refreshed = 0;
    const next = async (): Promise<void> => {
      for (let device = due.shift(); device && !isStopping(); device = due.shift()) {
        // The process that has the branch's relay refreshes this device.
        if (device.via === "relay" && (await relays.isElsewhere(device.branch_id))) continue;
        if (!(await store.claimRefresh(db, device, clock.now() + claimMs))) continue;
        await refresh(device, isStopping);
        refreshed += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    return refreshed;
  }

  async function refresh(device: store.DueDevice, isStopping: () => boolean): Promise<void> {
    const { lane_id, bhf_id } = device;
    const errors = await fetchAll(device, isStopping);
    // What is cut off by the stop says nothing about the unit; its claim ends by itself.
    if (isStopping()) return;
    const nowMs = clock.now();
    if (errors.length === 0) {
      const done = { failures: 0, last_error: null, failed_at: null, last_succeeded_at: nowMs };
      await store.updatePlan(db.knex, lane_id, { ...done, due_at: nowMs + aboutADay() });
      log.info({ lane_id, bhf_id }, "reference data refreshed");
      return;
    }
    const failures = device.failures + 1;
    const last_error = errors.join("; ").slice(0, 1_000);
    const delay = Math.min(retryMs.first * 2 ** (failures - 1), retryMs.most) * (0.9 + 0.2 * jitter());
    const due_at = Math.round(nowMs + delay);
    await store.updatePlan(db.knex, lane_id, { due_at, failures, last_error, failed_at: nowMs });
    log.warn({ lane_id, bhf_id, failures, error: last_error }, "reference data could not be refreshed");
  }

  /** Each kind by itself: a unit that refuses one may give the other. */
  async function fetchAll(
    { device_id, data_set_id, branch_id, lane_id }: store.DueDevice,
    isStopping: () => boolean,
  ): Promise<string[]> {
    const unit = await findLaneAddress(db.knex, dependencies, lane_id);
    if (!unit) return ["the device is no longer initialised"];
    const source: SyncSource = { data_set_id, branch_id, lane_id, address: unit.address };
    const kinds = {
      codes: async () => {
        const { warnings } = await refreshReference(dependencies, source);
        await updateDevice(db.knex, device_id, { warnings });
      },
      notices: () => fetchNotices(dependencies, source),
    };
    const errors: string[] = [];
    for (const [kind, fetch] of Object.entries(kinds)) {
      if (isStopping()) break;
      try {
        await fetch();
      } catch (error) {
        errors.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return errors;
  }

  const looks = repeated(look, lookEveryMs, (error) =>
    log.warn({ err: error }, "looking for devices to refresh failed"),
  );
  return {
    ...looks,
    async stop(limitMs = 2_000) {
      let limit: NodeJS.Timeout | undefined;
      const over = new Promise((resolve) => {
        limit = setTimeout(resolve, limitMs);
      });
      await Promise.race([looks.stop(), over]);
      clearTimeout(limit);
    },
  };
}
