// What operators see and rely on: metrics, probes, back-pressure, and one id from the request to the control unit and the webhook.
import { once } from "node:events";
import { createServer, request as nodeRequest } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { handlers } from "../../server/src/handlers.ts";
import { startServer } from "../../server/src/http/listen.ts";
import { createLog } from "../../server/src/log.ts";
import type { Handlers } from "../../server/src/operations.ts";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { makeLossy } from "../support/lossy-database.ts";
import { listenToQueries } from "../support/queries.ts";
import { deadUrl } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";

/** The value of a series, by its name and labels as they are printed; `undefined` when it is not there. */
function seriesOf(text: string, series: string): number | undefined {
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describeEachFamily("metrics", (family) => {
  let test: TestService;
  before(async () => {
    test = await startTestService({ family });
  });
  after(() => test?.close());

  const read = async (): Promise<string> => {
    // Another service on the same database: what the first one keeps for some seconds is no hindrance.
    const server = await startServer({ ...test.service, config: { ...test.service.config, port: 0 } });
    const text = await (await fetch(`${server.url}/metrics`)).text();
    await server.close(0);
    return text;
  };

  it("tell requests, calls, receipts, and the state of queue, lanes and webhooks", async () => {
    await openBranch(test);
    const dead = await test.openAccount();
    await openBranch({ ...test, account: dead }, { url: await deadUrl(), bhf_id: "01" });
    expect((await test.call("POST", "/sales", { body: sale() })).status).to.equal(200);
    expect((await test.call("POST", "/sales", { body: sale({ payment_type: "99" }) })).status).to.equal(400);
    const waiting = { key: dead.keys.owner, body: sale() };
    expect((await test.call("POST", "/sales?async=true", waiting)).status).to.equal(202);
    expect((await test.call("POST", "/sales?async=true", { ...waiting, body: sale() })).status).to.equal(202);
    const { knex } = test.service.db;
    while (!(await knex("lanes").where("failures", ">", 0).first("id"))) await pause(5);
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

    const untold = { state: "refused", created_at: Date.now() - 90_000 };
    await knex("calls").where({ stream: "stock" }).whereNot({ state: "done" }).delete();
    await knex("calls").where({ kind: "movement" }).update(untold);
    const later = await read();
    expect(seriesOf(later, 'taxd_follow_ups{state="refused"}')).to.equal(1);
    expect(seriesOf(later, 'taxd_follow_ups{state="waiting"}')).to.equal(0);
    expect(seriesOf(later, "taxd_oldest_follow_up_seconds")).to.be.within(90, 150);

    const [stream] = await knex("streams").select("lane_id", "name");
    await knex("streams").where(stream).update({ stopped_reason: "another system" });
    expect(seriesOf(await read(), "taxd_streams_stopped")).to.equal(1);
  });

  it("count webhooks and what waits for them", async () => {
    const body = { url: await deadUrl(), events: ["transaction.completed"] };
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

  it("says so when the database is away, and what it can say without it", async () => {
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

  it("asks the database once for many readers", async () => {
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

describe("probes", () => {
  it("are not ready while migrations are missing, or the process was told to stop", async () => {
    const opened = await openTestDatabase();
    const test = await startTestService({ simulator: false, overrides: { db: opened, work: false } });
    try {
      const server = await startServer({ ...test.service, config: { ...test.service.config, port: 0 } });
      const ready = async (): Promise<[number, string | null, string]> => {
        const response = await fetch(`${server.url}/readyz`);
        return [response.status, response.headers.get("retry-after"), await response.text()];
      };
      expect((await ready())[0]).to.equal(200);

      const [last] = await opened.knex("schema_migrations").orderBy("name", "desc").limit(1);
      await opened.knex("schema_migrations").where({ name: last.name }).delete();
      const [status, retryAfter, text] = await ready();
      expect([status, retryAfter]).to.deep.equal([503, "5"]);
      expect(text).to.contain("lacks 1 migration(s)");
      await opened.knex("schema_migrations").insert(last);
      expect((await ready())[0]).to.equal(200);

      server.drain();
      expect((await ready())[2]).to.contain("going down");
      const still = await fetch(`${server.url}/healthz`);
      expect([still.status, still.headers.get("connection")]).to.deep.equal([200, "close"]);
      await server.close(0);
    } finally {
      await test.close();
      await opened.close();
    }
  });
});

describe("back-pressure", () => {
  let test: TestService;
  let release: () => void;
  let gate: Promise<void>;
  let arrived = 0;
  /** Waits until it is let go. */
  const waiting: Handlers = {
    ...handlers,
    async searchSales() {
      arrived++;
      await gate;
      return {
        status: 200,
        body: { data: [], meta: { current_page: 1, per_page: 50, total: 0, total_pages: 0 } },
      };
    },
  };
  before(async () => {
    test = await startTestService({ simulator: false, overrides: { work: false } });
  });
  after(() => test?.close());
  beforeEach(() => {
    arrived = 0;
    gate = new Promise((resolve) => {
      release = resolve;
    });
  });

  type Raw = { status: number; retryAfter: string | undefined };
  /** Sends the headers of a request and nothing of its body. */
  function headersOnly(url: string, length: number, path = "/api/v1/sales/search"): Promise<Raw> {
    return new Promise((resolve, reject) => {
      const request = nodeRequest(
        url + path,
        {
          method: "POST",
          headers: {
            Authorization: `Bearer ${test.keys.owner}`,
            "Content-Type": "application/json",
            "Content-Length": length,
          },
        },
        (response) => {
          response.resume();
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers["retry-after"],
          });
          request.destroy();
        },
      );
      request.on("error", reject);
      request.flushHeaders();
    });
  }

  const search = (url: string): Promise<Response> =>
    fetch(`${url}/api/v1/sales/search`, {
      method: "POST",
      headers: { Authorization: `Bearer ${test.keys.owner}`, "Content-Type": "application/json" },
      body: "{}",
    });

  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve));
  }

  it("turns requests beyond the limit away before their body comes, and takes more when there is room", async () => {
    const server = await startServer(
      { ...test.service, config: { ...test.service.config, port: 0 } },
      { handlers: waiting, limits: { requests: 3 } },
    );
    const running = [search(server.url), search(server.url), search(server.url)];
    await until(() => arrived === 3);
    expect(await headersOnly(server.url, 5_000)).to.deep.equal({ status: 503, retryAfter: "1" });
    const reply = await search(server.url);
    expect([reply.status, await reply.text()].join()).to.match(/^503,.*"code":"unavailable"/);
    // Probes and metrics are no requests of the interface.
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).to.match(
      /^taxd_http_requests_shed_total [1-9]/m,
    );
    release();
    expect((await Promise.all(running)).map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect((await search(server.url)).status).to.equal(200);
    await server.close(0);
  });

  it("keeps a caller who went away among those under way for as long as there is work for him", async () => {
    const server = await startServer(
      { ...test.service, config: { ...test.service.config, port: 0 } },
      { handlers: waiting, limits: { requests: 1 } },
    );
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/v1/sales/search HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${test.keys.owner}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    );
    await until(() => arrived === 1);
    socket.destroy();
    await once(socket, "close");
    expect((await search(server.url)).status).to.equal(503);
    release();
    let status = 503;
    while (status === 503) status = (await search(server.url)).status;
    expect(status).to.equal(200);
    await server.close(0);
  });

  it("bounds the bytes of all bodies together, announced or not", async () => {
    const server = await startServer(
      { ...test.service, config: { ...test.service.config, port: 0 } },
      { handlers: waiting, limits: { bodyBytes: 10_000 } },
    );
    const first = search(server.url);
    await until(() => arrived === 1);
    expect((await headersOnly(server.url, 9_999)).status).to.equal(503);
    const chunked = await fetch(`${server.url}/api/v1/sales/search`, {
      method: "POST",
      headers: { Authorization: `Bearer ${test.keys.owner}`, "Content-Type": "application/json" },
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("{}"));
          controller.close();
        },
      }),
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).to.equal(503);
    release();
    expect((await first).status).to.equal(200);
    expect((await search(server.url)).status).to.equal(200);
    await server.close(0);
  });

  it("asks the service itself whether it can take more", async () => {
    const server = await startServer({
      ...test.service,
      config: { ...test.service.config, port: 0 },
      overload: () => 7,
    });
    const reply = await search(server.url);
    expect([reply.status, reply.headers.get("retry-after")]).to.deep.equal([503, "7"]);
    await server.close(0);
  });
});

