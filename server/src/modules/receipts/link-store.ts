// Rows of the links under which customers see receipts. Of the token in a link's URL, only the hash is stored.

import { isId } from "../../base/ids.ts";
import type { TransactionRow } from "../../core/transactions/store.ts";
import type { Queryable } from "../../db/sql/schema.ts";

export type ReceiptLinkRow = {
  id: string;
  data_set_id: number;
  transaction_id: string;
  token_hash: string;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
};

export async function insertLink(trx: Queryable, row: ReceiptLinkRow): Promise<void> {
  await trx("receipt_links").insert(row);
}

/** The links of a transaction that are not revoked, newest first. */
export async function listLinks(db: Queryable, transactionId: string): Promise<ReceiptLinkRow[]> {
  return db("receipt_links")
    .where({ transaction_id: transactionId })
    .whereNull("revoked_at")
    .orderBy("id", "desc");
}

export async function findLink(
  db: Queryable,
  transactionId: string,
  id: string,
): Promise<ReceiptLinkRow | undefined> {
  return isId(id) ? db("receipt_links").where({ id, transaction_id: transactionId }).first() : undefined;
}

/** Revokes a link; false where it was revoked before. */
export async function revokeLink(trx: Queryable, id: string, nowMs: number): Promise<boolean> {
  return (
    (await trx("receipt_links").where({ id }).whereNull("revoked_at").update({ revoked_at: nowMs })) === 1
  );
}

export type LinkedTransaction = TransactionRow & { environment: "live" | "sandbox" };

/** The transaction that a link shows; nothing where the link is unknown, expired or revoked. */
export async function findLinked(
  db: Queryable,
  tokenHash: string,
  nowMs: number,
): Promise<LinkedTransaction | undefined> {
  return db("receipt_links")
    .join("transactions", "transactions.id", "receipt_links.transaction_id")
    .join("data_sets", "data_sets.id", "transactions.data_set_id")
    .where({ "receipt_links.token_hash": tokenHash })
    .whereNull("receipt_links.revoked_at")
    .where("receipt_links.expires_at", ">", nowMs)
    .first("transactions.*", "data_sets.environment");
}
