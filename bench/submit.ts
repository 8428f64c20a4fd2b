// Accepting submissions over HTTP, compared with the twin, with a bare durable row of the same database, and with bare Koa.
import { openBareRow } from "./support/bare-row.ts";
import { type Load, runCallers } from "./support/callers.ts";
import { type Child, startChild } from "./support/child.ts";
import { compared, type Figure, figure, quantile } from "./support/figures.ts";
import type { Lone } from "./support/lone.ts";
import { type Family, openPlace, placeEnv } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import type { SeededAccount } from "./support/seed.ts";
import { cpuOf, requireStatus, salesOf, withCpu, withKey } from "./support/submissions.ts";

export type Options = { rounds: number; seconds: number; profileTo?: string | undefined };

const callers = 64;
const accounts = 8;
const goals: Record<Family, { twin: string; cpu: string }> = {
  sqlite: { twin: "≥ 1.5", cpu: "≤ 420" },
  mysql: { twin: "≥ 1.2", cpu: "≤ 570" },
};

/** One family: everything in turns, round by round, so that what else the machine does hits all alike. */
export async function measureSubmit(family: Family, options: Options): Promise<Group> {
  const { rounds, seconds } = options;
  const place = await openPlace(family);
  const twinPlace = await openPlace(family);
  const service = startChild("service-process.ts", { env: placeEnv(place), profileTo: options.profileTo });
  const twin = startChild("twin-process.ts", { env: placeEnv(twinPlace) });
  const koa = startChild("koa-process.ts");
  const bareRow = await openBareRow(twinPlace);
  const values = {
    bare: [],
    koa: [],
    twin: [],
    twinKeyed: [],
    twinCpu: [],
    many: [],
    one: [],
    keyed: [],
    cpu: [],
  } as Record<string, number[]>;
  const note = (name: string, value: number): void => void values[name]?.push(value);
  const ms = { many: [] as number[], lone: [] as number[], half: [] as number[] };
  let lone: Lone;
  try {
    const url = await service.ask<string>("url");
    const seeded = await service.ask<SeededAccount[]>("seed", { accounts, branches: 1 });
    const twinUrl = await twin.ask<string>("url");
    const twinNext = salesOf(twinUrl, [{ key: await twin.ask<string>("key") }]);
    const koaUrl = await koa.ask<string>("url");
    const koaNext = salesOf(koaUrl, seeded);
    const next = salesOf(url, seeded);
    const hot = salesOf(url, seeded.slice(0, 1));
    const keyed = salesOf(url, seeded);
    const submit = (count: number, make = next, pauseMs = 0): Promise<Load> =>
      runCallers({ url, count, seconds, next: make, pauseMs }).then((load) => requireStatus(load, 202));
    const submitToTwin = (make: (caller: number) => Buffer): Promise<Load> =>
      runCallers({ url: twinUrl, count: callers, seconds, next: make }).then((load) =>
        requireStatus(load, 202),
      );
    /** Submits, and notes the requests a second and the processor time of each. */
    const measure = async (child: Child, run: () => Promise<Load>, perSecond: string, cpu: string) => {
      const load = await withCpu(() => cpuOf(child), run);
      note(cpu, load.cpuUs);
      note(perSecond, load.perSecond);
      return load;
    };
    await runCallers({ url, count: callers, seconds: 1.5, next });
    await runCallers({ url: twinUrl, count: callers, seconds: 1.5, next: twinNext });
    for (let round = 0; round < rounds; round++) {
      note("bare", await bareRow.run(seconds));
      const load = await measure(service, () => submit(callers), "many", "cpu");
      ms.many.push(...load.ms);
      await measure(twin, () => submitToTwin(twinNext), "twin", "twinCpu");
      const koaLoad = await runCallers({ url: koaUrl, count: callers, seconds, next: koaNext });
      note("koa", requireStatus(koaLoad, 202).perSecond);
      note("one", (await submit(callers, hot)).perSecond);
      note("keyed", (await submit(callers, (caller) => withKey(keyed(caller)))).perSecond);
      note("twinKeyed", (await submitToTwin((caller) => withKey(twinNext(caller)))).perSecond);
      ms.lone.push(...(await submit(1)).ms);
      const pauseMs = (callers * 1000) / (load.perSecond / 2);
      ms.half.push(...(await submit(callers, next, pauseMs * 0.8)).ms);
    }
    lone = await service.ask<Lone>("lone", 150);
  } finally {
    await bareRow.close();
    await Promise.all([service.stop(), twin.stop(), koa.stop()]);
    place.release();
    twinPlace.release();
  }
  return { name: "Submissions", database: place.name, figures: describe(family, values, ms, lone) };
}

function describe(
  family: Family,
  values: Record<string, number[]>,
  ms: Record<"many" | "lone" | "half", number[]>,
  lone: Lone,
): Figure[] {
  const { bare = [], koa = [], twin = [], twinKeyed = [], twinCpu = [] } = values;
  const { many = [], one = [], keyed = [], cpu = [] } = values;
  const goal = goals[family];
  const bareLimit = { name: "bare row", values: bare };
  const lonely = quantile(ms.lone, 0.5);
  return [
    figure("Bare durable row, prepared", "/s", bare, "the limit: 16 callers on a server, one on SQLite"),
    figure("Bare Koa that parses the body, 64 callers", "/s", koa, "the limit of HTTP: nothing is stored"),
    figure("Twin, 64 callers", "/s", twin, "Fastify, one transaction a sale"),
    compared("Submissions, 64 callers, 8 accounts", "/s", many, {
      name: "twin",
      values: twin,
      goal: goal.twin,
    }),
    compared("the same compared with a bare row", "/s", many, bareLimit),
    compared("the same compared with bare Koa", "/s", many, { name: "bare Koa", values: koa }),
    compared("Submissions, 64 callers, one account", "/s", one, bareLimit),
    compared("Submissions with Idempotency-Key", "/s", keyed, {
      name: "twin with key",
      values: twinKeyed,
      goal: goal.twin,
    }),
    figure(
      `Processor time of the service (goal ${goal.cpu})`,
      "µs each",
      cpu,
      "all threads, network stack included",
    ),
    figure("Processor time of the twin", "µs each", twinCpu),
    figure("Answer at 64 callers, p50", "ms", [quantile(ms.many, 0.5)]),
    figure("Answer to a lone caller, p50", "ms", [lonely]),
    compared("Answer at half the load, p99", "ms", [quantile(ms.half, 0.99)], {
      name: "lone p50",
      values: [lonely],
      goal: "< 20",
    }),
    compared("Lone caller through the intake", "ms", [lone.intakeMs], {
      name: "a transaction of its own",
      values: [lone.ownMs],
      goal: "≤ 1.1",
    }),
  ];
}
