// Mail: sends what the outbox has.
import type { Module } from "../../http/module.ts";
import { createMailSender } from "./sender.ts";
import type { MailTransport } from "./transport.ts";

declare module "../../http/module.ts" {
  interface ModuleOverrides {
    /** Where mails go instead of the mail server or files. */
    mailTransport?: MailTransport | undefined;
  }
}

export const mail: Module = {
  name: "mail",
  open(service, { mailTransport: transport }) {
    const sender = createMailSender({ ...service, transport });
    return { fields: { mail: sender, mailWritten: sender.wake }, work: [sender] };
  },
};
