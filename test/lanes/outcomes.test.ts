// Callers who wait for the outcome of a transaction: the database is checked less and less often.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { listenToQueries } from "../support/queries.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`waiting for an outcome on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    /** Waits, and counts how often the database was checked meanwhile. */
    async function checksWhileWaiting(id: string, limitMs: number): Promise<number> {
      let checks = 0;
      const end = listenToQueries(lane.db, ({ sql }) => {
        if (/from .transactions. inner join .lanes./.test(sql)) checks += 1;
      });
      await lane.worker().lanes.outcomes.wait(id, limitMs);
      end();
      return checks;
    }

    it("waits longer before each check: at most five checks in 400 ms", async () => {
      const id = await lane.sell();
      expect(await checksWhileWaiting(id, 400)).to.be.at.most(5);
      expect((await lane.row(id)).status).to.equal("pending");
    });

    it("ends with the check that finds a final transaction", async () => {
      const id = await lane.sell();
      await lane.drain();
      expect(await checksWhileWaiting(id, 60_000)).to.equal(1);
    });
  });
}
