// Mails about the registration of a business.
import type { MailText } from "../text.ts";
import { shortName } from "./names.ts";

type WithCode = { name: string; business: string; token: string; expires_at: number };

export const registrationTexts = {
  registration_verify: ({ name, business, token, expires_at }: WithCode): MailText => ({
    subject: "Confirm your e-mail address",
    paragraphs: [
      `Hello ${name},`,
      `You registered ${business} with taxctl. Confirm your e-mail address, with the password that you chose. Then the operators review the registration.`,
      "If it was not you, ignore this mail.",
    ],
    code: { path: "/registrations/verify", token, expires_at },
  }),
  registration_waiting: ({ name, business }: { name: string; business: string }): MailText => ({
    subject: "Your registration is being reviewed",
    paragraphs: [
      `Hello ${name},`,
      `We already have your registration of ${business}. You get a mail once it is reviewed.`,
    ],
  }),
  registration_approved: ({ name, business }: { name: string; business: string }): MailText => ({
    subject: `${shortName(business)} can use taxctl`,
    paragraphs: [
      `Hello ${name},`,
      `The registration of ${business} was approved. Sign in with your e-mail address and password.`,
      "Set up a branch and its control unit first. A program that sends sales needs an API key. A key is shown once and is never sent by e-mail.",
    ],
    page: { label: "Sign in:", path: "/console", isOfConsole: true },
  }),
  registration_rejected: (values: { name: string; business: string; reason: string }): MailText => ({
    subject: "Your registration was not approved",
    paragraphs: [
      `Hello ${values.name},`,
      `The registration of ${values.business} was not approved.`,
      `Reason: ${values.reason}`,
      "You can register again with corrected details.",
    ],
  }),
};
