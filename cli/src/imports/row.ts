// The result of one customs record, as a run keeps it and as it is printed.
import { type Reason, reasonText } from "../failures/reasons.ts";
import type { Applied } from "./apply.ts";

/** The result of one line. `done`: an earlier run or another person did it. */
export type ImportRow = {
  record: string;
  import_item_name: string;
  action: string;
  status: Applied["status"] | "done" | "would apply";
  item_code: string;
  qty_added: number | null;
  new_qty: number | null;
  transaction_id: string;
  reasons: readonly Reason[];
};

/** A row as it is printed and written to files. */
type ShownImport = Omit<ImportRow, "reasons"> & { reason: string };

/** The columns of a table of rows. */
export const importColumns = [
  "record",
  "import_item_name",
  "action",
  "status",
  "item_code",
  "qty_added",
  "new_qty",
  "reason",
];

export function shownImport({ reasons, ...row }: ImportRow): ShownImport {
  return { ...row, reason: reasonText(reasons) };
}
