// How long one request holds the service's event loop at a time, with 20,000 items and as many rows of what else grows.
import { setTimeout as pause } from "node:timers/promises";
import { localDate, systemClock } from "../server/src/base/clock.ts";
import { type Simulator, startSimulator } from "../server/src/simulator/index.ts";
import { Caller, requestBytes } from "./support/callers.ts";
import { type Child, startChild } from "./support/child.ts";
import { compared, type Figure, quantile } from "./support/figures.ts";
import type { Held } from "./support/loop-watch.ts";
import { type Family, openPlace } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import { itemCodes, nextNumber, saleOf } from "./support/sale.ts";
import type { SeededAccount } from "./support/seed.ts";

const rows = 20_000;
/** Every other row of a history belongs to another account. */
const historyRows = 2 * rows;
const timesARound = 10;
const pauseMs = 15;
const goalMs = 50;
const idle = "No request";

type Call = {
  name: string;
  path: string;
  body?: () => object;
  /** Runs before each call. */
  before?: (bench: Bench) => Promise<unknown>;
  /** In a round. */
  times?: number;
  /** Whether the service goes on after the response, until the export is ready. */
  isExport?: boolean;
  /** Whether each call has an Idempotency-Key of its own, under which its response is stored. */
  isKeyed?: boolean;
};
type Bench = { service: Child; simulator: Simulator };

const today = (): string => localDate(systemClock.now(), "Africa/Nairobi");
const linesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => itemCodes[index % itemCodes.length] ?? "");
const saleOfLines = (count: number): object => saleOf(nextNumber(), today(), linesOf(count));

const get = (name: string, path: string): Call => ({ name, path });
const post = (name: string, path: string, body = (): object => ({})): Call => ({ name, path, body });
/** First page, and one in the middle. */
const pages = (name: string, path: string): Call[] => {
  const query = path.includes("?") ? `${path}&` : `${path}?`;
  return [
    get(`${name}, first page`, `${query}per_page=100`),
    get(`${name}, page in the middle`, `${query}per_page=100&page=100`),
  ];
};

/** Requests to an account with a long history; `receipt` is the sale of 999 lines. */
const readings = (receipt: string): Call[] => [
  get(idle, ""),
  get("OpenAPI document", "/openapi.json"),
  ...pages("Items", "/items"),
  get("Items with part of a name", "/items?item_name=19&per_page=100"),
  ...pages("Stock levels", "/stock?branch_id=0"),
  ...pages("Stock levels by name", "/stock?branch_id=0&sort_by=item_name"),
  ...pages("Stock levels by quantity", "/stock?branch_id=0&sort_by=current_qty"),
  get("Stock levels that run low", "/stock?branch_id=0&low_stock=true&per_page=100"),
  get(
    "Stock levels that run low, by name",
    "/stock?branch_id=0&low_stock=true&sort_by=item_name&per_page=100",
  ),
  get("Stock levels with part of a name", "/stock?branch_id=0&item_name=19&per_page=100"),
  get("Stock discrepancies", "/stock/drift?branch_id=0&per_page=100"),
  ...pages("Stock movements", "/stock/movements?branch_id=0"),
  get("Items to map imports to", "/imports/items?branch_id=0"),
  ...pages("External codes", "/items/external-codes"),
  ...pages("Item classes", "/codes?code_class=item_class"),
  get("Item classes with part of a name", "/codes?code_class=item_class&q=19&per_page=100"),
  ...pages("Transactions", "/transactions"),
  get("Statistics of transactions", "/transactions/stats"),
  get("Statistics of a branch", "/branches/0/stats"),
  post("Sales with part of a name", "/sales/search", () => ({ customer_name: "kali", per_page: 100 })),
  post("Sales of a period, as reports read them", "/sales/search", () => ({
    from_date: "2024-06-01",
    to_date: "2025-12-31",
    page: 40,
    per_page: 100,
  })),
  post("Purchases with part of a name", "/purchases/search", () => ({
    supplier_name: "kali",
    per_page: 100,
  })),
  ...pages("Deliveries", "/webhooks/deliveries"),
  ...pages("Audit", "/audit"),
  get("Audit with part of a subject", "/audit?subject=0199&per_page=100"),
  get("Branches", "/branches?per_page=100"),
  get("Health", "/health"),
  get("Receipt of 999 lines, JSON", `/transactions/${receipt}/receipt?format=json`),
  get("Receipt of 999 lines, PDF", `/transactions/${receipt}/receipt?format=pdf`),
  get("Receipt of 999 lines, PDF of a roll", `/transactions/${receipt}/receipt?format=pdf&paper=80mm`),
  get("Sale of 999 lines", `/sales/${receipt}`),
];

