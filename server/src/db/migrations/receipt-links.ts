// Links under which customers see receipts.
import { char, int, optional, time, uuid } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const receiptLinks: Migration[] = [
  createTable("6200", "receipt_links", {
    columns: {
      id: uuid(),
      data_set_id: int(),
      transaction_id: uuid(),
      // SHA-256 of the token in the URL, in hex.
      token_hash: char(64),
      created_at: time(),
      expires_at: time(),
      revoked_at: optional(time()),
    },
    primary: ["id"],
    unique: { token: ["token_hash"] },
    index: { transaction: ["transaction_id", "id"] },
  }),
];
