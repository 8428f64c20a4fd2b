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

const openConsole = { label: "Open the console:", path: "/console", isOfConsole: true } as const;

export const teamTexts = {
  invitation: ({ name, business, invited_by, role, token, expires_at }: Invitation): MailText => ({
    subject: "You are invited to taxctl",
    paragraphs: [
      "Hello,",
      `Accept the invitation to work for a business as ${role}.`,
      `Business: ${business}. Invited by: ${invited_by}. Your name: ${name}.`,
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
    page: openConsole,
  }),
  relay_approved: ({ name, relay }: { name: string; relay: string }): MailText => ({
    subject: "Your relay can connect now",
    paragraphs: [`Hello ${name},`, `The operators approved the token of your relay ${relay}.`],
    page: openConsole,
  }),
  relay_rejected: ({ name, relay, reason }: { name: string; relay: string; reason: string }): MailText => ({
    subject: "Your relay was not approved",
    paragraphs: [
      `Hello ${name},`,
      `The operators did not approve the token of your relay ${relay}. It is revoked.`,
      `Reason: ${reason}`,
      "You can create another relay.",
    ],
    page: openConsole,
  }),
  key_rejected: ({ name, prefix, reason }: { name: string; prefix: string; reason: string }): MailText => ({
    subject: "Your API key was not approved",
    paragraphs: [
      `Hello ${name},`,
      `The operators did not approve your API key ${prefix}…. It is revoked.`,
      `Reason: ${reason}`,
      "You can create another key.",
    ],
    page: openConsole,
  }),
};
