// Adds a missing branch and the problems by the rules to those of a body's form, so that a caller gets all of them at once.

import { ServiceError, ValidationError } from "../base/errors.ts";
import type { BranchRow } from "../core/context/branch.ts";
import type { Context } from "../core/context/context.ts";
import type { Operation } from "../core/context/operations.ts";
import { findSaleErrors } from "../core/sales/form-errors.ts";

type Scope = Pick<Context, "service" | "environment" | "takeTurn"> & { findBranch: () => Promise<BranchRow> };

/** The rules by the operation. The bodies of the other operations get the problems of their form and the branch alone. */
const finders = new Map([
  ["createSale", findSaleErrors],
  ["previewSale", findSaleErrors],
]);

/** The error to throw for a body that the validator rejected with `error`. */
export async function withRuleErrors(
  operation: Operation,
  error: unknown,
  body: unknown,
  { findBranch, ...scope }: Scope,
): Promise<unknown> {
  // Each entry of a bulk request may name its own branch.
  if (!(error instanceof ValidationError) || operation.branch !== "required" || operation.bulk) return error;
  let form = error.details.errors ?? {};
  const branch = await findBranch().catch((problem: unknown) => {
    if (!(problem instanceof ServiceError)) throw problem;
    if (problem instanceof ValidationError) form = { ...form, ...problem.details.errors };
    return undefined;
  });
  const find = finders.get(operation.id);
  return new ValidationError(find ? await find({ ...scope, branch }, body, form) : form);
}
