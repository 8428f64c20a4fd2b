// Rows of daily fetches: the time of each branch's fetch, the result of the last one, and its counts.

import { type LocalNow, off, stampOf } from "../../base/local-time.ts";
import type { ProfileName } from "../../control-unit/types.ts";
import { delayJob, ensureJob, freeJobs } from "../../core/jobs/store.ts";
import { type Arrivals, timeOfBranch } from "../../core/purchases/fetch-store.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { DueJob } from "./daily.ts";
import { ofActive } from "./store.ts";

/** A branch whose fetch is due. */
export type DueFetch = Arrivals &
  DueJob & {
    data_set_id: number;
    bhf_id: string;
    lane_id: number;
    profile: ProfileName;
    features: string;
    failures: number;
  };

/** Branches with an active device that have no plan yet. */
export async function findUnplanned(
  db: Queryable,
  limit: number,
): Promise<{ branch_id: number; profile: ProfileName }[]> {
  return ofActive(db("devices"))
    .leftJoin("daily_fetches", "daily_fetches.branch_id", "devices.branch_id")
    .whereNull("daily_fetches.branch_id")
    .orderBy("devices.id")
    .limit(limit)
    .select("devices.branch_id", "devices.profile");
}

/** Plans a branch's fetches from now on; another process may have been faster. */
export async function insertPlan(
  trx: Trx,
  branchId: number,
  default_at: string,
  now: LocalNow,
  nowMs: number,
): Promise<void> {
  await ensureJob(trx, { queue: "fetches", subject: String(branchId), due_at: nowMs }, nowMs);
  await trx("daily_fetches")
    .insert({ branch_id: branchId, default_at, fetched_local: stampOf(now) })
    .onConflict(["branch_id"])
    .ignore();
}

/**
 * Branches with one of these profiles, which share a time zone, whose time has passed since their last fetch, however many days ago. The job is due for that long: the time of the day, which
 * can be changed at any moment, decides between fetches, and the job between the tries of one.
 */
export async function findDue(
  db: Database,
  profiles: readonly ProfileName[],
  { ms, local: { today, yesterday, time } }: { ms: number; local: LocalNow },
  limit: number,
): Promise<DueFetch[]> {
  const jobs = freeJobs(db, "fetches", ms)
    .join("daily_fetches", db.knex.raw("daily_fetches.branch_id = cast(jobs.subject as signed)"))
    .join("devices", "devices.branch_id", "daily_fetches.branch_id")
    .join("branches", "branches.id", "devices.branch_id");
  return ofActive(jobs)
    .whereIn("devices.profile", profiles)
    .whereRaw(`${timeOfBranch} <> ?`, [off])
    .andWhere((due) =>
      due
        .whereRaw(`${timeOfBranch} <= ? and fetched_local < concat(?, ${timeOfBranch})`, [time, today])
        .orWhereRaw(`${timeOfBranch} > ? and fetched_local < concat(?, ${timeOfBranch})`, [time, yesterday])
        // Written under a clock that has since jumped back.
        .orWhere("fetched_local", ">", `${today}99`),
    )
    .orderBy("jobs.due_at")
    .orderBy("devices.branch_id")
    .limit(limit)
    .select(
      "jobs.*",
      "devices.data_set_id",
      "devices.branch_id",
      "devices.bhf_id",
      "devices.lane_id",
      "devices.via",
      "devices.profile",
      "accounts.features",
      "failures",
      "supplier_invoices",
      "customs_records",
      "notices",
    );
}

/** Records how a fetch went, and plans the next try. Nothing changes if the lease was lost meanwhile. */
export async function updateFetch(
  trx: Trx,
  due: DueFetch,
  {
    due_at,
    ...changes
  }: Arrivals & {
    due_at: number;
    failures: number;
    last_error: string | null;
    failed_at: number | null;
    fetched_local?: string;
    succeeded_at?: number;
  },
  nowMs: number,
): Promise<void> {
  if (await delayJob(trx, due, due_at, nowMs))
    await trx("daily_fetches").where({ branch_id: due.branch_id }).update(changes);
}
