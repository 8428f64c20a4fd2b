// The remedy of a service code without a remedy in the terminal.
import { asCommands } from "@taxctl/sdk/commands";
import { isServiceFailure } from "./describe.ts";
import type { Failure } from "./failure.ts";

/** The failure with the catalog's remedy, if it has none; messages about invalid fields need no remedy. */
export async function withRemedy(failure: Failure): Promise<Failure> {
  if (failure.remedy || failure.code === "validation_failed" || !isServiceFailure(failure.cause))
    return failure;
  const { catalogue } = await import("@taxctl/sdk/catalogue");
  if (failure.code === "period_closed") return Object.assign(failure, { remedy: closedRemedy(failure) });
  const [, known] = Object.entries(catalogue).find(([code]) => code === failure.code) ?? [];
  return known
    ? Object.assign(failure, { remedy: asCommands(known.remedy, failure.transactionId) })
    : failure;
}

/** A purchase can be claimed in another month than that of its date, a sale can't. A claim in a closed month stays there. */
function closedRemedy({ errors = {} }: Failure): string {
  if ("claim" in errors) return "Have the owner reopen the month: `taxctl periods reopen`.";
  const first =
    "claim_month" in errors
      ? "Claim the purchase in an open month (`claim_month`, --claim-month, --month)."
      : "Date the sale in an open month.";
  return `${first} Or have the owner reopen the month: \`taxctl periods reopen\`.`;
}
