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
  password_changed: ({ name }: { name: string }): MailText => ({
    subject: "Your password was changed",
    paragraphs: [
      `Hello ${name},`,
      "Your password for taxctl was changed, and all your sessions were ended. If it was not you, reset your password now.",
    ],
  }),
};
