// Fetches supplier invoices, customs records and notices of each branch once a day, at the branch's time.

import { fraction } from "../../base/chance.ts";
import type { Config } from "../../base/config.ts";
import { localNow, stampOf, timeOfNight } from "../../base/local-time.ts";
import { zoneOf, zonesInUse } from "../../base/zone.ts";
import type { ProfileName } from "../../control-unit/types.ts";
import { fetchNew } from "../../core/codes/fetch-new.ts";
import type { SyncSource } from "../../core/codes/sync.ts";
import { findLaneAddress } from "../../core/devices/ready-store.ts";
import { saveImportItems } from "../../core/imports/store.ts";
import type { Runner } from "../../core/jobs/runner.ts";
import { fetchNotices } from "../../core/notices/sync.ts";
import type { Arrivals } from "../../core/purchases/fetch-store.ts";
import { saveSupplierSales } from "../../core/purchases/supplier-sale-store.ts";
import { createDaily, inOneTurn, joinErrors, reasonOf, retryDelay } from "./daily.ts";
import * as store from "./fetch-store.ts";
import type { RefresherDependencies } from "./refresher.ts";

declare module "../../core/context/context.ts" {
  interface Service {
    /** Fetches new records of every branch once a day. */
    dailyFetch: Runner;
  }
}

/** A unit that is reachable again is called within the hour. */
const longestRetryMs = 60 * 60_000;

export type DailyFetchDependencies = RefresherDependencies & {
  config: Pick<Config, "allowPrivateUnits" | "timeZone">;
  /** Something was fetched: events may wait to be delivered. */
  fetched?: () => void;
};

export function createDailyFetch(dependencies: DailyFetchDependencies): Runner {
  const { db, clock, log, config, fetched, jitter = fraction } = dependencies;
  const nowAt = (profile: ProfileName) => localNow(clock.now(), zoneOf(config, profile));

  /** The first fetch comes at the next time of the branch. */
  async function plan(): Promise<void> {
    for (const { branch_id, profile } of await store.findUnplanned(db.knex, inOneTurn))
      await db.transaction((trx) =>
        store.insertPlan(trx, branch_id, timeOfNight(jitter()), nowAt(profile), clock.now()),
      );
  }

  /** Zone by zone: the time of a branch is local to its own. */
  async function findDue(): Promise<store.DueFetch[]> {
    const nowMs = clock.now();
    const due: store.DueFetch[] = [];
    for (const [timeZone, profiles] of zonesInUse(config)) {
      const now = { ms: nowMs, local: localNow(nowMs, timeZone) };
      due.push(...(await store.findDue(db, profiles, now, inOneTurn)));
    }
    return due;
  }

  async function run(due: store.DueFetch, signal: AbortSignal): Promise<void> {
    const { lane_id, bhf_id } = due;
    const fetched_local = stampOf(nowAt(due.profile));
    const { arrivals, errors } = await fetchAll(due, signal);
    fetched?.();
    // A fetch that the stop aborted says nothing about the unit.
    if (signal.aborted) return;
    const nowMs = clock.now();
    if (errors.length === 0) {
      const done = { failures: 0, last_error: null, failed_at: null, succeeded_at: nowMs };
      // From now on, the branch's time decides.
      const ended = { ...arrivals, ...done, fetched_local, due_at: nowMs };
      await db.transaction((trx) => store.updateFetch(trx, due, ended, nowMs));
      log.info({ lane_id, bhf_id, ...arrivals }, "daily fetch done");
      return;
    }
    const failures = due.failures + 1;
    const last_error = joinErrors(errors);
    const due_at = nowMs + retryDelay(failures, longestRetryMs, jitter);
    const failed = { ...arrivals, failures, last_error, failed_at: nowMs, due_at };
    await db.transaction((trx) => store.updateFetch(trx, due, failed, nowMs));
    log.warn({ lane_id, bhf_id, failures, error: last_error }, "the daily fetch failed");
  }

  /** Each kind on its own: a unit that rejects one may give the other. */
  async function fetchAll(due: store.DueFetch, signal: AbortSignal) {
    const { data_set_id, branch_id, lane_id, features, failures } = due;
    const { supplier_invoices, customs_records, notices } = due;
    // Tries of one fetch are counted together.
    const arrivals: Arrivals =
      failures > 0
        ? { supplier_invoices, customs_records, notices }
        : { supplier_invoices: 0, customs_records: 0, notices: 0 };
    const unit = await findLaneAddress(db.knex, dependencies, lane_id);
    if (!unit) return { arrivals, errors: ["the device is no longer initialized"] };
    const source: SyncSource = { data_set_id, branch_id, lane_id, address: unit.address };
    const kinds = {
      "supplier invoices": () => fetchSupplierInvoices(source, arrivals),
      ...((JSON.parse(features) as string[]).includes("imports") && {
        "customs records": () => fetchCustomsRecords(source, arrivals),
      }),
      notices: async () => {
        arrivals.notices += await fetchNotices(dependencies, source);
      },
    };
    const errors: string[] = [];
    for (const [kind, fetch] of Object.entries(kinds)) {
      if (signal.aborted) break;
      try {
        await fetch();
      } catch (error) {
        errors.push(`${kind}: ${reasonOf(error)}`);
      }
    }
    return { arrivals, errors };
  }

  function fetchSupplierInvoices(source: SyncSource, arrivals: Arrivals) {
    return fetchNew(dependencies, source, {
      kind: "supplier_sales",
      select: (address, since) => dependencies.units.selectSupplierSales(address, since),
      async store(trx, sales) {
        arrivals.supplier_invoices += await saveSupplierSales(trx, source, sales, clock.now());
      },
    });
  }

  /** From its own cursor: that of `POST /imports/select-items` begins at the callers' date. */
  function fetchCustomsRecords(source: SyncSource, arrivals: Arrivals) {
    return fetchNew(dependencies, source, {
      kind: "daily_imports",
      select: (address, since) => dependencies.units.selectImportItems(address, since),
      async store(trx, rows) {
        const { data_set_id, branch_id } = source;
        arrivals.customs_records += await saveImportItems(trx, { data_set_id, branch_id }, rows, clock.now());
      },
    });
  }

  return createDaily(dependencies, {
    name: "fetches",
    plan,
    findDue,
    run,
  });
}
