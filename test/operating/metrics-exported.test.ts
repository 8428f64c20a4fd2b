// Metrics of the service through OpenTelemetry's own SDK: what an operator's collector receives, next to /metrics.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type BatchObservableCallback, createNoopMeter, type Meter, metrics } from "@opentelemetry/api";
import {
  AggregationTemporality,
  DataPointType,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { expect } from "chai";
import { createLog } from "../../server/src/base/log.ts";
import { openBranch, sale } from "../support/branch.ts";
import {
  createPlace,
  describeEachFamily,
  environmentOf,
  openTestDatabase,
  type TestDatabase,
} from "../support/database.ts";
import { type LossyDatabase, makeLossy } from "../support/lossy-database.ts";
import { startTestService, type TestService } from "../support/service.ts";

const never = 2 ** 31 - 1;
/** These change from one look to the next. */
const moving = /statement_seconds|oldest_|backup_age|disk_free|connections_used|in_flight/;

/** Series as /metrics prints them, by name and labels. */
type All = Map<string, number>;
const keyOf = (name: string, labels: object): string =>
  `${name} ${JSON.stringify(Object.entries(labels).map(([key, value]) => [key, String(value)]))}`;

function printed(page: string): All {
  const series = page.matchAll(/^(taxd_\w+?)(?:\{(.*)\})? (\S+)$/gm);
  return new Map(
    [...series].flatMap(([, name = "", labels = "", value]) => {
      if (name.endsWith("_bucket")) return [];
      const pairs = [...labels.matchAll(/(\w+)="(.*?)"/g)].map(([, key = "", text]) => [key, text]);
      return [[keyOf(name, Object.fromEntries(pairs)), Number(value)]];
    }),
  );
}

describeEachFamily("metrics for OpenTelemetry", (family) => {
  let opened: TestDatabase;
  let lossy: LossyDatabase;
  let test: TestService;
  let provider: MeterProvider | undefined;
  let exporter: InMemoryMetricExporter;
  let observed: unknown;
  /** Works once for each service. */
  let close: () => Promise<void>;

  const warnings: string[] = [];
  const start = async (): Promise<void> => {
    warnings.length = 0;
    const log = createLog("warn", { write: (line) => warnings.push(JSON.parse(line).msg) });
    opened = await openTestDatabase(family);
    lossy = makeLossy(opened);
    test = await startTestService({ place: opened.place, overrides: { log, db: lossy } });
    close = async () => {
      close = async () => undefined;
      await test.close();
      await opened.close();
    };
  };
  const register = async (temporality = AggregationTemporality.CUMULATIVE): Promise<void> => {
    exporter = new InMemoryMetricExporter(temporality);
    const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: never });
    provider = new MeterProvider({ readers: [reader] });
    metrics.setGlobalMeterProvider(provider);
    await start();
  };
  afterEach(async () => {
    await close();
    metrics.disable();
    await provider?.shutdown();
    provider = undefined;
  });

  const collect = async () => {
    exporter.reset();
    await provider?.forceFlush();
    return exporter
      .getMetrics()
      .flatMap(({ scopeMetrics }) => scopeMetrics)
      .flatMap((scope) => scope.metrics);
  };
  const exported = async (): Promise<All> =>
    new Map(
      (await collect()).flatMap(({ descriptor, dataPoints }) =>
        dataPoints.map(({ attributes, value }) => [keyOf(descriptor.name, attributes), Number(value)]),
      ),
    );
  const page = async (): Promise<All> => printed(await (await fetch(`${test.origin}/metrics`)).text());

  it("are the series of /metrics with their labels and values, without those of the process", async () => {
    await register();
    const branch = await openBranch(test);
    await test.call("POST", "/sales", { body: sale() });
    await test.call("POST", "/sales", { body: sale({ payment_type: "99" }) });
    await test.service.lanes.drain();
    // The request of the page is not counted in the page.
    const received = await exported();
    const shown = await page();
    expect(branch.bhf_id).to.equal("00");
    expect([...received.keys()].toSorted()).to.deep.equal([...shown.keys()].toSorted());
    const still = [...shown].filter(([key]) => !moving.test(key.split(" ")[0] ?? ""));
    expect(still.length).to.be.above(50);
    for (const [key, value] of still) expect(received.get(key), key).to.equal(value);
    expect(received.get(keyOf("taxd_receipts_total", {}))).to.equal(1);
    const accepted = { operation: "createSale", status: 200 };
    expect(received.get(keyOf("taxd_http_requests_total", accepted))).to.equal(1);
    const calls = { function: "saveSales", outcome: "accepted" };
    expect(received.get(keyOf("taxd_unit_call_seconds_count", calls))).to.equal(1);
    expect(received.get(keyOf("taxd_unit_call_seconds_sum", calls))).to.be.above(0);
  });

  it("are sums where they only grow, and gauges elsewhere", async () => {
    await register();
    const collected = await collect();
    const kindOf = (name: string) => {
      const found = collected.find(({ descriptor }) => descriptor.name === name);
      return found?.dataPointType === DataPointType.SUM && found.isMonotonic
        ? "counter"
        : found?.dataPointType;
    };
    expect(kindOf("taxd_receipts_total")).to.equal("counter");
    expect(kindOf("taxd_database_statement_seconds_count")).to.equal("counter");
    expect(kindOf("taxd_transactions")).to.equal(DataPointType.GAUGE);
    expect(kindOf("taxd_data_disk_free_bytes")).to.equal(DataPointType.GAUGE);
  });

  it("end with the service", async () => {
    await register(AggregationTemporality.DELTA);
    expect(await exported()).to.not.be.empty;
    await close();
    expect(await exported()).to.be.empty;
    expect(warnings).to.be.empty;
  });

  it("leave out the totals of a database that does not respond", async () => {
    await register(AggregationTemporality.DELTA);
    lossy.lose();
    const received = await exported();
    expect(received.get(keyOf("taxd_database_up", {}))).to.equal(0);
    expect([...received.keys()].join())
      .to.include("taxd_receipts_total")
      .and.not.include("taxd_lanes");
    expect(warnings).to.include("the totals of the database can't be read");
    lossy.find();
    expect((await exported()).get(keyOf("taxd_lanes", { circuit: "open" }))).to.equal(0);
  });

  for (const [failure, getMeter] of Object.entries({
    "gives no meter": (): Meter => {
      throw new Error("no meter");
    },
    "takes no values": (): Meter =>
      // All users share the meter that does nothing.
      Object.assign(Object.create(createNoopMeter()), {
        addBatchObservableCallback(callback: BatchObservableCallback) {
          observed = callback({
            observe: () => {
              throw new Error("no values");
            },
          });
        },
      }),
  }))
    it(`do not hurt the service where a provider ${failure}`, async () => {
      metrics.setGlobalMeterProvider({ getMeter });
      await start();
      await observed;
      expect(warnings).to.deep.equal(["OpenTelemetry gets no metrics"]);
      await openBranch(test);
      expect((await test.call("POST", "/sales", { body: sale() })).status).to.equal(200);
      expect((await page()).get(keyOf("taxd_receipts_total", {}))).to.equal(1);
    });
});

