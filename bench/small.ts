// One branch on the smallest machine: the built service on one core with a small heap and the embedded database.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Caller, requestBytes } from "./support/callers.ts";
import { startChild } from "./support/child.ts";
import { type Figure, figure } from "./support/figures.ts";
import { openPlace } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import { itemCodes, nextNumber, saleOf } from "./support/sale.ts";
import type { SeededAccount } from "./support/seed.ts";
import { type Built, serveBuilt } from "./support/start.ts";

const machine = { under: ["taskset", "-c", "0"], heapMb: 96 };
const quietSeconds = 10;
const steadySales = 60;
const waitingSales = 10_000;
const linesOfSale = 3;
const day = "20260310";

const megabytes = (built: Built): number => (built.peak() ?? Number.NaN) / 2 ** 20;

/** A way to a unit that can be cut: while it is cut, nobody listens. */
async function openWay(unitUrl: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(new URL(unitUrl).port), "127.0.0.1");
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const close = async (): Promise<void> => {
    if (server.listening) await cut();
  };
  return { url: `http://127.0.0.1:${port}`, cut, restore: () => listen(port), close };
}

/** Sends sales through one connection, at most so many a second. */
async function sell(built: Built, key: string, count: number, everyMs: number): Promise<void> {
  const caller = new Caller(built.url);
  const codes = itemCodes.slice(0, linesOfSale);
  for (let sent = 0; sent < count; sent++) {
    const startedMs = performance.now();
    const body = JSON.stringify(saleOf(nextNumber(), day, codes));
    const path = everyMs > 0 ? "/api/v1/sales" : "/api/v1/sales?async=true";
    const status = await caller.send(
      requestBytes({ url: built.url, path, key, headers: { "X-Branch-ID": "00" }, body }),
    );
    if (status >= 300) throw new Error(`a sale got ${status}: ${caller.last}`);
    const restMs = everyMs - (performance.now() - startedMs);
    if (restMs > 0) await pause(restMs);
  }
  caller.close();
}

/** Seconds that pass, and seconds of processor time, while something is done. */
async function timed(built: Built, work: () => Promise<unknown>): Promise<{ seconds: number; cpu: number }> {
  const [startedMs, before] = [performance.now(), built.cpu()];
  await work();
  return { seconds: (performance.now() - startedMs) / 1000, cpu: built.cpu() - before };
}

async function waitUntilSigned(built: Built, key: string, sales: number): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  for (;;) {
    const response = await fetch(`${built.url}/api/v1/transactions?status=success&per_page=1`, { headers });
    const { meta } = (await response.json()) as { meta: { total: number } };
    if (meta.total >= sales) return;
    await pause(1_000);
  }
}

export async function measureSmall(): Promise<Group> {
  const place = await openPlace("sqlite");
  const unit = startChild("unit-process.ts");
  const way = await openWay((await unit.ask<{ unit: string }>("urls")).unit);
  const figures: Figure[] = [];
  const note = (name: string, unitOf: string, value: number, about?: string) =>
    figures.push(figure(name, unitOf, [value], about));
  const share = ({ seconds, cpu }: { seconds: number; cpu: number }) => (100 * cpu) / seconds;
  try {
    const seeding = startChild("service-process.ts", { env: { BENCH_DATA_DIR: place.dataDir } });
    const accounts = await seeding.ask<SeededAccount[]>("seed", {
      accounts: 1,
      branches: 1,
      unitUrl: way.url,
    });
    const key = accounts[0]?.key ?? "";
    await seeding.stop();
    const built = await serveBuilt(place, machine);
    try {
      note("Start to ready", "ms", built.readyMs);
      note("Processor, idle", "%", share(await timed(built, () => pause(quietSeconds * 1000))));
      note("Peak memory, idle", "MB", megabytes(built));
      const steady = await timed(built, () => sell(built, key, steadySales, 1_000));
      note("Processor at a sale a second", "%", share(steady), `${linesOfSale} lines; ${steadySales} s`);
      note("Peak memory at a sale a second", "MB", megabytes(built));
      await way.cut();
      const taken = await timed(built, () => sell(built, key, waitingSales, 0));
      note(
        "10,000 sales while the unit is gone",
        "s",
        taken.seconds,
        `${taken.cpu.toFixed(0)} s of processor`,
      );
      note("Peak memory, 10,000 sales waiting", "MB", megabytes(built));
      await way.restore();
      const signed = await timed(built, () => waitUntilSigned(built, key, steadySales + waitingSales));
      note("10,000 sales signed", "s", signed.seconds, `${signed.cpu.toFixed(0)} s of processor`);
      note("Peak memory, all signed", "MB", megabytes(built));
    } finally {
      await built.stop();
    }
  } finally {
    await way.close();
    await unit.stop();
    place.release();
  }
  return { name: "One branch on a small machine", database: place.name, figures };
}
