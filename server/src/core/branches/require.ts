// The branch that a path names, or the error that there is none.
import { NotFoundError } from "../../base/errors.ts";
import type { BranchRow } from "../context/branch.ts";
import type { Context } from "../context/context.ts";
import { findBranch } from "./store.ts";

/** @throws NotFoundError */
export async function requireBranchOf(context: Context, bhfId: string): Promise<BranchRow> {
  const branch = await findBranch(context.service.db.knex, context.environment.id, bhfId);
  if (!branch) throw unknownBranch(bhfId);
  return branch;
}

export function unknownBranch(bhfId: string): NotFoundError {
  return new NotFoundError(`There is no branch ${bhfId}: GET /branches lists them`);
}
