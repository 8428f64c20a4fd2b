// Rows of the insurers that branches (pharmacies) work with.
import { sortBy } from "../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy } from "../db/sql/page.ts";
import type { Queryable, Trx } from "../db/sql/schema.ts";

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
export async function insertInsurance(trx: Trx, row: InsuranceRow): Promise<void> {
  await trx("insurances").insert(row);
}

/** One page with the branches' identifiers, newest first; of all branches where none is given. */
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
