// The composition root: configuration in, one running service out.
import { hostname } from "node:os";
import type { Logger } from "pino";
import { type Clock, systemClock } from "./base/clock.ts";
import { type Config, ConfigError } from "./base/config.ts";
import { createLog } from "./base/log.ts";
import { createMetrics, type Metrics } from "./base/metrics.ts";
import { openExistingSecrets, openSecrets } from "./base/secrets.ts";
import { startTracing } from "./base/tracing.ts";
import type { MaybeRelayedSend } from "./control-unit/client.ts";
import { observed } from "./control-unit/observed.ts";
import type { ControlUnit } from "./control-unit/types.ts";
import { createControlUnit } from "./control-unit/unit.ts";
import { createCallKinds } from "./core/call-kinds/call-kinds.ts";
import type { Service } from "./core/context/context.ts";
import { createDatabaseWatch } from "./core/context/database-watch.ts";
import { operationList } from "./core/context/operations.ts";
import { createOwnUrl } from "./core/context/own-url.ts";
import { readLaneAddress } from "./core/devices/ready-store.ts";
import { requireKeys } from "./core/encryption/lost-keys.ts";
import { createNightly } from "./core/jobs/nightly.ts";
import { releaseAllJobs } from "./core/jobs/store.ts";
import { presenceAlone, startPresence } from "./core/processes/presence.ts";
import { createResending } from "./core/stock/nightly.ts";
import { createIntake } from "./core/transactions/intake.ts";
import { createStallWatch } from "./core/transactions/stall-watch.ts";
import { createDeliverer } from "./core/webhooks/deliverer.ts";
import type { PostLimits as DeliveryLimits, Poster } from "./core/webhooks/post.ts";
import { reportReachable, reportUnreachable } from "./core/webhooks/unreachable.ts";
import { lockDataDir } from "./db/engine/lock.ts";
import { readServerSettings } from "./db/engine/server-settings.ts";
import { rollUp } from "./db/history/roll-up.ts";
import type { Database } from "./db/open.ts";
import { makeIdsBy } from "./db/row-ids.ts";
import { awaitDatabase } from "./db/wait-for-database.ts";
import type { Background, Module, ModuleOverrides } from "./http/module.ts";
import { observeFigures } from "./http/observed-figures.ts";
import { releaseAllLanes } from "./lanes/leases.ts";
import { timingOf } from "./lanes/timing.ts";
import { createLanes } from "./lanes/worker.ts";
import { modules as allModules } from "./modules.ts";

