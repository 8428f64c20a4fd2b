// Mails about the registration of a business.
import type { MailText } from "../text.ts";
import { shortName } from "./names.ts";

type WithCode = { name: string; business: string; token: string; expires_at: number };

export const registrationTexts = {
  registration_verify: ({ name, business, token, expires_at }: WithCode): MailText => ({
    subject: "Confirm your e-mail address for taxctl",
    paragraphs: [
      "Hello,",
      "Confirm this e-mail address, with the password that you chose when you registered a business with taxctl. Then the operators review the registration.",
      `Business: ${business}. Name: ${name}.`,
      "If you registered a business and got several of these mails, also with other names, use any of them: your password tells which registration is yours. If you registered nothing, ignore this mail.",
    ],
    code: { path: "/registrations/verify", token, expires_at },
  }),
  registration_waiting: ({ name, business }: { name: string; business: string }): MailText => ({
    subject: "Your registration for taxctl is being reviewed",
    paragraphs: [
      "Hello,",
      "You need to do nothing: we already have your registration of a business. You get a mail once it is reviewed.",
      `Business: ${business}. Name: ${name}.`,
    ],
    page: { label: "See how far it is:", path: "/console", isOfConsole: true },
  }),
  registration_approved: ({ name, business }: { name: string; business: string }): MailText => ({
    subject: `Approved for taxctl: ${shortName(business)}`,
    paragraphs: [
      `Hello ${name},`,
      `The registration of ${business} was approved. Sign in with your e-mail address and password. If you forgot the password, set a new one there.`,
      "Set up a branch and its control unit first. A program that sends sales needs an API key. A key is shown once and is never sent by e-mail.",
    ],
    page: { label: "Sign in:", path: "/console", isOfConsole: true },
  }),
  registration_rejected: (values: { name: string; business: string; reason: string }): MailText => ({
    subject: "Your registration for taxctl was not approved",
    paragraphs: [
      `Hello ${values.name},`,
      `The registration of ${values.business} was not approved.`,
      `Reason: ${values.reason}`,
      "You can register again with corrected details.",
    ],
    page: { label: "Register again:", path: "/console/registrations", isOfConsole: true },
  }),
};
