// Reads sales by the fields that rules of sales compare.
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { TransactionRow } from "../transactions/store.ts";

export type NamedSale = Pick<TransactionRow, "id" | "invoice_no">;

/** The credit notes of a sale that have not failed. */
export function findCreditNotes(db: Queryable, originalId: string): Promise<string[]> {
  return db("transactions")
    .where({ original_transaction_id: originalId })
    .whereIn("status", ["pending", "success"])
    .pluck("id");
}

/** The sales of one kind of receipt among these. */
export function findSales(
  trx: Trx,
  ids: readonly string[],
  receiptType: string | null,
): Promise<(NamedSale & Pick<TransactionRow, "receipt_no">)[]> {
  return trx("transactions")
    .whereIn("id", ids)
    .where({ receipt_type: receiptType })
    .select("id", "invoice_no", "receipt_no");
}

/** Other sales of the same lane that have these values. */
export function findOtherSales(
  db: Queryable,
  { id, lane_id }: { id: string | null; lane_id: number },
  having: Partial<TransactionRow>,
): Promise<NamedSale[]> {
  return db("transactions")
    .where({ lane_id, type: "sales", ...having })
    .whereNot("id", id)
    .select("id", "invoice_no");
}

/**
 * The last sale of an environment in a currency that has not failed.
 *
 * @param except The number of a sale that is left out.
 */
export function findLastRate(
  db: Queryable,
  dataSetId: number,
  currency: string,
  except: string,
): Promise<(Pick<TransactionRow, "invoice_no" | "document_date"> & { exchange_rate: number }) | undefined> {
  return db("transactions")
    .where({ data_set_id: dataSetId, currency, receipt_type: "S", type: "sales" })
    .whereNot("status", "failed")
    .whereNot("invoice_no", except)
    .orderBy("id", "desc")
    .first("invoice_no", "document_date", "exchange_rate");
}
