// Where mails go: to the mail server, or without one to files in the data folder.
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transporter } from "nodemailer";
import type { Config } from "../../base/config.ts";
import type { SmtpServer } from "../../base/mail-settings.ts";
import { fieldOf } from "../../base/unknown.ts";

export type Message = { id: string; to: string; subject: string; text: string; html: string; atMs: number };

/** The recipient can't get the mail, however often it is sent. */
export class UndeliverableError extends Error {
  override readonly name = "UndeliverableError";
}

export type MailTransport = {
  /** @throws UndeliverableError, or any error that may pass */
  send(message: Message): Promise<void>;
  /** Aborts running attempts. */
  close(): void;
};

const fileOf = (dataDir: string, id: string): string => join(dataDir, "mail", `${id}.txt`);

/** Writes each mail to a file that `taxd mail show` prints. */
function createFileTransport({ dataDir, mailFrom }: Pick<Config, "dataDir" | "mailFrom">): MailTransport {
  return {
    async send({ id, to, subject, text, atMs }) {
      const date = new Date(atMs).toISOString();
      const content = `From: ${shownSender(mailFrom)}\nTo: ${to}\nDate: ${date}\nSubject: ${subject}\n\n${text}`;
      const file = fileOf(dataDir, id);
      await mkdir(join(dataDir, "mail"), { recursive: true, mode: 0o700 });
      await writeFile(`${file}.new`, content, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    close: () => undefined,
  };
}

function shownSender({ name, address }: Config["mailFrom"]): string {
  return name === "" ? address : `${name} <${address}>`;
}

/** The text of a mail's file; undefined if it doesn't exist. */
export async function readMailFile(dataDir: string, id: string): Promise<string | undefined> {
  return readFile(fileOf(dataDir, id), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

export async function deleteMailFile(dataDir: string, id: string): Promise<void> {
  await rm(fileOf(dataDir, id), { force: true });
}

/** Whether the mail server has rejected this recipient or mail permanently. A rejected sender or sign-in is a setting that can be corrected. */
function isUndeliverable(error: unknown): boolean {
  const code = fieldOf(error, "responseCode");
  const isOfMail = ["RCPT TO", "DATA"].includes(String(fieldOf(error, "command")));
  return isOfMail && typeof code === "number" && code >= 500;
}

function createSmtpTransport(server: SmtpServer, mailFrom: Config["mailFrom"]): MailTransport {
  let opening: Promise<Transporter> | undefined;
  let isClosed = false;

  async function open(): Promise<Transporter> {
    // Loaded with the first mail: most processes never send one.
    const { createTransport } = await import("nodemailer");
    const { host, port, security, user, password } = server;
    return createTransport({
      host,
      port,
      secure: security === "tls",
      requireTLS: security === "starttls",
      ignoreTLS: security === "off",
      ...(user === undefined ? {} : { auth: { user, pass: password ?? "" } }),
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // A text never makes the service read a file or fetch a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  return {
    async send({ id, to, subject, text, html, atMs }) {
      if (isClosed) throw new Error("the connection is closed");
      opening ??= open();
      const transporter = await opening;
      try {
        await transporter.sendMail({
          // A copy: nodemailer writes to it.
          from: { ...mailFrom },
          to: { name: "", address: to },
          envelope: { from: mailFrom.address, to: [to] },
          // The same at every attempt, so that a mail that arrives twice can be recognized.
          messageId: `<${id}@${mailFrom.address.split("@")[1]}>`,
          date: new Date(atMs),
          headers: { "Auto-Submitted": "auto-generated" },
          subject,
          text,
          html,
        });
      } catch (error) {
        if (!isUndeliverable(error)) throw error;
        throw new UndeliverableError(error instanceof Error ? error.message : String(error));
      }
    },
    close() {
      isClosed = true;
      opening?.then(
        (transporter) => transporter.close(),
        () => undefined,
      );
    },
  };
}

export function createTransport(config: Pick<Config, "dataDir" | "mailFrom" | "smtp">): MailTransport {
  return config.smtp ? createSmtpTransport(config.smtp, config.mailFrom) : createFileTransport(config);
}
