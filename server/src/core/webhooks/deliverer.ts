// Delivers events: publishes them, claims due deliveries fairly over all webhooks, posts them, and records the results.

import { fraction, newUuid } from "../../base/chance.ts";
import { monotonicMs } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Metrics } from "../../base/metrics.ts";
import { SecretError, type Secrets } from "../../base/secrets.ts";
import type { Resolver } from "../../control-unit/connect.ts";
import type { Background } from "../../db/background.ts";
import type { Database } from "../../db/open.ts";
import { accountZone } from "../devices/zones.ts";
import { afterFailureMs, createRunner, type Room, type Runner } from "../jobs/runner.ts";
import { addClaimed, endJob, findDue, type Job, releaseJob } from "../jobs/store.ts";
import { findDueDelivery, recordFailure, recordSuccess } from "./attempt-store.ts";
import {
  type AttemptOutcome,
  type DeliveryRow,
  findDelivery,
  insertDeliveries,
  jobOf,
} from "./delivery-store.ts";
import * as due from "./due-store.ts";
import { eventRow, insertPublished } from "./event-store.ts";
import { createPace } from "./pace.ts";
import { createPoster, defaultLimits, type Poster, type PostLimits, PostStopped } from "./post.ts";
import { deliveryRow, lockSequence } from "./publish-store.ts";
import { createPublisher } from "./publisher.ts";
import { lockKept } from "./rules.ts";
import { signatureHeaders } from "./signature.ts";
import { signingSecrets, type WebhookRow } from "./store.ts";

declare module "../context/context.ts" {
  interface Service {
    /** Sends events to webhooks. */
    webhooks: Deliverer;
  }
}

/** Attempts of this process that may be on their way at once: of all webhooks, of one that works, of one that fails. */
const atOnce = { all: 256, working: 8, failing: 1 };
/** Longer than an attempt may take, so that a living process never loses its delivery. */
const leaseMs = 60_000;
const scanEveryMs = 1_000;

export type Deliverer = Omit<Runner, "look"> & {
  /**
   * Posts one test event now, whatever the webhook's queue, and gives the finished delivery.
   *
   * @param by The database that a request uses; its transaction stores the event.
   * @throws NotFoundError when the webhook was deleted meanwhile.
   */
  sendTest(webhook: WebhookRow, by?: Database): Promise<DeliveryRow>;
};

type DelivererOptions = Background & {
  secrets: Secrets;
  config: Pick<Config, "timeZone" | "allowPrivateUnits" | "webhookPace">;
  metrics: Pick<Metrics, "countDelivery">;
  limits?: PostLimits | undefined;
  resolver?: Resolver | undefined;
  /** The network in place of the machine's. */
  poster?: Poster | undefined;
  /** Between 0 and 1, for the spread of waits. */
  random?: (() => number) | undefined;
};

