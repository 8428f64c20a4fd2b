// Mails about the team of an account.
import type { MailText } from "../text.ts";

type Invitation = {
  name: string;
  business: string;
  invited_by: string;
  role: string;
  token: string;
  expires_at: number;
};

export const teamTexts = {
  invitation: ({ name, business, invited_by, role, token, expires_at }: Invitation): MailText => ({
    subject: "You are invited to taxctl",
    paragraphs: [
      `Hello ${name},`,
      `${invited_by} invites you to work for ${business} as ${role}.`,
      "If you don't know them, ignore this mail.",
    ],
    code: { path: "/invitations/accept", token, expires_at },
  }),
};
