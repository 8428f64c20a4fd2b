// Readers that query every service all the time: they get the record, or a time to retry.
import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "../crash/calls.ts";

const paths = [
  "/transactions?page=1",
  "/transactions/stats?from_date=2020-01-01",
  "/devices",
  "/stock/drift?branch_id=00",
  "/health",
  "/items",
];

export type Readers = { surprises: string[]; read: number; stop(): Promise<void> };

export function startReaders(urls: readonly string[], call: Caller): Readers {
  const readers: Readers = { surprises: [], read: 0, stop };
  let isOver = false;

  async function readAll(url: string): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? "";
      try {
        const { status, headers, body } = await call(url, path);
        const isLater = status === 503 && headers.has("retry-after");
        const isHealth = path === "/health" && status === 503;
        if (status !== 200 && !isLater && !isHealth)
          readers.surprises.push(`${path}: ${status} ${JSON.stringify(body)}`);
        readers.read += 1;
      } catch {
        // Killed, stopped, or slow: the load finds out whether it comes back.
      }
      await pause(100);
    }
  }

  const running = urls.map(readAll);
  async function stop(): Promise<void> {
    isOver = true;
    await Promise.all(running);
  }
  return readers;
}