describeEachFamily("one id", (family) => {
  it("leads from the request to its row, the calls at the unit, and the webhook", async () => {
    let text = "";
    const sink = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    });
    const received: { headers: Record<string, unknown>; body: string }[] = [];
    const receiver = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        received.push({ headers: request.headers, body });
        response.end();
      });
    }).listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const test = await startTestService({ family, overrides: { log: createLog("info", sink) } });
    try {
      await openBranch(test);
      const { port } = receiver.address() as AddressInfo;
      await test.client.webhooks.create({
        url: `http://127.0.0.1:${port}/`,
        events: ["transaction.completed"],
      });
      const id = `trace-${family}-1`;
      const reply = await test.call("POST", "/sales?async=true", {
        body: sale(),
        headers: { "X-Request-Id": id },
      });
      expect(reply.headers.get("x-request-id")).to.equal(id);
      expect(reply.body.meta).to.include({ request_id: id });
      const { transaction_id } = reply.body.data as { transaction_id: string };
      const { knex } = test.service.db;
      const row = await knex("transactions").where({ id: transaction_id }).first("request_id");
      expect(row.request_id).to.equal(id);

      const lines = (): Record<string, unknown>[] =>
        text
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line))
          .filter(({ request_id }) => request_id === id);
      const isDone = (): boolean => {
        const messages = lines().map(({ msg }) => msg);
        // The sale and the movement that follows from it.
        return (
          messages.includes("event delivered") &&
          messages.filter((msg) => msg === "unit call answered").length >= 2
        );
      };
      while (!isDone()) await pause(10);

      const [request] = lines().filter(({ msg }) => msg === "request");
      expect(request).to.include({ operation: "createSale", status: 202 });
      const [call] = lines().filter(({ msg, kind }) => msg === "unit call answered" && kind === "sale");
      expect(call).to.include({ transaction_id, verdict: "accepted", number: 1 });
      const attempt = await knex("attempts")
        .where({ id: String(call?.attempt_id) })
        .first();
      expect(attempt).to.include({ transaction_id, call_id: call?.call_id });
      expect(received[0]?.headers).to.include({ "x-request-id": id });
      expect(received[0]?.body).to.contain(transaction_id);
    } finally {
      await test.close();
      receiver.close();
    }
  });
});
