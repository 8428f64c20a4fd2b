// Rows of open Z reports, one for each branch that has sold anything.
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { BranchDay } from "../../lanes/kinds.ts";
import { lockLanesOf } from "../../lanes/open-sales.ts";
import { lockBranch } from "../branches/store.ts";
import type { BranchRow } from "../context/branch.ts";
import { businessDayOf, firstZ, type OpenZ, onDay } from "./open-z.ts";

export async function findOpenZ(db: Queryable, branchId: number): Promise<OpenZ> {
  const columns = ["number", "business_day", "last_day"];
  return (await db("open_z_reports").where({ branch_id: branchId }).first(columns)) ?? firstZ;
}

export async function saveOpenZ(trx: Trx, branchId: number, open: OpenZ): Promise<void> {
  const { number, business_day, last_day } = open;
  await trx("open_z_reports")
    .insert({ branch_id: branchId, number, business_day, last_day })
    .onConflict("branch_id")
    .merge();
}

/** The number of the Z report that a sale would be bound to now. */
export function openZNumber({ day_start, open_z }: BranchDay, now: { ms: number; timeZone: string }): number {
  return onDay(open_z, businessDayOf(now.ms, day_start, now.timeZone)).number;
}

/** The Z report that a sale is bound to now, in the lane's transaction. Its first sale opens its day. */
export async function bindToZ(
  trx: Trx,
  { branch_id, day_start, open_z }: BranchDay,
  now: { ms: number; timeZone: string },
): Promise<number> {
  if (open_z.business_day !== null) return open_z.number;
  const open = onDay(open_z, businessDayOf(now.ms, day_start, now.timeZone));
  await saveOpenZ(trx, branch_id, open);
  return open.number;
}

/** The Z report that a document counts in which is stored now and never sent. None is made, and no number bound, until the transaction ends. */
export async function holdOpenZ(
  trx: Trx,
  { id, data_set_id, bhf_id }: Pick<BranchRow, "id" | "data_set_id" | "bhf_id">,
  now: { ms: number; timeZone: string },
): Promise<number> {
  const branch = await lockBranch(trx, data_set_id, bhf_id);
  await lockLanesOf(trx, { environmentId: data_set_id, bhfId: bhf_id });
  const day = {
    branch_id: id,
    day_start: branch?.business_day_start ?? null,
    open_z: await findOpenZ(trx, id),
  };
  return bindToZ(trx, day, now);
}
