// Purchases that may be the same supplier's invoice, registered with another branch of the supplier.
import { localDay } from "../../base/clock.ts";
import type { PurchaseDocument } from "../../control-unit/types.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { readDocumentsOf } from "../transactions/list-store.ts";

/** An invoice is entered twice within weeks, if at all. */
const searchedMs = 62 * 86_400_000;
/** Of the same supplier with the same total. */
const mostCompared = 20;

type Registered = { id: string; invoice_no: string };

/** The purchase with the same supplier, number and total as this one, and another branch of the supplier. */
export async function findSimilarPurchase(
  db: Queryable,
  environmentId: number,
  document: Pick<
    PurchaseDocument,
    "supplier_tin" | "supplier_bhf_id" | "supplier_invoice_no" | "receipt_type"
  >,
  total_amount: number,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): Promise<(Registered & Pick<PurchaseDocument, "supplier_bhf_id">) | undefined> {
  const { supplier_tin, supplier_bhf_id, supplier_invoice_no, receipt_type } = document;
  const rows: Registered[] = await db("transactions")
    .where({ data_set_id: environmentId, counterparty_tin: supplier_tin })
    .where("local_day", ">=", localDay(nowMs - searchedMs, timeZone))
    .where({ type: "purchase", live: 1, receipt_type, total_amount })
    .whereNot({ status: "failed" })
    .limit(mostCompared)
    .select("id", "invoice_no");
  const documents = await readDocumentsOf<PurchaseDocument>(
    db,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    const other = documents.get(row.id);
    if (other?.supplier_invoice_no === supplier_invoice_no && other.supplier_bhf_id !== supplier_bhf_id)
      return { ...row, supplier_bhf_id: other.supplier_bhf_id };
  }
  return undefined;
}
