// Responsible for the remedy of a service code without a remedy in the terminal.
import { asCommands } from "@taxctl/sdk/commands";
import { isServiceFailure } from "./describe.ts";
import type { Failure } from "./failure.ts";

/** The failure with the catalog's remedy, if it has none; messages about invalid fields need no remedy. */
export async function withRemedy(failure: Failure): Promise<Failure> {
  if (failure.remedy || failure.code === "validation_failed" || !isServiceFailure(failure.cause))
    return failure;
  const { catalogue } = await import("@taxctl/sdk/catalogue");
  const [, known] = Object.entries(catalogue).find(([code]) => code === failure.code) ?? [];
  return known
    ? Object.assign(failure, { remedy: asCommands(known.remedy, failure.transactionId) })
    : failure;
}
