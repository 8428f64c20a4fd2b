// Responsible for what is said to do about a code of the service that the terminal knows nothing nearer about.
import { asCommands } from "@taxctl/sdk/commands";
import { isServiceFailure } from "./describe.ts";
import type { Failure } from "./failure.ts";

/** The failure with the remedy of the catalogue, where it has none; fields that are not valid say it themselves. */
export async function withRemedy(failure: Failure): Promise<Failure> {
  if (failure.remedy || failure.code === "validation_failed" || !isServiceFailure(failure.cause))
    return failure;
  const { catalogue } = await import("@taxctl/sdk/catalogue");
  const [, known] = Object.entries(catalogue).find(([code]) => code === failure.code) ?? [];
  return known
    ? Object.assign(failure, { remedy: asCommands(known.remedy, failure.transactionId) })
    : failure;
}
