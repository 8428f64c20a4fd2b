// Sums of what units have signed, by the day of the document, the till, the Z report and the tax: kept in the transaction that signs.
import { type DeferredWrite, deferWrite } from "../batching/group-commit.ts";
import type { Trx } from "../sql/schema.ts";
import { addDeltas, type Counters, type Delta } from "./counters.ts";

export const dayFigures: Counters = {
  table: "figures",
  key: [
    "data_set_id",
    "document_date",
    "branch_id",
    "user_id",
    "key_id",
    "z_no",
    "type",
    "receipt_type",
    "purchase_status",
    "claim",
    "payment_type",
    "tax_type",
    "tax_rate",
  ],
  sums: [
    "documents",
    "firsts",
    "line_count",
    "taxable_amount",
    "tax_amount",
    "total_amount",
    "discount_amount",
    "non_deductible_tax",
  ],
};

/** Locked after the counters of `counters.ts`, by every transaction that adds to both. */
const figures: DeferredWrite<readonly Delta[]> = {
  rank: 3,
  write: (trx, all) => addDeltas(trx, dayFigures, all.flat()),
};

/** Adds to the figures of days, at the end of the database transaction. */
export function addFigures(trx: Trx, deltas: readonly Delta[]): Promise<void> {
  return deltas.length === 0 ? Promise.resolve() : deferWrite(trx, figures, deltas);
}
