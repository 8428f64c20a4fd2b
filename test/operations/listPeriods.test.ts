// listPeriods: the months that have documents, open or closed.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`listPeriods on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const client = () => lane.test.clientFor(lane.test.account.keys.owner);
    const list = async () => (await client().periods.list()).periods;

    it("200: newest first, with the open documents of each", async () => {
      expect(
        (await list()).map(({ month }) => month),
        "this month",
      ).to.deep.equal(["2026-03"]);
      await lane.sell({ sale_date: "20260110" });
      await lane.drain();
      await lane.sell({ sale_date: "20260210" });
      await lane.buy({ purchase_date: "20260220" });
      await client().periods.close("2026-01", {});
      const shown = (await list()).map(({ month, status, open_documents }) => [
        month,
        status,
        open_documents,
      ]);
      expect(shown).to.deep.equal([
        ["2026-03", "open", 1],
        ["2026-02", "open", 1],
        ["2026-01", "closed", 0],
      ]);
    });

    it("200: shows nothing of another account", async () => {
      await lane.sell();
      const other = lane.test.clientFor((await lane.test.openAccount()).keys.owner);
      const { periods } = await other.periods.list();
      expect(periods.map(({ month, open_documents }) => [month, open_documents])).to.deep.equal([
        ["2026-03", 0],
      ]);
    });

    it("401 without a key", async () => {
      expect((await lane.test.call("GET", "/periods", { key: null })).status).to.equal(401);
    });

    it("403 for a cashier", async () => {
      const cashier = lane.test.clientFor(lane.test.account.keys.cashier);
      expect(await failureOf(cashier.periods.list())).to.include({ status: 403 });
    });
  });
}
