// Mails in the outbox of a service, as their readers would get them.
import type { Service } from "../../server/src/core/context/context.ts";
import { type MailRow, openToken } from "../../server/src/core/mail/store.ts";
import { fromBlob } from "../../server/src/db/sql/values.ts";
import type { MailTransport } from "../../server/src/modules/mail/transport.ts";

/** Nothing is sent: mails wait in the outbox, where a test reads them. A mail's content is deleted when it is sent. */
export const awayMailServer: MailTransport = {
  send: () => Promise.reject(new Error("The mail server of this test is away")),
  close: () => undefined,
};

type StoredMail = { kind: string; values: { token?: string; name?: string; expires_at?: number } };

/** The values of a stored mail's text, with its code. */
export function valuesOf<Values extends object = StoredMail["values"]>(
  { secrets }: Pick<Service, "secrets">,
  mail: MailRow,
): Values {
  const token = openToken(secrets, mail);
  return { ...fromBlob<Values>(mail.content), ...(token !== undefined && { token }) };
}

/** The mails to an address that wait to be sent, oldest first. */
export async function mailsTo(service: Service, recipient: string): Promise<StoredMail[]> {
  const rows: MailRow[] = await service.db.knex("mails").where({ recipient }).orderBy("id");
  return rows.map((mail) => ({ kind: mail.kind, values: valuesOf(service, mail) }));
}

/** The token of the latest mail to an address. */
export async function mailedToken(service: Service, recipient: string): Promise<string> {
  const token = (await mailsTo(service, recipient)).at(-1)?.values.token;
  if (token === undefined) throw new Error(`no mail with a token went to ${recipient}`);
  return token;
}
