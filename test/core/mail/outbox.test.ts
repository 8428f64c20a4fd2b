// E-mail: stored with its cause, sent when the mail server takes it, and forgotten once it is sent.
import { expect } from "chai";
import { pino } from "pino";
import { loadConfig } from "../../../server/src/base/config.ts";
import { createSecrets } from "../../../server/src/base/secrets.ts";
import { createOwnUrl, type OwnUrl } from "../../../server/src/core/context/own-url.ts";
import type { Runner } from "../../../server/src/core/jobs/runner.ts";
import { enqueueMail, enqueueMailWithToken } from "../../../server/src/core/mail/outbox.ts";
import { findMail } from "../../../server/src/core/mail/store.ts";
import type { MailValues, MailWithToken } from "../../../server/src/core/mail/texts/all.ts";
import { createMailSender } from "../../../server/src/modules/mail/sender.ts";
import { readMailFile } from "../../../server/src/modules/mail/transport.ts";
import { createTestClock } from "../../support/clock.ts";
import { describeEachFamily, type TestDatabase } from "../../support/database.ts";
import { type MailServer, startMailServer, textOfMail } from "../../support/mail.ts";
import { forget } from "../../support/retention.ts";

const hourMs = 60 * 60_000;
const publicUrl = "https://tax.example.com";
const secrets = createSecrets([{ id: "k1", key: Buffer.alloc(32, 1) }]);

