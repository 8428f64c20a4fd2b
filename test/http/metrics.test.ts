// What operators measure by: the series of /metrics, and who may read them.
import { request as nodeRequest } from "node:http";
import { expect } from "chai";
import { Gauge } from "prom-client";
import { branchLabels, createBranchSeries } from "../../server/src/http/branch-series.ts";
import { createResources } from "../../server/src/http/resources.ts";
import { startServer } from "../../server/src/listen.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { makeLossy } from "../support/lossy-database.ts";
import { listenToQueries } from "../support/queries.ts";
import { deadUrl } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { until } from "../support/until.ts";

/** The value of a series, by its name and labels as they are printed; `undefined` when it is not there. */
function seriesOf(text: string, series: string): number | undefined {
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describeEachFamily("metrics", (family) => {
  const test = forSuite(() => startTestService({ family }));

  const read = async (): Promise<string> => {
    // Another service on the same database: what the first one keeps for some seconds is no hindrance.
    const server = await startServer({ ...test.service, config: { ...test.service.config, port: 0 } });
    const text = await (await fetch(`${server.url}/metrics`)).text();
    await server.close(0);
    return text;
  };

  it("exist with 0 before their first event, so that the first one is an increase", async () => {
    const fresh = await startTestService({ family, simulator: false });
    const { registry } = fresh.service.metrics;
    const text = await registry.metrics();
    await fresh.close();
    for (const series of [
      'taxd_http_requests_total{operation="createSale",status="500"}',
      'taxd_http_requests_total{operation="createSale",status="503"}',
      "taxd_http_requests_shed_total",
      "taxd_late_calls_total",
      'taxd_webhook_attempts_total{outcome="given_up"}',
      'taxd_unit_call_seconds_count{function="saveSales",outcome="doubt"}',
      'taxd_unit_call_seconds_count{function="selectCodes",outcome="not_sent"}',
      'taxd_relay_requests_total{status="429"}',
      'taxd_acceptance_to_receipt_seconds_count{type="purchase",outcome="rejected"}',
      'taxd_responses_checked_total{operation="createSale",result="invalid"}',
    ])
      expect(seriesOf(text, series), series).to.equal(0);
  });

  it("show requests, calls, receipts, and the state of queue, lanes and webhooks", async () => {
    await openBranch(test);
    const dead = await test.openAccount();
    await openBranch({ ...test, account: dead }, { url: deadUrl, bhf_id: "01" });
    expect((await test.call("POST", "/sales", { body: sale() })).status).to.equal(200);
    expect((await test.call("POST", "/sales", { body: sale({ payment_type: "99" }) })).status).to.equal(400);
    const waiting = { key: dead.keys.owner, body: sale() };
    expect((await test.call("POST", "/sales?async=true", waiting)).status).to.equal(202);
    expect((await test.call("POST", "/sales?async=true", { ...waiting, body: sale() })).status).to.equal(202);
    // The dead unit was tried by then.
    await test.service.lanes.drain();
    const { knex } = test.service.db;
    expect(await knex("lanes").where("failures", ">", 0)).to.have.lengthOf(1);
    // As after two more.
    await knex("lanes")
      .where("failures", ">", 0)
      .update({ failures: 3, open_until: Date.now() + 600_000 });
    const text = await read();

    const notSent = 'taxd_unit_call_seconds_count{function="saveSales",outcome="not_sent"}';
    expect(seriesOf(text, notSent)).to.be.at.least(1);
    expect(seriesOf(text, 'taxd_http_requests_total{operation="createSale",status="200"}')).to.equal(1);
    expect(seriesOf(text, 'taxd_http_requests_total{operation="createSale",status="400"}')).to.equal(1);
    expect(seriesOf(text, 'taxd_http_requests_total{operation="createSale",status="202"}')).to.equal(2);
    expect(seriesOf(text, 'taxd_http_request_seconds_count{operation="createSale"}')).to.equal(4);
    expect(seriesOf(text, "taxd_receipts_total")).to.equal(1);
    expect(seriesOf(text, 'taxd_unit_call_seconds_count{function="saveSales",outcome="accepted"}')).to.equal(
      1,
    );
    expect(seriesOf(text, 'taxd_lanes{circuit="closed"}')).to.equal(1);
    expect(seriesOf(text, 'taxd_lanes{circuit="open"}')).to.equal(1);
    expect(seriesOf(text, 'taxd_transactions{status="pending"}')).to.equal(2);
    expect(seriesOf(text, 'taxd_transactions{status="processing"}')).to.equal(0);
    expect(seriesOf(text, "taxd_oldest_pending_seconds")).to.be.above(0);
    expect(seriesOf(text, 'taxd_transactions_today{type="sales",status="success"}')).to.equal(1);
    expect(seriesOf(text, 'taxd_transactions_today{type="sales",status="pending"}')).to.equal(2);
    for (const name of ["transactions_in_doubt", "transactions_stalled", "streams_stopped"]) {
      expect(seriesOf(text, `taxd_${name}`), name).to.equal(0);
    }
    expect(seriesOf(text, "taxd_database_up")).to.equal(1);
    expect(text).to.match(/^taxd_build_info\{version="\d+\.\d+\.\d+",database="(sqlite|mysql)"\} 1$/m);
    expect(seriesOf(text, "process_resident_memory_bytes")).to.be.above(1e7);
    expect(text).to.contain("nodejs_eventloop_lag_p99_seconds");

    const unreported = { state: "rejected", created_at: Date.now() - 90_000 };
    await knex("calls").where({ stream: "stock" }).whereNot({ state: "done" }).delete();
    await knex("calls").where({ kind: "movement" }).update(unreported);
    const later = await read();
    expect(seriesOf(later, 'taxd_follow_ups{state="rejected"}')).to.equal(1);
    expect(seriesOf(later, 'taxd_follow_ups{state="waiting"}')).to.equal(0);
    expect(seriesOf(later, "taxd_oldest_follow_up_seconds")).to.be.within(90, 150);

    const [stream] = await knex("streams").select("lane_id", "name");
    await knex("streams").where(stream).update({ stopped_reason: "another system" });
    expect(seriesOf(await read(), "taxd_streams_stopped")).to.equal(1);
  });

  it("show a branch with 0 for a while after it is well, the worst of its lanes, and at most a thousand", async () => {
    const gauge = new Gauge({ name: "waits", help: "-", labelNames: branchLabels, registers: [] });
    const show = createBranchSeries(gauge);
    const place = (bhf_id: string) => ({ account_id: 1, environment: "live", bhf_id });
    const places = new Map([
      [1, place("00")],
      [2, place("00")],
      [3, place("01")],
    ]);
    const shown = async () =>
      (await gauge.get()).values.map(({ labels, value }) => `${labels.branch} ${value}`);
    show(
      places,
      new Map([
        [1, 5],
        [2, 7],
        [4, 9],
      ]),
      0,
    );
    expect(await shown()).to.deep.equal(["00 7"]);
    show(places, new Map([[3, 2]]), 60_000);
    expect(await shown()).to.have.members(["00 0", "01 2"]);
    // Longer than the five minutes of the rules.
    show(places, new Map(), 15 * 60_000);
    expect(await shown()).to.have.members(["00 0", "01 0"]);
    show(places, new Map(), 16 * 60_000 + 1);
    expect(await shown()).to.deep.equal([]);
    const many = Array.from({ length: 1_200 }, (_, index) => index);
    show(new Map(many.map((id) => [id, place(String(id))])), new Map(many.map((id) => [id, id])), 0);
    expect(await shown())
      .to.have.lengthOf(1_000)
      .and.include("1199 1199")
      .and.not.include("199 199");
  });

  it("name a branch while it needs attention, and no other branch", async () => {
    const clock = createTestClock();
    const own = await startTestService({ family, clock, overrides: { work: false } });
    const later = async (ms: number) => {
      clock.advance(ms);
      // A page of its own remembers nothing of the last one.
      const page = await startServer({ ...own.service, config: { ...own.service.config, port: 0 } });
      const text = await (await fetch(`${page.url}/metrics`)).text();
      await page.close(0);
      return text;
    };
    try {
      const branch = await openBranch(own);
      await openBranch(own, { bhf_id: "01" });
      const { knex } = own.service.db;
      const labels = `{account="${own.account.id}",environment="sandbox",branch="00"}`;
      const ofBranch = (text: string) =>
        text
          .split("\n")
          .flatMap((line) => (line.startsWith("taxd_branch_") ? [line.replace(labels, "")] : []));
      const stored = await own.call("POST", "/sales?async=true", { body: sale({ branch_id: "00" }) });
      expect(stored.status, stored.text).to.equal(202);
      expect(ofBranch(await later(59_000))).to.deep.equal([]);
      const queue = ["taxd_branch_documents_waiting 1", "taxd_branch_oldest_waiting_seconds 1020"];
      expect(ofBranch(await later(961_000))).to.deep.equal([...queue, "taxd_branch_overdue_seconds 1020"]);
      const ofLane = { lane_id: branch.laneId };
      await knex("transactions").where(ofLane).update({ stalled_at: 1 });
      await knex("streams")
        .where({ ...ofLane, name: "sales" })
        .update({ stopped_reason: "another system" });
      expect(ofBranch(await later(0))).to.deep.equal([
        "taxd_branch_streams_stopped 1",
        "taxd_branch_transactions_stalled 1",
        ...queue,
      ]);
      await knex("streams").update({ stopped_reason: null });
      await knex("lanes").where({ id: branch.laneId }).update({ failures: 3 });
      expect(ofBranch(await later(0))).to.deep.equal([
        "taxd_branch_unit_unreachable 1",
        "taxd_branch_transactions_stalled 1",
        ...queue,
      ]);
      await knex("lanes").update({ failures: 0 });
      await own.service.lanes.drain();
      await knex("calls")
        .where({ ...ofLane, kind: "movement" })
        .update({ state: "waiting", created_at: clock.now() - 7_200_000 });
      expect(ofBranch(await later(0))).to.deep.equal(["taxd_branch_oldest_follow_up_seconds 7200"]);
      await own.call("POST", "/branches/00/pause", { body: { reason: "Inventory" } });
      expect(ofBranch(await later(0))).to.deep.equal([]);
    } finally {
      await own.close();
    }
  });

  it("show the free disk, the connections and who waits for one, and time every statement", async () => {
    const count = async () =>
      seriesOf(await test.service.metrics.registry.metrics(), "taxd_database_statement_seconds_count") ?? 0;
    const before = await count();
    await test.service.db.ping();
    expect(await count()).to.be.above(before);
    const [pool] = test.service.db.pools();
    if (!pool) throw new Error("there is no pool");
    const text = await read();
    expect(seriesOf(text, "taxd_data_disk_free_bytes")).to.be.above(0);
    expect(seriesOf(text, "taxd_data_disk_free_ratio")).to.be.within(0, 1);
    const names = family === "sqlite" ? ["write", "read"] : ["all"];
    for (const name of names)
      expect(seriesOf(text, `taxd_database_connections_max{pool="${name}"}`)).to.be.at.least(1);
    expect(seriesOf(text, `taxd_database_waiting{pool="${pool.name}"}`)).to.equal(0);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const transactions = Array.from({ length: pool.most + 1 }, () =>
      test.service.db.transaction(async (trx) => {
        await trx.select(trx.raw("1"));
        await held;
      }),
    );
    await until(() => {
      const [{ used, waiting } = { used: 0, waiting: 0 }] = test.service.db.pools();
      // The work of the service may wait as well.
      return used === pool.most && waiting > 0;
    });
    letGo();
    await Promise.all(transactions);
    await until(() => test.service.db.pools()[0]?.waiting === 0);
  });

  it("leave the disk out where the data folder can't be found", async () => {
    const config = { ...test.service.config, dataDir: "/nowhere/at/all" };
    const { registry, refresh } = createResources({ ...test.service, config });
    await refresh();
    const text = await registry.metrics();
    expect(text)
      .to.contain("taxd_database_waiting{")
      .and.not.match(/^taxd_data_disk/m);
  });

  it("count webhooks and waiting deliveries", async () => {
    const body = { url: deadUrl, events: ["transaction.completed"] };
    const made = await test.call("POST", "/webhooks", { body });
    expect(made.status, made.text).to.equal(201);
    const text = await read();
    expect(seriesOf(text, 'taxd_webhooks{state="active"}')).to.equal(1);
    expect(seriesOf(text, "taxd_deliveries_pending")).to.be.a("number");
    expect(seriesOf(text, "taxd_events_unpublished")).to.be.a("number");
  });
});

describe("the metrics page", () => {
  let opened: TestDatabase;
  let test: TestService;
  before(async () => {
    opened = await openTestDatabase();
    const db = makeLossy(opened);
    test = await startTestService({ simulator: false, overrides: { db, work: false } });
  });
  after(async () => {
    await test?.close();
    await opened?.close();
  });

  const serve = async (metrics: "off" | "loopback" | "on", headers: Record<string, string> = {}) => {
    const server = await startServer({
      ...test.service,
      config: { ...test.service.config, port: 0, metrics },
    });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      nodeRequest(`${server.url}/metrics`, { headers }, (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode));
      })
        .on("error", reject)
        .end();
    });
    await server.close(0);
    return status;
  };

  it("is open to direct callers on this machine only, unless it is set otherwise", async () => {
    expect(await serve("loopback")).to.equal(200);
    expect(await serve("loopback", { Host: "localhost:8080" })).to.equal(200);
    const foreign: Record<string, string>[] = [
      { "X-Forwarded-For": "127.0.0.1" },
      { Forwarded: "for=127.0.0.1" },
      { Via: "1.1 proxy" },
      { "X-Real-IP": "127.0.0.1" },
      // A page in a browser whose name was made to lead here.
      { Host: "rebound.example:8080" },
    ];
    for (const headers of foreign) {
      expect(await serve("loopback", headers), JSON.stringify(headers)).to.equal(404);
    }
    expect(await serve("on", { "X-Forwarded-For": "203.0.113.1", Host: "metrics.example" })).to.equal(200);
    expect(await serve("off")).to.equal(404);
  });

  it("reports a missing database, and the metrics that need none", async () => {
    const lossy = test.service.db as ReturnType<typeof makeLossy>;
    lossy.lose();
    const away = (await test.call("GET", "//metrics")).text;
    lossy.find();
    const back = (await test.call("GET", "//metrics")).text;
    expect(seriesOf(away, "taxd_database_up")).to.equal(0);
    expect(away).to.contain("process_cpu_seconds_total").and.not.contain("taxd_oldest_pending_seconds");
    expect(seriesOf(back, "taxd_database_up")).to.equal(1);
    expect(seriesOf(back, "taxd_oldest_pending_seconds")).to.equal(0);
  });

  it("queries the database once for many readers", async () => {
    let asked = 0;
    const deafen = listenToQueries(opened, ({ sql }) => {
      if (sql.includes("unpublished") || sql.includes("oldest_due_at")) asked++;
    });
    const server = await startServer({ ...test.service, config: { ...test.service.config, port: 0 } });
    const startedMs = performance.now();
    const texts = await Promise.all(
      Array.from({ length: 50 }, async () => (await fetch(`${server.url}/metrics`)).status),
    );
    await server.close(0);
    expect(new Set(texts)).to.deep.equal(new Set([200]));
    deafen();
    // What was read is shown for five seconds: readers of a slow machine come later.
    const tookMs = performance.now() - startedMs;
    expect(asked).to.be.within(1, 1 + Math.floor(tookMs / 5_000));
  });
});
