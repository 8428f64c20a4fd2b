// Months that were closed with their figures, and the month in which the tax of a purchase is claimed.

import { blob, char, int, optional, string, time } from "../sql/schema.ts";
import { addColumns, createTable, type Migration, partialIndex } from "./migration.ts";

export const periods: Migration[] = [
  createTable("5901", "closed_periods", {
    columns: {
      data_set_id: int(),
      /** `YYYYMM`. */
      month: char(6),
      closed_at: time(),
      closed_by: int(),
      /** Why it was closed although documents were open. */
      reason: optional(string(500)),
      /** The tax reports of the month, of each branch and of all; null until they are made. */
      reports: optional(blob()),
    },
    primary: ["data_set_id", "month"],
  }),
  // Null where it is the month of the purchase date, as it was for all purchases before.
  addColumns("5902", "transactions", { claim_month: optional(char(6)) }),
  partialIndex("5903", "transactions", {
    name: "claims",
    columns: ["data_set_id", "claim_month", "id"],
    where: "`claim_month` is not null",
  }),
];
