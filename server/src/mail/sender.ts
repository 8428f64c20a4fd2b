// Sends the mails of the outbox, and retries until the mail server takes them or they have expired.
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/open.ts";
import { fromBlob } from "../db/sql/values.ts";
import { newId } from "../ids.ts";
import { createLoop } from "../loop.ts";
import { textOf } from "./outbox.ts";
import { claimMails, endMail, type MailRow, releaseMail } from "./store.ts";
import { renderMail } from "./text.ts";
import type { MailKind, MailValues } from "./texts/all.ts";
import { createTransport, type MailTransport, UndeliverableError } from "./transport.ts";

const scanEveryMs = 1_000;
const mostAtOnce = 10;
/** Longer than an attempt may take, so that a living process never loses the mail that it is sending. */
const leaseMs = 120_000;
const attemptLimitMs = 60_000;
const firstWaitMs = 15_000;
const longestWaitMs = 60 * 60_000;

export type MailSender = {
  /** A mail was stored: send it now. */
  wake(): void;
  /** The service's URL, known once it listens. Until there is one, mails wait. */
  useUrl(url: string): void;
  /** The service's URL, from its settings and never from a request. */
  url(): string | undefined;
  /** Sends everything that is due. */
  drain(): Promise<void>;
  start(): void;
  /** Stops after the running attempts, at most `limitMs` later. An aborted mail is due again at once. */
  stop(limitMs?: number): Promise<void>;
};

type Dependencies = {
  db: Database;
  clock: Clock;
  log: Logger;
  config: Pick<Config, "dataDir" | "mailFrom" | "smtp" | "publicUrl" | "console">;
  /** For tests. */
  transport?: MailTransport | undefined;
  /** Between 0 and 1, for the spread of waits. */
  random?: (() => number) | undefined;
};

/** How long a mail waits after so many failed attempts: 15 s, doubled each time, at most an hour; less up to a fifth. */
function waitAfter(attempts: number, chance: number): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - 1));
  return Math.round(wait * (1 - 0.2 * chance));
}

export function createMailSender({ db, clock, log, config, transport, random }: Dependencies): MailSender {
  const { send, close } = transport ?? createTransport(config);
  const chance = random ?? Math.random;
  const stopping = new AbortController();
  const loop = createLoop(look, scanEveryMs, (error) =>
    log.warn({ err: error }, "looking for mail to send failed; trying again"),
  );
  let publicUrl = config.publicUrl;
  let looking = Promise.resolve(false);

  /** Sends one mail, within the limit of an attempt. */
  async function attempt({ id, kind, recipient, content, created_at }: MailRow, url: string): Promise<void> {
    const values = fromBlob<MailValues<MailKind>>(content);
    const message = renderMail(textOf(kind, values), { url, hasConsole: config.console });
    const over = new AbortController();
    const signal = AbortSignal.any([stopping.signal, over.signal]);
    const late = pause(attemptLimitMs, undefined, { ref: false, signal }).then(() => {
      throw new Error("The mail server did not finish within 60 seconds");
    });
    late.catch(() => undefined);
    const sending = send({ id, to: recipient, atMs: created_at, ...message });
    sending.catch(() => undefined);
    await Promise.race([sending, late]).finally(() => over.abort());
  }

  async function sendOne(mail: MailRow, url: string): Promise<void> {
    const { id, kind, attempts, last_error } = mail;
    if (mail.give_up_at <= clock.now()) {
      await endMail(db.knex, mail, { status: "failed", attempts, last_error }, clock.now());
      log.warn({ mail_id: id, kind, attempts }, "a mail was given up");
      return;
    }
    try {
      await attempt(mail, url);
    } catch (error) {
      await failed(mail, error);
      return;
    }
    await endMail(db.knex, mail, { status: "sent", attempts: attempts + 1, last_error: null }, clock.now());
    log.info({ mail_id: id, kind, attempts: attempts + 1 }, "mail sent");
  }

  async function failed(mail: MailRow, error: unknown): Promise<void> {
    const { id, kind } = mail;
    if (stopping.signal.aborted) {
      await releaseMail(db.knex, mail, mail);
      return;
    }
    const attempts = mail.attempts + 1;
    const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    if (error instanceof UndeliverableError) {
      await endMail(db.knex, mail, { status: "failed", attempts, last_error }, clock.now());
      log.warn({ mail_id: id, kind, attempts }, "the mail server rejected a mail");
      return;
    }
    const wait = waitAfter(attempts, chance());
    await releaseMail(db.knex, mail, { attempts, last_error, due_at: clock.now() + wait });
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    log.warn({ mail_id: id, kind, attempts, code, retry_ms: wait }, "a mail could not be sent");
  }

  /** Sends some due mails; true if there were any. One scan runs at a time, so a drain also waits for the mails of a scan. */
  function look(): Promise<boolean> {
    looking = looking.then(lookOnce, lookOnce);
    return looking;
  }

  async function lookOnce(): Promise<boolean> {
    const url = publicUrl;
    if (url === undefined) return false;
    const limits = { leaseMs, longestWaitMs, most: mostAtOnce };
    const mails = await claimMails(db, newId(), clock.now(), limits);
    const ends = await Promise.allSettled(mails.map((mail) => sendOne(mail, url)));
    for (const end of ends)
      if (end.status === "rejected") log.error({ err: end.reason }, "a mail's end could not be stored");
    return mails.length > 0;
  }

  return {
    wake: loop.wake,
    start: loop.start,
    useUrl(url) {
      publicUrl ??= url;
      loop.wake();
    },
    url: () => publicUrl,
    async drain() {
      while (await look());
    },
    async stop(limitMs = 5_000) {
      const stopped = loop.stop();
      await Promise.race([stopped, pause(limitMs, undefined, { ref: false })]);
      stopping.abort();
      close();
      await stopped;
    },
  };
}