describeEachFamily("the outbox", (_family, open) => {
  const clock = createTestClock();
  let db: TestDatabase;
  let server: MailServer;
  let lines: string[];
  const senders: Runner[] = [];
  let ownUrl: OwnUrl;
  beforeEach(async () => {
    db = await open();
    server = await startMailServer();
    lines = [];
  });
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.stop()));
    await server.close();
    await db.close();
  });

  function createSender(env: Record<string, string> = { TAXD_SMTP_URL: server.url }): Runner {
    const config = loadConfig({
      TAXD_DATA_DIR: db.place.dataDir,
      TAXD_PUBLIC_URL: publicUrl,
      TAXD_MAIL_FROM: "taxctl <no-reply@tax.example.com>",
      ...env,
    });
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    ownUrl = createOwnUrl(config.publicUrl);
    const sender = createMailSender({ db, clock, log, secrets, config, ownUrl, random: () => 0 });
    senders.push(sender);
    return sender;
  }

  const values = (name = "Asha") => ({
    name,
    token: "secret-token-1",
    expires_at: clock.now() + 24 * hourMs,
  });
  const enqueue = (to = "asha@duka.example", name?: string) =>
    db.transaction((trx) =>
      enqueueMailWithToken(trx, secrets, { to, kind: "password_reset", values: values(name) }, clock.now()),
    );
  const rowOf = async (id: string) => {
    const row = await findMail(db.knex, id);
    if (!row) throw new Error("the mail is gone");
    return row;
  };
  const jobOf = (id: string) => db.knex("jobs").where({ queue: "mails", subject: id }).first();

  it("sends a mail as plain text and HTML, names the service's own URL, and forgets the text", async () => {
    const id = await enqueue();
    await createSender().drain();
    expect(server.received).to.have.lengthOf(1);
    const [mail] = server.received;
    if (!mail) throw new Error("no mail");
    expect(mail).to.include({ from: "no-reply@tax.example.com" });
    expect(mail.to).to.deep.equal(["asha@duka.example"]);
    expect(mail.content).to.match(/^From: taxctl <no-reply@tax\.example\.com>\r$/m);
    expect(mail.content).to.match(/^Subject: Set a new password for taxctl\r$/m);
    expect(mail.content).to.contain("Content-Type: text/html");
    const text = textOfMail(mail);
    expect(text).to.contain("Hello Asha,");
    expect(text).to.contain("secret-token-1");
    expect(text).to.contain("POST https://tax.example.com/api/v1/password-resets/confirm");
    const forgotten = { content: null, token: null, token_key_id: null };
    expect(await rowOf(id)).to.include({ status: "sent", attempts: 1, ...forgotten, ended_at: clock.now() });
    expect(lines.join("")).to.contain(id).and.not.contain("secret-token-1");
  });

  it("stores codes and links encrypted, each bound to its mail", async () => {
    const [token, name, business] = ["secret-token-1", "Asha", "Duka"];
    const known = { name, token, expires_at: clock.now() + 24 * hourMs };
    const mails: { [Kind in MailWithToken]: MailValues<Kind> } = {
      password_reset: known,
      operator_invitation: known,
      registration_verify: { ...known, business },
      email_change: { token, expires_at: known.expires_at },
      invitation: { ...known, business, invited_by: "Otieno", role: "cashier" },
      receipt: {
        language: "en",
        sale_kind: "normal",
        seller: business,
        invoice_no: "INV-1",
        path: "/r/",
        token,
        until: "2027-01-01",
        is_sandbox: false,
      },
    };
    const ids: string[] = [];
    for (const kind of Object.keys(mails) as MailWithToken[]) {
      const mail = { to: `${kind}@duka.example`, kind, values: mails[kind] };
      ids.push(await enqueueMailWithToken(db.knex, secrets, mail, clock.now()));
    }
    const rows: Record<string, unknown>[] = await db.knex("mails");
    const stored = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value)));
    expect(stored.join("\n")).to.contain("INV-1").and.not.contain(token);
    // A row that was given another mail's code.
    const { token: swapped } = await rowOf(ids[0] ?? "");
    await db.knex("mails").where({ id: ids[1] }).update({ token: swapped });
    await createSender().drain();
    const texts = server.received.map(textOfMail);
    expect(texts).to.have.lengthOf(5);
    for (const text of texts) expect(text).to.contain(token);
    const waiting = await rowOf(ids[1] ?? "");
    expect(waiting).to.include({ status: "pending", attempts: 1 });
    expect(waiting.last_error).to.contain("does not open");
  });

  it("ends a drain only after the mails that the same sender already sends", async () => {
    const id = await enqueue();
    const sender = createSender();
    const first = sender.drain();
    await sender.drain();
    expect(await rowOf(id)).to.include({ status: "sent", attempts: 1 });
    await first;
    expect(server.received).to.have.lengthOf(1);
  });

  it("sends nothing of a transaction that was rolled back", async () => {
    const mail = { to: "asha@duka.example", kind: "password_changed" as const, values: { name: "Asha" } };
    const failed = db.transaction(async (trx) => {
      await enqueueMail(trx, mail, clock.now());
      throw new Error("no");
    });
    expect(await failed.catch((error: Error) => error.message)).to.equal("no");
    await createSender().drain();
    expect(server.received).to.deep.equal([]);
  });

  it("waits while the mail server is away, and sends once it is back", async () => {
    const { url } = server;
    await server.close();
    const id = await enqueue();
    const sender = createSender({ TAXD_SMTP_URL: url });
    await sender.drain();
    const waiting = await rowOf(id);
    expect(waiting).to.include({ status: "pending", attempts: 1 });
    expect((await jobOf(id)).due_at).to.equal(clock.now() + 15_000);
    expect(waiting.last_error).to.contain("ECONNREFUSED");
    server = await startMailServer({ port: Number(new URL(url).port) });
    await sender.drain();
    expect(server.received, "before it is due").to.deep.equal([]);
    clock.advance(15_000);
    await sender.drain();
    expect(server.received).to.have.lengthOf(1);
    expect(await rowOf(id)).to.include({ status: "sent", attempts: 2, last_error: null });
  });

  it("waits longer after each failure, at most an hour, and gives up when the code has expired", async () => {
    server.rejects({ responseCode: 451, message: "try later" });
    const id = await enqueue();
    const sender = createSender();
    const waits: number[] = [];
    for (;;) {
      await sender.drain();
      if ((await rowOf(id)).status !== "pending") break;
      const { due_at } = await jobOf(id);
      waits.push((due_at - clock.now()) / 1_000);
      clock.advance(due_at - clock.now());
    }
    expect(waits.slice(0, 10)).to.deep.equal([15, 30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
    expect(await rowOf(id)).to.include({ status: "failed", content: null, token: null });
    expect(server.received).to.deep.equal([]);
  });

  it("does not resend a mail that the mail server rejects for good", async () => {
    server.rejects({ responseCode: 550, message: "no such mailbox" });
    const id = await enqueue();
    await createSender().drain();
    const row = await rowOf(id);
    expect(row).to.include({ status: "failed", attempts: 1, content: null });
    expect(row.last_error).to.contain("no such mailbox");
  });

  it("retries after a failed sign-in at the mail server", async () => {
    await server.close();
    server = await startMailServer({ user: "taxctl", password: "right" });
    const id = await enqueue();
    await createSender({ TAXD_SMTP_URL: server.url.replace("right", "wrong") }).drain();
    expect(await rowOf(id)).to.include({ status: "pending", attempts: 1 });
    clock.advance(15_000);
    await createSender().drain();
    expect(await rowOf(id)).to.include({ status: "sent" });
    expect(lines.join("")).not.to.match(/right|wrong/);
  });

  it("sends each mail once, however many processes send", async () => {
    for (let count = 0; count < 25; count += 1) await enqueue(`asha${count}@duka.example`);
    await Promise.all([createSender().drain(), createSender().drain()]);
    const to = server.received.flatMap((mail) => mail.to);
    expect(new Set(to).size).to.equal(25);
    expect(to).to.have.lengthOf(25);
  });

  it("sends a mail that a clock ahead of its time has put off", async () => {
    const id = await enqueue();
    const aheadMs = clock.now() + 12 * hourMs;
    await db.knex("jobs").where({ subject: id }).update({ due_at: aheadMs, touched_at: aheadMs });
    await createSender().drain();
    expect(server.received).to.have.lengthOf(1);
  });

  it("aborts an attempt when it stops, and sends the mail later", async () => {
    const id = await enqueue();
    const log = pino({ level: "silent" });
    const config = loadConfig({ TAXD_DATA_DIR: db.place.dataDir, TAXD_PUBLIC_URL: publicUrl });
    const started = Promise.withResolvers<void>();
    const transport = {
      send: () => {
        started.resolve();
        return new Promise<void>(() => undefined);
      },
      close: () => undefined,
    };
    const sender = createMailSender({
      db,
      clock,
      log,
      secrets,
      config,
      transport,
      ownUrl: createOwnUrl(publicUrl),
    });
    sender.start();
    await started.promise;
    await sender.stop(0);
    expect(await rowOf(id)).to.include({ status: "pending", attempts: 0 });
    expect(await jobOf(id)).to.include({ lease_until: 0, owner: null });
    await createSender().drain();
    expect(server.received).to.have.lengthOf(1);
  });

  it("rejects a recipient that could be two, or add a header", async () => {
    const wrong = [
      "asha@duka.example\r\nBcc: thief@evil.example",
      "asha@duka.example, thief@evil.example",
      '"thief@evil.example x"@duka.example',
      "Asha <asha@duka.example>",
      `${"a".repeat(200)}@duka.example`,
      "asha",
      "",
    ];
    for (const to of wrong) {
      const error = await enqueue(to).catch((failure: Error) => failure);
      expect(error, to).to.be.an("error").with.property("message", "a mail has no valid recipient");
    }
  });

  it("escapes values in HTML, and adds no header for a name with line ends", async () => {
    const business = 'Duka\r\nBcc: thief@evil.example\r\n\r\n<script>alert("x")</script>';
    const mail = { to: "asha@duka.example", kind: "registration_approved" as const };
    await db.transaction((trx) =>
      enqueueMail(trx, { ...mail, values: { name: "Asha & Co", business } }, clock.now()),
    );
    await createSender().drain();
    const [received] = server.received;
    const [headers = ""] = received?.content.split("\r\n\r\n") ?? [];
    expect(headers).not.to.match(/^Bcc/im);
    expect(received?.to).to.deep.equal(["asha@duka.example"]);
    const [, html = ""] = received?.content.split("Content-Type: text/html") ?? [];
    expect(html).to.contain("Asha &amp; Co").and.contain("&lt;script&gt;").and.not.contain("<script>");
  });

  describe("without a mail server", () => {
    it("writes each mail to a file of the data folder", async () => {
      const id = await enqueue();
      await createSender({}).drain();
      const text = await readMailFile(db.place.dataDir, id);
      expect(text).to.contain("To: asha@duka.example").and.contain("secret-token-1");
      expect(await rowOf(id)).to.include({ status: "sent", content: null });
    });

    it("waits until the service has a URL", async () => {
      const id = await enqueue();
      const sender = createSender({ TAXD_PUBLIC_URL: "" });
      await sender.drain();
      expect(await rowOf(id)).to.include({ status: "pending", attempts: 0 });
      ownUrl.use("http://127.0.0.1:8080");
      await sender.drain();
      expect(await readMailFile(db.place.dataDir, id)).to.contain("http://127.0.0.1:8080/api/v1/");
    });

    it("deletes a mail and its file after 30 days, and keeps what waits", async () => {
      const id = await enqueue();
      await createSender({}).drain();
      clock.advance(30 * 24 * hourMs - 1);
      const waiting = await enqueue();
      const { dataDir } = db.place;
      const look = () => forget("mails", { db, clock, config: { dataDir } });
      expect(await look()).to.equal(0);
      clock.advance(2);
      expect(await look()).to.equal(1);
      expect(await findMail(db.knex, id)).to.equal(undefined);
      expect(await readMailFile(dataDir, id)).to.equal(undefined);
      expect(await rowOf(waiting)).to.include({ status: "pending" });
    });
  });
});
