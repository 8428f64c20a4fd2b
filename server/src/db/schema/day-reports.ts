// The Z reports of branches, and the one of each that is open.

import { blob, char, int, optional, type Tables, time, uuid } from "../sql/schema.ts";

export const dayReports: Tables = {
  // A row that changes twice a business day: with its first sale, and with its Z report.
  open_z_reports: {
    columns: {
      branch_id: int(),
      number: int(),
      /** `YYYYMMDD`; null until a sale counts in it. */
      business_day: optional(char(8)),
      /** The business day of the Z report before it. */
      last_day: optional(char(8)),
    },
    primary: ["branch_id"],
  },
  // Written once, with its figures.
  z_reports: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      number: int(),
      business_day: char(8),
      opened_at: time(),
      closed_at: time(),
      made_by: int(),
      figures: blob(),
    },
    primary: ["id"],
    unique: {
      number: ["data_set_id", "branch_id", "number"],
      day: ["data_set_id", "branch_id", "business_day"],
    },
  },
};
