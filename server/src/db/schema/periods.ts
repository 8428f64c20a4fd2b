// Months that were closed with their figures, and the values that people enter in a month's return.

import { blob, char, int, optional, string, type Tables, time } from "../sql/schema.ts";

export const periods: Tables = {
  closed_periods: {
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
      /** The control unit's profile at the close: the figures are read by its rules. */
      profile: string(20),
    },
    primary: ["data_set_id", "month"],
  },
  // The authority's acknowledgement of a month's return. A reopening keeps it.
  period_filings: {
    columns: {
      data_set_id: int(),
      month: char(6),
      acknowledgement_no: string(50),
      /** `YYYY-MM-DD`. */
      filed_on: char(10),
      payment_no: optional(string(50)),
      prepared_by: optional(string(100)),
      reviewed_by: optional(string(100)),
      recorded_at: time(),
      recorded_by: int(),
    },
    primary: ["data_set_id", "month"],
  },
  // The documents that a closed month's return lists.
  closed_period_documents: {
    columns: {
      data_set_id: int(),
      month: char(6),
      /** From 0: documents are stored a thousand a row. */
      part: int(),
      documents: blob(),
    },
    primary: ["data_set_id", "month", "part"],
  },
  period_returns: {
    columns: {
      data_set_id: int(),
      month: char(6),
      /** The amounts that were entered, by field. */
      entered: blob(),
      updated_at: time(),
      updated_by: int(),
    },
    primary: ["data_set_id", "month"],
  },
};
