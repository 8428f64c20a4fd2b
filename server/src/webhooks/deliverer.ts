// Delivers events: publishes them, claims due deliveries fairly over all webhooks, posts them, and records the results.
import type { Background } from "../background.ts";
import type { Config } from "../config.ts";
import type { Resolver } from "../control-unit/connect.ts";
import { isRetryable } from "../db/engine/failures.ts";
import type { Database } from "../db/open.ts";
import { newId } from "../ids.ts";
import { forEachAlone, Pause } from "../periodic-task.ts";
import { SecretError, type Secrets } from "../secrets.ts";
import { inTime } from "../time-limit.ts";
import { findDueDelivery, recordFailure, recordSuccess } from "./attempt-store.ts";
import { type AttemptOutcome, type DeliveryRow, findDelivery } from "./delivery-store.ts";
import * as due from "./due-store.ts";
import { eventRow, insertPublished } from "./event-store.ts";
import { createPace } from "./pace.ts";
import { createPoster, defaultLimits, type PostLimits, PostStopped } from "./post.ts";
import { deliveryRow, lockSequence } from "./publish-store.ts";
import { createPublisher } from "./publisher.ts";
import { lockKept } from "./rules.ts";
import { signatureHeaders } from "./signature.ts";
import { signingSecrets, type WebhookRow } from "./store.ts";

/** Attempts of this process that may be on their way at once: of all webhooks, of one that works, of one that fails. */
const atOnce = { all: 256, working: 8, failing: 1 };
/** Longer than an attempt may take, so that a living process never loses its delivery. */
const leaseMs = 60_000;
/** How often deliveries are looked for that a clock ahead of its time has put off. */
const repairEveryMs = 60_000;
const scanEveryMs = 1_000;
/** How long something waits that this process could not even try. */
const afterFailureMs = 60_000;

export type Deliverer = {
  /** An event was written: look for work now. */
  wake(): void;
  /**
   * Posts one test event now, whatever the webhook's queue, and gives the finished delivery.
   *
   * @param by The database that a request uses; its transaction stores the event.
   * @throws NotFoundError when the webhook was deleted meanwhile.
   */
  sendTest(webhook: WebhookRow, by?: Database): Promise<DeliveryRow>;
  /** Delivers everything that is due as far as the pace of each account allows now: for tests and for emptying the queue by hand. */
  drain(): Promise<void>;
  /** Starts looking for work. */
  start(): void;
  /** Stops after the running attempts, at most `limitMs` later. An aborted attempt is due again at once. */
  stop(limitMs?: number): Promise<void>;
};

type DelivererOptions = Background & {
  secrets: Secrets;
  config: Pick<Config, "timeZone" | "allowPrivateUnits" | "webhookPace">;
  limits?: PostLimits | undefined;
  resolver?: Resolver | undefined;
  /** Between 0 and 1, for the spread of waits. */
  random?: (() => number) | undefined;
};

