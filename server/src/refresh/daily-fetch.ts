// Fetches supplier invoices, customs records and notices of each branch once a day, at the branch's time.
import type { SyncSource } from "../codes/sync.ts";
import type { Config } from "../config.ts";
import { findLaneAddress } from "../devices/ready-store.ts";
import { fetchNew } from "../devices/select.ts";
import { saveImportItems } from "../imports/store.ts";
import { fetchNotices } from "../notices/sync.ts";
import { saveSupplierSales } from "../purchases/supplier-sale-store.ts";
import { claimMs, createDaily, type Daily, inOneTurn, joinErrors, reasonOf, retryDelay } from "./daily.ts";
import * as store from "./fetch-store.ts";
import { localNow, stampOf, timeOfNight } from "./local-time.ts";
import type { RefresherDependencies } from "./refresher.ts";

/** A unit that is reachable again is called within the hour. */
const longestRetryMs = 60 * 60_000;

export type DailyFetchDependencies = RefresherDependencies & {
  config: Pick<Config, "allowPrivateUnits" | "timeZone">;
  /** Something was fetched: events may wait to be delivered. */
  fetched?: () => void;
};

export function createDailyFetch(dependencies: DailyFetchDependencies): Daily {
  const { db, clock, log, config, fetched, jitter = Math.random } = dependencies;
  const now = () => localNow(clock.now(), config.timeZone);

  /** The first fetch comes at the next time of the branch. */
  async function plan(): Promise<void> {
    for (const branchId of await store.findUnplanned(db.knex, inOneTurn))
      await store.insertPlan(db.knex, branchId, timeOfNight(jitter()), now());
  }

  async function run(due: store.DueFetch, isStopping: () => boolean): Promise<void> {
    const { branch_id, lane_id, bhf_id } = due;
    const fetched_local = stampOf(now());
    const { arrivals, errors } = await fetchAll(due, isStopping);
    fetched?.();
    // A fetch that the stop aborted says nothing about the unit. After the claim another process makes it.
    if (isStopping()) return;
    const nowMs = clock.now();
    if (errors.length === 0) {
      const done = { next_try_at: 0, failures: 0, last_error: null, failed_at: null };
      await store.updateFetch(db.knex, branch_id, {
        ...{ ...arrivals, ...done, fetched_local },
        succeeded_at: nowMs,
      });
      log.info({ lane_id, bhf_id, ...arrivals }, "daily fetch done");
      return;
    }
    const failures = due.failures + 1;
    const last_error = joinErrors(errors);
    const next_try_at = nowMs + retryDelay(failures, longestRetryMs, jitter);
    const failed = { next_try_at, failures, last_error, failed_at: nowMs };
    await store.updateFetch(db.knex, branch_id, { ...arrivals, ...failed });
    log.warn({ lane_id, bhf_id, failures, error: last_error }, "the daily fetch failed");
  }

  /** Each kind on its own: a unit that rejects one may give the other. */
  async function fetchAll(due: store.DueFetch, isStopping: () => boolean) {
    const { data_set_id, branch_id, lane_id, features, failures } = due;
    const { supplier_invoices, customs_records, notices } = due;
    // Tries of one fetch are counted together.
    const arrivals: store.Arrivals =
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
      if (isStopping()) break;
      try {
        await fetch();
      } catch (error) {
        errors.push(`${kind}: ${reasonOf(error)}`);
      }
    }
    return { arrivals, errors };
  }

  function fetchSupplierInvoices(source: SyncSource, arrivals: store.Arrivals) {
    return fetchNew(dependencies, source, {
      kind: "supplier_sales",
      select: (address, since) => dependencies.units.selectSupplierSales(address, since),
      async store(trx, sales) {
        arrivals.supplier_invoices += await saveSupplierSales(trx, source, sales, clock.now());
      },
    });
  }

  /** From its own cursor: that of `POST /imports/select-items` begins at the callers' date. */
  function fetchCustomsRecords(source: SyncSource, arrivals: store.Arrivals) {
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
    name: "the look for branches to fetch for",
    async findDue() {
      await plan();
      return store.findDue(db.knex, clock.now(), now(), inOneTurn);
    },
    claim: (due) => store.claimFetch(db, due, clock.now() + claimMs),
    run,
  });
}
