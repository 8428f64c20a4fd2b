// Accepting submissions on a busy machine: the service and the twin in turns, next to two processes that always want a core each.
import { type Load, runCallers } from "./support/callers.ts";
import { type Child, startChild } from "./support/child.ts";
import { compared, type Figure, figure } from "./support/figures.ts";
import { type Family, openPlace, placeEnv } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import type { SeededAccount } from "./support/seed.ts";
import { cpuOf, type Next, requireStatus, salesOf, withCpu, withKey } from "./support/submissions.ts";

export type Options = { rounds: number; seconds: number };

const busyProcesses = 2;
const callers = 64;
const accounts = 8;
const goal = "≥ 1.0";

type Rate = { perSecond: number[]; cpuUs: number[] };
const rate = (): Rate => ({ perSecond: [], cpuUs: [] });

/** One family: round by round the service and the twin, first plain and then with a key. */
export async function measureBusy(family: Family, { rounds, seconds }: Options): Promise<Group> {
  const place = await openPlace(family);
  const twinPlace = await openPlace(family);
  const service = startChild("service-process.ts", { env: placeEnv(place) });
  const twin = startChild("twin-process.ts", { env: placeEnv(twinPlace) });
  const others: Child[] = [];
  const rates = { service: rate(), twin: rate(), keyed: rate(), twinKeyed: rate() };
  try {
    const url = await service.ask<string>("url");
    const seeded = await service.ask<SeededAccount[]>("seed", { accounts, branches: 1 });
    const next = salesOf(url, seeded);
    const twinUrl = await twin.ask<string>("url");
    const twinNext = salesOf(twinUrl, [{ key: await twin.ask<string>("key") }]);
    const submit = async (to: string, make: Next, forSeconds = seconds): Promise<Load> =>
      requireStatus(await runCallers({ url: to, count: callers, seconds: forSeconds, next: make }), 202);
    const measure = async (into: Rate, child: Child, to: string, make: Next): Promise<void> => {
      const load = await withCpu(
        () => cpuOf(child),
        () => submit(to, make),
      );
      into.perSecond.push(load.perSecond);
      into.cpuUs.push(load.cpuUs);
    };
    await submit(url, next, 1);
    await submit(twinUrl, twinNext, 1);
    for (let count = 0; count < busyProcesses; count++) others.push(startChild("busy-process.ts"));
    for (let round = 0; round < rounds; round++) {
      await measure(rates.service, service, url, next);
      await measure(rates.twin, twin, twinUrl, twinNext);
      await measure(rates.keyed, service, url, (caller) => withKey(next(caller)));
      await measure(rates.twinKeyed, twin, twinUrl, (caller) => withKey(twinNext(caller)));
    }
  } finally {
    await Promise.all([service, twin, ...others].map((child) => child.stop()));
    place.release();
    twinPlace.release();
  }
  const name = `Submissions next to ${busyProcesses} busy processes`;
  return { name, database: place.name, figures: describe(rates) };
}

function describe(rates: Record<"service" | "twin" | "keyed" | "twinKeyed", Rate>): Figure[] {
  const { service, twin, keyed, twinKeyed } = rates;
  const perSecond = (name: string, { perSecond: values }: Rate) => ({ name, values, goal });
  return [
    figure("Twin, 64 callers", "/s", twin.perSecond, "Fastify, one transaction a sale"),
    compared("Submissions, 64 callers, 8 accounts", "/s", service.perSecond, perSecond("twin", twin)),
    figure("Twin with Idempotency-Key", "/s", twinKeyed.perSecond),
    compared(
      "Submissions with Idempotency-Key",
      "/s",
      keyed.perSecond,
      perSecond("twin with key", twinKeyed),
    ),
    figure("Processor time of the service", "µs each", service.cpuUs, "all threads, network stack included"),
    figure("the same with Idempotency-Key", "µs each", keyed.cpuUs),
    figure("Processor time of the twin", "µs each", twin.cpuUs),
    figure("the same with Idempotency-Key", "µs each", twinKeyed.cpuUs),
  ];
}
