// The composition root: configuration in, one running service out.
import type { Logger } from "pino";
import { createLogoRetention } from "./account/logo-retention.ts";
import { createCallKinds } from "./call-kinds.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Config, ConfigError } from "./config.ts";
import type { Service } from "./context.ts";
import type { ControlUnit } from "./control-unit/types.ts";
import { createControlUnit } from "./control-unit/unit.ts";
import { lockDataDir } from "./db/engine/lock.ts";
import { readServerSettings } from "./db/engine/server-settings.ts";
import type { Database } from "./db/open.ts";
import { awaitDatabase } from "./db/wait-for-database.ts";
import { readLaneAddress } from "./devices/ready-store.ts";
import { createExportWriter } from "./exports/writer.ts";
import { createDatabaseWatch } from "./health/database-watch.ts";
import { createIdempotencyRetention } from "./idempotency/retention.ts";
import { createSignIns } from "./identity/attempts.ts";
import { createPasswords } from "./identity/passwords.ts";
import { createIdentityRetention } from "./identity/retention.ts";
import { createAttemptRetention } from "./lanes/attempt-retention.ts";
import { releaseAllLanes } from "./lanes/leases.ts";
import { probeNow } from "./lanes/store.ts";
import { timingOf } from "./lanes/timing.ts";
import { createLanes } from "./lanes/worker.ts";
import { createLog } from "./log.ts";
import { createMailRetention } from "./mail/retention.ts";
import { createMailSender } from "./mail/sender.ts";
import type { MailTransport } from "./mail/transport.ts";
import { createMetrics } from "./metrics.ts";
import { presenceAlone, startPresence } from "./processes/presence.ts";
import { createNightlyMatching } from "./reconciliations/nightly.ts";
import { createDailyFetch } from "./refresh/daily-fetch.ts";
import { createRefresher } from "./refresh/refresher.ts";
import { createRegistrationLimit } from "./registrations/limit.ts";
import { createRegistrationRetention } from "./registrations/retention.ts";
import { createAwayWatch } from "./relay/away-watch.ts";
import { createRelays } from "./relay/relays.ts";
import { forgetConnections } from "./relay/store.ts";
import { openExistingSecrets, openSecrets } from "./secrets.ts";
import { requireKeys } from "./secrets-check.ts";
import { createNightly } from "./stock/nightly.ts";
import { createTaxpayerRetention } from "./taxpayers/retention.ts";
import { startTracing } from "./tracing.ts";
import { createIntake } from "./transactions/intake.ts";
import { createDeliverer } from "./webhooks/deliverer.ts";
import type { PostLimits as DeliveryLimits } from "./webhooks/post.ts";
import { createRetention } from "./webhooks/retention.ts";
import { createStallWatch } from "./webhooks/stall-watch.ts";
import { reportReachable, reportUnreachable } from "./webhooks/unreachable.ts";

export type ServiceOverrides = {
  clock?: Clock;
  log?: Logger;
  /** Ends the wait for a database server at the start. */
  signal?: AbortSignal;
  /** A database that is open and migrated already; closing the service leaves it open. */
  db?: Database;
  units?: ControlUnit;
  /** Default 30 s. */
  syncWaitMs?: number;
  /** How long `/readyz` and `GET /health` wait for the database; default 1 s. */
  probeLimitMs?: number;
  /** False leaves lanes and webhooks to other processes, or to their `drain()` in tests; default true. */
  work?: boolean;
  /** How long a delivery to a webhook may take. */
  deliveryLimits?: DeliveryLimits;
  /** Where mails go instead of the mail server or files. */
  mailTransport?: MailTransport | undefined;
};

/**
 * Opens and migrates the database and starts the lanes; no socket is opened.
 *
 * @throws ConfigError (also for a cluster whose settings lose commits), SecretError or DatabaseLost, each with the remedy.
 */