export function createDeliverer(options: DelivererOptions): Deliverer {
  const { db, clock, log, secrets, config, random = Math.random } = options;
  const poster = createPoster(options.limits ?? defaultLimits, config.allowPrivateUnits, options.resolver);
  const pace = createPace(clock, config.webhookPace);
  const publisher = createPublisher({ db, clock, log, timeZone: config.timeZone });
  const running = new Set<Promise<void>>();
  /** By webhook: how many attempts are on their way, and how many may be. */
  const busy = new Map<string, { count: number; most: number }>();
  /** By webhook: until when nothing is claimed, as that failed. */
  const resting = new Map<string, number>();
  const stop = new AbortController();
  let stopping = false;
  let scanning: Promise<void> | undefined;
  let again = false;
  const rest = new Pause();

  function wake(): void {
    again = true;
    rest.end();
  }

  /** Claims due deliveries while there is room; true if an attempt was started. */
  async function claimDue(): Promise<boolean> {
    let begun = false;
    const nowMs = clock.now();
    const full = [...busy].filter(([, { count, most }]) => count >= most).map(([id]) => id);
    for (const [id, until] of resting) {
      // A clock that was set back prolongs no rest.
      if (until <= nowMs || until > nowMs + afterFailureMs) resting.delete(id);
    }
    const except = [...full, ...resting.keys()];
    await forEachAlone(
      await due.findDueWebhooks(db, nowMs, except, atOnce.all),
      async (webhook) => {
        if (await claimOf(webhook, nowMs)) begun = true;
      },
      ({ id }, error) => {
        const retry_ms = isRetryable(error) ? scanEveryMs : afterFailureMs;
        resting.set(id, nowMs + retry_ms);
        log.error({ err: error, webhook_id: id, retry_ms }, "deliveries of a webhook could not be claimed");
      },
    );
    return begun;
  }

  async function claimOf(webhook: due.DueWebhook, nowMs: number): Promise<boolean> {
    let begun = false;
    const most = webhook.failing_since === null ? atOnce.working : atOnce.failing;
    const room = Math.min(
      most - (busy.get(webhook.id)?.count ?? 0),
      atOnce.all - running.size,
      pace.room(webhook.data_set_id),
    );
    if (room <= 0 || stopping) return false;
    for (const id of await due.findDueDeliveries(db, webhook.id, nowMs, room)) {
      const owner = newId();
      if (!(await due.claimDelivery(db, id, owner, nowMs, leaseMs))) continue;
      begun = true;
      pace.take(webhook.data_set_id);
      run(webhook.id, most, id, owner);
    }
    return begun;
  }

  function run(webhookId: string, most: number, id: string, owner: string): void {
    busy.set(webhookId, { count: (busy.get(webhookId)?.count ?? 0) + 1, most });
    const attempt = deliver(id, owner)
      .catch((error: unknown) =>
        log.error({ err: error, delivery_id: id }, "a delivery could not be written down"),
      )
      .finally(() => {
        running.delete(attempt);
        const count = (busy.get(webhookId)?.count ?? 1) - 1;
        if (count > 0) busy.set(webhookId, { count, most });
        else busy.delete(webhookId);
        wake();
      });
    running.add(attempt);
  }

  async function deliver(id: string, owner: string): Promise<void> {
    const dueDelivery = await findDueDelivery(db.knex, id);
    if (!dueDelivery) return;
    const { delivery, webhook, body, request_id, environment } = dueDelivery;
    const startedMs = clock.now();
    const timer = performance.now();
    let outcome: AttemptOutcome;
    try {
      const signing = signingSecrets(secrets, webhook, startedMs);
      // Deleted between the claim and here.
      if (signing.length === 0) return;
      outcome = await poster.post({
        url: webhook.url,
        environment,
        body,
        signal: stop.signal,
        headers: {
          "content-type": "application/json",
          "user-agent": "taxctl-webhooks",
          ...(request_id === null ? {} : { "x-request-id": request_id }),
          ...signatureHeaders(signing, delivery.event_id, startedMs, body),
        },
      });
    } catch (error) {
      if (error instanceof PostStopped) {
        await due.releaseDelivery(db.knex, id, owner, clock.now());
        return;
      }
      const reason =
        error instanceof SecretError ? "can't read the webhook's secret" : "failed, its log says why";
      await due.releaseDelivery(db.knex, id, owner, clock.now() + afterFailureMs, {
        error: `Not sent: the service ${reason}; it tries again each minute`,
      });
      log.error({ err: error, delivery_id: id }, "a delivery could not be tried");
      return;
    }
    const took_ms = Math.round(performance.now() - timer);
    const attempt = { ...outcome, at: startedMs, took_ms };
    const nowMs = clock.now();
    const chance = random();
    const disabled = await db.transaction((trx) =>
      outcome.error === null
        ? recordSuccess(trx, dueDelivery, owner, attempt, nowMs)
        : recordFailure(trx, dueDelivery, owner, attempt, nowMs, chance),
    );
    const { event, event_id, webhook_id, attempts } = delivery;
    log.info(
      { delivery_id: id, webhook_id, event, event_id, attempts, request_id, ...outcome, took_ms },
      outcome.error === null ? "event delivered" : "event not delivered",
    );
    if (disabled) log.warn({ webhook_id, reason: disabled }, "webhook disabled");
  }

  /** Creates the deliveries of new events, then starts due ones; true if there was anything to do. */
  async function look(): Promise<boolean> {
    again = false;
    const published = await publisher.publish();
    const begun = await claimDue();
    return published || begun;
  }

  async function scan(): Promise<void> {
    let repairedMs = Number.NEGATIVE_INFINITY;
    while (!stopping) {
      try {
        if (performance.now() - repairedMs > repairEveryMs) {
          await due.makeFutureDeliveriesDue(db, clock.now());
          repairedMs = performance.now();
        }
        if ((await look()) || again) continue;
      } catch (error) {
        log.warn({ err: error }, "looking for events to deliver failed; trying again");
      }
      await rest.wait(scanEveryMs);
    }
  }

  return {
    wake,
    async sendTest(webhook, by = db) {
      const owner = newId();
      const nowMs = clock.now();
      const { id: webhook_id, data_set_id } = webhook;
      const test = { name: "webhook.test" as const, data_set_id, data: { webhook_id } };
      const event = eventRow(test, [webhook_id], nowMs);
      const id = await by.transaction(async (trx) => {
        const numbers = await lockSequence(trx, data_set_id);
        await lockKept(trx, webhook_id);
        const active = { ...webhook, is_active: true };
        const row = deliveryRow(event, active, numbers.next(), nowMs, config.timeZone);
        await insertPublished(trx, event);
        await due.insertClaimed(trx, db, row, owner, nowMs, leaseMs);
        await numbers.save();
        return row.id;
      });
      await deliver(id, owner);
      const delivery = await findDelivery(db.knex, id);
      if (!delivery) throw new Error(`delivery ${id} vanished`);
      return delivery;
    },
    async drain() {
      await due.makeFutureDeliveriesDue(db, clock.now());
      for (;;) {
        const didWork = await look();
        if (!didWork && running.size === 0) return;
        await Promise.all(running);
      }
    },
    start() {
      scanning ??= scan();
    },
    async stop(limitMs = 5_000) {
      stopping = true;
      wake();
      // Attempts that the last scan starts are waited for too.
      const finished = Promise.resolve(scanning).then(() => Promise.all(running));
      await inTime(finished, limitMs, () => undefined);
      stop.abort();
      await finished;
      await poster.close();
    },
  };
}
