// Mails about the team and the keys of an account.
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
  key_approved: ({ name, prefix }: { name: string; prefix: string }): MailText => ({
    subject: "Your API key works now",
    paragraphs: [
      `Hello ${name},`,
      `The operators approved your API key ${prefix}…. Programs can use it from now on.`,
    ],
  }),
  key_rejected: ({ name, prefix, reason }: { name: string; prefix: string; reason: string }): MailText => ({
    subject: "Your API key was not approved",
    paragraphs: [
      `Hello ${name},`,
      `The operators did not approve your API key ${prefix}…. It is revoked.`,
      `Reason: ${reason}`,
      "You can create another key.",
    ],
  }),
};
