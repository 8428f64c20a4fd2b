// Many branches that sell at once: each waits for the receipt before its next sale; their units are called through relays, or directly.
import { setTimeout as pause } from "node:timers/promises";
import type { Relays } from "./relays-process.ts";
import { runCallers } from "./support/callers.ts";
import { type Child, startChild } from "./support/child.ts";
import { compared, type Figure, figure, quantile } from "./support/figures.ts";
import { type Family, openPlace, type Place, placeEnv, serverMs } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import type { SeededAccount, SeedOptions } from "./support/seed.ts";
import { type Built, serveBuilt } from "./support/start.ts";
import { type Next, requireStatus, salesOf, withCpu } from "./support/submissions.ts";

export type Options = { rounds: number; seconds: number };

const [accounts, branches] = [3, 100];
const sellers = accounts * branches;
const unitMs = 20;
/** Until all branches sell, and as many responses come as requests. */
const warmSeconds = 1;
/** A branch may wait a second for its receipt. */
const leastSeconds = 3;

type Via = "direct" | "relay";
type Measured = Record<"perSecond" | "p50" | "p99" | "cpuUs" | "serverUs", number[]>;
const nothing = (): Measured => ({ perSecond: [], p50: [], p99: [], cpuUs: [], serverUs: [] });

/** Calls an operation of an account; gives the data of the response. */
async function request<T>(url: string, key: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} got ${response.status}: ${text}`);
  return JSON.parse(text).data;
}

/** Creates and starts a relay for each branch; resolves when the service has all their connections. */
async function connectRelays(relays: Child, url: string, seeded: SeededAccount[], unit: string) {
  const tokens: string[] = [];
  for (const { key, branches } of seeded) {
    for (const { bhf_id } of branches) {
      const body = { name: `Branch ${bhf_id}`, branches: [bhf_id] };
      tokens.push((await request<{ token: string }>(url, key, "POST", "/relays", body)).token);
    }
  }
  await relays.ask("start", { service: url, tokens, allowed: [new URL(unit).host] } satisfies Relays);
  for (const { key } of seeded) {
    for (;;) {
      const listed = await request<{ is_connected: boolean }[]>(url, key, "GET", "/relays");
      if (listed.every(({ is_connected }) => is_connected)) break;
      await pause(100);
    }
  }
}

/** Sells in all branches for some seconds. */
async function measure({ cpu }: Built, url: string, next: Next, seconds: number, into: Measured) {
  const before = await serverMs();
  const load = await withCpu(
    () => cpu() * 1e6,
    () => runCallers({ url, count: sellers, seconds, warmSeconds, next }),
  );
  requireStatus(load, 200);
  into.perSecond.push(load.perSecond);
  into.p50.push(quantile(load.ms, 0.5));
  into.p99.push(quantile(load.ms, 0.99));
  into.cpuUs.push(load.cpuUs);
  into.serverUs.push((((await serverMs()) - before) * 1000) / load.sent);
}

/** Accounts whose units are called directly, and as many whose units are called through relays. */
async function seedBoth(place: Place, unitUrl: string): Promise<Record<Via, SeededAccount[]>> {
  const seeding = startChild("service-process.ts", { env: placeEnv(place) });
  const seed = (via: Via) => {
    const options: SeedOptions = { accounts, branches, unitUrl, via, itemType: "3" };
    return seeding.ask<SeededAccount[]>("seed", options);
  };
  const seeded = { direct: await seed("direct"), relay: await seed("relay") };
  await seeding.stop();
  return seeded;
}

/** One family: the built service, and round by round the branches without relays and those with them. */
export async function measureRelays(family: Family, { rounds, ...options }: Options): Promise<Group> {
  const seconds = Math.max(options.seconds, leastSeconds);
  const place = await openPlace(family);
  const unit = startChild("unit-process.ts");
  const measured: Record<Via, Measured> = { direct: nothing(), relay: nothing() };
  const peaks: Record<Via, number> = { direct: 0, relay: 0 };
  try {
    const { unit: unitUrl } = await unit.ask<{ unit: string }>("urls");
    const seeded = await seedBoth(place, unitUrl);
    await unit.ask("delay", unitMs);
    const built = await serveBuilt(place);
    const relays = startChild("relays-process.ts");
    try {
      const { url } = built;
      const salesOfAll = (of: SeededAccount[]): Next => {
        const all = of.flatMap(({ key, branches }) => branches.map(({ bhf_id }) => ({ key, bhf_id })));
        return salesOf(url, all, "/api/v1/sales");
      };
      const next: Record<Via, Next> = { direct: salesOfAll(seeded.direct), relay: salesOfAll(seeded.relay) };
      const peak = (): number => (built.peak() ?? Number.NaN) / 2 ** 20;
      await measure(built, url, next.direct, seconds, nothing());
      peaks.direct = peak();
      await connectRelays(relays, url, seeded.relay, unitUrl);
      await measure(built, url, next.relay, seconds, nothing());
      for (let round = 0; round < rounds; round++) {
        await measure(built, url, next.direct, seconds, measured.direct);
        await measure(built, url, next.relay, seconds, measured.relay);
      }
      peaks.relay = peak();
    } finally {
      await relays.stop();
      await built.stop();
    }
  } finally {
    await unit.stop();
    place.release();
  }
  const figures = describe(family, measured, peaks);
  return { name: `${sellers} branches that sell at once`, database: place.name, figures };
}

function describe(
  family: Family,
  { direct, relay }: Record<Via, Measured>,
  peaks: Record<Via, number>,
): Figure[] {
  const both = (name: string, unit: string, of: keyof Measured, note?: string): Figure =>
    compared(name, unit, relay[of], { name: "directly", values: direct[of] }, note);
  const about = `of services; a unit takes ${unitMs} ms; one process has all relays`;
  const pace = "each branch sells one after another, without a pause";
  return [
    figure("Sales with receipts, units called directly", "/s", direct.perSecond),
    both("Sales with receipts, units called through relays", "/s", "perSecond", about),
    both("From a sale to its receipt through relays, p50", "ms", "p50", pace),
    both("the same, p99", "ms", "p99"),
    both("Processor time of the service through relays", "µs each", "cpuUs", "submission and call"),
    ...(family === "mysql" ? [both("Processor time of the database server", "µs each", "serverUs")] : []),
    figure("Peak memory before the relays connect", "MB", [peaks.direct]),
    figure(`Peak memory with ${sellers} relays`, "MB", [peaks.relay]),
  ];
}
