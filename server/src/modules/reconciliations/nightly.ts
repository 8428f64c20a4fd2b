// Matches the books of recent periods each night with the supplier invoices that have arrived, and reports the result by an event.

import { instantOf, localDate, localDay } from "../../base/clock.ts";
import { ConflictError } from "../../base/errors.ts";
import { type PeriodicTask, periodicTask } from "../../base/periodic-task.ts";
import { serviceZone } from "../../base/zone.ts";
import { findBranchById } from "../../core/branches/store.ts";
import type { Service } from "../../core/context/context.ts";
import { accountZone } from "../../core/devices/zones.ts";
import { serviceItself } from "../../core/file-jobs/turns.ts";
import { insertEvent, type NewEvent } from "../../core/webhooks/event-store.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { matchReconciliation } from "./match.ts";
import { dayAfter, findMissingData, recentDays, reportMissingData } from "./missing-store.ts";
import * as rowStore from "./row-store.ts";
import * as store from "./store.ts";

/** After the daily fetches, which are made from 01:00 to 05:00 unless a branch has a time of its own. */
const time = "050000";
const lookEveryMs = 60_000;
const inOneTurn = 100;
const dayMs = 24 * 60 * 60_000;

type Dependencies = Pick<Service, "db" | "clock" | "log"> & {
  config: Pick<Service["config"], "timeZone">;
  /** Events may wait to be delivered. */
  matched?: () => void;
};

/** A run returns how many reconciliations it matched. */
export function createNightlyMatching(dependencies: Dependencies): PeriodicTask<number> {
  const { db, clock, log, config, matched } = dependencies;
  /** The night for which each reconciliation has failed in this process, and the night that is reported. */
  const failed = new Map<string, number>();
  let reportedNight = 0;

  async function look(isStopping: () => boolean): Promise<number> {
    const timeZone = serviceZone(config);
    const night = lastNight(clock.now(), timeZone);
    const sinceDay = dayAfter(localDay(clock.now(), timeZone), -recentDays);
    const stale = await store.findStale(db.knex, { beforeMs: night, sinceDay, most: inOneTurn });
    let count = 0;
    for (const { id } of stale) {
      if (isStopping()) return count;
      if (failed.get(id) === night) continue;
      if (await matchOne(id, night)) count += 1;
    }
    if (reportedNight !== night && stale.length < inOneTurn) {
      await reportMissing(sinceDay);
      reportedNight = night;
    }
    return count;
  }

  /** A failure is tried again in the next night: the same books would fail in a minute too. */
  async function matchOne(id: string, night: number): Promise<boolean> {
    try {
      await matchReconciliation({ db, clock, owner: serviceItself }, id, {
        staleBefore: night,
        whenStored: insertMatchedEvent,
      });
      matched?.();
      return true;
    } catch (error) {
      if (error instanceof ConflictError) return false;
      failed.set(id, night);
      log.warn(
        { err: error, reconciliation_id: id },
        "books could not be matched; they are matched again in the next night",
      );
      return false;
    }
  }

  /** In one transaction with the match: a process that dies loses neither or both, and the next run matches again. */
  async function insertMatchedEvent(trx: Trx, row: store.ReconciliationRow): Promise<void> {
    const { data_set_id } = row;
    const data = await summaryOf(trx, row);
    await insertEvent(trx, { name: "reconciliation.matched", data_set_id, data }, clock.now());
  }

  async function summaryOf(
    trx: Trx,
    row: store.ReconciliationRow,
  ): Promise<NewEvent<"reconciliation.matched">["data"]> {
    const { id, branch_id, from_date, to_date, summary } = row;
    const branch = branch_id > 0 ? await findBranchById(trx, branch_id) : undefined;
    const rows = await rowStore.countRows(trx, row);
    const open = rows.reduce((sum, one) => sum + one.open, 0);
    const counts = {
      exact: 0,
      suggested: 0,
      mismatch: 0,
      residual: 0,
      missing_in_books: 0,
      missing_at_authority: 0,
      duplicate: 0,
    };
    for (const { status, count } of rows) counts[status] += count;
    return {
      reconciliation_id: id,
      branch_id: branch?.bhf_id ?? null,
      from_date,
      to_date,
      counts,
      open,
      lapsed_decisions: summary?.lapsed_count ?? 0,
    };
  }

  async function reportMissing(sinceDay: string): Promise<void> {
    const nowMs = clock.now();
    for (const data_set_id of await store.findMatchedEnvironments(db.knex, sinceDay)) {
      const timeZone = await accountZone({ db, config }, data_set_id);
      for (const missing of await findMissingData(db.knex, data_set_id, { nowMs, timeZone }))
        if (await db.transaction((trx) => reportMissingData(trx, data_set_id, missing, nowMs))) matched?.();
    }
  }

  return periodicTask(look, lookEveryMs, (error) => log.warn({ err: error }, "the nightly matching failed"));
}

/** The last time at which the nightly matching was due. */
function lastNight(nowMs: number, timeZone: string): number {
  const today = instantOf(`${localDate(nowMs, timeZone)}${time}`, timeZone) ?? nowMs;
  if (today <= nowMs) return today;
  return instantOf(`${localDate(nowMs - dayMs, timeZone)}${time}`, timeZone) ?? today - dayMs;
}
