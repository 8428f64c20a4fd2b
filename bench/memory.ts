// Memory and start: growth over many requests, the peak under load, hostile bodies, a large table, start to ready.
import { startSimulator } from "../server/src/simulator/index.ts";
import { Caller, requestBytes, runCallers } from "./support/callers.ts";
import { type Child, startChild } from "./support/child.ts";
import { compared, type Figure, median } from "./support/figures.ts";
import { hostileBodies } from "./support/hostile.ts";
import { type Family, openPlace, type Place } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import { nextNumber, saleOf } from "./support/sale.ts";
import type { SeededAccount } from "./support/seed.ts";
import { serveBuilt } from "./support/start.ts";

export type Options = { rounds: number; requests: number };

const megabyte = 2 ** 20;
const callers = 64;
const accounts = 8;
const itemClasses = 20_000;
const warmRequests = 5_000;
const peakGoalMb: Record<Family, number> = { sqlite: 160, mysql: 120 };
const day = "20260310";
const branch = { "X-Branch-ID": "00" };
/** What the mixed requests are answered with on purpose. */
const meant = [400, 401, 404, 429];

function startService(place: Place): Child {
  const { dataDir, url } = place;
  const env = { BENCH_DATA_DIR: dataDir, ...(url === undefined ? {} : { BENCH_DATABASE_URL: url }) };
  return startChild("service-process.ts", { env, execArgv: ["--expose-gc"] });
}

/** What a service is asked in a day: submissions, readings, mistakes, and keys that nobody has. */
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
  let answered = 0;
  while (answered < requests) {
    const load = await runCallers({ url, count: callers, seconds: 2, warmSeconds: 0, meant, next });
    const others = Object.keys(load.statuses).map(Number);
    const unexpected = others.filter((status) => status >= 400 && !meant.includes(status));
    if (unexpected.length > 0) throw new Error(`answered ${JSON.stringify(load.statuses)}`);
    answered += load.answered;
  }
  return answered;
}

const mb = (bytes: number): number => bytes / megabyte;

/** A figure beside the most that it may be. */
function atMost(name: string, unit: string, values: number[], most: number, note?: string): Figure {
  const limit = { name: `${most} ${unit}`, values: values.map(() => most), goal: "≤ 1" };
  return compared(name, unit, values, limit, note);
}

/** What is in use after a full collection. */
async function kept(service: Child): Promise<number> {
  const { heapUsed, external } = await service.ask<NodeJS.MemoryUsage>("memory");
  return heapUsed + external;
}

/** What stays after a warm-up. */
async function growth(service: Child, seeded: SeededAccount[], requests: number): Promise<Figure> {
  const url = await service.ask<string>("url");
  const next = mixedRequests(url, seeded);
  await ask(url, warmRequests, next);
  const before = await kept(service);
  const answered = await ask(url, requests, next);
  const grown = mb((await kept(service)) - before);
  const note = `after ${warmRequests} to warm up; heap and external memory after a full collection`;
  return atMost(`Growth over ${answered} requests`, "MB", [grown], 5, note);
}

async function hostile(service: Child, key: string, rounds: number): Promise<Figure[]> {
  const url = await service.ask<string>("url");
  const caller = new Caller(url);
  const figures: Figure[] = [];
  for (const [name, body] of Object.entries(hostileBodies)) {
    const request = requestBytes({ url, path: "/api/v1/sales", key, headers: branch, body });
    const ms: number[] = [];
    const used: number[] = [];
    for (let round = 0; round < rounds + 2; round++) {
      const before = await kept(service);
      const startedMs = performance.now();
      const status = await caller.send(request);
      const tookMs = performance.now() - startedMs;
      if (status !== 400 && status !== 422) throw new Error(`${name} was answered with ${status}`);
      const after = await service.ask<number>("used");
      if (round < 2) continue;
      ms.push(tookMs);
      used.push(mb(after - before));
    }
    figures.push(
      atMost(`1 MiB of ${name}`, "ms", ms, 15, `${median(used).toFixed(1)} MB, garbage included (goal 10)`),
    );
  }
  caller.close();
  return figures;
}

/** All item classes of a unit, read and stored by a service that did little before. */
async function largeTable(service: Child, key: string): Promise<Figure> {
  const url = await service.ask<string>("url");
  const caller = new Caller(url);
  const before = await service.ask<number>("peak");
  const startedMs = performance.now();
  const status = await caller.send(
    requestBytes({ url, path: "/api/v1/codes/sync", key, headers: branch, body: "{}" }),
  );
  if (status !== 200) throw new Error(`codes/sync was answered with ${status}: ${caller.last}`);
  caller.close();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const grown = mb((await service.ask<number>("peak")) - before);
  return atMost(
    `${itemClasses} item classes synchronised`,
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
    atMost("Start to ready, existing database", "ms", startMs, 400, "the process included"),
    atMost("Peak resident memory when ready", "MB", idle, most),
    atMost(`Peak resident memory, ${callers} callers`, "MB", busy, most, "lanes at work, their unit gone"),
  ];
}

/** One family: a service that did little for what a single request costs, then others on the database it filled. */
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
    figures.push(await largeTable(fresh, key), ...(await hostile(fresh, key, rounds)));
    await fresh.stop();
    const loaded = startService(place);
    figures.unshift(await growth(loaded, seeded, requests));
    await loaded.stop();
    // What was stored stays stored: lanes that drained it would be measured too.
    await simulator.close();
    figures.push(...(await asOperatorsRunIt(place, seeded, rounds, requests)));
  } finally {
    place.release();
  }
  return { name: "Memory and start", database: place.name, figures };
}
