// A process of a database server is killed while a caller waits: the caller's retry is taken over within seconds.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { openDatabase } from "../../server/src/db/open.ts";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { noteFigure } from "../support/report.ts";
import { forSuite } from "../support/suite.ts";
import { until } from "../support/until.ts";
import { assembleFleet } from "./fleet.ts";

if (databaseFamilies().includes("mysql")) {
  describe("an Idempotency-Key of a process that was killed", () => {
    const fleet = forSuite(() => assembleFleet({ suite: "kill-idempotency", family: "mysql", branches: 1 }));

    it("is taken over by another process when the lease of the killed one is over, and nothing is signed twice", async () => {
      const [one, other] = [await fleet.member("serve"), await fleet.member("serve")];
      await Promise.all([one.start(), other.start()]);
      const body = sale();
      const submit = async (url: string) => {
        const answer = await fleet.call(url, "/sales", body, "sale-1");
        return { status: answer.status, code: answer.body.code, id: answer.id };
      };
      void fleet.networks.unit.delay(3_000);
      const cut = submit(one.url).catch((error: unknown) => error);
      const db = await openDatabase(fleet.place);
      try {
        await until(() => db.knex("idempotency_keys").where({ state: "running" }).first("id"));
        await one.kill();
        noteFigure("kills of services", 1);
        expect(await cut).to.be.instanceOf(Error);
        const killedMs = performance.now();
        const early = await submit(other.url);
        expect(early).to.include({ status: 409, code: "idempotency_in_progress" });
        let late = early;
        while (late.status === 409) {
          await pause(100);
          late = await submit(other.url);
        }
        // The lease lasts ten seconds; by age alone the key would be taken for a minute.
        expect(performance.now() - killedMs).to.be.below(40_000);
        expect(late.status, JSON.stringify(late)).to.be.oneOf([200, 422]);
        expect(await fleet.findBreaches(late.id === null ? [] : [late.id])).to.deep.equal([]);
        expect(fleet.signed()).to.equal(1);
      } finally {
        await db.close();
      }
    });
  });
}
