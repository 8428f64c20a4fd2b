// Rows of branches: each belongs to one data set and is named by its `bhf_id` there.
import type { Queryable } from "../db/schema.ts";

export type BranchRow = {
  id: number;
  data_set_id: number;
  bhf_id: string;
  name: string;
  is_head_office: boolean;
  address_line: string | null;
  city: string | null;
  county: string | null;
  country: string | null;
  postal_code: string | null;
  phone: string | null;
  email: string | null;
  manager_name: string | null;
  manager_phone: string | null;
  manager_email: string | null;
  created_at: number;
  updated_at: number;
};

function toBranch(row: BranchRow): BranchRow {
  return { ...row, is_head_office: Boolean(row.is_head_office) };
}

/** The branch of this data set with this identifier, compared exactly. */
export async function findBranch(
  db: Queryable,
  dataSetId: number,
  bhfId: string,
): Promise<BranchRow | undefined> {
  const row: BranchRow | undefined = await db("branches")
    .where({ data_set_id: dataSetId, bhf_id: bhfId })
    .first();
  return row && toBranch(row);
}

/** The data set's branch where it has exactly one. */
export async function findOnlyBranch(db: Queryable, dataSetId: number): Promise<BranchRow | undefined> {
  const rows: BranchRow[] = await db("branches").where({ data_set_id: dataSetId }).limit(2);
  const [row, second] = rows;
  return row && !second ? toBranch(row) : undefined;
}
