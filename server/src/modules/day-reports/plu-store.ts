// The signed documents of sales, not yet unpacked.
import type { Queryable } from "../../db/sql/schema.ts";

export function readPackedDocuments(db: Queryable, ids: readonly string[]): Promise<Uint8Array[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db("transaction_bodies").whereIn("transaction_id", ids).pluck("document");
}
