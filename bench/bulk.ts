// Many sales by POST /sales/bulk, and many items by POST /items/bulk: how long it takes, and how long a request holds the event loop.
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
const items = 1_000;
const itemsPerRequest = 100;
/** Lines of a sale in the requests that are as large as they may be. */
const mostLines = 22;

/** One family: 10,000 sales of two lines in each round, a request of almost 4 MiB, and 1,000 items at a unit that responds at once. */
export async function measureBulk(family: Family, { rounds }: { rounds: number }): Promise<Group> {
  const place = await openPlace(family);
  const unit = startChild("unit-process.ts");
  const service = startChild("service-process.ts", {
    env: {
      BENCH_DATA_DIR: place.dataDir,
      ...(place.url === undefined ? {} : { BENCH_DATABASE_URL: place.url }),
    },
  });
  const [seconds, held, large, itemRates, itemMs, itemsHeld]: number[][] = [[], [], [], [], [], []];
  try {
    const { unit: unitUrl } = await unit.ask<{ unit: string }>("urls");
    const accounts = await service.ask<SeededAccount[]>("seed", { accounts: rounds, branches: 1, unitUrl });
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
    const register = async (key: string): Promise<void> => {
      const body = JSON.stringify({
        items: Array.from({ length: itemsPerRequest }, () => ({
          item_name: `Item ${nextNumber()}`,
          item_class_code: "5020230602",
          tax_type_code: "A",
          qty_unit_code: "U",
        })),
      });
      const headers = { "X-Branch-ID": "00", "Idempotency-Key": nextNumber() };
      const status = await caller.send(requestBytes({ url, path: "/api/v1/items/bulk", key, headers, body }));
      const registered = status === 200 ? JSON.parse(caller.last).data.registered : 0;
      if (registered !== itemsPerRequest) throw new Error(`${status}: ${caller.last.slice(0, 1_000)}`);
    };
    const cpuMs = async (): Promise<number> => {
      const { user, system } = await service.ask<NodeJS.CpuUsage>("cpu");
      return (user + system) / 1000;
    };
    for (const { key } of accounts) {
      await service.ask("held");
      const startedMs = performance.now();
      for (let sent = 0; sent < sales; sent += perRequest) await send(key, 2);
      seconds?.push((performance.now() - startedMs) / 1000);
      held?.push((await service.ask<Held>("held")).cpuMs);
      await send(key, mostLines);
      large?.push((await service.ask<Held>("held")).cpuMs);
      const [itemsMs, itemsCpuMs] = [performance.now(), await cpuMs()];
      for (let sent = 0; sent < items; sent += itemsPerRequest) await register(key);
      itemRates?.push((items * 1000) / (performance.now() - itemsMs));
      itemMs?.push(((await cpuMs()) - itemsCpuMs) / items);
      itemsHeld?.push((await service.ask<Held>("held")).cpuMs);
    }
    caller.close();
  } finally {
    await Promise.all([service.stop(), unit.stop()]);
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
      figure("Items registered at a unit that responds at once", "/s", itemRates ?? [], "≥ 50"),
      figure("Processor time of the service for each", "ms", itemMs ?? []),
      figure(
        `Longest hold of the event loop, a request of ${itemsPerRequest} items`,
        "ms",
        itemsHeld ?? [],
        "≤ 50",
      ),
    ],
  };
}
