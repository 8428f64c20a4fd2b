// The errors about branches of other accounts.
import { PermissionError } from "../errors.ts";

/** One that the account does not have, or no longer. */
export function foreignBranch(bhfId: string): PermissionError {
  return new PermissionError("branch_not_owned", `Branch ${bhfId} does not belong to the account`);
}
