// The values that people enter in a month's return, and the documents that a closed month's return lists.

import { blob, char, int, optional, string, time } from "../sql/schema.ts";
import { addColumns, createTable, type Migration } from "./migration.ts";

export const returns: Migration[] = [
  createTable("6100", "period_returns", {
    columns: {
      data_set_id: int(),
      /** `YYYYMM`. */
      month: char(6),
      /** The amounts that were entered, by field. */
      entered: blob(),
      updated_at: time(),
      updated_by: int(),
    },
    primary: ["data_set_id", "month"],
  }),
  createTable("6101", "closed_period_documents", {
    columns: {
      data_set_id: int(),
      month: char(6),
      /** From 0: documents are stored a thousand a row. */
      part: int(),
      documents: blob(),
    },
    primary: ["data_set_id", "month", "part"],
  }),
  // Null for a month that an earlier version closed: it has no documents in `closed_period_documents`.
  addColumns("6102", "closed_periods", { profile: optional(string(20)) }),
];
