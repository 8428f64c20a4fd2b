// What operators measure by: the series of /metrics, and who may read them.
import { request as nodeRequest } from "node:http";
import { expect } from "chai";
import { startServer } from "../../server/src/listen.ts";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { makeLossy } from "../support/lossy-database.ts";
import { listenToQueries } from "../support/queries.ts";
import { deadUrl } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

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

    const unreported = { state: "refused", created_at: Date.now() - 90_000 };
    await knex("calls").where({ stream: "stock" }).whereNot({ state: "done" }).delete();
    await knex("calls").where({ kind: "movement" }).update(unreported);
    const later = await read();
    expect(seriesOf(later, 'taxd_follow_ups{state="refused"}')).to.equal(1);
    expect(seriesOf(later, 'taxd_follow_ups{state="waiting"}')).to.equal(0);
    expect(seriesOf(later, "taxd_oldest_follow_up_seconds")).to.be.within(90, 150);

    const [stream] = await knex("streams").select("lane_id", "name");
    await knex("streams").where(stream).update({ stopped_reason: "another system" });
    expect(seriesOf(await read(), "taxd_streams_stopped")).to.equal(1);
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
      if (sql.includes("stalled_at")) asked++;
    });
    const server = await startServer({ ...test.service, config: { ...test.service.config, port: 0 } });
    const texts = await Promise.all(
      Array.from({ length: 50 }, async () => (await fetch(`${server.url}/metrics`)).status),
    );
    await server.close(0);
    expect(new Set(texts)).to.deep.equal(new Set([200]));
    deafen();
    expect(asked).to.equal(1);
  });
});
