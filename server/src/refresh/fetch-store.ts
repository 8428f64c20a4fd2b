// Rows of daily fetches: the time of each branch's fetch, the result of the last one, and its counts.
import type { Database } from "../db/open.ts";
import type { Queryable } from "../db/sql/schema.ts";
import type { Via } from "../devices/way.ts";
import { type LocalNow, off, stampOf } from "./local-time.ts";
import { activeDevices, longestPlanMs } from "./store.ts";

/** The new records of a fetch. */
export type Arrivals = { supplier_invoices: number; customs_records: number; notices: number };

/** A branch whose fetch is due. */
export type DueFetch = Arrivals & {
  data_set_id: number;
  branch_id: number;
  bhf_id: string;
  lane_id: number;
  via: Via | null;
  features: string;
  next_try_at: number;
  fetched_local: string;
  failures: number;
};

/** Branches with an active device that have no plan yet. */
export async function findUnplanned(db: Queryable, limit: number): Promise<number[]> {
  return activeDevices(db)
    .leftJoin("daily_fetches", "daily_fetches.branch_id", "devices.branch_id")
    .whereNull("daily_fetches.branch_id")
    .orderBy("devices.id")
    .limit(limit)
    .pluck("devices.branch_id");
}

/** Plans a branch's fetches from now on; another process may have been faster. */
export async function insertPlan(
  db: Queryable,
  branchId: number,
  default_at: string,
  now: LocalNow,
): Promise<void> {
  await db("daily_fetches")
    .insert({ branch_id: branchId, default_at, fetched_local: stampOf(now) })
    .onConflict(["branch_id"])
    .ignore();
}

const timeOfBranch = "coalesce(branches.daily_fetch, daily_fetches.default_at)";

/** Branches whose time has passed since their last fetch, however many days ago. */
export async function findDue(
  db: Queryable,
  nowMs: number,
  { today, yesterday, time }: LocalNow,
  limit: number,
): Promise<DueFetch[]> {
  return activeDevices(db)
    .join("branches", "branches.id", "devices.branch_id")
    .join("daily_fetches", "daily_fetches.branch_id", "devices.branch_id")
    .whereRaw(`${timeOfBranch} <> ?`, [off])
    .andWhere((due) =>
      due.where("next_try_at", "<=", nowMs).orWhere("next_try_at", ">", nowMs + longestPlanMs),
    )
    .andWhere((due) =>
      due
        .whereRaw(`${timeOfBranch} <= ? and fetched_local < concat(?, ${timeOfBranch})`, [time, today])
        .orWhereRaw(`${timeOfBranch} > ? and fetched_local < concat(?, ${timeOfBranch})`, [time, yesterday])
        // Written under a clock that has since jumped back.
        .orWhere("fetched_local", ">", `${today}99`),
    )
    .orderBy("next_try_at")
    .orderBy("devices.branch_id")
    .limit(limit)
    .select(
      "devices.data_set_id",
      "devices.branch_id",
      "devices.bhf_id",
      "devices.lane_id",
      "devices.via",
      "accounts.features",
      "next_try_at",
      "fetched_local",
      "failures",
      "supplier_invoices",
      "customs_records",
      "notices",
    );
}

/** True for the one process that may make the fetch; the others try again at `next`, if it isn't done by then. */
export async function claimFetch(
  db: Database,
  { branch_id, next_try_at, fetched_local }: DueFetch,
  next: number,
): Promise<boolean> {
  const read = { branch_id, next_try_at, fetched_local };
  return (await db.knex("daily_fetches").where(read).update({ next_try_at: next })) === 1;
}

export async function updateFetch(
  db: Queryable,
  branchId: number,
  changes: Arrivals & {
    next_try_at: number;
    failures: number;
    last_error: string | null;
    failed_at: number | null;
    fetched_local?: string;
    succeeded_at?: number;
  },
): Promise<void> {
  await db("daily_fetches").where({ branch_id: branchId }).update(changes);
}

export type FetchPlan = Arrivals & {
  /** `HH:MM` or `off`. */
  at: string;
  next_try_at: number;
  failures: number;
  last_error: string | null;
  failed_at: number | null;
  succeeded_at: number | null;
};

/** The plans of branches, by the branch; none before the first run after a device was initialized. */
export async function findPlans(
  db: Queryable,
  branchIds: readonly number[],
): Promise<Map<number, FetchPlan>> {
  const rows: (FetchPlan & { branch_id: number })[] = await db("daily_fetches")
    .join("branches", "branches.id", "daily_fetches.branch_id")
    .whereIn("branch_id", branchIds)
    .select("daily_fetches.*", db.raw(`${timeOfBranch} as ??`, ["at"]));
  return new Map(rows.map((row) => [row.branch_id, row]));
}

/** When a branch's supplier sales were fetched last, and whether its device is in use; undefined without a device. */
export async function findSupplierSalesAge(
  db: Queryable,
  branchId: number,
): Promise<{ synced_at: number | null; is_active: number } | undefined> {
  return db("devices")
    .leftJoin("cursors", (on) =>
      on.on("cursors.lane_id", "devices.lane_id").andOnVal("cursors.kind", "supplier_sales"),
    )
    .where("devices.branch_id", branchId)
    .first({ synced_at: "cursors.updated_at" }, "devices.is_active");
}