export async function createService(config: Config, overrides: ServiceOverrides = {}): Promise<Service> {
  const log = overrides.log ?? createLog(config.logLevel);
  const clock = overrides.clock ?? systemClock;
  // One process owns an embedded database; others would find it locked in the middle of their work.
  const lock = overrides.db || config.databaseUrl ? undefined : await lockDataDir(config.dataDir);
  const opened: { close(): unknown }[] = lock ? [{ close: () => lock.release() }] : [];
  try {
    const db =
      overrides.db ??
      (await awaitDatabase(
        { url: config.databaseUrl, dataDir: config.dataDir, log },
        config.databaseWaitMs,
        overrides.signal,
      ));
    if (!overrides.db) opened.push(db);
    const { unsafe } = await readServerSettings(db);
    if (db.isCluster && unsafe.length > 0) throw new ConfigError(unsafe);
    for (const { variable, value, problem, remedy } of unsafe) {
      log.warn(`The database server has ${variable} = ${value}: ${problem}. ${remedy}`);
    }
    if (!overrides.db) await db.migrate();
    const untraced = await startTracing();
    if (untraced !== undefined)
      log.warn({ err: untraced }, "there are no traces: install @opentelemetry/api where taxd is installed");
    const isAlone = db.family === "sqlite";
    if (isAlone) await releaseAllLanes(db);
    const presence = isAlone ? presenceAlone(clock) : await startPresence(db, log, overrides.clock);
    opened.push({ close: () => presence.stop() });
    // Before a key is made: stored secrets may need the key of an earlier data folder.
    await requireKeys(db.knex, openExistingSecrets(config));
    const secrets = openSecrets(config);
    const timing = timingOf(config.saveLimitMs);
    const { connectMs, saveMs } = timing;
    const metrics = createMetrics();
    if (isAlone) await forgetConnections(db.knex, clock.now());
    const relays = createRelays({
      db,
      log,
      presence,
      isAlone,
      counted: metrics.setRelays,
      written: () => webhooks.wake(),
      async connected(laneIds) {
        for (const laneId of laneIds) {
          await probeNow(db.knex, laneId);
          lanes.wake(laneId);
        }
      },
    });
    opened.push({ close: () => relays.stop() });
    const units = metrics.observe(
      overrides.units ?? createControlUnit({ clock, limits: { connectMs, saveMs }, relayed: relays.send }),
    );
    if (!overrides.units) opened.push(units);
    const webhooks = createDeliverer({ db, clock, log, secrets, config, limits: overrides.deliveryLimits });
    const mail = createMailSender({ db, clock, log, config, transport: overrides.mailTransport });
    const exports = createExportWriter({
      ...{ db, log, secrets, config, isAlone },
      clock: presence.clock,
      written: webhooks.wake,
    });
    const stalls = createStallWatch({ db, clock, log, onReported: webhooks.wake });
    const relayWatch = createAwayWatch({ db, clock: presence.clock, log, isAlone, written: webhooks.wake });
    let eventsSeen = db.lookups.stampOf(["events"]);
    const lanes = createLanes({
      db,
      clock,
      log,
      timing,
      timeZone: config.timeZone,
      isPassive: overrides.work === false,
      unit: units,
      kinds: createCallKinds({ clock, timeZone: config.timeZone }),
      async unitOf(trx, laneId) {
        const unit = await readLaneAddress(trx, { config, secrets }, laneId);
        const branchId = unit?.address.relayed_branch;
        return branchId !== undefined && (await relays.isElsewhere(branchId, trx)) ? undefined : unit;
      },
      requireUnit: relays.requireHere,
      finished({ kind, outcome, afterMs }) {
        if (kind === "sale" || kind === "purchase") metrics.observeDocument(kind, outcome, afterMs);
      },
      gaveUp: reportUnreachable,
      cameBack: reportReachable,
      settled() {
        const stamp = db.lookups.stampOf(["events"]);
        if (stamp === eventsSeen) return;
        eventsSeen = stamp;
        webhooks.wake();
      },
    });
    const fetching = { db, clock, log, config, secrets, lanes, relays, units };
    const refresher = createRefresher(fetching);
    const dailyFetch = createDailyFetch({ ...fetching, fetched: webhooks.wake });
    const work: { start(): void; stop(): Promise<void> }[] = [
      createNightly({ db, clock, log, timeZone: config.timeZone }),
      createRetention({ db, clock, log, days: config.deliveryDays }),
      createAttemptRetention({ db, clock, log, days: config.attemptDays }),
      createTaxpayerRetention({ db, clock, log }),
      createIdentityRetention({ db, clock, log, config }),
      createIdempotencyRetention({ db, clock: presence.clock, log }),
      refresher,
      dailyFetch,
      createNightlyMatching({ ...fetching, matched: webhooks.wake }),
      mail,
      createMailRetention({ db, clock, log, dataDir: config.dataDir }),
      exports,
      createRegistrationRetention({ db, clock, log }),
      createLogoRetention({ db, clock, log }),
    ];
    if (overrides.work !== false) for (const one of [lanes, webhooks, ...work]) one.start();
    // Not part of the work: it notices when no worker runs.
    stalls.start();
    relayWatch.start();
    return {
      config,
      db,
      clock,
      log,
      secrets,
      units,
      lanes,
      intake: createIntake(db, clock),
      webhooks,
      mail,
      exports,
      registrations: createRegistrationLimit(clock),
      refresher,
      dailyFetch,
      stalls,
      relayWatch,
      metrics,
      relays,
      takesRelays: overrides.work !== false,
      passwords: createPasswords(),
      signIns: createSignIns(db, presence.clock),
      presence,
      databaseWatch: createDatabaseWatch(db, clock, overrides.probeLimitMs ?? 1_000),
      syncWaitMs: overrides.syncWaitMs ?? 30_000,
      isAlone,
      async close(limitMs) {
        await Promise.all([lanes.stop(limitMs), ...[stalls, relayWatch, ...work].map((one) => one.stop())]);
        await webhooks.stop();
        for (const resource of opened.reverse()) await resource.close();
      },
    };
  } catch (error) {
    for (const resource of opened.reverse()) await resource.close();
    throw error;
  }
}
