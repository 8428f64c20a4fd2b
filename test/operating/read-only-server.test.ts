// A database server that accepts reads only, as after a failover to the wrong node: every place that operators look at says so.
import { expect } from "chai";
import type { Connection } from "mysql2/promise";
import { startServer } from "../../server/src/listen.ts";
import { openBranch, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { connectTo, findMysqlProgram, type MysqlServer, startMysqlServer } from "../support/mysql-server.ts";
import { startTestService, type TestService } from "../support/service.ts";

type Check = { name: string; status: string; message: string };

if (databaseFamilies().includes("mysql") && findMysqlProgram()) {
  describe("a database server that accepts reads only", () => {
    let server: MysqlServer;
    let admin: Connection;
    let test: TestService;
    before(async () => {
      server = await startMysqlServer();
      admin = await connectTo(server.url);
      await admin.query("create database shop character set utf8mb4 collate utf8mb4_bin");
      // Root may write on a server that is read-only; the service's user may not.
      await admin.query("create user taxd@localhost identified by 'secret'");
      await admin.query("grant all on shop.* to taxd@localhost");
      const url = Object.assign(new URL(server.url), {
        username: "taxd",
        password: "secret",
        pathname: "/shop",
      }).href;
      const place = { family: "mysql" as const, url, dataDir: ".", release: async () => undefined };
      test = await startTestService({ place, overrides: { work: false } });
      await openBranch(test);
    });
    after(async () => {
      await admin?.query("set global read_only = 0");
      await test?.close();
      await admin?.end();
      server?.stop();
    });

    it("is reported by the metric and the check, leaves /readyz green, and by no check that follows from it", async () => {
      /** From a page of its own: what another one keeps for some seconds is no hindrance. */
      const metrics = async (): Promise<string> => {
        const server = await startServer({ ...test.service, config: { ...test.service.config, port: 0 } });
        const text = await (await fetch(`${server.url}/metrics`)).text();
        await server.close(0);
        return text;
      };
      const failing = async () => {
        const { checks } = (await test.call("GET", "/health")).body.data as { checks: Check[] };
        return checks.filter(({ status }) => status === "fail");
      };
      const sell = async () => (await test.call("POST", "/sales?async=true", { body: sale() })).status;
      expect(await sell()).to.equal(202);
      // Long enough for a worker to be missed.
      await test.service.db.knex("calls").update({ due_at: Date.now() - 600_000 });
      expect(await metrics()).to.match(/^taxd_database_up 1$/m);
      expect((await failing()).map(({ name }) => name)).to.include("worker");

      await admin.query("set global read_only = 1");
      expect(await sell()).to.equal(503);
      expect((await test.call("GET", "//readyz")).status).to.equal(200);
      expect((await test.call("GET", "/transactions")).status).to.equal(200);
      expect(await metrics())
        .to.match(/^taxd_database_up 0$/m)
        // What can still be read stays.
        .and.match(/^taxd_transactions\{status="pending"\} 1$/m);
      expect((await failing()).map(({ name }) => name)).to.deep.equal(["database"]);

      await admin.query("set global read_only = 0");
      expect((await test.call("GET", "//readyz")).status).to.equal(200);
      expect(await metrics()).to.match(/^taxd_database_up 1$/m);
    });
  });
}
