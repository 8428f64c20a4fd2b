// The columns that `taxctl sales submit` adds to a file of sales, so that a result file can be read again.

/** Column of a result file to field of the result. */
export const resultColumns = {
  taxctl_status: "status",
  taxctl_invoice_no: "invoice_no",
  transaction_id: "transaction_id",
  receipt_no: "receipt_no",
  taxctl_original_invoice_no: "original_invoice_no",
  taxctl_content: "content",
  reason: "reason",
} as const;

/** Whether a column has results, and nothing of the sale. */
export const isResultColumn = (name: string): boolean => name in resultColumns;
