// The TINs of customers and suppliers: one that the authority would not write like that is a warning, never a rejection.
import { tinProblem } from "@taxctl/sdk/tins";
import type { Context } from "../context.ts";
import type { Profile } from "../control-unit/types.ts";

/** Warns when a TIN doesn't have the form of the profile. Foreign customers have TINs of other forms. */
export function warnOfTin(
  context: Context,
  profile: Profile,
  field: "customer_tin" | "supplier_tin",
  tin: string | undefined,
): void {
  const problem = tin === undefined ? undefined : tinProblem(tin, profile);
  if (problem === undefined) return;
  context.warn({ code: "tin_malformed", message: `A TIN ${problem}. ${tin} was sent as it is.`, field });
}
