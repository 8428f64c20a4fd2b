// The suppliers' own invoice numbers of purchases, which only the documents have.
import type { PurchaseDocument } from "../../control-unit/types.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { readDocumentsOf } from "../transactions/list-store.ts";

const numbersAtOnce = 1000;

/** The suppliers' own numbers of purchases, by transaction. */
export async function findSupplierNumbers(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  for (let first = 0; first < ids.length; first += numbersAtOnce) {
    const some = ids.slice(first, first + numbersAtOnce);
    const documents = await readDocumentsOf<Pick<PurchaseDocument, "supplier_invoice_no">>(db, some);
    for (const [id, { supplier_invoice_no }] of documents) numbers.set(id, supplier_invoice_no);
  }
  return numbers;
}
