// The TINs of customers and suppliers that are malformed or your own: a warning, or of a customer a rejection.
// Decisions about the API: 26, 27.
import { normalTin, tinProblem } from "@taxctl/sdk/rules/tins";
import { buyerTinProblem } from "@taxctl/sdk/rules/validation";
import { ServiceError } from "../../base/errors.ts";
import type { ProfileName } from "../../control-unit/types.ts";
import type { Context } from "../context/context.ts";

/** Why a sale is not signed whose customer's TIN lacks the form of the profile; undefined if the caller accepts that. */
export function tinRejection(
  profile: ProfileName,
  sale: Parameters<typeof buyerTinProblem>[0],
): ServiceError | undefined {
  const problem = buyerTinProblem(sale, profile);
  if (problem === undefined) return undefined;
  const message =
    `customer_tin ${problem}; it is ${sale.customer_tin}. Correct it, omit it to sign the sale without a TIN, ` +
    "or send accept_unusual_tin: true if it is right.";
  const errors = { customer_tin: [problem] };
  return new ServiceError(400, "tin_form", message, { errors, error: `customer_tin ${problem}` });
}

/** Warns when a TIN doesn't have the form of the profile, or is the device's own. Foreign customers have TINs of other forms. */
export function warnOfTin(
  context: Context,
  device: { profile: ProfileName; tin: string },
  field: "customer_tin" | "supplier_tin",
  tin: string | undefined,
): void {
  if (tin === undefined) return;
  const problem = tinProblem(tin, device.profile);
  if (problem !== undefined)
    context.warn({ code: "tin_malformed", message: `A TIN ${problem}. ${tin} was sent as it is.`, field });
  if (normalTin(tin) !== normalTin(device.tin)) return;
  const other = field === "supplier_tin" ? "supplier" : "customer";
  const message = `${field} ${tin} is your own TIN. Check the TIN of the ${other}.`;
  context.warn({ code: "own_tin", message, field });
}
