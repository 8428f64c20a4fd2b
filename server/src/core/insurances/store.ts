// Rows of the insurers that branches (pharmacies) work with.
import { noteChange } from "../../db/engine/changes.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";

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

/** Those of the branch's insurances that have one of the codes, by code. */
export async function findInsurances(
  db: Queryable,
  branchId: number,
  codes: string[],
): Promise<Map<string, InsuranceRow>> {
  const rows: InsuranceRow[] = await db("insurances").where({ branch_id: branchId }).whereIn("code", codes);
  return new Map(rows.map((row) => [row.code, row]));
}

/** @throws the database's duplicate-key error when the branch has the code already. */
export async function insertInsurance(trx: Trx, row: InsuranceRow): Promise<void> {
  await trx("insurances").insert(row);
  noteChange(trx, "insurances");
}

/** Stores name, rate and use of an insurance. */
export async function updateInsurance(
  trx: Trx,
  { branch_id, code, name, rate, is_active, updated_at }: InsuranceRow,
): Promise<void> {
  await trx("insurances").where({ branch_id, code }).update({ name, rate, is_active, updated_at });
  noteChange(trx, "insurances");
}

/** One page with the branches' identifiers, newest first; by default of all branches. */
export async function listInsurances(
  db: Queryable,
  { data_set_id, branch_id }: { data_set_id: number; branch_id?: number | undefined },
  request: PageRequest,
): Promise<Page<InsuranceRow & { bhf_id: string }>> {
  const insurances = db("insurances").where({ data_set_id });
  if (branch_id !== undefined) insurances.where({ branch_id });
  const page = await pageBy<InsuranceRow>(
    insurances,
    sortBy("desc", "created_at", "branch_id", "code"),
    request,
  );
  const branches: { id: number; bhf_id: string }[] = await db("branches")
    .whereIn("id", [...new Set(page.rows.map((row) => row.branch_id))])
    .select("id", "bhf_id");
  const idOf = new Map(branches.map(({ id, bhf_id }) => [id, bhf_id]));
  const rows = page.rows.flatMap((row) => {
    const bhf_id = idOf.get(row.branch_id);
    // A branch that was deleted between the two queries took its insurances with it.
    return bhf_id === undefined ? [] : [{ ...row, bhf_id }];
  });
  return { ...page, rows };
}
