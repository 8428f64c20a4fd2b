// reopenPeriod: the owner opens a closed month again, and the audit keeps why.
import { expect } from "chai";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const month = "2026-02";

for (const family of databaseFamilies()) {
  describe(`reopenPeriod on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const client = (role: "owner" | "admin" | "accountant" = "owner") =>
      lane.test.clientFor(lane.test.account.keys[role]);
    const reason = "An invoice was missing";

    it("200: accepts documents again, and closes with the new figures", async () => {
      await lane.sell({ sale_date: "20260210" });
      await lane.drain();
      await client().periods.close(month, {});
      expect(await client().periods.reopen(month, { reason })).to.include({ month, status: "open" });
      const [entry] = (await client().audit.list({ action: "periods.reopen" })).data;
      expect(entry).to.deep.include({ subject: `month ${month}`, detail: { reason } });
      expect(entry?.old).to.have.nested.property("totals.sales.total_amount", 1160);
      await lane.sell(sale({ sale_date: "20260211" }));
      await lane.drain();
      await client().periods.close(month, {});
      const days = { from_date: "2026-02-01", to_date: "2026-02-28" };
      expect(await client().reports.taxReport(days)).to.deep.include({ documents: 2, late_documents: 0 });
    });

    it("401 without a key", async () => {
      const path = `/periods/${month}/reopen`;
      expect((await lane.test.call("POST", path, { key: null, body: { reason } })).status).to.equal(401);
    });

    it("403 for an admin and an accountant", async () => {
      for (const role of ["admin", "accountant"] as const)
        expect(await failureOf(client(role).periods.reopen(month, { reason }))).to.include({ status: 403 });
    });

    it("404 for an invalid month", async () => {
      const path = "/periods/2026-00/reopen";
      expect((await lane.test.call("POST", path, { body: { reason } })).status).to.equal(404);
    });

    it("409 for an open month", async () => {
      expect(await failureOf(client().periods.reopen(month, { reason }))).to.include({
        status: 409,
        code: "period_open",
      });
    });

    it("422 without a reason", async () => {
      const path = `/periods/${month}/reopen`;
      expect((await lane.test.call("POST", path, { body: {} })).status).to.equal(422);
    });
  });
}
