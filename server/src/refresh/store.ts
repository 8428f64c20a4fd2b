// Rows of refreshes: when each active device's reference data is fetched again, and how the last time went.
import type { Database } from "../db/open.ts";
import type { Queryable } from "../db/sql/schema.ts";
import type { Via } from "../devices/way.ts";

/** An active device whose refresh is due, or that has no plan yet. */
export type DueDevice = {
  device_id: number;
  data_set_id: number;
  branch_id: number;
  lane_id: number;
  bhf_id: string;
  via: Via | null;
  due_at: number;
  failures: number;
};

/** Devices that are in use, of accounts that are. */
export const activeDevices = (db: Queryable) =>
  db("devices")
    .join("data_sets", "data_sets.id", "devices.data_set_id")
    .join("accounts", "accounts.id", "data_sets.account_id")
    .where({ "devices.is_active": 1, "accounts.status": "active" });

/** Active devices without a plan: initialized since the last run. */
export async function findUnplanned(
  db: Queryable,
  limit: number,
): Promise<{ lane_id: number; last_initialized_at: number | null }[]> {
  return activeDevices(db)
    .leftJoin("refreshes", "refreshes.lane_id", "devices.lane_id")
    .whereNull("refreshes.lane_id")
    .orderBy("devices.id")
    .limit(limit)
    .select("devices.lane_id", "devices.last_initialized_at");
}

/** Plans a device's first refresh; another process may have been faster. */
export async function insertPlan(db: Queryable, laneId: number, dueAt: number): Promise<void> {
  await db("refreshes").insert({ lane_id: laneId, due_at: dueAt }).onConflict(["lane_id"]).ignore();
}

/** No refresh is planned further ahead: a later time was written under a clock that has since jumped back. */
export const longestPlanMs = 2 * 24 * 60 * 60_000;

export async function findDue(db: Queryable, nowMs: number, limit: number): Promise<DueDevice[]> {
  return activeDevices(db)
    .join("refreshes", "refreshes.lane_id", "devices.lane_id")
    .andWhere((due) =>
      due.where("refreshes.due_at", "<=", nowMs).orWhere("refreshes.due_at", ">", nowMs + longestPlanMs),
    )
    .orderBy("refreshes.due_at")
    .limit(limit)
    .select(
      { device_id: "devices.id" },
      "devices.data_set_id",
      "devices.branch_id",
      "devices.lane_id",
      "devices.bhf_id",
      "devices.via",
      "refreshes.due_at",
      "refreshes.failures",
    );
}

/** Moves a due time on; true for the one process that may do the refresh. */
export async function claimRefresh(
  db: Database,
  { lane_id, due_at }: Pick<DueDevice, "lane_id" | "due_at">,
  next: number,
): Promise<boolean> {
  return (await db.knex("refreshes").where({ lane_id, due_at }).update({ due_at: next })) === 1;
}

export async function updatePlan(
  db: Queryable,
  laneId: number,
  changes: {
    due_at: number;
    failures: number;
    last_error: string | null;
    failed_at: number | null;
    last_succeeded_at?: number;
  },
): Promise<void> {
  await db("refreshes").where({ lane_id: laneId }).update(changes);
}
