// The rows of a certification's summary: the checks and their results.

/** `by_hand` is left to the operator. `not_offered`: the program doesn't do it. */
type RowStatus = "passed" | "failed" | "by_hand" | "not_offered";

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

export const statusWords: Record<RowStatus, string> = {
  passed: "passed",
  failed: "FAILED",
  by_hand: "left to do",
  not_offered: "not offered",
};

export const passed = rowWith("passed");
export const failed = rowWith("failed");
export const leftToDo = rowWith("by_hand");
export const notOffered = rowWith("not_offered");
