// Commands that name a branch by argument, or else work with the profile's.
import { Args } from "@oclif/core";
import { formatMeanings, isBranchId } from "@taxctl/sdk/formats";
import { usageFailure } from "../failures/failure.ts";

/** The optional branch argument. */
export const branchArg = Args.string({
  description: "branch identifier (bhf_id); that of the profile by default",
});

/** A new branch's identifier, by the rule of the service. */
export function checkNewBranch(id: string): void {
  if (!isBranchId(id))
    throw usageFailure(`${id} can't be a branch identifier`, `It must be ${formatMeanings["branch-id"]}.`);
}

/** The branch named by argument, else by flag, environment or profile. */
export function namedBranch(argument: string | undefined, ofProfile: string | undefined): string {
  const branch = argument ?? ofProfile;
  if (!branch)
    throw usageFailure("No branch is named", "Give its identifier as argument, or set it with --branch.");
  return branch;
}
