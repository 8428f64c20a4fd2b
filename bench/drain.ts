// Draining lanes: a thousand devices compared with bare POSTs to the same unit and the twin, one device alone, and dead units.
import { type Child, startChild } from "./support/child.ts";
import { compared, type Figure, figure, quantile } from "./support/figures.ts";
import { type Family, openPlace, placeEnv } from "./support/places.ts";
import type { Posts } from "./support/posts.ts";
import type { QueueOptions } from "./support/queue.ts";
import type { Group } from "./support/report.ts";
import { itemCodes } from "./support/sale.ts";
import type { SeededAccount, SeedOptions } from "./support/seed.ts";

export type Options = { rounds: number; profileTo?: string | undefined };

const accounts = 10;
const branches = 100;
const perBranch = 2;
const dead = 10;
/** How many posts are under way at a time: as many as lanes that a process serves at once, but for what pays in one thread. */
const inFlight = 64;
const goals: Record<Family, string> = { sqlite: "≥ 0.2", mysql: "≥ 0.15" };
const lonely = { calls: 100, delayMs: 20 };

type Bench = { unit: Child; service: Child; urls: { unit: string; dead: string } };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Seconds from the moment when so many queued calls may go until all but `left` of them are settled. */
async function drained({ unit, service }: Bench, queued: number, left = 0): Promise<number> {
  const before = await unit.ask<number>("completed");
  const startedMs = performance.now();
  await service.ask("release");
  while ((await unit.ask<number>("completed")) - before < queued - left) await pause(2);
  while ((await service.ask<number>("open")) > left) await pause(2);
  return (performance.now() - startedMs) / 1000;
}

async function queue(bench: Bench, options: Omit<QueueOptions, "itemCodes">): Promise<number> {
  await bench.service.ask("hold");
  return bench.service.ask<number>("queue", { ...options, itemCodes });
}

const seed = (bench: Bench, options: SeedOptions) => bench.service.ask<SeededAccount[]>("seed", options);

/** Milliseconds of one call of a lone device, and of a bare POST, with a unit that takes `delayMs`. */
async function loneCall(bench: Bench, delayMs: number): Promise<{ laneMs: number; unitMs: number }> {
  await bench.unit.ask("delay", delayMs);
  const unitUrl = bench.urls.unit;
  const alone = await seed(bench, { accounts: 1, branches: 1, unitUrl, itemType: "3" });
  const queued = await queue(bench, { accounts: alone, perBranch: lonely.calls });
  const laneMs = ((await drained(bench, queued)) * 1000) / queued;
  const posts: Posts = { url: unitUrl, inFlight: 1, count: lonely.calls };
  const { ms } = await bench.service.ask<{ ms: number[] }>("posts", posts);
  await bench.unit.ask("delay", 0);
  return { laneMs, unitMs: quantile(ms, 0.5) };
}

/** One family: everything in turns, round by round, so that what else the machine does hits all alike. */
export async function measureDrain(family: Family, { rounds, profileTo }: Options): Promise<Group> {
  const place = await openPlace(family);
  const twinPlace = await openPlace(family);
  const unit = startChild("unit-process.ts");
  const service = startChild("service-process.ts", {
    env: { ...placeEnv(place), BENCH_WORK: "true" },
    profileTo,
  });
  const twin = startChild("twin-process.ts", { env: placeEnv(twinPlace) });
  const values: Record<string, number[]> = {};
  const note = (name: string, value: number): void => {
    values[name] = [...(values[name] ?? []), value];
  };
  try {
    const urls = await unit.ask<Bench["urls"]>("urls");
    const bench: Bench = { unit, service, urls };
    const unitUrl = urls.unit;
    const devices = await seed(bench, { accounts, branches, unitUrl, itemType: "3" });
    const withStock = await seed(bench, { accounts: 1, branches, unitUrl, itemType: "2" });
    const graves = await seed(bench, { accounts: 1, branches: dead, unitUrl: urls.dead, itemType: "3" });
    const posts: Posts = { url: unitUrl, inFlight, count: accounts * branches * perBranch };
    await service.ask("posts", posts);
    await drained(bench, await queue(bench, { accounts: devices, perBranch: 1 }));
    for (let round = 0; round < rounds; round++) {
      const { totalMs } = await service.ask<{ totalMs: number }>("posts", posts);
      note("bare", (posts.count * 1000) / totalMs);
      const queued = await queue(bench, { accounts: devices, perBranch });
      note("many", queued / (await drained(bench, queued)));
      const sales = await queue(bench, { accounts: withStock, perBranch });
      // Each sale of items is followed by its movement, and the movements of a lane by one master an item.
      const completed = await unit.ask<number>("completed");
      const seconds = await drained(bench, sales);
      note("items", ((await unit.ask<number>("completed")) - completed) / seconds);
      note("twin", await twin.ask<number>("drain", { url: unitUrl, inFlight, count: 1_000 }));
      for (const delayMs of [0, lonely.delayMs]) {
        const { laneMs, unitMs } = await loneCall(bench, delayMs);
        note(`lane${delayMs}`, laneMs - unitMs);
        note(`unit${delayMs}`, unitMs);
      }
    }
    for (let round = 0; round < rounds; round++) {
      // Calls to the dead units from the first round stay open.
      const open = round === 0 ? 0 : dead * perBranch;
      const queued = await queue(bench, { accounts: devices, perBranch });
      note("alive", queued / (await drained(bench, queued + open, open)));
      const among = await queue(bench, { accounts: devices, perBranch });
      const lost = round === 0 ? await queue(bench, { accounts: graves, perBranch }) : 0;
      note("among", among / (await drained(bench, among + lost + open, dead * perBranch)));
    }
  } finally {
    await Promise.all([service.stop(), unit.stop(), twin.stop()]);
    place.release();
    twinPlace.release();
  }
  return { name: "Lanes", database: place.name, figures: describe(family, values) };
}

function describe(family: Family, values: Record<string, number[]>): Figure[] {
  const of = (name: string): number[] => values[name] ?? [];
  const bare = { name: "bare POST", values: of("bare") };
  const unit = (delayMs: number) => ({ name: "the unit's own time", values: of(`unit${delayMs}`) });
  return [
    figure("Bare POSTs to the unit", "/s", of("bare"), `the limit: ${inFlight} at a time, nothing stored`),
    figure("Twin's outbox", "/s", of("twin"), `${inFlight} at a time, no order, one transaction a job`),
    compared("Calls of 1,000 devices", "/s", of("many"), { ...bare, goal: goals[family] }),
    compared("the same compared with the twin", "/s", of("many"), { name: "twin", values: of("twin") }),
    compared("Calls of 100 devices that sell items", "/s", of("items"), bare, "movements and masters follow"),
    compared("One device adds to a call, instant unit", "ms", of("lane0"), unit(0)),
    compared(`One device adds, unit of ${lonely.delayMs} ms`, "ms", of(`lane${lonely.delayMs}`), {
      ...unit(lonely.delayMs),
      goal: "≤ 2",
    }),
    compared(`Calls of 1,000 devices among ${dead} that never respond`, "/s", of("among"), {
      name: "without them",
      values: of("alive"),
      goal: "about 1",
    }),
  ];
}
