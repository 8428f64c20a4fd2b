// One and two processes of the service on one database server: how many submissions all callers get accepted.
import { availableParallelism } from "node:os";
import { runCallers } from "./support/callers.ts";
import { type Child, startChild } from "./support/child.ts";
import { compared, figure } from "./support/figures.ts";
import { openPlace, placeEnv, serverMs } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import type { SeededAccount } from "./support/seed.ts";
import { cpuOf, requireStatus, salesOf } from "./support/submissions.ts";

export type Options = { rounds: number; seconds: number };

const callers = 64;
const accounts = 8;

type Rate = { perSecond: number[]; cpuUs: number[] };
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The callers go to the first process, or half of them to each; both ways take turns round by round. */
export async function measureTwoProcesses({ rounds, seconds }: Options): Promise<Group> {
  const place = await openPlace("mysql");
  const services: Child[] = [startChild("service-process.ts", { env: placeEnv(place) })];
  const [one, two]: [Rate, Rate] = [
    { perSecond: [], cpuUs: [] },
    { perSecond: [], cpuUs: [] },
  ];
  try {
    const seeded = await services[0]?.ask<SeededAccount[]>("seed", { accounts, branches: 1 });
    // The first has created the tables.
    services.push(startChild("service-process.ts", { env: placeEnv(place) }));
    const urls = await Promise.all(services.map((service) => service.ask<string>("url")));
    const sellers = urls.map((url) => ({ url, next: salesOf(url, seeded ?? []) }));
    const usedUs = async () => sum(await Promise.all(services.map(cpuOf))) + (await serverMs()) * 1000;
    const measure = async (processes: number, { perSecond, cpuUs }: Rate): Promise<void> => {
      const before = await usedUs();
      const loads = await Promise.all(
        sellers
          .slice(0, processes)
          .map(({ url, next }) => runCallers({ url, count: callers / processes, seconds, next })),
      );
      const used = (await usedUs()) - before;
      perSecond.push(sum(loads.map((load) => requireStatus(load, 202).perSecond)));
      cpuUs.push(used / sum(loads.map(({ sent }) => sent)));
    };
    await measure(2, { perSecond: [], cpuUs: [] });
    for (let round = 0; round < rounds; round++) {
      await measure(1, one);
      await measure(2, two);
    }
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    place.release();
  }
  const shared = `callers, services and database server share ${availableParallelism()} cores`;
  const against = (values: number[]) => ({ name: "one process", values });
  return {
    name: "Two processes on one database server",
    database: place.name,
    figures: [
      figure(`One process, ${callers} callers`, "/s", one.perSecond),
      compared(
        `Two processes, ${callers / 2} callers each`,
        "/s",
        two.perSecond,
        { ...against(one.perSecond), goal: "≥ 1.6" },
        shared,
      ),
      figure("Processor time, one process", "µs each", one.cpuUs, "service and database server"),
      compared("Processor time, two processes", "µs each", two.cpuUs, against(one.cpuUs)),
    ],
  };
}
