// Puts a mail into the outbox, within the transaction of its cause: the mail is sent if, and only if, that commits.
import type { Queryable } from "../db/sql/schema.ts";
import { toBlob } from "../db/sql/values.ts";
import { ServiceError } from "../errors.ts";
import { newId } from "../ids.ts";
import { isMailbox } from "../mail-settings.ts";
import { countMails, insertMail } from "./store.ts";
import type { MailText } from "./text.ts";
import { type MailKind, type MailValues, texts } from "./texts/all.ts";

const hourMs = 60 * 60_000;
/** For how long a mail without a code is tried. */
const keepTryingMs = 5 * 24 * hourMs;

/**
 * Stores a mail, which is sent after the transaction has committed. Neither an unreachable mail server nor a slow one delays the caller.
 *
 * @returns The mail's id.
 */
export async function enqueueMail<Kind extends MailKind>(
  trx: Queryable,
  { to, kind, values }: { to: string; kind: Kind; values: MailValues<Kind> },
  nowMs: number,
): Promise<string> {
  if (!isMailbox(to)) throw new Error("a mail has no valid recipient");
  const { code } = textOf(kind, values);
  const id = newId();
  await insertMail(trx, {
    ...{ id, recipient: to, kind, content: toBlob(values), due_at: nowMs, created_at: nowMs },
    give_up_at: code?.expires_at ?? nowMs + keepTryingMs,
  });
  return id;
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

/** The text of a mail of this kind. */
export function textOf<Kind extends MailKind>(kind: Kind, values: MailValues<Kind>): MailText {
  const write = texts[kind] as (values: MailValues<Kind>) => MailText;
  return write(values);
}
