// The rows of a certification's summary: the checks and their results.

/** `by_hand` is left to the operator. */
export type RowStatus = "passed" | "failed" | "by_hand";

export type CertifyRow = {
  row: string;
  status: RowStatus;
  /** Number of the document, code of the item, or name of the file. */
  subject: string;
  detail: string;
};

export const rowColumns = ["status", "row", "subject", "detail"] as const;

const rowWith =
  (status: RowStatus) =>
  (row: string, subject: string, detail: string): CertifyRow => ({ row, status, subject, detail });

export const passed = rowWith("passed");
export const failed = rowWith("failed");
