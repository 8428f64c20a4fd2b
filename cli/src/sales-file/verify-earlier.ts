// Noticing that state and result files belong to deleted data, before anything is sent because of them.
import type { Taxctl } from "@taxctl/sdk";
import { isServiceFailure } from "../failures/describe.ts";
import { usageFailure } from "../failures/failure.ts";
import type { Known } from "./earlier-results.ts";
import type { State } from "./state.ts";

/**
 * Looks up one stored item and one stored transaction. A service that was set up again responds 404: continuing
 * would send unknown item codes, and treat invoices as done that the service doesn't have.
 */
export async function verifyKnown(
  client: Taxctl,
  state: State | undefined,
  known: Known = new Map(),
): Promise<void> {
  const itemCode = [...(state?.items.values() ?? [])].at(-1);
  const done = [...known.values()].findLast(({ transaction_id }) => transaction_id !== "");
  const lookUps = [
    itemCode === undefined ? undefined : client.items.get(itemCode),
    done === undefined ? undefined : client.transactions.get(done.transaction_id),
  ];
  try {
    await Promise.all(lookUps);
  } catch (error) {
    if (!isServiceFailure(error) || (error.status !== 404 && error.status !== 403)) throw error;
    throw usageFailure(
      `${state?.path ?? "The result file"} is from another account or from deleted data`,
      "Move it away, with its result file, to begin anew. Or name another file with --state.",
    );
  }
}
