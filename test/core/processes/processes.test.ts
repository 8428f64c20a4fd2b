// Processes that share a database server: whose lease goes on, and one time for all of them.
import { mock } from "node:test";
import { expect } from "chai";
import { systemClock } from "../../../server/src/base/clock.ts";
import { type Presence, startPresence } from "../../../server/src/core/processes/presence.ts";
import { startServer } from "../../../server/src/listen.ts";
import { issueKey } from "../../../server/src/modules/people/accounts/key-admin.ts";
import { createService } from "../../../server/src/service.ts";
import { databaseFamilies, openTestDatabase } from "../../support/database.ts";
import { startTestService } from "../../support/service.ts";
import { forEachTest } from "../../support/suite.ts";
import { until } from "../../support/until.ts";

const silent = { warn: () => undefined };

if (databaseFamilies().includes("mysql")) {
  describe("processes of one database server", () => {
    const db = forEachTest(() => openTestDatabase("mysql"));

    it("are listed until they stop, or until a killed one's lease ends", async () => {
      const [one, other] = (await Promise.all([startPresence(db, silent), startPresence(db, silent)])) as [
        Presence,
        Presence,
      ];
      expect(await other.isGone(one.id)).to.equal(false);
      expect(await other.isGone("of no service")).to.equal(undefined);
      await one.stop();
      expect(await other.isGone(one.id)).to.equal(true);

      await db.knex("processes").insert({ id: "killed", lease_until: db.knex.raw("? + 5000", [db.now()]) });
      expect(await other.isGone("killed")).to.equal(false);
      await db.knex("processes").where({ id: "killed" }).decrement("lease_until", 10_000);
      expect(await other.isGone("killed")).to.equal(true);
      await other.stop();
    });

    it("renew their lease, report a failure once, and continue when they can", async () => {
      mock.timers.enable({ apis: ["setInterval"] });
      const warnings: string[] = [];
      const presence = await startPresence(db, { warn: (message) => warnings.push(message) });
      try {
        const leaseOf = async (): Promise<number> =>
          (await db.knex("processes").where({ id: presence.id }).first("lease_until"))?.lease_until ?? 0;
        const first = await leaseOf();
        await db.knex("processes").where({ id: presence.id }).update({ lease_until: 0 });
        mock.timers.tick(2_000);
        await until(async () => (await leaseOf()) !== 0);
        expect(await leaseOf()).to.be.at.least(first);
        await db.knex.raw("rename table processes to processes_away");
        for (let count = 0; count < 3 || warnings.length === 0; count++) {
          mock.timers.tick(2_000);
          for (let turn = 0; turn < 20; turn++) await db.ping();
        }
        await db.knex.raw("rename table processes_away to processes");
        expect(warnings).to.have.length(1);
        mock.timers.tick(2_000);
      } finally {
        await presence.stop();
        mock.timers.reset();
      }
    });

    it("agree on the time of the database, whatever their machines say", async () => {
      mock.timers.enable({ apis: ["Date"], now: Date.now() + 90_000 });
      const presence = await startPresence(db, silent);
      mock.timers.reset();
      expect(presence.clock.now()).to.be.closeTo(Date.now(), 2_000);
      await presence.stop();
    });

    for (const skewMs of [90_000, -90_000]) {
      it(`limit nobody because of a clock that is ${skewMs} ms off`, async () => {
        const test = await startTestService({ simulator: false, overrides: { db, work: false } });
        const skewed = await createService(test.service.config, { db, work: false });
        const server = await startServer(skewed);
        try {
          const limits = { rate_per_minute: 60, burst: 5 };
          const { key } = await issueKey(db, systemClock, test.account.users.owner, "sandbox", limits);
          const ask = async (origin: string): Promise<number> =>
            (await fetch(`${origin}/api/v1/branches`, { headers: { Authorization: `Bearer ${key}` } }))
              .status;
          mock.timers.enable({ apis: ["Date"], now: Date.now() + skewMs });
          expect(await ask(server.url), "on the machine whose clock is off").to.equal(200);
          mock.timers.reset();
          expect(await ask(test.origin), "on the other").to.equal(200);
          mock.timers.enable({ apis: ["Date"], now: Date.now() + skewMs });
          expect(await ask(server.url), "on the first again").to.equal(200);
        } finally {
          mock.timers.reset();
          await server.close(0);
          await skewed.close();
          await test.close();
        }
      });
    }
  });
}
