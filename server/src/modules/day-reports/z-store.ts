// Rows of Z reports: each is written once, with its figures.
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import { insertRows } from "../../db/sql/rows.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";

export type ZRow = {
  id: string;
  data_set_id: number;
  branch_id: number;
  number: number;
  /** `YYYYMMDD`. */
  business_day: string;
  opened_at: number;
  closed_at: number;
  made_by: number;
  /** A {@link ZContent}, packed. */
  figures: Uint8Array;
};

export type BranchScope = Pick<ZRow, "data_set_id" | "branch_id">;

export type LastZ = Pick<ZRow, "number" | "business_day" | "closed_at">;

export function findLastZ(db: Queryable, scope: BranchScope): Promise<LastZ | undefined> {
  const columns = ["number", "business_day", "closed_at"];
  return db("z_reports").where(scope).orderBy("number", "desc").first(columns);
}

export function findZ(db: Queryable, scope: BranchScope, number: number): Promise<ZRow | undefined> {
  return db("z_reports")
    .where({ ...scope, number })
    .first();
}

/** One page of a branch's Z reports, newest first. */
export function pageOfZ(db: Queryable, scope: BranchScope, request: PageRequest): Promise<Page<ZRow>> {
  return pageBy<ZRow>(db("z_reports").where(scope), sortBy("desc", "number"), request);
}

export async function insertZ(trx: Trx, rows: ZRow[]): Promise<void> {
  await insertRows(trx, "z_reports", rows);
}
