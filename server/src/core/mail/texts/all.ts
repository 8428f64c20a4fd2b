// Every mail that the service sends, by its kind.
import { alertTexts } from "./alerts.ts";
import { operatorTexts } from "./operators.ts";
import { peopleTexts } from "./people.ts";
import { receiptTexts } from "./receipts.ts";
import { registrationTexts } from "./registrations.ts";
import { teamTexts } from "./team.ts";

export const texts = {
  ...alertTexts,
  ...operatorTexts,
  ...peopleTexts,
  ...receiptTexts,
  ...registrationTexts,
  ...teamTexts,
};

export type MailKind = keyof typeof texts;

export type MailValues<Kind extends MailKind> = Parameters<(typeof texts)[Kind]>[0];

/** The mails with a single-use code or link, which nobody but the recipient may read. */
export type MailWithToken = {
  [Kind in MailKind]: MailValues<Kind> extends { token: string } ? Kind : never;
}[MailKind];
