// Storing 10,000 sales by POST /sales/bulk: how long it takes, and how long a request holds the service's event loop.
import { localDate, systemClock } from "../server/src/base/clock.ts";
import { Caller, requestBytes } from "./support/callers.ts";
import { startChild } from "./support/child.ts";
import { figure } from "./support/figures.ts";
import type { Held } from "./support/loop-watch.ts";
import { type Family, openPlace } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import { itemCodes, nextNumber, saleOf } from "./support/sale.ts";
import type { SeededAccount } from "./support/seed.ts";

const sales = 10_000;
const perRequest = 500;
/** Lines of a sale in the requests that are as large as they may be. */
const mostLines = 22;

/** One family: 10,000 sales of two lines in each round, then a request of almost 4 MiB. */
export async function measureBulk(family: Family, { rounds }: { rounds: number }): Promise<Group> {
  const place = await openPlace(family);
  const service = startChild("service-process.ts", {
    env: {
      BENCH_DATA_DIR: place.dataDir,
      ...(place.url === undefined ? {} : { BENCH_DATABASE_URL: place.url }),
    },
  });
  const [seconds, held, large]: number[][] = [[], [], []];
  try {
    const accounts = await service.ask<SeededAccount[]>("seed", { accounts: rounds, branches: 1 });
    const url = await service.ask<string>("url");
    const caller = new Caller(url);
    const today = localDate(systemClock.now(), "Africa/Nairobi");
    const send = async (key: string, lines: number): Promise<void> => {
      const codes = Array.from({ length: lines }, (_, index) => itemCodes[index % itemCodes.length] ?? "");
      const body = JSON.stringify({
        sales: Array.from({ length: perRequest }, () => saleOf(nextNumber(), today, codes)),
      });
      const headers = { "X-Branch-ID": "00" };
      const status = await caller.send(requestBytes({ url, path: "/api/v1/sales/bulk", key, headers, body }));
      const accepted = status === 202 ? JSON.parse(caller.last).data.accepted : 0;
      if (accepted !== perRequest) throw new Error(`${status}: ${caller.last.slice(0, 1_000)}`);
    };
    for (const { key } of accounts) {
      await service.ask("held");
      const startedMs = performance.now();
      for (let sent = 0; sent < sales; sent += perRequest) await send(key, 2);
      seconds?.push((performance.now() - startedMs) / 1000);
      held?.push((await service.ask<Held>("held")).cpuMs);
      await send(key, mostLines);
      large?.push((await service.ask<Held>("held")).cpuMs);
    }
    caller.close();
  } finally {
    await service.stop();
    place.release();
  }
  const name = `a request of ${perRequest} sales`;
  return {
    name: "Bulk",
    database: place.name,
    figures: [
      figure(`${sales} sales of two lines, stored`, "s", seconds ?? [], "≤ 20"),
      figure(`Longest hold of the event loop, ${name} of two lines`, "ms", held ?? [], "≤ 50"),
      figure(`Longest hold of the event loop, ${name} of ${mostLines} lines`, "ms", large ?? [], "≤ 50"),
    ],
  };
}
