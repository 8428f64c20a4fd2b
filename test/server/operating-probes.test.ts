// When a process says that it lives, and when that it is ready.
import { expect } from "chai";
import { startServer } from "../../server/src/http/listen.ts";
import { openTestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";

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
