// How one account affects another: the response times of a quiet account, alone and next to a busy one.
import { localDate, systemClock } from "../server/src/base/clock.ts";
import { Caller, requestBytes, runCallers } from "./support/callers.ts";
import { startChild } from "./support/child.ts";
import { compared, type Figure, figure, quantile } from "./support/figures.ts";
import { type Family, openPlace } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import { itemCodes, nextNumber, saleOf } from "./support/sale.ts";
import type { SeededAccount } from "./support/seed.ts";

export type Options = { rounds: number; seconds: number };

const crowd = 32;
const quietPauseMs = 5;
/** Rejected for exceeding the limits of an account or a key: the bench measures these too. */
const meant = [422, 429, 503];

const longSale = (): object =>
  saleOf(
    nextNumber(),
    localDate(systemClock.now(), "Africa/Nairobi"),
    Array(99).fill(itemCodes).flat().slice(0, 990),
  );

/** Measures one database family: the quiet account alone, then next to each kind of load, round by round. */
export async function measureNeighbors(family: Family, { rounds, seconds }: Options): Promise<Group> {
  const place = await openPlace(family);
  const unit = startChild("unit-process.ts");
  const service = startChild("service-process.ts", {
    env: {
      BENCH_DATA_DIR: place.dataDir,
      ...(place.url === undefined ? {} : { BENCH_DATABASE_URL: place.url }),
      BENCH_WORK: "true",
    },
  });
  const p99: Record<string, number[]> = { alone: [], pdf: [], search: [], bodies: [] };
  try {
    const { unit: unitUrl } = await unit.ask<{ unit: string }>("urls");
    const url = await service.ask<string>("url");
    const seeds = { accounts: 2, branches: 1, unitUrl, itemType: "3" as const };
    const [noisy, quiet] = await service.ask<SeededAccount[]>("seed", seeds);
    if (!noisy || !quiet) throw new Error("two accounts are needed");
    const get = (key: string, path: string) => requestBytes({ url, key, path: `/api/v1${path}` });
    const post = (path: string, body: string) =>
      requestBytes({ url, key: noisy.key, path: `/api/v1${path}`, headers: { "X-Branch-ID": "00" }, body });

    const seller = new Caller(url);
    const status = await seller.send(post("/sales", JSON.stringify(longSale())));
    if (status !== 200) throw new Error(`the sale ended with ${status}: ${seller.last}`);
    const { transaction_id } = JSON.parse(seller.last).data;
    seller.close();

    const crowds: Record<string, () => Buffer> = {
      pdf: () => get(noisy.key, `/transactions/${transaction_id}/receipt?format=pdf`),
      search: () => get(noisy.key, "/stock?branch_id=00&item_name=water"),
      bodies: () => post("/sales?async=true", JSON.stringify(longSale())),
    };
    const listen = async (name: string): Promise<void> => {
      const next = () => get(quiet.key, "/branches");
      const load = await runCallers({ url, count: 1, seconds, pauseMs: quietPauseMs, next });
      p99[name]?.push(quantile(load.ms, 0.99));
    };
    for (let round = 0; round < rounds; round++) {
      await listen("alone");
      for (const [name, next] of Object.entries(crowds)) {
        const noise = runCallers({ url, count: crowd, seconds: seconds + 1, meant, next });
        await listen(name);
        await noise;
      }
    }
  } finally {
    await Promise.all([service.stop(), unit.stop()]);
    place.release();
  }
  return { name: "Neighbors", database: place.name, figures: describe(p99) };
}

function describe({ alone = [], pdf = [], search = [], bodies = [] }: Record<string, number[]>): Figure[] {
  const goal = "< 50 ms";
  const note = `${crowd} callers of one account; goal ${goal}`;
  const nextTo = (name: string, values: number[]): Figure =>
    compared(name, "ms", values, { name: "alone", values: alone }, note);
  return [
    figure("A quiet account alone, p99", "ms", alone, "one caller, a request each 5 ms"),
    nextTo("the same while another prints receipts of 990 lines", pdf),
    nextTo("the same while another searches for part of a name", search),
    nextTo("the same while another submits sales of 990 lines", bodies),
  ];
}
