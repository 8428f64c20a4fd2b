// Whether a branch signs, in one word.
import type { Check } from "../../core/context/check.ts";
import type { assess } from "../health/assess.ts";

type Health = Awaited<ReturnType<typeof assess>>;
type Branch = Health["branches"][number];
type Lane = Health["lanes"][number];

export type BranchState =
  | "signing"
  | "waiting"
  | "paused"
  | "training"
  | "unreachable"
  | "stopped"
  | "inactive"
  | "no_device";

/** The worst of what is known about a branch. */
export function branchState(branch: Branch, lane: Lane | undefined, checks: readonly Check[]): BranchState {
  if (!lane) return "no_device";
  if (!lane.is_active) return "inactive";
  if (branch.paused_at !== null) return "paused";
  if (branch.training_since !== null) return "training";
  if (lane.circuit === "open") return "unreachable";
  if (lane.stopped.length > 0) return "stopped";
  const isLate = checks.some(
    ({ name, status, bhf_id }) => name === "queue" && status === "fail" && bhf_id === branch.bhf_id,
  );
  return isLate || lane.in_doubt > 0 ? "waiting" : "signing";
}
