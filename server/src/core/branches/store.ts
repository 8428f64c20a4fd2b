// Rows of branches: each belongs to one environment and is named by its `bhf_id` there.
import { noteChange } from "../../db/engine/changes.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { BranchRow } from "../context/branch.ts";
import { dropJob } from "../jobs/store.ts";

/** A branch as it is inserted: fields that are left out are null. */
export type NewBranch = Partial<BranchRow> &
  Pick<BranchRow, "data_set_id" | "bhf_id" | "name" | "created_at">;

function toBranch(row: BranchRow): BranchRow {
  return { ...row, is_head_office: Boolean(row.is_head_office) };
}

/** The branch of this environment with this identifier, compared exactly. */
export async function findBranch(
  db: Queryable,
  environmentId: number,
  bhfId: string,
): Promise<BranchRow | undefined> {
  const row: BranchRow | undefined = await db("branches")
    .where({ data_set_id: environmentId, bhf_id: bhfId })
    .first();
  return row && toBranch(row);
}

export async function findBranchById(db: Queryable, id: number): Promise<BranchRow | undefined> {
  return db("branches").where({ id }).first();
}

/** The environment's branch where it has exactly one. */
export async function findOnlyBranch(db: Queryable, environmentId: number): Promise<BranchRow | undefined> {
  const rows: BranchRow[] = await db("branches").where({ data_set_id: environmentId }).limit(2);
  const [row, second] = rows;
  return row && !second ? toBranch(row) : undefined;
}

/** The identifier of another branch that is the environment's head office. */
export async function findOtherHeadOffice(
  db: Queryable,
  environmentId: number,
  bhfId: string,
): Promise<string | undefined> {
  const row: Pick<BranchRow, "bhf_id"> | undefined = await db("branches")
    .where({ data_set_id: environmentId, is_head_office: 1 })
    .whereNot({ bhf_id: bhfId })
    .first("bhf_id");
  return row?.bhf_id;
}

/** One page of an environment's branches, newest first. */
export async function listBranches(
  db: Queryable,
  environmentId: number,
  request: PageRequest,
): Promise<Page<BranchRow>> {
  const branches = db("branches").where({ data_set_id: environmentId });
  const page = await pageBy<BranchRow>(branches, sortBy("desc", "id"), request);
  return { ...page, rows: page.rows.map(toBranch) };
}

/** @throws the database's duplicate-key error when the environment has the identifier already. */
export async function insertBranch(trx: Trx, branch: NewBranch): Promise<BranchRow> {
  await trx("branches").insert(branch);
  noteChange(trx, "branches");
  const stored = await findBranch(trx, branch.data_set_id, branch.bhf_id);
  if (!stored) throw new Error("a branch vanished");
  return stored;
}

export async function updateBranch(db: Queryable, id: number, changes: Partial<BranchRow>): Promise<void> {
  await db("branches").where({ id }).update(changes);
  noteChange(db, "branches");
}

/** The branch, locked until the transaction ends. */
export async function lockBranch(
  trx: Trx,
  environmentId: number,
  bhfId: string,
): Promise<BranchRow | undefined> {
  const row: BranchRow | undefined = await trx("branches")
    .where({ data_set_id: environmentId, bhf_id: bhfId })
    .forUpdate()
    .first();
  return row && toBranch(row);
}

/** Whether a branch has transactions or Z reports: they must stay. */
export async function hasRecords(db: Queryable, branch: BranchRow): Promise<boolean> {
  const scope = { data_set_id: branch.data_set_id, branch_id: branch.id };
  for (const table of ["transactions", "z_reports"])
    if (await db(table).where(scope).first("id")) return true;
  return false;
}

/**
 * Removes a branch with its device, its insurances and everything that was fetched for it. Its lane and numbers stay,
 * since they belong to the control unit.
 */
export async function deleteBranch(trx: Trx, { id }: BranchRow): Promise<void> {
  for (const table of [
    "devices",
    "supplier_sales",
    "import_items",
    "pending_stock",
    "stock",
    "insurances",
    "relay_branches",
    "daily_fetches",
    "open_z_reports",
  ])
    await trx(table).where({ branch_id: id }).delete();
  await dropJob(trx, "fetches", String(id));
  await trx("branches").where({ id }).delete();
  noteChange(trx, "devices");
  noteChange(trx, "insurances");
  noteChange(trx, "branches");
}
