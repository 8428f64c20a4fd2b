// Who bought: the customer of a sale and of its credit notes, as they go to the control unit.
// Decisions about the API: 70, 72.
import { customerProblem } from "@taxctl/sdk/rules/validation";
import { UnprocessableError } from "../../base/errors.ts";
import type { Warning } from "../../base/warnings.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import type { Context } from "../context/context.ts";
import type { Request } from "../context/operations.ts";
import { findTaxpayer } from "../taxpayers/store.ts";

type SaleInput = Request<"createSale">["body"];
type Customer = Pick<SaleDocument, "customer_tin" | "customer_name" | "customer_mobile">;

/** The caller's name; a blank name counts as missing. */
export function givenName({ customer_name }: SaleInput): string | null {
  return customer_name?.trim() ? customer_name : null;
}

/**
 * The customer of a credit note: the original's, since control units compare the two. The mobile number may be another.
 *
 * @throws UnprocessableError 422 `customer_mismatch` when the note has another TIN.
 */
export function creditedCustomer(
  note: Pick<Customer, "customer_tin" | "customer_mobile">,
  original: Customer & { invoice_no: string },
): Customer {
  const { customer_tin, customer_name } = original;
  const customer_mobile = note.customer_mobile ?? original.customer_mobile;
  const problem = customerProblem(note.customer_tin, original);
  if (problem !== undefined) {
    throw new UnprocessableError(
      "customer_mismatch",
      `The credit note can't be made: customer_tin ${problem}.`,
      {
        errors: { customer_tin: [problem] },
      },
    );
  }
  return { customer_tin, customer_name, customer_mobile };
}

/** The name of a sale without one: the authority's for the customer's TIN if it was looked up before, else `walkInName`. */
export async function usualName(
  { service, environment }: Context,
  body: SaleInput,
  walkInName: string,
): Promise<string> {
  const { customer_tin, receipt_type } = body;
  if (customer_tin === undefined || receipt_type === "R" || givenName(body) !== null) return walkInName;
  const known = await findTaxpayer(service.db.knex, environment.id, customer_tin, service.clock.now());
  return known?.name || walkInName;
}

/** Warns if the customer differs from the caller's; `document` is sent. */
export function warnOfCustomer(context: Context, body: SaleInput, document: SaleDocument): void {
  for (const warning of customerWarnings(body, document)) context.warn(warning);
}

export function customerWarnings(body: SaleInput, document: SaleDocument): Warning[] {
  const field = "customer_name";
  const given = givenName(body);
  if (document.receipt_type === "S" && document.customer_tin && given === null) {
    const message =
      `The sale has the customer's TIN but no name, so it goes out with the name "${document.customer_name}". ` +
      "Its credit notes get the same name.";
    return [{ code: "customer_name_missing", message, field }];
  }
  if (document.receipt_type === "R" && given !== null && given !== document.customer_name) {
    const message = `The credit note goes out with the customer name of its original, ${document.customer_name}, instead of ${given}.`;
    return [{ code: "customer_name_replaced", message, field }];
  }
  return [];
}