export function createDeliverer(options: DelivererOptions): Deliverer {
  const { db, clock, log, secrets, config, metrics, random = fraction } = options;
  const { limits = defaultLimits, resolver } = options;
  const poster = options.poster ?? createPoster(limits, config.allowPrivateUnits, resolver);
  const pace = createPace(clock, config.webhookPace);
  const publisher = createPublisher({ db, clock, log, timeZone: config.timeZone });
  const stopping = new AbortController();
  const runner = createRunner(
    { db, clock, log },
    {
      name: "deliveries",
      atOnce: atOnce.all,
      leaseMs,
      everyMs: scanEveryMs,
      prepare: publisher.publish,
      choose,
      run: deliver,
    },
  );

  /** Due deliveries, fairly over all webhooks. */
  async function* choose({ nowMs, resting, left, running }: Room): AsyncIterable<Job> {
    for (const webhook of await due.findDueWebhooks(db, nowMs, resting, atOnce.all)) {
      const { id, data_set_id, failing_since } = webhook;
      const most = failing_since === null ? atOnce.working : atOnce.failing;
      const room = Math.min(most - running(id), left(), pace.room(data_set_id));
      if (room <= 0) continue;
      for (const job of await findDue(db, { queue: "deliveries", part: id, nowMs }, [], room)) {
        pace.take(data_set_id);
        yield job;
      }
    }
  }

  async function deliver(job: Job, signal: AbortSignal): Promise<void> {
    const { subject: id } = job;
    const dueDelivery = await findDueDelivery(db.knex, id);
    if (!dueDelivery) {
      await endJob(db.knex, job);
      return;
    }
    const { delivery, webhook, body, request_id, environment } = dueDelivery;
    const startedMs = clock.now();
    const timer = monotonicMs();
    let outcome: AttemptOutcome;
    try {
      const signing = signingSecrets(secrets, webhook, startedMs);
      // Deleted since the delivery was read; the next run ends it.
      if (signing.length === 0) return releaseJob(db.knex, job, startedMs);
      outcome = await poster.post({
        url: webhook.url,
        environment,
        body,
        signal,
        headers: {
          "content-type": "application/json",
          "user-agent": "taxctl-webhooks",
          ...(request_id === null ? {} : { "x-request-id": request_id }),
          ...signatureHeaders(signing, delivery.event_id, startedMs, body),
        },
      });
    } catch (error) {
      if (error instanceof PostStopped) throw error;
      const reason =
        error instanceof SecretError ? "can't read the webhook's secret" : "failed, its log says why";
      const message = `Not sent: the service ${reason}; it tries again each minute`;
      await due.releaseUntried(db.knex, job, message, clock.now() + afterFailureMs);
      log.error({ err: error, delivery_id: id }, "a delivery could not be tried");
      return;
    }
    const took_ms = Math.round(monotonicMs() - timer);
    const attempt = { ...outcome, at: startedMs, took_ms };
    const nowMs = clock.now();
    const chance = random();
    const ending = { job, attempt, nowMs };
    const failure = await db.transaction((trx) =>
      outcome.error === null
        ? recordSuccess(trx, dueDelivery, ending)
        : recordFailure(trx, db, dueDelivery, ending, chance),
    );
    metrics.countDelivery(!failure ? "delivered" : failure.isLast ? "given_up" : "failed");
    const { event, event_id, webhook_id } = delivery;
    const { attempts } = job;
    log.info(
      { delivery_id: id, webhook_id, event, event_id, attempts, request_id, ...outcome, took_ms },
      outcome.error === null ? "event delivered" : "event not delivered",
    );
    if (failure?.disabled) log.warn({ webhook_id, reason: failure.disabled }, "webhook disabled");
  }

  return {
    ...runner,
    async sendTest(webhook, by = db) {
      const nowMs = clock.now();
      const { id: webhook_id, data_set_id } = webhook;
      const test = { name: "webhook.test" as const, data_set_id, data: { webhook_id } };
      const event = eventRow(db.knex, test, [webhook_id], nowMs);
      const timeZone = await accountZone({ db: by, config }, data_set_id);
      const job = await by.transaction(async (trx) => {
        const numbers = await lockSequence(trx, data_set_id);
        await lockKept(trx, webhook_id);
        const active = { ...webhook, is_active: true };
        const row = deliveryRow(trx, event, active, numbers.next(), timeZone);
        await insertPublished(trx, event);
        await insertDeliveries(trx, [row]);
        const claimed = await addClaimed(trx, db, jobOf(row, nowMs), { owner: newUuid(), nowMs, leaseMs });
        await numbers.save();
        return claimed;
      });
      try {
        await deliver(job, stopping.signal);
      } catch (error) {
        if (!(error instanceof PostStopped)) throw error;
        await releaseJob(db.knex, job, clock.now());
      }
      const delivery = await findDelivery(db.knex, job.subject);
      if (!delivery) throw new Error(`delivery ${job.subject} vanished`);
      return delivery;
    },
    async stop(limitMs) {
      await runner.stop(limitMs);
      stopping.abort();
      await poster.close();
    },
  };
}
