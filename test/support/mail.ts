// A real mail server on this machine, and what it received.
import { SMTPServer } from "smtp-server";

export type Received = { from: string; to: string[]; content: string; secure: boolean };

export type MailServer = {
  /** For `TAXD_SMTP_URL`. */
  url: string;
  received: Received[];
  /** What the server says to the next recipients, instead of taking them. */
  rejects(error: { responseCode: number; message: string } | undefined): void;
  close(): Promise<void>;
};

/** Starts a mail server; `user` and `password` are required from clients where they are given. */
export async function startMailServer(
  options: { port?: number; user?: string; password?: string } = {},
): Promise<MailServer> {
  const received: Received[] = [];
  let rejection: { responseCode: number; message: string } | undefined;
  const server = new SMTPServer({
    disabledCommands: options.user === undefined ? ["AUTH", "STARTTLS"] : ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === options.user && password === options.password;
      done(isKnown ? null : new Error("wrong password"), { user: username });
    },
    onRcptTo(_address, _session, done) {
      if (!rejection) return done();
      done(Object.assign(new Error(rejection.message), { responseCode: rejection.responseCode }));
    },
    onData(stream, { envelope, secure }, done) {
      let content = "";
      stream.setEncoding("utf8").on("data", (part: string) => {
        content += part;
      });
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), content, secure });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const credentials = options.user === undefined ? "" : `${options.user}:${options.password}@`;
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    received,
    rejects(error) {
      rejection = error;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text part of a received mail. */
export function textOfMail({ content }: Received): string {
  const [, type = "", part = ""] =
    /Content-Type: text\/plain([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(content) ?? [];
  if (!/quoted-printable/i.test(type)) return part;
  const bytes = part
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
