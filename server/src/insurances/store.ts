// Rows of the insurers that branches (pharmacies) work with.
import type { Knex } from "knex";
import type { Page, PageRequest } from "../db/page.ts";
import { countRows, pieceLists } from "../db/piece-lists.ts";
import { pageOfPieces } from "../db/piece-pages.ts";
import type { Queryable } from "../db/schema.ts";

export type InsuranceRow = {
  data_set_id: number;
  branch_id: number;
  code: string;
  name: string;
  /** Whole percent. */
  rate: number;
  is_active: number;
  created_at: number;
  updated_at: number;
};

export async function findInsurance(
  db: Queryable,
  branchId: number,
  code: string,
): Promise<InsuranceRow | undefined> {
  return db("insurances").where({ branch_id: branchId, code }).first();
}

/** @throws the database's duplicate-key error when the branch has the code already. */
export async function insertInsurance(trx: Knex.Transaction, row: InsuranceRow): Promise<void> {
  await trx("insurances").insert(row);
  await countRows(trx, pieceLists.insurances, row.data_set_id, [row], 1);
}

/** Removes what a branch has. */
export async function deleteInsurances(
  trx: Knex.Transaction,
  scope: { data_set_id: number; branch_id: number },
): Promise<void> {
  const rows: InsuranceRow[] = await trx("insurances").where(scope).forUpdate();
  await trx("insurances").where(scope).delete();
  await countRows(trx, pieceLists.insurances, scope.data_set_id, rows, -1);
}

/** One page with the branches' identifiers, newest first; of all branches where none is given. */
export function listInsurances(
  db: Queryable,
  scope: { data_set_id: number; branch_id?: number | undefined },
  request: PageRequest,
): Promise<Page<InsuranceRow & { bhf_id: string }>> {
  const finish = (rows: Knex.QueryBuilder) =>
    rows
      .join("branches", "branches.id", "insurances.branch_id")
      .select("insurances.*", "branches.bhf_id as bhf_id");
  return pageOfPieces(db, { list: pieceLists.insurances, scope, finish }, request);
}
