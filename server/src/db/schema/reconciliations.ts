// Reconciliations of purchases: the uploaded books, the rows of the last match, and people's decisions.

import { blob, char, flag, int, optional, string, type Tables, text, time, uuid } from "../sql/schema.ts";

export const reconciliations: Tables = {
  reconciliations: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      // 0 means all branches.
      branch_id: int(),
      from_date: char(10),
      to_date: char(10),
      name: string(200),
      // How to match, and how the books were read: JSON.
      options: text(),
      read_as: text(),
      documents: int(),
      // Counts up with each upload, and with each match: parts and rows of other numbers are left-overs.
      upload: int(),
      run: int(),
      // The result of the last match, as JSON; null before the first.
      summary: optional(blob()),
      uploaded_by: int(),
      uploaded_at: time(),
      matched_at: optional(time()),
      // Until when the matching process may be alive; null without one.
      busy_until: optional(time()),
    },
    primary: ["id"],
    unique: { period: ["data_set_id", "branch_id", "from_date", "to_date"] },
    index: { nightly: ["matched_at"] },
  },
  reconciliation_books: {
    columns: { reconciliation_id: uuid(), upload: int(), part: int(), body: blob() },
    primary: ["reconciliation_id", "upload", "part"],
  },
  reconciliation_rows: {
    columns: {
      reconciliation_id: uuid(),
      run: int(),
      position: int(),
      // A hash of both documents' ids: the same in each run.
      row_id: char(32),
      status: string(20),
      // Empty without a decision.
      decision: string(10),
      supplier_tin: string(200),
      // The month of the document, within the period: `YYYYMM`.
      month: char(6),
      // A fingerprint of the decided documents: it changes with any figure.
      seen: string(16),
      supplier_sale_id: optional(uuid()),
      body: blob(),
    },
    primary: ["reconciliation_id", "run", "position"],
    unique: { row: ["reconciliation_id", "run", "row_id"] },
    index: {
      decision: ["reconciliation_id", "run", "decision", "position"],
      // Decisions about a supplier sale.
      sale: { columns: ["supplier_sale_id", "decision"], where: "`supplier_sale_id` is not null" },
    },
  },
  reconciliation_decisions: {
    columns: {
      reconciliation_id: uuid(),
      row_id: char(32),
      // Whether it joins or separates a pair; stored apart from decisions about the pair.
      is_link: flag(),
      body: blob(),
    },
    primary: ["reconciliation_id", "row_id", "is_link"],
  },
  // Periods without data that an event has reported.
  missing_data_reports: {
    columns: {
      data_set_id: int(),
      // 0 means all branches.
      branch_id: int(),
      from_date: char(10),
      to_date: char(10),
      missing: string(20),
    },
    primary: ["data_set_id", "branch_id", "from_date", "to_date", "missing"],
  },
};
