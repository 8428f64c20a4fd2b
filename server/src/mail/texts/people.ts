// Mails about a person's own access.
import type { MailText } from "../text.ts";

type WithCode = { name: string; token: string; expires_at: number };

export const peopleTexts = {
  password_reset: ({ name, token, expires_at }: WithCode): MailText => ({
    subject: "Set a new password",
    paragraphs: [
      `Hello ${name},`,
      "Somebody asked for a new password for your access to taxctl. If it was not you, ignore this mail: your password stays as it is.",
    ],
    code: { path: "/password-resets/confirm", token, expires_at },
  }),
  operator_invitation: ({ name, token, expires_at }: WithCode): MailText => ({
    subject: "You are an operator of taxctl",
    paragraphs: [
      `Hello ${name},`,
      "You review registrations and manage accounts from now on. Set your password first. Then sign in and turn on two-factor sign-in.",
      "If you did not expect this mail, ask the people who run the service.",
    ],
    code: { path: "/password-resets/confirm", token, expires_at },
  }),
  password_changed: ({ name }: { name: string }): MailText => ({
    subject: "Your password was changed",
    paragraphs: [
      `Hello ${name},`,
      "Your password for taxctl was changed, and all your sessions were ended. If it was not you, reset your password now.",
    ],
  }),
  two_factor_off: ({ name }: { name: string }): MailText => ({
    subject: "Two-factor sign-in is off",
    paragraphs: [
      `Hello ${name},`,
      "The operators of taxctl turned your two-factor sign-in off, and all your sessions were ended. Sign in with your password, and turn it on again.",
      "If you did not ask for it, set a new password now.",
    ],
    page: { label: "Sign in:", path: "/console", isOfConsole: true },
  }),
};
