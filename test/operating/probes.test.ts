// When a process says that it lives, and when that it is ready.
import { Agent, get, type IncomingMessage } from "node:http";
import { expect } from "chai";
import { startServer } from "../../server/src/listen.ts";
import { databaseFamilies, openTestDatabase } from "../support/database.ts";
import { lockWrites } from "../support/locked-database.ts";
import { connectTo } from "../support/mysql-server.ts";
import { type ServiceResponse, startTestService, type TestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { until } from "../support/until.ts";

describe("probes", () => {
  it("are not ready while migrations are missing, or the process was asked to stop", async () => {
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

describe("a server that closes", () => {
  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));

  it("takes no new connection, and still responds to the next request of a connection that a proxy keeps open", async () => {
    const server = await startServer({ ...test.service, config: { ...test.service.config, port: 0 } });
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const request = (agent: Agent | false): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        get(`${server.url}/healthz`, { agent }, (response) => {
          response.resume().once("end", () => resolve(response));
        }).on("error", reject);
      });
    try {
      await request(kept);
      const closed = server.close();
      const rejected = async (): Promise<boolean> => {
        const failure = await request(false).then(
          () => undefined,
          (error) => error.code,
        );
        return failure === "ECONNREFUSED";
      };
      await until(rejected);
      const last = await request(kept);
      expect([last.statusCode, last.headers.connection]).to.deep.equal([200, "close"]);
      await closed;
    } finally {
      kept.destroy();
    }
  });
});

for (const family of databaseFamilies()) {
  describe(`a locked database (${family})`, () => {
    let db: Awaited<ReturnType<typeof openTestDatabase>>;
    let test: TestService;
    let unlock: (() => Promise<void>) | undefined;

    beforeEach(async () => {
      db = await openTestDatabase(family);
      const overrides = { db, work: false, probeLimitMs: 2_000 };
      test = await startTestService({ family, simulator: false, overrides });
    });
    afterEach(async () => {
      await unlock?.();
      unlock = undefined;
      await test.close();
      await db.close();
    });

    const timed = async (path: string, key = test.keys.owner): Promise<ServiceResponse> => {
      const startedMs = performance.now();
      const response = await test.call("GET", path, { key });
      // Without a limit of their own they would wait for 5 s, and on a server without end.
      expect(performance.now() - startedMs, path).to.be.below(4_500);
      return response;
    };

    it("fails a check of /health in time, leaves /readyz green, and recovers when it is unlocked", async () => {
      unlock = await lockWrites(db.place);
      await timed("/health");
      expect((await timed("//readyz")).status).to.equal(200);
      const health = await timed("/health");
      expect(health.status, health.text).to.equal(200);
      const data = health.body.data as { status: string; checks: { name: string; message: string }[] };
      expect(data.status).to.equal("fail");
      const check = data.checks.find(({ name }) => name === "database");
      expect(check?.message).to.contain("The database did not respond within 1000 ms");

      await unlock();
      unlock = undefined;
      const isWell = async () => {
        const { checks } = (await timed("/health")).body.data as {
          checks: { name: string; status: string }[];
        };
        return checks.find(({ name }) => name === "database")?.status !== "fail";
      };
      await until(isWell);
      expect((await timed("//readyz")).status).to.equal(200);
    });

    it("is slow at the first late probe of /health, and stores nothing at the next", async () => {
      unlock = await lockWrites(db.place);
      const stateOf = async () => {
        const { checks } = (await timed("/health")).body.data as { checks: { name: string }[] };
        return checks.find(({ name }) => name === "database");
      };
      expect(await stateOf()).to.include({ status: "warn" });
      expect(await stateOf()).to.include({ status: "fail" });
    });

    it("is noticed within a second by default", async () => {
      await test.close();
      test = await startTestService({
        family,
        simulator: false,
        overrides: { db, work: false, probeLimitMs: undefined },
      });
      unlock = await lockWrites(db.place);
      const health = await timed("/health");
      // The trial write takes half of the limit, so that the response is in time.
      expect(health.text).to.contain("The database did not respond within 500 ms");
      expect((await timed("//readyz")).status).to.equal(200);
    });

    if (family === "mysql") {
      it("fails /health with 503 in time if even reads are blocked, and /readyz once nothing has succeeded for 60 s", async () => {
        expect((await timed("/health")).status).to.equal(200);
        const other = await connectTo(db.place.url ?? "");
        unlock = () => other.end();
        const tables = [
          "schema_migrations",
          "branches",
          "api_keys",
          "key_epoch",
          "settings",
          "rate_limits",
          "processes",
        ];
        await other.query(`lock tables ${tables.map((table) => `${table} write`).join(", ")}`);
        expect((await timed("//readyz")).status).to.equal(200);
        const { now } = performance;
        try {
          performance.now = () => now.call(performance) + 60_000;
          expect((await test.call("GET", "//readyz")).status).to.equal(503);
        } finally {
          performance.now = now;
        }
        const health = await timed("/health");
        expect([health.status, health.body.code]).to.deep.equal([503, "unavailable"]);
        const unknown = await timed("/health", test.keys.accountant);
        expect(unknown.status, "with a key that the process has not read yet").to.equal(503);
      });
    }
  });
}
