// A transaction as lists show it.
import { iso, isoOrNull } from "../../base/clock.ts";
import { money } from "../../db/sql/scaled.ts";
import { canRetry } from "./failure.ts";
import type { ListedTransaction } from "./list-store.ts";

const receiptTypes = ["S", "P", "R"] as const;

export function showSummary(row: ListedTransaction) {
  return {
    transaction_id: row.id,
    type: row.type,
    status: row.status,
    branch_id: row.bhf_id,
    invoice_no: row.invoice_no,
    receipt_no: row.receipt_no,
    receipt_type: receiptTypes.find((type) => type === row.receipt_type) ?? null,
    purchase_status: row.purchase_status,
    counterparty_name: row.counterparty_name,
    counterparty_tin: row.counterparty_tin,
    document_date: row.document_date,
    document_time: row.document_time,
    total_amount: money.fromDb(row.total_amount),
    tax_amount: money.fromDb(row.tax_amount),
    synced_to_authority: Boolean(row.synced_to_authority),
    in_doubt: Boolean(row.in_doubt),
    can_retry: canRetry(row),
    superseded_by: row.superseded_by,
    created_at: iso(row.created_at),
    processed_at: isoOrNull(row.processed_at),
  };
}
