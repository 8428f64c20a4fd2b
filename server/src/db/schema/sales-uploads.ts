// Uploads of sales: the files with how they were read, the rows that were read, and the sales in them.

import { bigint, blob, char, flag, int, optional, string, type Tables, time, uuid } from "../sql/schema.ts";

export const salesUploads: Tables = {
  sales_uploads: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      name: string(200),
      status: string(10),
      // The caller's mapping, and how the file was read: JSON.
      mapping: blob(),
      read_as: blob(),
      // The number of the mapping that is shown: sales of other numbers are left-overs. And the last number that a request took.
      reading: int(),
      last_reading: int(),
      sales: int(),
      with_warnings: int(),
      // Money ×100: of what can be sent, less credit notes.
      total_amount: bigint(),
      tax_amount: bigint(),
      uploaded_by: int(),
      uploaded_at: time(),
      started_by: optional(int()),
      started_at: optional(time()),
      finished_at: optional(time()),
    },
    primary: ["id"],
    index: { of_data_set: ["data_set_id", "uploaded_at", "id"], old: ["uploaded_at", "id"] },
  },
  // The table of the file, as it was read.
  sales_upload_parts: {
    columns: { upload_id: uuid(), part: int(), body: blob() },
    primary: ["upload_id", "part"],
  },
  sales_upload_sales: {
    columns: {
      upload_id: uuid(),
      reading: int(),
      position: int(),
      // Empty for a row without a number.
      invoice_no: string(200),
      // `ready`, `problem`, `sent` with a transaction, or `refused` by the service.
      state: char(10),
      is_note: flag(),
      is_earlier: flag(),
      transaction_id: optional(uuid()),
      // Lines, document, amounts, problems and warnings: JSON.
      body: blob(),
      // Why the service rejected it: JSON.
      refusal: optional(blob()),
    },
    primary: ["upload_id", "reading", "position"],
    index: { state: ["upload_id", "reading", "state", "is_note", "position"] },
  },
};