export type ServiceOverrides = ModuleOverrides & {
  /** Default all. */
  modules?: readonly Module[] | undefined;
  clock?: Clock;
  log?: Logger;
  /** Names the process to the others; default its machine and number. */
  processName?: string;
  /** Ends the wait for a database server at the start. */
  signal?: AbortSignal;
  /** A database that is open and migrated already; closing the service leaves it open. */
  db?: Database;
  units?: ControlUnit;
  /** Default 30 s. */
  syncWaitMs?: number;
  /** Replaces `TAXD_SAVE_LIMIT_MS`: tests make leases and replays a matter of a second. */
  saveLimitMs?: number;
  /** How long `/readyz` and `GET /health` wait for the database; default 1 s. */
  probeLimitMs?: number;
  /** False leaves lanes and webhooks to other processes, or to their `drain()` in tests; default true. */
  work?: boolean;
  /** How long a delivery to a webhook may take. */
  deliveryLimits?: DeliveryLimits;
  /** Default: its own. */
  metrics?: Metrics;
  /** How often it looks for work in lanes that nobody announced to this process; default 250 ms. */
  scanEveryMs?: number;
  /** Delivers to webhooks over another network than the machine's. */
  poster?: Poster;
  /** Whether no other process works on the database; default: whether it is embedded. */
  isAlone?: boolean;
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
      log.warn(
        { err: untraced },
        "OpenTelemetry gets no traces and no metrics: install @opentelemetry/api where taxd is installed",
      );
    makeIdsBy(db.knex, clock);
    const { isAlone = db.family === "sqlite" } = overrides;
    if (isAlone) await Promise.all([releaseAllLanes(db), releaseAllJobs(db)]);
    const presence = isAlone ? presenceAlone(clock) : await startPresence(db, log, overrides.clock);
    opened.push({ close: () => presence.stop() });
    // Before a key is made: stored secrets may need the key of an earlier data folder.
    await requireKeys(db.knex, openExistingSecrets(config), clock.now());
    const secrets = openSecrets(config);
    const timing = timingOf(overrides.saveLimitMs ?? config.saveLimitMs);
    const { connectMs, saveMs } = timing;
    const { metrics = createMetrics(operationList) } = overrides;
    db.timeStatements(metrics.observeStatement);
    const relayed: MaybeRelayedSend = (...call) => service.reach?.send(...call);
    const units = observed(
      overrides.units ?? createControlUnit({ clock, limits: { connectMs, saveMs }, relayed }),
      metrics,
    );
    if (!overrides.units) opened.push(units);
    const { deliveryLimits: limits, poster } = overrides;
    const webhooks = createDeliverer({ db, clock, log, secrets, config, metrics, limits, poster });
    const stalls = createStallWatch({ db, clock, log, onReported: webhooks.wake });
    let eventsSeen = db.lookups.stampOf(["events"]);
    const lanes = createLanes({
      db,
      clock,
      log,
      timing,
      processName: overrides.processName ?? `${hostname().slice(0, 20)}:${process.pid}`,
      timeZone: config.timeZone,
      isPassive: overrides.work === false,
      scanEveryMs: overrides.scanEveryMs,
      unit: units,
      kinds: createCallKinds({ clock, timeZone: config.timeZone }),
      async unitOf(trx, laneId) {
        const unit = await readLaneAddress(trx, { config, secrets }, laneId);
        const branchId = unit?.address.relayed_branch;
        return branchId !== undefined && (await service.reach?.isElsewhere(branchId, trx)) ? undefined : unit;
      },
      requireUnit: async (laneId) => service.reach?.requireHere(laneId),
      finished({ kind, outcome, afterMs }) {
        if (kind === "sale" || kind === "purchase") metrics.observeDocument(kind, outcome, afterMs);
      },
      late: metrics.countLate,
      gaveUp: reportUnreachable,
      cameBack: reportReachable,
      settled() {
        const stamp = db.lookups.stampOf(["events"]);
        if (stamp === eventsSeen) return;
        eventsSeen = stamp;
        webhooks.wake();
      },
    });
    const nightly = {
      stock: createResending({ db, clock, log }),
      counters: (_job: unknown, _night: string, signal: AbortSignal) => rollUp(db, signal),
    };
    const work: Background[] = [createNightly({ db, clock, log, timeZone: config.timeZone }, nightly)];
    // Not part of the work: they notice when no worker runs.
    const watches: Background[] = [stalls];
    const { modules = allModules } = overrides;
    const own: Partial<Service> = {
      config,
      db,
      clock,
      log,
      secrets,
      units,
      lanes,
      webhooks,
      stalls,
      metrics,
      presence,
      isAlone,
      intake: createIntake(db, clock),
      works: overrides.work !== false,
      ownUrl: createOwnUrl(config.publicUrl),
      checks: modules.flatMap(({ check }) => check ?? []),
      databaseWatch: createDatabaseWatch(db, clock, overrides.probeLimitMs ?? 1_000),
      syncWaitMs: overrides.syncWaitMs ?? 30_000,
      async close(limitMs) {
        await Promise.all([lanes.stop(limitMs), ...[...watches, ...work].map((one) => one.stop())]);
        await webhooks.stop();
        for (const resource of opened.reverse()) await resource.close();
      },
    };
    // Whole when its modules have added their fields.
    const service = own as Service;
    for (const module of modules) {
      const added = await module.open?.(service, overrides);
      if (!added) continue;
      Object.assign(service, added.fields);
      work.push(...(added.work ?? []));
      watches.push(...(added.watches ?? []));
      if (added.close) opened.push({ close: added.close });
    }
    opened.push({ close: await observeFigures(service) });
    if (service.works) for (const one of [lanes, webhooks, ...work]) one.start();
    for (const one of watches) one.start();
    return service;
  } catch (error) {
    for (const resource of opened.reverse()) await resource.close();
    throw error;
  }
}
