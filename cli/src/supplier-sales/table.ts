// The sheet of a report with the result of each supplier sale in this run.
import type { Table } from "@taxctl/sdk/reconcile";
import type { SyncRow } from "./sync.ts";

/** The rows of a run as a table of the report. */
export function registeredTable(rows: readonly SyncRow[]): Table {
  return {
    name: "registered",
    title: "This run",
    columns: [
      { key: "supplier_tin", title: "Supplier TIN", type: "text" },
      { key: "supplier_name", title: "Supplier", type: "text" },
      { key: "supplier_invoice_no", title: "Number", type: "text" },
      { key: "total_amount", title: "Total", type: "amount" },
      { key: "status", title: "Outcome", type: "text" },
      { key: "invoice_no", title: "Purchase number", type: "text" },
      { key: "claim", title: "Tax claimed", type: "text" },
      { key: "transaction_id", title: "Transaction", type: "text" },
      { key: "reason", title: "Reason", type: "text" },
    ],
    rows: rows.map((row) => ({ ...row })),
    marks: rows.map(() => []),
  };
}
