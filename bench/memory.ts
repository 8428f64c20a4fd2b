// Memory and start of the built service: the peak under load, hostile bodies, a large table, start to ready.
// Growth over many requests is that of the sources, whose process can be made to collect its garbage.
import { startSimulator } from "../server/src/simulator/index.ts";
import { Caller, requestBytes, runCallers } from "./support/callers.ts";
import { type Child, startChild } from "./support/child.ts";
import { compared, type Figure } from "./support/figures.ts";
import { hostileBodies } from "./support/hostile.ts";
import { type Family, openPlace, type Place } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import { nextNumber, saleOf } from "./support/sale.ts";
import type { SeededAccount } from "./support/seed.ts";
import { type Built, serveBuilt } from "./support/start.ts";

export type Options = { rounds: number; requests: number };

const megabyte = 2 ** 20;
const callers = 64;
const accounts = 8;
const itemClasses = 20_000;
const warmRequests = 5_000;
const growthParts = 10;
const peakGoalMb: Record<Family, number> = { sqlite: 200, mysql: 200 };
const day = "20260310";
const branch = { "X-Branch-ID": "00" };
/** The statuses that the mixed requests get on purpose. */
const meant = [400, 401, 404, 429];

/** The service from its sources, in a process that can be made to collect its garbage. */
function startService(place: Place): Child {
  const { dataDir, url } = place;
  const env = { BENCH_DATA_DIR: dataDir, ...(url === undefined ? {} : { BENCH_DATABASE_URL: url }) };
  return startChild("service-process.ts", { env, execArgv: ["--expose-gc"] });
}

/** A day's requests: submissions, reads, mistakes, and unknown keys. */
function mixedRequests(url: string, seeded: SeededAccount[]): (caller: number) => Buffer {
  let count = 0;
  const makers: ((key: string) => Buffer)[] = [
    (key) => {
      const body = JSON.stringify(saleOf(nextNumber(), day));
      return requestBytes({ url, path: "/api/v1/sales?async=true", key, headers: branch, body });
    },
    (key) => requestBytes({ url, path: "/api/v1/transactions?per_page=20", key }),
    (key) => requestBytes({ url, path: "/api/v1/codes/tax-types", key, headers: branch }),
    (key) => {
      const body = JSON.stringify({ ...saleOf(nextNumber(), day), total_amount: 1, tax_amount: 1 });
      return requestBytes({ url, path: "/api/v1/sales", key, headers: branch, body });
    },
    (key) => requestBytes({ url, path: `/api/v1/transactions/unknown-${nextNumber()}`, key }),
    () => requestBytes({ url, path: "/api/v1/items", key: `txs_${nextNumber().padEnd(60, "x")}` }),
  ];
  return (caller) => {
    count += 1;
    const key = seeded[caller % seeded.length]?.key ?? "";
    return makers[count % makers.length]?.(key) ?? Buffer.alloc(0);
  };
}

async function ask(url: string, requests: number, next: (caller: number) => Buffer): Promise<number> {
  let completed = 0;
  while (completed < requests) {
    const load = await runCallers({ url, count: callers, seconds: 2, warmSeconds: 0, meant, next });
    const others = Object.keys(load.statuses).map(Number);
    const unexpected = others.filter((status) => status >= 400 && !meant.includes(status));
    if (unexpected.length > 0) throw new Error(`returned ${JSON.stringify(load.statuses)}`);
    completed += load.completed;
  }
  return completed;
}

const mb = (bytes: number): number => bytes / megabyte;

/** A figure next to the most that it may be. */
function atMost(name: string, unit: string, values: number[], most: number, note?: string): Figure {
  const limit = { name: `${most} ${unit}`, values: values.map(() => most), goal: "≤ 1" };
  return compared(name, unit, values, limit, note);
}

/** The memory in use after a full collection. */
async function kept(service: Child): Promise<number> {
  const { heapUsed, external } = await service.ask<NodeJS.MemoryUsage>("memory");
  return heapUsed + external;
}

/** What stays: after each of some parts, so that what grows on is distinguished from what fills up once. */
async function growth(service: Child, seeded: SeededAccount[], requests: number): Promise<Figure[]> {
  const url = await service.ask<string>("url");
  const next = mixedRequests(url, seeded);
  await ask(url, warmRequests, next);
  const points = [{ completed: 0, mb: mb(await kept(service)) }];
  for (let completed = 0; completed < requests; ) {
    completed += await ask(url, requests / growthParts, next);
    points.push({ completed, mb: mb(await kept(service)) });
  }
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new Error("nothing was measured");
  const seen = points.map((point) => point.mb.toFixed(1)).join(", ");
  return [
    atMost(
      `Growth over ${last.completed} requests`,
      "MB",
      [last.mb - first.mb],
      5,
      `after ${warmRequests} to warm up; heap and external memory after full collections: ${seen}`,
    ),
    atMost(
      "Growth a million requests",
      "MB",
      [slopeOf(points) * 1_000_000],
      5,
      "the line through all of them",
    ),
  ];
}

