// Adds the problems by the rules to those of a body's form, so that a caller gets all of them at once.
import type { BranchRow } from "../branches/store.ts";
import type { Context } from "../context.ts";
import { ServiceError, ValidationError } from "../errors.ts";
import type { Operation } from "../operations.ts";
import { findSaleErrors } from "../sales/form-errors.ts";

type Scope = Pick<Context, "service" | "environment" | "takeTurn"> & { findBranch: () => Promise<BranchRow> };

/** The rules by the operation. The bodies of the other operations get the problems of their form alone. */
const finders = new Map([["createSale", findSaleErrors]]);

/** The error to throw for a body that the validator rejected with `error`. */
export async function withRuleErrors(
  operation: Operation,
  error: unknown,
  body: unknown,
  { findBranch, ...scope }: Scope,
): Promise<unknown> {
  const find = finders.get(operation.id);
  if (!find || !(error instanceof ValidationError)) return error;
  const form = { ...error.details.errors };
  const branch = await findBranch().catch((problem: unknown) => {
    if (!(problem instanceof ServiceError)) throw problem;
    if (problem instanceof ValidationError) Object.assign(form, problem.details.errors);
    return undefined;
  });
  return new ValidationError(await find({ ...scope, branch }, body, form));
}
