// Mails to operators about decisions that wait for them, and to owners about decisions of operators.
import type { MailText } from "../text.ts";
import { shortName } from "./names.ts";

type Review = { name: string; what: string; page: `/console/operators${string}` };
type Status = {
  name: string;
  business: string;
  status: "suspended" | "active" | "cancelled";
  reason: string;
};

const statuses: Record<Status["status"], { subject: string; state: string; sentence: string }> = {
  suspended: {
    subject: "Account suspended",
    state: "is suspended",
    sentence: "Users and API keys have no access, and nothing is sent, until the operators reactivate it.",
  },
  active: {
    subject: "Account active again",
    state: "is active again",
    sentence: "Users and API keys have access again.",
  },
  cancelled: {
    subject: "Account cancelled",
    state: "is cancelled",
    sentence: "Users and API keys have no access any more. The records are kept.",
  },
};

export const operatorTexts = {
  review_waiting: ({ name, what, page }: Review): MailText => ({
    subject: "taxctl: a decision waits for you",
    paragraphs: [`Hello ${name},`, `This waits for an operator: ${what}. Approve or reject it.`],
    page: { label: "Open the console:", path: page, isOfConsole: true },
  }),
  account_status: ({ name, business, status, reason }: Status): MailText => ({
    subject: `${statuses[status].subject}: ${shortName(business)}`,
    paragraphs: [
      `Hello ${name},`,
      `The account of ${business} ${statuses[status].state}. ${statuses[status].sentence}`,
      ...(reason === "" ? [] : [`Reason: ${reason}`]),
    ],
    page: { label: "Open the console:", path: "/console", isOfConsole: true },
  }),
};
