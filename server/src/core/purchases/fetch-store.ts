// When a branch's new records were fetched last, and when they are fetched next.
import type { Queryable } from "../../db/sql/schema.ts";

/** The new records of a fetch. */
export type Arrivals = { supplier_invoices: number; customs_records: number; notices: number };

/** The time of a branch's daily fetch, of a query that joins `branches` and `daily_fetches`. */
export const timeOfBranch = "coalesce(branches.daily_fetch, daily_fetches.default_at)";

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
    .join("jobs", (on) =>
      on
        .on("jobs.subject", db.raw("cast(daily_fetches.branch_id as char)"))
        .andOnVal("jobs.queue", "fetches"),
    )
    .whereIn("branch_id", branchIds)
    .select("daily_fetches.*", { next_try_at: "jobs.due_at" }, db.raw(`${timeOfBranch} as ??`, ["at"]));
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
