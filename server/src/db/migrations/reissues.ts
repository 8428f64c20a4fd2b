// Sales that were credited in full and issued again, one row for each: its credit note, and the sale that replaces it.

import { char, time, uuid } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const reissues: Migration[] = [
  createTable("5001", "reissues", {
    columns: {
      original_id: uuid(),
      credit_note_id: uuid(),
      /** The sale that takes the original's place. */
      sale_id: uuid(),
      /** Of the request: the same one finds its result. */
      content_hash: char(64),
      created_at: time(),
    },
    primary: ["original_id"],
    index: { by_credit_note: ["credit_note_id"], by_sale: ["sale_id"] },
  }),
];
