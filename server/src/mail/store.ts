// The rows of the outbox: claimed under a lease by one process at a time, then sent, tried again later, or given up.
import type { Database } from "../db/open.ts";
import { deleteSome } from "../db/sql/delete-some.ts";
import { counted } from "../db/sql/page.ts";
import type { Queryable, Trx } from "../db/sql/schema.ts";
import type { MailKind } from "./texts/all.ts";

export const mailStates = ["pending", "sent", "failed"] as const;
type MailStatus = (typeof mailStates)[number];

export type MailRow = {
  id: string;
  recipient: string;
  kind: MailKind;
  content: Uint8Array | null;
  status: MailStatus;
  attempts: number;
  last_error: string | null;
  due_at: number;
  give_up_at: number;
  owner: string | null;
  lease_until: number;
  created_at: number;
  ended_at: number | null;
};

type NewMail = Pick<
  MailRow,
  "id" | "recipient" | "kind" | "content" | "due_at" | "give_up_at" | "created_at"
>;

export async function insertMail(trx: Queryable, mail: NewMail): Promise<void> {
  await trx("mails").insert({ ...mail, status: "pending", attempts: 0, lease_until: 0 });
}

/**
 * Takes mails that are due and that no other process sends, the longest waiting first. No wait is longer than `longestWaitMs`: a mail that
 * is due later was put off by a clock ahead of its time, and is due too.
 */
export async function claimMails(
  db: Database,
  owner: string,
  nowMs: number,
  { leaseMs, longestWaitMs, most }: { leaseMs: number; longestWaitMs: number; most: number },
): Promise<MailRow[]> {
  const free = () =>
    db
      .knex("mails")
      .where({ status: "pending" })
      .where("lease_until", "<", db.now())
      .andWhere((due) => due.where("due_at", "<=", nowMs).orWhere("due_at", ">", nowMs + longestWaitMs));
  const ids: string[] = await free().orderBy("due_at").limit(most).pluck("id");
  if (ids.length === 0) return [];
  await free()
    .whereIn("id", ids)
    .update({ owner, lease_until: db.knex.raw("? + ?", [db.now(), leaseMs]) });
  return db.knex("mails").whereIn("id", ids).where({ owner }).orderBy("due_at");
}

type Ended = { status: "sent" | "failed"; attempts: number; last_error: string | null };

/** Ends a mail and deletes its text. Nothing changes if the lease was lost meanwhile. */
export async function endMail(
  db: Queryable,
  { id, owner }: MailRow,
  ended: Ended,
  nowMs: number,
): Promise<void> {
  const changes = { ...ended, content: null, owner: null, lease_until: 0, ended_at: nowMs };
  await db("mails").where({ id, owner }).update(changes);
}

/** Gives a mail back to be tried at `due_at`. */
export async function releaseMail(
  db: Queryable,
  { id, owner }: MailRow,
  changes: { due_at: number; attempts: number; last_error: string | null },
): Promise<void> {
  await db("mails")
    .where({ id, owner })
    .update({ ...changes, owner: null, lease_until: 0 });
}

type ListedMail = Omit<MailRow, "content" | "owner" | "lease_until">;

const listed = [
  "id",
  "recipient",
  "kind",
  "status",
  "attempts",
  "last_error",
  "due_at",
  "give_up_at",
  "created_at",
  "ended_at",
] as const;

/** The latest mails, without their texts. */
export async function listMails(
  db: Queryable,
  { status, most }: { status?: MailStatus | undefined; most: number },
): Promise<ListedMail[]> {
  return db("mails")
    .where(status === undefined ? {} : { status })
    .orderBy("id", "desc")
    .limit(most)
    .select(...listed);
}

export async function findMail(db: Queryable, id: string): Promise<MailRow | undefined> {
  return db("mails").where({ id }).first();
}

/** How many mails for a recipient were stored since a time. */
export async function countMails(db: Queryable, recipient: string, sinceMs: number): Promise<number> {
  return counted(db("mails").where({ recipient }).where("created_at", ">", sinceMs));
}

/** When the mail that waits longest was stored. */
export async function findOldestWaiting(db: Queryable): Promise<number | null> {
  const row = await db("mails").where({ status: "pending" }).min({ oldest: "created_at" }).first();
  return row?.oldest ?? null;
}

/** Deletes at most `most` mails that ended before a time, and gives their ids. */
export async function deleteOldMails(trx: Trx, before: number, most: number): Promise<string[]> {
  return deleteSome(trx("mails").where("ended_at", "<", before).orderBy("ended_at"), "id", most);
}
