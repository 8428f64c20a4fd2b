// `taxd mail …`: the outbox of e-mail, and the text of a mail.

import { openSecrets } from "../base/secrets.ts";
import { readMail } from "../core/mail/outbox.ts";
import { findMail, listMails, mailStates } from "../core/mail/store.ts";
import { renderMail } from "../core/mail/text.ts";
import { readMailFile } from "../modules/mail/transport.ts";
import { CommandFailure, command, oneOf, value, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";
import { localTimes } from "./output.ts";

export const mailCommands = [
  command({
    words: "mail list",
    summary: "List the latest mails: which were sent, which wait and why.",
    options: {
      status: value("status", `only mails in this state: ${mailStates.join(", ")}`),
      most: value("n", "how many at most (default 50)"),
    },
    async run(_args, { status, most }, output) {
      const filter = {
        status: status === undefined ? undefined : oneOf(status, "--status", mailStates),
        most: most === undefined ? 50 : wholeNumber(most, "--most", 1, 10_000),
      };
      const rows = await withRecords((db) => listMails(db.knex, filter));
      const time = localTimes();
      output.table(rows, "No mails.", {
        MAIL: ({ id }) => id,
        TO: ({ recipient }) => recipient,
        KIND: ({ kind }) => kind,
        STATUS: ({ status }) => status,
        ATTEMPTS: ({ attempts }) => attempts,
        CREATED: ({ created_at }) => time(created_at),
        "LAST ERROR": ({ last_error }) => last_error,
      });
    },
  }),
  command({
    words: "mail show",
    summary: "Print what a mail says: one that waits, or one that was written to the data folder.",
    args: [{ name: "mail", description: "id of the mail, from `taxd mail list`" }],
    async run([id = ""], _flags, output) {
      const text = await withRecords(async (db, config) => {
        const { dataDir, publicUrl, console: hasConsole } = config;
        const mail = await findMail(db.knex, id);
        if (!mail) throw new CommandFailure(`There is no mail ${id}.`, "`taxd mail list` shows them.");
        const written = await readMailFile(dataDir, mail.id);
        if (written !== undefined) return written;
        if (mail.content === null)
          throw new CommandFailure(
            `Mail ${id} is ${mail.status}: its text was deleted.`,
            "Let the person ask for another one.",
          );
        if (publicUrl === undefined)
          throw new CommandFailure("Mails wait until the service has a URL.", "Set TAXD_PUBLIC_URL.");
        const read = readMail(openSecrets(config), mail);
        const { subject, text } = renderMail(read, { url: publicUrl, hasConsole });
        return `To: ${mail.recipient}\nSubject: ${subject}\n\n${text}`;
      });
      output.result({ id, text }, () => text.trimEnd());
    },
  }),
];
