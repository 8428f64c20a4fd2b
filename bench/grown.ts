// Submissions and calls of lanes on a database with years of sales, next to an empty one.
import { openDatabase } from "../server/src/db/open.ts";
import { runCallers } from "./support/callers.ts";
import { type Child, startChild } from "./support/child.ts";
import { compared, type Figure, figure } from "./support/figures.ts";
import { type Family, openPlace, type Place, placeEnv } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import type { SeededAccount, SeedOptions } from "./support/seed.ts";
import { fillSold, soldBranches, soldIn } from "./support/sold.ts";
import { cpuOf, type Next, requireStatus, salesOf, withCpu } from "./support/submissions.ts";

export type Options = { rounds: number; seconds: number; rows: number };

const callers = 64;
/** The share of a round in which callers submit: to send it all takes several times as long. */
const submitting = 0.5;
const goal = "≥ 0.9";

type Side = {
  service: Child;
  url: string;
  next: Next;
  perSecond: number[];
  cpuUs: number[];
  calls: number[];
};

async function fillPlace({ dataDir, url, name }: Place, rows: number): Promise<void> {
  const db = await openDatabase({ dataDir, url });
  try {
    await db.migrate();
    const from = performance.now();
    await fillSold(db, rows);
    const seconds = Math.round((performance.now() - from) / 1000);
    process.stderr.write(`${name}: ${rows.toLocaleString("en")} sales in ${seconds} s\n`);
  } finally {
    await db.close();
  }
}

/** A service with the account that the sales of a filled place belong to; its lanes are served when the runner asks for it. */
async function openSide(service: Child, unitUrl: string): Promise<Side> {
  const url = await service.ask<string>("url");
  const options: SeedOptions = { accounts: 1, branches: soldBranches, unitUrl };
  const [account] = await service.ask<SeededAccount[]>("seed", options);
  if (account?.environmentId !== soldIn) throw new Error("the sales belong to another account");
  const { key, branches } = account;
  const next = salesOf(
    url,
    branches.map(({ bhf_id }) => ({ key, bhf_id })),
  );
  return { service, url, next, perSecond: [], cpuUs: [], calls: [] };
}

/** Submits for some seconds, then sends what was submitted, with the movements and stock balances that follow. */
async function measure(side: Side, unit: Child, seconds: number): Promise<void> {
  const { service, url, next } = side;
  const load = await withCpu(
    () => cpuOf(service),
    () => runCallers({ url, count: callers, seconds, next }),
  );
  side.perSecond.push(requireStatus(load, 202).perSecond);
  side.cpuUs.push(load.cpuUs);
  const before = await unit.ask<number>("completed");
  const startedMs = performance.now();
  await service.ask("drain");
  const drainedMs = performance.now() - startedMs;
  side.calls.push((((await unit.ask<number>("completed")) - before) * 1000) / drainedMs);
  const open = await service.ask<number>("open");
  if (open > 0) throw new Error(`${open} calls were left`);
}

/** One family: round by round the empty and the long one. */
export async function measureGrown(family: Family, { rounds, seconds, rows }: Options): Promise<Group> {
  const places = { empty: await openPlace(family), grown: await openPlace(family) };
  const children: Child[] = [];
  const start = (file: string, place?: Place): Child => {
    const child = startChild(file, place ? { env: placeEnv(place) } : {});
    children.push(child);
    return child;
  };
  try {
    await fillPlace(places.grown, rows);
    const unit = start("unit-process.ts");
    const { unit: unitUrl } = await unit.ask<{ unit: string }>("urls");
    const empty = await openSide(start("service-process.ts", places.empty), unitUrl);
    const grown = await openSide(start("service-process.ts", places.grown), unitUrl);
    for (const side of [empty, grown]) {
      await measure(side, unit, 1);
      Object.assign(side, { perSecond: [], cpuUs: [], calls: [] });
    }
    for (let round = 0; round < rounds; round++) {
      for (const side of [empty, grown]) await measure(side, unit, seconds * submitting);
    }
    const figures = describe(empty, grown);
    return { name: `On ${rows.toLocaleString("en")} sales`, database: places.grown.name, figures };
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    for (const place of Object.values(places)) place.release();
  }
}

function describe(empty: Side, grown: Side): Figure[] {
  const against = (values: number[]) => ({ name: "an empty one", values });
  const own = "half of the sales are the account's own";
  return [
    figure("Submissions, 64 callers, an empty database", "/s", empty.perSecond),
    compared("Submissions, 64 callers", "/s", grown.perSecond, { ...against(empty.perSecond), goal }, own),
    compared("Processor time of the service", "µs each", grown.cpuUs, against(empty.cpuUs)),
    figure(`Calls of ${soldBranches} devices that sell items, an empty database`, "/s", empty.calls),
    compared(
      `Calls of ${soldBranches} devices that sell items`,
      "/s",
      grown.calls,
      { ...against(empty.calls), goal },
      "movements and stock balances follow",
    ),
  ];
}