describe("a service without an OpenTelemetry provider", () => {
  it("loads nothing of it", async () => {
    const place = await createPlace("sqlite");
    const program = `
      import { registerHooks } from "node:module";
      registerHooks({
        resolve(name, context, next) {
          const isOurs = context.parentURL?.includes("/server/src/");
          if (isOurs && name.startsWith("@opentelemetry/")) throw new Error("loaded " + name);
          return next(name, context);
        },
      });
      const { loadConfig } = await import("./server/src/base/config.ts");
      const { createService } = await import("./server/src/service.ts");
      const service = await createService(loadConfig(JSON.parse(process.argv[1])));
      await service.close();
      console.log("ran");`;
    const settings = JSON.stringify({ TAXD_LOG_LEVEL: "warn", ...environmentOf(place) });
    const args = ["--conditions=source", "--input-type=module", "-e", program];
    try {
      const run = (...more: string[]) => promisify(execFile)(process.execPath, [...more, ...args, settings]);
      expect((await run()).stdout).to.equal("ran\n");
      // With a provider, it says that the package is missing, and works.
      const register = `data:text/javascript,globalThis[Symbol.for("opentelemetry.js.api.1")] = { version: "1.9.1" }`;
      expect((await run("--import", register)).stdout).to.match(
        /OpenTelemetry gets no traces and no metrics: install @opentelemetry\/api.*\nran\n$/s,
      );
    } finally {
      await place.release();
    }
  });
});
