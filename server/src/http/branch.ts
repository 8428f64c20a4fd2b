// The branch that a request is about: header, body or query, which must agree, else the account's only branch.
// Decisions about the API: 21.
import { branchNames, conflictErrors, takeBranch } from "@taxctl/sdk/rules/validation";
import { ValidationError } from "../base/errors.ts";
import { foreignBranch } from "../core/branches/rules.ts";
import { findBranch, findOnlyBranch } from "../core/branches/store.ts";
import type { BranchRow } from "../core/context/branch.ts";
import type { Operation } from "../core/context/operations.ts";
import type { Database } from "../db/open.ts";
import type { RawRequest } from "./validate.ts";

/**
 * Takes the branch's identifier out of a request, before validation: the body is left with the field that its
 * schema names (filled from the header where it is missing), the other spelling and the query are taken away.
 * @throws ValidationError when two places name two branches
 */
type BranchReader = (raw: RawRequest) => string | undefined;

/** Prepares the branch of an operation at start; an operation without a branch reads nothing. */
export function createBranchReader(operation: Operation): BranchReader {
  if (operation.branch === "none") return () => undefined;
  const fields = branchNames.filter((name) => operation.body?.fields.has(name));
  return ({ headers, query, body }) => {
    const header = headers["x-branch-id"];
    const given = typeof header === "string" ? header : undefined;
    const { branch, conflict } = takeBranch({ header: given, query, body, fields });
    if (!conflict) return branch;
    const { first, other } = conflict;
    throw new ValidationError(
      conflictErrors(first, other),
      `The request names two branches: ${first.value} (${first.place}) and ${other.value} (${other.place}). Name one.`,
    );
  };
}

/** The field that a message about a missing branch names. */
export function missingBranch(): ValidationError {
  return new ValidationError(
    { branch_id: ['is required: name the branch in X-Branch-ID or branch_id, as a text like "00"'] },
    "Name the branch in the header X-Branch-ID or in branch_id: the account has several branches, or none.",
  );
}

/**
 * The row of the named branch.
 * @throws PermissionError if the account has no such branch
 */
export async function findNamedBranch(
  db: Database,
  environmentId: number,
  bhfId: string,
): Promise<BranchRow> {
  const branch = await db.lookups.find(["branches"], `branch ${environmentId} ${bhfId}`, () =>
    findBranch(db.knex, environmentId, bhfId),
  );
  if (!branch) throw foreignBranch(bhfId);
  return branch;
}

/**
 * The branch of a request without one: the environment's only branch.
 * @throws ValidationError if it has none, or several
 */
export async function findDefaultBranch(db: Database, environmentId: number): Promise<BranchRow> {
  const branch = await db.lookups.find(["branches"], `only branch ${environmentId}`, () =>
    findOnlyBranch(db.knex, environmentId),
  );
  if (!branch) throw missingBranch();
  return branch;
}
