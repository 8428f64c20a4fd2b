// Sends the mails of the outbox, and retries until the mail server takes them or they have expired.

import type { Logger } from "pino";
import { fraction } from "../../base/chance.ts";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import { cutText } from "../../base/cut-text.ts";
import type { Secrets } from "../../base/secrets.ts";
import { inTime } from "../../base/time-limit.ts";
import type { OwnUrl } from "../../core/context/own-url.ts";
import { createRunner, longestWaiting, type Runner } from "../../core/jobs/runner.ts";
import { endJob, type Job } from "../../core/jobs/store.ts";
import { readMail } from "../../core/mail/outbox.ts";
import { delayMail, endMail, findMail, type MailRow } from "../../core/mail/store.ts";
import { renderMail } from "../../core/mail/text.ts";
import type { Database } from "../../db/open.ts";
import { createTransport, type MailTransport, UndeliverableError } from "./transport.ts";

declare module "../../core/context/context.ts" {
  interface Service {
    /** Sends the mails of the outbox. */
    mail: Runner;
  }
}

const scanEveryMs = 1_000;
const mostAtOnce = 10;
/** Longer than an attempt may take, so that a living process never loses the mail that it is sending. */
const leaseMs = 120_000;
const attemptLimitMs = 60_000;
const firstWaitMs = 15_000;
const longestWaitMs = 60 * 60_000;

type Dependencies = {
  db: Database;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  config: Pick<Config, "dataDir" | "mailFrom" | "smtp" | "console">;
  /** Until there is one, mails wait. */
  ownUrl: Pick<OwnUrl, "get">;
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

export function createMailSender(dependencies: Dependencies): Runner {
  const { db, clock, log, secrets, config, ownUrl, ...test } = dependencies;
  const { send, close } = test.transport ?? createTransport(config);
  const chance = test.random ?? fraction;
  const runner = createRunner(
    { db, clock, log },
    {
      name: "mails",
      atOnce: mostAtOnce,
      leaseMs,
      everyMs: scanEveryMs,
      run: sendOne,
      async *choose(room) {
        if (ownUrl.get() !== undefined) yield* longestWaiting(db, "mails", room);
      },
    },
  );

  /** Sends one mail, within the limit of an attempt. */
  async function attempt(mail: MailRow): Promise<void> {
    const { id, recipient, created_at } = mail;
    const place = { url: ownUrl.get() ?? "", hasConsole: config.console };
    const message = renderMail(readMail(secrets, mail), place);
    const sending = send({ id, to: recipient, atMs: created_at, ...message });
    sending.catch(() => undefined);
    await inTime(sending, attemptLimitMs, () => {
      throw new Error("The mail server did not finish within 60 seconds");
    });
  }

  async function sendOne(job: Job, signal: AbortSignal): Promise<void> {
    const mail = await findMail(db.knex, job.subject);
    if (mail?.status !== "pending") {
      await endJob(db.knex, job);
      return;
    }
    const { id, kind, attempts, last_error } = mail;
    const end = (ended: Parameters<typeof endMail>[2]) =>
      db.transaction((trx) => endMail(trx, job, ended, clock.now()));
    if (mail.give_up_at <= clock.now()) {
      await end({ status: "failed", attempts, last_error });
      log.warn({ mail_id: id, kind, attempts }, "a mail was given up");
      return;
    }
    try {
      await attempt(mail);
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof UndeliverableError) {
        await end({ status: "failed", attempts: attempts + 1, last_error: reasonOf(error) });
        log.warn({ mail_id: id, kind, attempts: attempts + 1 }, "the mail server rejected a mail");
      } else await delay(job, mail, error);
      return;
    }
    await end({ status: "sent", attempts: attempts + 1, last_error: null });
    log.info({ mail_id: id, kind, attempts: attempts + 1 }, "mail sent");
  }

  async function delay(job: Job, mail: MailRow, error: unknown): Promise<void> {
    const attempts = mail.attempts + 1;
    const retry_ms = waitAfter(attempts, chance());
    const nowMs = clock.now();
    const failure = { attempts, last_error: reasonOf(error), due_at: nowMs + retry_ms };
    await db.transaction((trx) => delayMail(trx, job, failure, nowMs));
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    log.warn({ mail_id: mail.id, kind: mail.kind, attempts, code, retry_ms }, "a mail could not be sent");
  }

  return {
    ...runner,
    async stop(limitMs) {
      await runner.stop(limitMs);
      close();
    },
  };
}

function reasonOf(error: unknown): string {
  return cutText(error instanceof Error ? error.message : String(error), 300);
}
