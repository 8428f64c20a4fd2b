// The figures of the service for its operators, whoever collects them. The totals of the database are read at most every few seconds.
import { Registry } from "prom-client";
import packageFile from "../../package.json" with { type: "json" };
import { localDay, monotonicMs } from "../base/clock.ts";
import { inTime } from "../base/time-limit.ts";
import { serviceZone } from "../base/zone.ts";
import type { Service } from "../core/context/context.ts";
import { readTotals } from "../core/statistics/totals-store.ts";
import { gaugesIn } from "./gauges.ts";
import { createResources } from "./resources.ts";
import { createTotalsGauges, showTotals } from "./totals-gauges.ts";

/** Totals are kept this long, and for so many times as long as reading them took. */
const keptMs = 5_000;
const keptForTimes = 50;
/** Prometheus itself waits 10 s. */
const patienceMs = 5_000;

export type Figures = {
  /** All registries: their metrics are there from the start. */
  registries: readonly Registry[];
  /** The registries whose values are current: without a response of the database, its totals are left out. */
  read(): Promise<readonly Registry[]>;
};

/** Figures that are always available: the version, and whether the others are. */
function createState({ db }: Service) {
  const registry = new Registry();
  const gauge = gaugesIn(registry);
  const build = gauge("build_info", "Version of the service and family of its database", [
    "version",
    "database",
  ]);
  build.set({ version: packageFile.version, database: db.family }, 1);
  const isUp = gauge(
    "database_up",
    "Whether the database responds and stores as much as a submission. Without a response its totals are left out",
  );
  return { registry, isUp };
}

export function createFigures(service: Service): Figures {
  const { config, db, clock, log, metrics, databaseWatch } = service;
  const state = createState(service);
  const totalsGauges = createTotalsGauges();
  const resources = createResources(service);
  let hasTotals = false;
  let isUp = false;
  let nextAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  /** A full or read-only database can still be read. */
  async function isWritable(): Promise<boolean> {
    const failure = await databaseWatch.findWriteFailure().catch((error: unknown) => ({ error }));
    if (failure) log.warn({ err: failure.error }, "the database stores nothing");
    return failure === undefined;
  }

  async function refresh(): Promise<void> {
    const startedMs = monotonicMs();
    try {
      const nowMs = clock.now();
      const reading = readTotals(db, localDay(nowMs, serviceZone(config)), nowMs);
      const totals = await inTime(reading, patienceMs, () => {
        throw new Error(`the database took longer than ${patienceMs} ms`);
      });
      showTotals(totalsGauges, totals, nowMs);
      hasTotals = true;
    } catch (error) {
      log.warn({ err: error }, "the totals of the database can't be read");
      // Old figures would look like current ones.
      hasTotals = false;
    }
    isUp = hasTotals && (await isWritable());
    state.isUp.set(isUp ? 1 : 0);
    const tookMs = monotonicMs() - startedMs;
    nextAt = monotonicMs() + Math.max(keptMs, keptForTimes * tookMs);
  }

  const always = [metrics.registry, state.registry, resources.registry];
  return {
    registries: [...always, totalsGauges.registry],
    async read() {
      if (monotonicMs() >= nextAt || !isUp) {
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      await resources.refresh();
      return hasTotals ? [...always, totalsGauges.registry] : always;
    },
  };
}
