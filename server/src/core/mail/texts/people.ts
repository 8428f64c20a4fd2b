// Mails about a person's own access.
import type { MailText } from "../text.ts";

const notYou = "If it was not you, set a new password now, and tell the people who run the service.";

/** Where a person sets a new password. */
const newPassword = {
  label: "Set a new password:",
  path: "/console/password-resets",
  isOfConsole: true,
} as const;

type WithCode = { name: string; token: string; expires_at: number };

export const peopleTexts = {
  password_reset: ({ name, token, expires_at }: WithCode): MailText => ({
    subject: "Set a new password for taxctl",
    paragraphs: [
      `Hello ${name},`,
      "You can set a new password for your access to taxctl now.",
      "If you did not ask for it, ignore this mail: your password stays as it is.",
    ],
    code: { path: "/password-resets/confirm", token, expires_at },
  }),
  operator_invitation: ({ name, token, expires_at }: WithCode): MailText => ({
    subject: "You are an operator of taxctl: set your password",
    paragraphs: [
      `Hello ${name},`,
      "Set your password first. Then sign in, and turn on two-factor sign-in.",
      "From then on you review registrations and manage accounts.",
      "If you did not expect this mail, ask the people who run the service.",
    ],
    code: { path: "/password-resets/confirm", token, expires_at },
  }),
  password_changed: ({ name }: { name: string }): MailText => ({
    subject: "Your password for taxctl was changed",
    paragraphs: [
      `Hello ${name},`,
      "Your password for taxctl was changed, and your other sessions were ended. If it was you, you need to do nothing.",
      notYou,
    ],
    page: newPassword,
  }),
  // The reader may be a stranger whose address somebody typed.
  email_change: ({ token, expires_at }: Omit<WithCode, "name">): MailText => ({
    subject: "Confirm your new e-mail address for taxctl",
    paragraphs: [
      "Hello,",
      "Confirm this e-mail address to sign in to taxctl with it from now on. Sign in as before to confirm it.",
      "If you did not ask for it, ignore this mail: nothing changes.",
    ],
    code: { path: "/me/email/confirm", token, expires_at },
  }),
  email_changed: ({ name }: { name: string }): MailText => ({
    subject: "Your e-mail address for taxctl was changed",
    paragraphs: [
      `Hello ${name},`,
      "The e-mail address of your access to taxctl was changed, and your other sessions were ended. This address no longer signs you in, and gets no more mails about your access.",
      "If it was not you, tell the people who run the service now.",
    ],
  }),
  two_factor_on: ({ name }: { name: string }): MailText => ({
    subject: "Two-factor sign-in for taxctl is on",
    paragraphs: [
      `Hello ${name},`,
      "Two-factor sign-in was turned on for your access to taxctl, and your other sessions were ended. Keep the recovery codes that you got.",
      notYou,
    ],
    page: newPassword,
  }),
  two_factor_off: ({ name }: { name: string }): MailText => ({
    subject: "Two-factor sign-in for taxctl is off",
    paragraphs: [
      `Hello ${name},`,
      "Two-factor sign-in was turned off for your access to taxctl, and your other sessions were ended.",
      notYou,
    ],
    page: newPassword,
  }),
  recovery_codes_renewed: ({ name }: { name: string }): MailText => ({
    subject: "You have new recovery codes for taxctl",
    paragraphs: [
      `Hello ${name},`,
      "New recovery codes were created for your access to taxctl. The earlier ones no longer work, and your other sessions were ended.",
      notYou,
    ],
    page: newPassword,
  }),
  two_factor_reset: ({ name }: { name: string }): MailText => ({
    subject: "Two-factor sign-in for taxctl is off",
    paragraphs: [
      `Hello ${name},`,
      "The operators of taxctl turned your two-factor sign-in off, and all your sessions were ended. Sign in with your password, and turn it on again.",
      "If you did not ask for it, set a new password now.",
    ],
    page: { label: "Sign in:", path: "/console", isOfConsole: true },
  }),
};
