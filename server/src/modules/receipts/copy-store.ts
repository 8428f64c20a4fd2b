// Rows of the copies of receipts that were printed: who printed each, when, and the Z report that it counts in.
import { isId } from "../../base/ids.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy, withRows } from "../../db/sql/page.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";

export type CopyRow = {
  id: string;
  data_set_id: number;
  branch_id: number;
  transaction_id: string;
  z_no: number;
  /** The API key that printed it, or the session of a person who was signed in. */
  key_id: string;
  user_id: number;
  printed_at: number;
};

/** A copy with the name of the person who printed it. */
export type ListedCopy = CopyRow & { user_name: string | null };

export async function insertCopy(trx: Trx, row: CopyRow): Promise<void> {
  await trx("receipt_copies").insert(row);
}

/** Whether a transaction has this copy. */
export async function hasCopy(db: Queryable, transactionId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  return (await db("receipt_copies").where({ id, transaction_id: transactionId }).first("id")) !== undefined;
}

/** One page of the copies of a transaction, latest first. */
export async function pageOfCopies(
  db: Queryable,
  transactionId: string,
  request: PageRequest,
): Promise<Page<ListedCopy>> {
  const own = db("receipt_copies").where({ transaction_id: transactionId }).select("id");
  const page = await pageBy<{ id: string }>(own, sortBy("desc", "id"), request);
  return withRows<ListedCopy>(db, "receipt_copies", page, (rows) =>
    rows
      .leftJoin("users", "users.id", "receipt_copies.user_id")
      .select("receipt_copies.*", "users.name as user_name"),
  );
}
