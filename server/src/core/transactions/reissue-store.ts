// The rows of `reissues`, which name the credit note and the sale that took the place of a sale; and the credit notes of a sale.
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { TransactionRow } from "./store.ts";

type ReissueRow = {
  original_id: string;
  credit_note_id: string;
  sale_id: string;
  /** SHA-256, hex, of the request. */
  content_hash: string;
  created_at: number;
};

export function findReissue(
  db: Queryable,
  of: { original_id: string } | { sale_id: string } | { credit_note_id: string },
): Promise<ReissueRow | undefined> {
  return db("reissues").where(of).first();
}

/** Stores the reissue of a sale; a correction of one that failed takes its place. */
export async function saveReissue(trx: Trx, row: ReissueRow): Promise<void> {
  await trx("reissues").insert(row).onConflict("original_id").merge();
}

/** More credit notes of one sale than this are not listed. */
const mostNotes = 100;

/** The credit notes of a sale that hold their number, oldest first. */
export function findNotesOf(db: Queryable, id: string): Promise<TransactionRow[]> {
  return db("transactions").where({ original_transaction_id: id, live: 1 }).orderBy("id").limit(mostNotes);
}
