// Rows of the answers to forms, encrypted.
import type { Queryable } from "../db/sql/schema.ts";

export type ReplyRow = {
  /** Of the session and the address, hashed. */
  id: string;
  content: Uint8Array;
  expires_at: number;
};

export async function insertReply(db: Queryable, row: ReplyRow): Promise<void> {
  await db("form_replies").insert(row);
}

/** A reply that is still kept. */
export async function findReply(db: Queryable, id: string, nowMs: number): Promise<ReplyRow | undefined> {
  return db("form_replies").where({ id }).where("expires_at", ">=", nowMs).first();
}
