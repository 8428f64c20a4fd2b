// Responsible for bringing another person's file of decisions in.
import { type Decision, mergeDecisions } from "@taxctl/sdk/reconcile";
import { loadDecisions } from "./decisions-file.ts";
import { conflictFailure, type Reconciliation } from "./reconciliation.ts";

/** The decisions of the other file that are new here. Contradictions with ours are a failure that lists them; then nothing is merged. */
export async function loadMerged(
  reconciliation: Reconciliation,
  path: string,
  base: string | undefined,
): Promise<Decision[]> {
  const began = base === undefined ? [] : await loadDecisions(base);
  const { decisions, conflicts } = mergeDecisions(began, reconciliation.decisions, await loadDecisions(path));
  if (conflicts.length > 0) throw conflictFailure(conflicts, reconciliation.store.place);
  return decisions;
}
