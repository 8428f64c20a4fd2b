// Rows of refreshes: when each active device's reference data is fetched again, and how the last time went.

import { delayJob, ensureJob, freeJobs } from "../../core/jobs/store.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable, QueryBuilder, Trx } from "../../db/sql/schema.ts";
import type { DueJob } from "./daily.ts";

/** An active device whose refresh is due. */
export type DueDevice = DueJob & {
  device_id: number;
  data_set_id: number;
  lane_id: number;
  bhf_id: string;
  failures: number;
};

/** Of a query of devices, those that are in use, of accounts that are. */
export const ofActive = (devices: QueryBuilder): QueryBuilder =>
  devices
    .join("data_sets", "data_sets.id", "devices.data_set_id")
    .join("accounts", "accounts.id", "data_sets.account_id")
    .where({ "devices.is_active": 1, "accounts.status": "active" });

/** Active devices without a plan: initialized since the last run. */
export async function findUnplanned(
  db: Queryable,
  limit: number,
): Promise<{ lane_id: number; last_initialized_at: number | null }[]> {
  return ofActive(db("devices"))
    .leftJoin("refreshes", "refreshes.lane_id", "devices.lane_id")
    .whereNull("refreshes.lane_id")
    .orderBy("devices.id")
    .limit(limit)
    .select("devices.lane_id", "devices.last_initialized_at");
}

/** Plans a device's first refresh; another process may have been faster. */
export async function insertPlan(trx: Trx, laneId: number, due_at: number, nowMs: number): Promise<void> {
  await trx("refreshes").insert({ lane_id: laneId }).onConflict(["lane_id"]).ignore();
  await ensureJob(trx, { queue: "codes", subject: String(laneId), due_at }, nowMs);
}

export async function findDue(db: Database, nowMs: number, limit: number): Promise<DueDevice[]> {
  const { knex } = db;
  const due = freeJobs(db, "codes", nowMs)
    .join("devices", knex.raw("devices.lane_id = cast(jobs.subject as signed)"))
    .join("refreshes", "refreshes.lane_id", "devices.lane_id");
  return ofActive(due)
    .orderBy("jobs.due_at")
    .limit(limit)
    .select(
      "jobs.*",
      { device_id: "devices.id" },
      "devices.data_set_id",
      "devices.branch_id",
      "devices.lane_id",
      "devices.bhf_id",
      "devices.via",
      "refreshes.failures",
    );
}

/** Records how a refresh went, and plans the next. Nothing changes if the lease was lost meanwhile. */
export async function updatePlan(
  trx: Trx,
  due: DueDevice,
  {
    due_at,
    ...changes
  }: {
    due_at: number;
    failures: number;
    last_error: string | null;
    failed_at: number | null;
    last_succeeded_at?: number;
  },
  nowMs: number,
): Promise<void> {
  if (await delayJob(trx, due, due_at, nowMs))
    await trx("refreshes").where({ lane_id: due.lane_id }).update(changes);
}
