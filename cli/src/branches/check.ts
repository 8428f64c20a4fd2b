// Noticing a branch that the account does not have, before anything is done in its name.
import type { Taxctl } from "@taxctl/sdk";
import { unlessStatus } from "../service/unless-status.ts";

/** The problem of the branch; `isNew` if the account has no branch at all yet. */
type BranchProblem = { message: string; remedy: string; isNew: boolean };

/** Looks up the branch. For a role that may not read branches, nothing is checked. */
export async function branchProblem(
  client: Taxctl,
  branch: string | undefined,
): Promise<BranchProblem | undefined> {
  if (branch === undefined) return undefined;
  const branches = await unlessStatus([403], () => client.branches.list({ per_page: 100 }).toArray());
  if (!branches || branches.some(({ bhf_id }) => bhf_id === branch)) return undefined;
  if (branches.length === 0)
    return {
      message: `The account has no branch ${branch} yet, and no other`,
      remedy: "`taxctl devices setup` makes it.",
      isNew: true,
    };
  const known = branches.map(({ bhf_id }) => bhf_id).toSorted();
  return {
    message: `The account has no branch ${branch}; it has ${known.join(", ")}`,
    remedy: "Name another with --branch, or make it: `taxctl branches create`.",
    isNew: false,
  };
}
