// Rows of the insurers that branches (pharmacies) work with.
import type { Knex } from "knex";
import { type Page, type PageRequest, pageOf } from "../db/page.ts";
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
}

/** One page with the branches' identifiers, newest first; of all branches where none is given. */
export function listInsurances(
  db: Queryable,
  scope: { data_set_id: number; branch_id?: number | undefined },
  request: PageRequest,
): Promise<Page<InsuranceRow & { bhf_id: string }>> {
  const query = db("insurances")
    .join("branches", "branches.id", "insurances.branch_id")
    .where({ "insurances.data_set_id": scope.data_set_id })
    .select("insurances.*", "branches.bhf_id as bhf_id")
    .orderBy([
      { column: "insurances.created_at", order: "desc" },
      { column: "insurances.branch_id", order: "desc" },
      { column: "insurances.code", order: "desc" },
    ]);
  if (scope.branch_id !== undefined) query.where({ "insurances.branch_id": scope.branch_id });
  return pageOf<InsuranceRow & { bhf_id: string }>(query, request);
}
