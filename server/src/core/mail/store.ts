// The rows of the outbox: waiting as a job, then sent, tried again later, or given up.

import type { Secrets } from "../../base/secrets.ts";
import { counted } from "../../db/sql/page.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { addJobs, delayJob, endJob, type Job } from "../jobs/store.ts";
import type { MailKind } from "./texts/all.ts";

export const mailStates = ["pending", "sent", "failed"] as const;
type MailStatus = (typeof mailStates)[number];

export type MailRow = {
  id: string;
  recipient: string;
  kind: MailKind;
  content: Uint8Array | null;
  /** Encrypted. */
  token: Uint8Array | null;
  token_key_id: string | null;
  status: MailStatus;
  attempts: number;
  last_error: string | null;
  give_up_at: number;
  created_at: number;
  ended_at: number | null;
};

type NewMail = Pick<MailRow, "id" | "recipient" | "kind" | "content" | "give_up_at" | "created_at"> &
  Partial<SealedToken>;
type SealedToken = Pick<MailRow, "token" | "token_key_id">;

const identityOf = (id: string): string => `mails/${id}/token`;

/** The token of a mail's text as its columns hold it. */
export function sealToken(secrets: Secrets, id: string, token: string): SealedToken {
  const { ciphertext, key_id } = secrets.encrypt(token, identityOf(id));
  return { token: ciphertext, token_key_id: key_id };
}

/** The token of a mail's text; undefined without one. @throws SecretError when the key that sealed it is missing */
export function openToken(
  secrets: Secrets,
  { id, token, token_key_id: key_id }: Pick<MailRow, "id" | "token" | "token_key_id">,
): string | undefined {
  return token === null || key_id === null
    ? undefined
    : secrets.decrypt({ ciphertext: token, key_id }, identityOf(id));
}

/** The ids of the mails whose tokens another key than the current one encrypts. */
export async function listMailsOfOldKeys(db: Queryable, { keyId }: Secrets): Promise<string[]> {
  return db("mails").whereNotNull("token_key_id").whereNot({ token_key_id: keyId }).orderBy("id").pluck("id");
}

/** Encrypts the token of a mail with the current key, unless the mail was sent meanwhile. Returns the id of its earlier key. */
export async function reencryptMail(trx: Trx, secrets: Secrets, id: string): Promise<string | undefined> {
  const mail: MailRow | undefined = await trx("mails").where({ id }).forUpdate().first();
  const token = mail && openToken(secrets, mail);
  if (!mail?.token_key_id || token === undefined || mail.token_key_id === secrets.keyId) return undefined;
  await trx("mails")
    .where({ id })
    .update(sealToken(secrets, id, token));
  return mail.token_key_id;
}

export async function insertMail(trx: Queryable, mail: NewMail): Promise<void> {
  await trx("mails").insert({ ...mail, status: "pending", attempts: 0 });
  await addJobs(trx, [{ queue: "mails", subject: mail.id, due_at: mail.created_at }], mail.created_at);
}

type Ended = { status: "sent" | "failed"; attempts: number; last_error: string | null };

/** Ends a mail and its job, and deletes its text. Nothing changes if the lease was lost meanwhile. */
export async function endMail(trx: Trx, job: Job, ended: Ended, nowMs: number): Promise<void> {
  if (!(await endJob(trx, job))) return;
  await trx("mails")
    .where({ id: job.subject })
    .update({ ...ended, content: null, token: null, token_key_id: null, ended_at: nowMs });
}

/** Plans the next attempt at a mail. Nothing changes if the lease was lost meanwhile. */
export async function delayMail(
  trx: Trx,
  job: Job,
  { due_at, ...failure }: { due_at: number; attempts: number; last_error: string | null },
  nowMs: number,
): Promise<void> {
  if (await delayJob(trx, job, due_at, nowMs)) await trx("mails").where({ id: job.subject }).update(failure);
}

/** `due_at` is when it is tried next. */
type ListedMail = Omit<MailRow, "content" | keyof SealedToken> & { due_at: number | null };

const listed = [
  "id",
  "recipient",
  "kind",
  "status",
  "attempts",
  "last_error",
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
    .leftJoin("jobs", (on) => on.on("jobs.subject", "mails.id").andOnVal("jobs.queue", "mails"))
    .where(status === undefined ? {} : { status })
    .orderBy("id", "desc")
    .limit(most)
    .select(...listed.map((name) => `mails.${name}`), "jobs.due_at");
}

export async function findMail(db: Queryable, id: string): Promise<MailRow | undefined> {
  return db("mails").where({ id }).first();
}

/** How many mails for a recipient were stored since a time; of one kind if it is given. */
export async function countMails(
  db: Queryable,
  recipient: string,
  sinceMs: number,
  kind?: MailKind,
): Promise<number> {
  const mails = db("mails").where({ recipient, ...(kind !== undefined && { kind }) });
  return counted(mails.where("created_at", ">", sinceMs));
}

/** When the mail that waits longest was stored. */
export async function findOldestWaiting(db: Queryable): Promise<number | null> {
  const row = await db("mails").where({ status: "pending" }).min({ oldest: "created_at" }).first();
  return row?.oldest ?? null;
}

/** Where the operators get mail. */
export async function listOperatorMailboxes(db: Queryable): Promise<{ name: string; email: string }[]> {
  return db("operators")
    .join("people", "people.id", "operators.person_id")
    .orderBy("operators.id")
    .select("people.name", "people.email");
}
