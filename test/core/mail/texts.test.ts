// The texts of all mails: what people typed never comes first, and strangers' texts stand in a line of their own.
import { expect } from "chai";
import { textOf } from "../../../server/src/core/mail/outbox.ts";
import { renderMail } from "../../../server/src/core/mail/text.ts";
import { type MailKind, type MailValues, texts } from "../../../server/src/core/mail/texts/all.ts";

/** A text that somebody else than the service and its recipient chose. */
const foreign = "FOREIGN, you won";
const code = { token: "t", expires_at: 1 };
const owner = { name: foreign, business: foreign, account_id: 1 };
const about = { branch_id: "00", transaction_id: "1", invoice_no: foreign, message: foreign };

const values: { [Kind in MailKind]: MailValues<Kind> } = {
  password_reset: { name: foreign, ...code },
  operator_invitation: { name: foreign, ...code },
  password_changed: { name: foreign },
  email_change: code,
  email_changed: { name: foreign },
  two_factor_on: { name: foreign },
  two_factor_off: { name: foreign },
  two_factor_reset: { name: foreign },
  recovery_codes_renewed: { name: foreign },
  registration_verify: { name: foreign, business: foreign, ...code },
  registration_waiting: { name: foreign, business: foreign },
  registration_approved: { name: foreign, business: foreign },
  registration_rejected: { name: foreign, business: foreign, reason: foreign },
  invitation: { name: foreign, business: foreign, invited_by: foreign, role: "cashier", ...code },
  key_approved: { name: foreign, prefix: "txl_" },
  key_rejected: { name: foreign, prefix: "txl_", reason: foreign },
  relay_approved: { name: foreign, relay: foreign },
  relay_rejected: { name: foreign, relay: foreign, reason: foreign },
  review_waiting: { name: foreign, what: foreign, page: "/console/operators" },
  account_status: { name: foreign, business: foreign, status: "suspended", reason: foreign },
  receipt: {
    language: "en",
    sale_kind: "normal",
    seller: foreign,
    invoice_no: foreign,
    path: "/r/",
    token: "t",
    until: "2027-01-01",
    is_sandbox: false,
  },
  alert_device_unreachable: {
    ...owner,
    bhf_id: "00",
    unreachable_since: "2027-01-01T00:00:00Z",
    error: foreign,
  } as MailValues<"alert_device_unreachable">,
  alert_outcome_unknown: {
    ...owner,
    ...about,
    sent_at: "2027-01-01T00:00:00Z",
    resolve_with: "taxctl",
  } as MailValues<"alert_outcome_unknown">,
  alert_retries_exhausted: {
    ...owner,
    ...about,
    retry_count: 3,
    code: foreign,
  } as MailValues<"alert_retries_exhausted">,
  alert_webhook_disabled: {
    ...owner,
    webhook_id: "1",
    url: foreign,
    reason: foreign,
    disabled_at: "2027-01-01T00:00:00Z",
  } as MailValues<"alert_webhook_disabled">,
};

/** Mails to people who may never have heard of the service: a stranger typed all of it. */
const toStrangers = ["registration_verify", "registration_waiting", "invitation", "email_change", "receipt"];

describe("the texts of mails", () => {
  for (const kind of Object.keys(texts) as MailKind[]) {
    it(`${kind} begins with the service's own words`, () => {
      const place = { url: "https://tax.example.com", hasConsole: true };
      const { subject, text } = renderMail(textOf(kind, values[kind] as never), place);
      const [first = "", second = ""] = text.split("\n\n");
      for (const line of [subject, first, second]) expect(line).to.not.match(/^FOREIGN/);
      if (toStrangers.includes(kind) && kind !== "receipt")
        expect(`${subject}\n${first}\n${second}`).to.not.contain("FOREIGN");
    });
  }

  it("name the service in each subject that names no business or document, and lead to a page", () => {
    const place = { url: "https://tax.example.com", hasConsole: true };
    for (const kind of Object.keys(texts) as MailKind[]) {
      const { subject, text } = renderMail(textOf(kind, values[kind] as never), place);
      expect(subject, kind).to.match(/taxctl|FOREIGN|API key|relay/);
      if (kind !== "email_changed") expect(text, kind).to.contain("https://tax.example.com/");
    }
  });

  it("greets a customer in either language with words of its own", () => {
    const swahili = { ...values.receipt, language: "sw" as const };
    for (const receipt of [values.receipt, swahili])
      for (const line of textOf("receipt", receipt).paragraphs) expect(line).to.not.match(/^FOREIGN/);
  });
});
