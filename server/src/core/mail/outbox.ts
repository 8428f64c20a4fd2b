// Puts a mail into the outbox, within the transaction of its cause: the mail is sent if, and only if, that commits.

import { ServiceError } from "../../base/errors.ts";
import { isMailbox } from "../../base/mail-settings.ts";
import type { Secrets } from "../../base/secrets.ts";
import { newRowId } from "../../db/row-ids.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import { countMails, insertMail, type MailRow, openToken, sealToken } from "./store.ts";
import type { MailText } from "./text.ts";
import { type MailKind, type MailValues, type MailWithToken, texts } from "./texts/all.ts";

const hourMs = 60 * 60_000;
/** For how long a mail without a code is tried. */
const keepTryingMs = 5 * 24 * hourMs;

/**
 * Stores a mail, which is sent after the transaction has committed. Neither an unreachable mail server nor a slow one delays the caller.
 *
 * @returns The mail's id.
 */
export async function enqueueMail<Kind extends Exclude<MailKind, MailWithToken>>(
  trx: Queryable,
  { to, kind, values }: { to: string; kind: Kind; values: MailValues<Kind> },
  nowMs: number,
): Promise<string> {
  return insert(trx, { id: newRowId(trx), to, kind, values, give_up_at: nowMs + keepTryingMs }, nowMs);
}

/** The same for a mail with a single-use code or a link to a receipt, which is stored encrypted. */
export async function enqueueMailWithToken<Kind extends MailWithToken>(
  trx: Queryable,
  secrets: Secrets,
  { to, kind, values }: { to: string; kind: Kind; values: MailValues<Kind> },
  nowMs: number,
): Promise<string> {
  const { token, ...others } = values;
  const id = newRowId(trx);
  const give_up_at = textOf(kind, values).code?.expires_at ?? nowMs + keepTryingMs;
  return insert(trx, { id, to, kind, values: others, ...sealToken(secrets, id, token), give_up_at }, nowMs);
}

type NewMail = Omit<Parameters<typeof insertMail>[1], "recipient" | "content" | "created_at">;

async function insert(
  trx: Queryable,
  { to, values, ...mail }: NewMail & { to: string; values: object },
  nowMs: number,
): Promise<string> {
  if (!isMailbox(to)) throw new Error("a mail has no valid recipient");
  await insertMail(trx, { ...mail, recipient: to, content: toBlob(values), created_at: nowMs });
  return mail.id;
}

/** Rejects another mail to an address that got so many in an hour: a mailbox can't be filled. @throws ServiceError 429 */
export async function requireFewMails(
  trx: Queryable,
  to: string,
  most: number,
  nowMs: number,
): Promise<void> {
  if ((await countMails(trx, to, nowMs - hourMs)) < most) return;
  throw new ServiceError(
    429,
    "too_many_mails",
    "This address got several mails already; try again in an hour",
    { headers: { "Retry-After": "3600" }, meta: { retry_after: 3600 } },
  );
}

/** The text of a stored mail, before it is sent. @throws SecretError when the key that encrypted its code is missing */
export function readMail(secrets: Secrets, mail: MailRow): MailText {
  const token = openToken(secrets, mail);
  const values = fromBlob<MailValues<MailKind>>(mail.content);
  return textOf(mail.kind, token === undefined ? values : { ...values, token });
}

/** The text of a mail of this kind. */
export function textOf<Kind extends MailKind>(kind: Kind, values: MailValues<Kind>): MailText {
  const write = texts[kind] as (values: MailValues<Kind>) => MailText;
  return write(values);
}