const exportOf = (type: string, format: string): Call => ({
  ...post(`Export of ${type}, ${format}`, "/exports", () => ({
    type,
    format,
    from_date: "2020-01-01",
    to_date: "2030-12-31",
  })),
  times: 1,
  isExport: true,
});

/** Files of the history of the owner, from the request until they can be downloaded. */
const fileExports: Call[] = [
  ...["csv", "xlsx", "jsonl"].map((format) => exportOf("sales", format)),
  ...["purchases", "movements", "audit"].map((type) => exportOf(type, "csv")),
];

/** Fetches from a unit, for an account that has fetched nothing before. */
const fetches: Call[] = [
  { ...post(`${rows} item classes and ${rows} items, fetched`, "/codes/sync", () => ({})), times: 1 },
  {
    ...post(`${rows} item classes and ${rows} items, fetched again`, "/codes/sync", () => ({})),
    before: ({ service }) => service.ask("forgetCursors"),
    times: 1,
  },
  { ...post(`${rows} supplier sales, fetched and listed`, "/purchases/sales"), times: 1 },
  { ...post(`${rows} supplier sales, listed`, "/purchases/sales"), times: 1 },
  {
    ...post(`${rows} supplier sales, listed under an Idempotency-Key`, "/purchases/sales"),
    times: 1,
    isKeyed: true,
  },
  {
    ...post(`${rows} customs records, fetched and listed`, "/imports/select-items", () => ({
      last_request_date: "20180101000000",
    })),
    times: 1,
  },
  { ...post(`${rows} shipped items, fetched and listed`, "/stock/items"), times: 1 },
  { ...post(`${rows} shipped items, listed`, "/stock/items"), times: 1 },
  { ...post(`${rows} notices, fetched`, "/notices/sync", () => ({})), times: 1 },
];

const submissions: Call[] = [
  post("Sale of 10 lines", "/sales", () => saleOfLines(10)),
  post("Sale of 990 lines, accepted", "/sales?async=true", () => saleOfLines(990)),
  post("Sale of 990 lines, signed", "/sales", () => saleOfLines(990)),
];

/** The branch of an account that has a device; what is read belongs to the branches of the history. */
const unitBranch = { "X-Branch-ID": "00" };
const isOfUnit = (path: string): boolean =>
  /^.(codes.sync|sales(\?|$)|purchases.sales|imports.select|stock.items|notices.sync)/.test(path);

/** Of the requests of one round, the longest times that the loop was held, and how long they took. */
type Round = { held: Held[]; ms: number[] };

