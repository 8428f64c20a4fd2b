// Readers that query every service all the time: they get the record, or a time to retry.
import { setTimeout as pause } from "node:timers/promises";

const paths = [
  "/transactions?page=1",
  "/transactions/stats",
  "/devices",
  "/stock/drift?branch_id=00",
  "/health",
  "/items",
];

export type Readers = { surprises: string[]; read: number; stop(): Promise<void> };

export function startReaders(urls: readonly string[], key: string): Readers {
  const readers: Readers = { surprises: [], read: 0, stop };
  let isOver = false;

  async function readAll(url: string): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const path = paths[turn % paths.length];
      try {
        const response = await fetch(`${url}${path}`, {
          headers: { Authorization: `Bearer ${key}` },
          signal: AbortSignal.timeout(120_000),
        });
        const text = await response.text();
        const isLater = response.status === 503 && response.headers.has("retry-after");
        const isHealth = path === "/health" && response.status === 503;
        if (response.status !== 200 && !isLater && !isHealth)
          readers.surprises.push(`${path}: ${response.status} ${text}`);
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
