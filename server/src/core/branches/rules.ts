// Rules of branches: which one is the head office, and the errors about branches of other accounts.
// Decisions about the API: 103.
import { PermissionError, ValidationError } from "../../base/errors.ts";

/** The authority gives the head office this identifier. */
const headOffice = "00";

/**
 * Whether a branch is the head office: what the caller says, else by its identifier.
 *
 * @throws ValidationError if the caller says that `00` isn't.
 */
export function isHeadOffice(bhfId: string, said: boolean | undefined): boolean {
  if (bhfId === headOffice && said === false)
    throw new ValidationError({ is_head_office: ["must be true for branch 00, or left out"] });
  return said ?? bhfId === headOffice;
}

/**
 * An environment has one head office.
 *
 * @param other identifier of the branch that is the head office now
 * @throws ValidationError that says which branch to change
 */
export function requireOnlyHeadOffice(bhfId: string, other: string | undefined): void {
  if (other === undefined) return;
  const message =
    bhfId === headOffice
      ? `is branch ${other}: change that first, with PUT /branches/${other} and is_head_office false`
      : `must be false or omitted: branch ${other} is the head office`;
  throw new ValidationError({ is_head_office: [message] });
}

/** One that the account does not have, or no longer. */
export function foreignBranch(bhfId: string): PermissionError {
  return new PermissionError(
    "branch_not_owned",
    `Branch ${/^\w+$/.test(bhfId) ? bhfId : JSON.stringify(bhfId)} does not belong to the account. GET /branches lists those that do`,
  );
}
