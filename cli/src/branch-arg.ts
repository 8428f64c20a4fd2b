// Responsible for commands that name a branch by argument, or else work with the profile's.
import { Args } from "@oclif/core";
import { usageFailure } from "./failure.ts";

/** The optional branch argument. */
export const branchArg = Args.string({
  description: "branch identifier (bhf_id); that of the profile by default",
});

/** A new branch's identifier: the control unit takes two characters, and would refuse the branch only at its device. */
export function checkNewBranch(id: string): void {
  if (!/^[0-9A-Za-z]{2}$/.test(id))
    throw usageFailure(
      `${id} can't be a branch identifier`,
      "It has two characters, as the authority gave them: 00 is the head office, 01 the next branch.",
    );
}

/** The branch named by argument, else by flag, environment or profile. */
export function namedBranch(argument: string | undefined, ofProfile: string | undefined): string {
  const branch = argument ?? ofProfile;
  if (!branch)
    throw usageFailure("No branch is named", "Give its identifier as argument, or set it with --branch.");
  return branch;
}
