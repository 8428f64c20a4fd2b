// The reconciliation statement of a result.
import { type Bridge, bridge, type DecidedResult, type Decision, type Status } from "@taxctl/sdk/reconcile";

/** The statement from the books to the authority's figures, and from these to the claimable VAT. */
export function bridgeOf(
  result: DecidedResult,
  decisions: readonly Decision[],
  claimWithoutDecision: readonly Status[],
): Bridge {
  const drawn = bridge(result, decisions, { claimWithoutDecision });
  const rest = Object.values(drawn.checks).flatMap(({ taxable, tax, total }) => [taxable, tax, total]);
  if (rest.some((amount) => amount !== 0)) throw new Error("the reconciliation statement does not add up");
  return drawn;
}
