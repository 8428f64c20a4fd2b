// Responsible for the rows of a certification's summary: the checks and their results.

/** `by_hand` is left to the operator. */
export type RowStatus = "passed" | "failed" | "by_hand";

export type CertifyRow = {
  row: string;
  status: RowStatus;
  /** Number of the document, code of the item, or name of the file. */
  subject: string;
  detail: string;
};

export const ROW_COLUMNS = ["status", "row", "subject", "detail"] as const;

export const passed = (row: string, subject: string, detail: string): CertifyRow => ({
  row,
  status: "passed",
  subject,
  detail,
});

export const failed = (row: string, subject: string, detail: string): CertifyRow => ({
  row,
  status: "failed",
  subject,
  detail,
});
