// The measured service in a process of its own: database, HTTP and lanes as `taxd serve` runs them.
import { setTimeout as pause } from "node:timers/promises";
import { loadConfig } from "../server/src/base/config.ts";
import { startServer } from "../server/src/listen.ts";
import { createService } from "../server/src/service.ts";
import { serveChild } from "./support/child.ts";
import { fillConsole } from "./support/console-records.ts";
import { watchConsole } from "./support/console-watch.ts";
import { fillHistory } from "./support/history.ts";
import { fillLists } from "./support/lists-of-items.ts";
import { loneCaller } from "./support/lone.ts";
import { type Held, watchLoop } from "./support/loop-watch.ts";
import { type Posts, postBare } from "./support/posts.ts";
import { type QueueOptions, queueSales } from "./support/queue.ts";
import { type SeededAccount, type SeedOptions, seed, signIn, signInOperator } from "./support/seed.ts";

/** What is in use after several collections: one leaves what is still on its way, and what only the next one finds free. */
async function leastInUse(): Promise<NodeJS.MemoryUsage> {
  const seen: NodeJS.MemoryUsage[] = [];
  for (let turn = 0; turn < 8; turn++) {
    await pause(50);
    globalThis.gc?.();
    seen.push(process.memoryUsage());
  }
  const inUse = ({ heapUsed, external }: NodeJS.MemoryUsage): number => heapUsed + external;
  return seen.reduce((least, one) => (inUse(one) < inUse(least) ? one : least));
}

const { BENCH_DATA_DIR = "", BENCH_DATABASE_URL, BENCH_WORK, BENCH_CONSOLE_URL } = process.env;
const config = loadConfig({
  TAXD_PORT: "0",
  TAXD_DATA_DIR: BENCH_DATA_DIR,
  TAXD_LOG_LEVEL: process.env.BENCH_LOG ?? "info",
  TAXD_ALLOW_PRIVATE_UNITS: "true",
  ...(BENCH_CONSOLE_URL ? { TAXD_CONSOLE: "on", TAXD_PUBLIC_URL: BENCH_CONSOLE_URL } : {}),
  ...(BENCH_DATABASE_URL
    ? { TAXD_DATABASE_URL: BENCH_DATABASE_URL, TAXD_ENCRYPTION_KEY: "00".repeat(32) }
    : {}),
});
const service = await createService(config, { work: BENCH_WORK === "true" });
const watched = watchConsole();
const server = await startServer(service, BENCH_CONSOLE_URL ? { createConsole: watched.createConsole } : {});
let held: (() => Held) | undefined;

serveChild(
  {
    url: () => server.url,
    seed: (options: SeedOptions) => seed(service, options),
    signIn: (userId: number) => signIn(service, userId),
    signInOperator: () => signInOperator(service),
    fillConsole: (account: SeededAccount) => fillConsole(service, account),
    operations: watched.take,
    queue: (options: QueueOptions) => queueSales(service, options),
    posts: (options: Posts) => postBare(options),
    // Lanes wait as behind an open circuit, so that all queued calls are sent at once.
    hold: () => service.db.knex("lanes").update({ open_until: service.clock.now() + 50 * 60_000 }),
    release: () => service.db.knex("lanes").update({ open_until: 0 }),
    // Serves all lanes until nothing is due, in a process that leaves them to others.
    drain: () => service.lanes.drain(),
    open: async () => {
      const row = await service.db
        .knex("calls")
        .whereIn("state", ["waiting", "sent"])
        .count({ count: "*" })
        .first();
      return Number(row?.count ?? 0);
    },
    // Fetches from the unit begin again at the beginning.
    forgetCursors: () => service.db.knex("cursors").delete(),
    lone: (rounds: number) => loneCaller(service, rounds),
    cpu: () => process.cpuUsage(),
    memory: leastInUse,
    held: () => {
      held ??= watchLoop();
      return held();
    },
    fillHistory: (rows: number) => fillHistory(service.db, rows),
    fillLists: () => fillLists(service.db.knex),
  },
  async () => {
    await server.close(0);
    await service.close(1_000);
  },
);
