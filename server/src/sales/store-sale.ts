// Stores a sale that passed its checks, and warns of a customer that isn't sent as the caller gave it.
import type { Context } from "../context.ts";
import type { SaleDocument } from "../control-unit/types.ts";
import { findBodies } from "../transactions/store.ts";
import type { Submitted } from "../transactions/submission.ts";
import { storeSubmission } from "../transactions/submit.ts";
import { warnOfCustomer } from "./customer.ts";
import type { SaleInput } from "./rules.ts";
import type { PreparedSale } from "./submission.ts";

/** Stores the sale, or finds the one that it repeats: then it gets the warnings of the first, which follow from the stored sale. */
export async function storeSale(
  context: Context,
  body: SaleInput,
  { document, submission }: PreparedSale,
): Promise<Submitted> {
  const submitted = await storeSubmission(context, submission);
  if (submitted.duplicate) {
    const first = await findBodies<SaleDocument>(context.service.db.knex, submitted.id);
    warnOfCustomer(context, body, first.document);
  } else warnOfCustomer(context, body, document);
  return submitted;
}
