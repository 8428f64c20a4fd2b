// A round of deciding before something is registered: in bulk by status, or by asking; kept.
import { decisionsFor, type Status } from "@taxctl/sdk/reconcile";
import type { Ask } from "../input/ask.ts";
import { askDecisions } from "./ask-decisions.ts";
import { conflictFailure, type Reconciliation } from "./reconciliation.ts";

export type Round = {
  /** Statuses whose undecided pairs are accepted without a question. */
  accept: readonly Status[] | undefined;
  ask: Ask | undefined;
  note: (line: string) => void;
  /** Whether decisions are stored. */
  keep: boolean;
};

/** Decides. Answers before an interruption are kept; a contradiction with others' decisions is thrown. */
export async function decideRound(
  reconciliation: Reconciliation,
  { accept, ask, note, keep }: Round,
): Promise<void> {
  try {
    const stamp = { author: reconciliation.author, time: new Date().toISOString() };
    if (accept) reconciliation.decide(decisionsFor(reconciliation.decided, accept, stamp));
    else if (ask) await askDecisions({ ask, reconciliation, note, now: () => new Date() });
  } catch (error) {
    if (keep) await reconciliation.save();
    throw error;
  }
  const conflicts = keep ? await reconciliation.save() : [];
  if (conflicts.length > 0) throw conflictFailure(conflicts);
}