/** The memory that one request adds, by least squares. */
function slopeOf(points: readonly { completed: number; mb: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(points.map(({ completed }) => completed));
  const of = mean(points.map((point) => point.mb));
  const along = points.map((point) => (point.completed - at) * (point.mb - of));
  return mean(along) / mean(points.map(({ completed }) => (completed - at) ** 2));
}

/** The memory and time that a hostile body costs the built service, and its addition to the peak. */
async function hostile({ url, peak }: Built, key: string, rounds: number): Promise<Figure[]> {
  const caller = new Caller(url);
  const figures: Figure[] = [];
  const warmRounds = 2;
  for (const [name, body] of Object.entries(hostileBodies)) {
    const request = requestBytes({ url, path: "/api/v1/sales", key, headers: branch, body });
    const ms: number[] = [];
    const before = peak() ?? Number.NaN;
    for (let round = 0; round < rounds + warmRounds; round++) {
      const startedMs = performance.now();
      const status = await caller.send(request);
      if (round >= warmRounds) ms.push(performance.now() - startedMs);
      if (status !== 400 && status !== 422) throw new Error(`${name} got ${status}`);
    }
    const grown = mb((peak() ?? Number.NaN) - before).toFixed(1);
    figures.push(
      atMost(
        `1 MiB of ${name}`,
        "ms",
        ms,
        15,
        `${grown} MB more at the peak of ${rounds + warmRounds} (goal 10)`,
      ),
    );
  }
  caller.close();
  return figures;
}

/** All item classes of a unit, read and stored by a built service that did nothing before. */
async function largeTable({ url, peak }: Built, key: string): Promise<Figure> {
  const caller = new Caller(url);
  const before = peak() ?? Number.NaN;
  const startedMs = performance.now();
  const status = await caller.send(
    requestBytes({ url, path: "/api/v1/codes/sync", key, headers: branch, body: "{}" }),
  );
  if (status !== 200) throw new Error(`codes/sync got ${status}: ${caller.last}`);
  caller.close();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const grown = mb((peak() ?? Number.NaN) - before);
  return atMost(
    `${itemClasses} item classes synchronized`,
    "MB",
    [grown],
    50,
    `more at the peak; ${seconds} s`,
  );
}

/** The built service: how soon it is ready, and the most it holds, idle and under load. */
async function asOperatorsRunIt(place: Place, seeded: SeededAccount[], rounds: number, requests: number) {
  const startMs: number[] = [];
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const built = await serveBuilt(place);
    startMs.push(built.readyMs);
    idle.push(mb(built.peak() ?? Number.NaN));
    if (round === rounds - 1) {
      await ask(built.url, requests / 4, mixedRequests(built.url, seeded));
      busy.push(mb(built.peak() ?? Number.NaN));
    }
    await built.stop();
  }
  const most = peakGoalMb[place.family];
  return [
    atMost("Start to ready, existing database", "ms", startMs, 900, "the process included"),
    atMost("Peak resident memory when ready", "MB", idle, most),
    atMost(`Peak resident memory, ${callers} callers`, "MB", busy, most, "lanes at work, their unit gone"),
  ];
}

/** One family: a built service that did little for what a single request costs, then others on the database it filled. */
export async function measureMemory(family: Family, { rounds, requests }: Options): Promise<Group> {
  const place = await openPlace(family);
  const simulator = await startSimulator({ itemClasses, requireInit: false });
  const figures: Figure[] = [];
  try {
    const fresh = startService(place);
    const seeded = await fresh.ask<SeededAccount[]>("seed", {
      accounts,
      branches: 1,
      unitUrl: simulator.url,
    });
    const key = seeded[0]?.key ?? "";
    await fresh.stop();
    const built = await serveBuilt(place);
    try {
      figures.push(await largeTable(built, key), ...(await hostile(built, key, rounds)));
    } finally {
      await built.stop();
    }
    const loaded = startService(place);
    figures.unshift(...(await growth(loaded, seeded, requests)));
    await loaded.stop();
    // Stored submissions stay queued: draining lanes would be measured too.
    await simulator.close();
    figures.push(...(await asOperatorsRunIt(place, seeded, rounds, requests)));
  } finally {
    place.release();
  }
  return { name: "Memory and start", database: place.name, figures };
}