/** One family: each call several times a round; nothing else is asked meanwhile. */
export async function measureStalls(family: Family, { rounds }: { rounds: number }): Promise<Group> {
  const place = await openPlace(family);
  const simulator = await startSimulator({
    itemClasses: rows,
    requireInit: false,
    supplierSales: 0,
    imports: 0,
    notices: rows,
  });
  const service = startChild("service-process.ts", {
    env: {
      BENCH_DATA_DIR: place.dataDir,
      ...(place.url === undefined ? {} : { BENCH_DATABASE_URL: place.url }),
      BENCH_WORK: "true",
    },
  });
  const measured = new Map<string, Round[]>();
  const bench = { service, simulator };
  try {
    await service.ask("fillHistory", historyRows);
    // The live environment of the first account is the one that owns the history.
    const seeds = {
      accounts: 1 + rounds,
      branches: 1,
      unitUrl: simulator.url,
      environment: "live",
      itemType: "3",
    };
    const [owner, ...fetchers] = await service.ask<SeededAccount[]>("seed", seeds);
    if (!owner) throw new Error("an account is needed");
    await service.ask("fillLists");
    const url = await service.ask<string>("url");
    const caller = new Caller(url);
    const send = async ({ key }: SeededAccount, { name, path, body, isKeyed }: Call): Promise<void> => {
      if (name === idle) return;
      const whole = path.startsWith("/openapi") ? path : `/api/v1${path}`;
      const headers = {
        ...(isOfUnit(path) ? unitBranch : {}),
        ...(isKeyed ? { "Idempotency-Key": crypto.randomUUID() } : {}),
      };
      const request = { url, path: whole, key, headers };
      const status = await caller.send(
        requestBytes(body ? { ...request, body: JSON.stringify(body()) } : request),
      );
      if (status >= 300) throw new Error(`${path} ended with ${status}: ${caller.last.slice(0, 1_000)}`);
    };
    const untilReady = async (account: SeededAccount): Promise<void> => {
      const { id } = JSON.parse(caller.last).data;
      for (;;) {
        await pause(100);
        await send(account, get("", `/exports/${id}`));
        const { status, rows: written } = JSON.parse(caller.last).data;
        if (status === "ready" && written > 0) return;
        if (status !== "pending" && status !== "running")
          throw new Error(`the export of ${written} rows is ${status}`);
      }
    };
    const measure = async (account: SeededAccount, call: Call): Promise<void> => {
      const round: Round = { held: [], ms: [] };
      for (let time = 0; time < (call.times ?? timesARound); time++) {
        await call.before?.(bench);
        await pause(pauseMs);
        await service.ask("held");
        const startedMs = performance.now();
        await send(account, call);
        if (call.isExport) await untilReady(account);
        round.ms.push(performance.now() - startedMs);
        // What follows a response, such as the work of lanes, counts too.
        await pause(pauseMs);
        round.held.push(await service.ask<Held>("held"));
      }
      measured.set(call.name, [...(measured.get(call.name) ?? []), round]);
    };

    await send(owner, post("", "/codes/sync"));
    await send(
      owner,
      post("", "/sales", () => saleOfLines(999)),
    );
    const { transaction_id } = JSON.parse(caller.last).data;
    for (const account of fetchers) {
      const { tin = "" } = account.branches[0] ?? {};
      await simulator.setFault({ fault: "F31", params: { count: rows }, tin });
      await simulator.addSupplierSales(tin, "00", rows);
      await simulator.addImports(tin, "00", rows);
      await simulator.addStockMoves(tin, "00", rows);
      for (const call of [...readings(transaction_id), ...submissions, ...fileExports])
        await measure(owner, call);
      for (const call of fetches) await measure(account, call);
    }
    caller.close();
  } finally {
    await service.stop();
    await simulator.close();
    place.release();
  }
  return { name: "Stalls", database: place.name, figures: describe(measured) };
}

function describe(measured: Map<string, Round[]>): Figure[] {
  return [...measured].map(([name, all]) => {
    const cpu = all.map(({ held }) => Math.max(...held.map(({ cpuMs }) => cpuMs)));
    const least = Math.min(...all.map(({ held }) => Math.max(...held.map(({ ms }) => ms))));
    const took = quantile(
      all.flatMap(({ ms }) => ms),
      0.5,
    );
    const goal = { name: `${goalMs} ms`, values: cpu.map(() => goalMs), goal: "≤ 1" };
    return compared(
      name,
      "ms",
      cpu,
      goal,
      `${least.toFixed(0)} ms passed meanwhile; the response took ${took.toFixed(0)} ms`,
    );
  });
}
