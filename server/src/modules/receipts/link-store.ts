// Rows of the links under which customers see receipts. Of the token in a link's URL, only the hash is stored.

import { isId } from "../../base/ids.ts";
import type { TransactionRow } from "../../core/transactions/store.ts";
import type { Queryable } from "../../db/sql/schema.ts";

export type ReceiptLinkRow = {
  id: string;
  data_set_id: number;
  transaction_id: string;
  token_hash: string;
  user_id: number;
  /** Of a link that the service mailed: to whom, and the mail, which is deleted some days after it was sent. */
  email: string | null;
  mail_id: string | null;
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

/** A link with the name of its author, and with the state of its mail if that is kept. */
export type ListedLink = Omit<ReceiptLinkRow, "data_set_id" | "token_hash" | "mail_id" | "revoked_at"> & {
  user_name: string | null;
  mail_status: "pending" | "sent" | "failed" | null;
  mail_ended_at: number | null;
};

/** The same, as they are shown. */
export async function listShownLinks(db: Queryable, transactionId: string): Promise<ListedLink[]> {
  return db("receipt_links")
    .leftJoin("users", "users.id", "receipt_links.user_id")
    .leftJoin("mails", "mails.id", "receipt_links.mail_id")
    .where({ "receipt_links.transaction_id": transactionId })
    .whereNull("receipt_links.revoked_at")
    .orderBy("receipt_links.id", "desc")
    .select(
      "receipt_links.id",
      "receipt_links.transaction_id",
      "receipt_links.user_id",
      "receipt_links.email",
      "receipt_links.created_at",
      "receipt_links.expires_at",
      "users.name as user_name",
      "mails.status as mail_status",
      "mails.ended_at as mail_ended_at",
    );
}

export async function findLink(
  db: Queryable,
  transactionId: string,
  id: string,
): Promise<ReceiptLinkRow | undefined> {
  return isId(id) ? db("receipt_links").where({ id, transaction_id: transactionId }).first() : undefined;
}

/** Keeps to whom the service mails a link. */
export async function setLinkMail(
  trx: Queryable,
  id: string,
  mail: { email: string; mail_id: string },
): Promise<void> {
  await trx("receipt_links").where({ id }).update(mail);
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
