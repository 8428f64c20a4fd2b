// filePeriod: the authority's acknowledgement stays with a closed month, and the audit keeps each change.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { monthAt } from "../support/days.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const month = "2026-02";

for (const family of databaseFamilies()) {
  describe(`filePeriod on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const client = (role: "owner" | "admin" | "accountant" | "cashier" = "accountant") =>
      lane.test.clientFor(lane.test.account.keys[role]);
    const listed = async () => (await client().periods.list()).periods.find((one) => one.month === month);
    const names = { prepared_by: "Wanjiku Kamau", reviewed_by: "Amina Yusuf" };
    const filing = {
      acknowledgement_no: "KRA2026-1",
      filed_on: "2026-03-05",
      payment_no: "20260001",
      ...names,
    };

    it("200: keeps it with the month, and replaces it", async () => {
      await client().periods.close(month, {});
      expect((await listed())?.filing).to.equal(null);
      const filed = await client().periods.file(month, filing);
      expect(filed).to.deep.include({ month, status: "closed" });
      expect(filed.filing).to.deep.include(filing);
      const changed = await client("admin").periods.file(month, { acknowledgement_no: "KRA2026-2" });
      const today = new Date(lane.clock.now() + 3 * 3_600_000).toISOString().slice(0, 10);
      const nothing = { payment_no: null, prepared_by: null, reviewed_by: null };
      expect(changed.filing).to.deep.include({
        acknowledgement_no: "KRA2026-2",
        filed_on: today,
        ...nothing,
      });
      expect(await listed()).to.deep.include({ filing: changed.filing });
    });

    it("200: is in the audit once for each change", async () => {
      await client().periods.close(month, {});
      for (const acknowledgement_no of ["A-1", "A-1", "A-2"])
        await client().periods.file(month, { ...filing, acknowledgement_no });
      const { data } = await client("owner").audit.list({ action: "periods.file" });
      expect(
        data.map((entry) => [
          entry.subject,
          Object(entry.old).acknowledgement_no,
          Object(entry.new).acknowledgement_no,
        ]),
      ).to.deep.equal([
        [`month ${month}`, "A-1", "A-2"],
        [`month ${month}`, undefined, "A-1"],
      ]);
    });

    it("200: is kept when the month is opened again, and is no other account's", async () => {
      await client().periods.close(month, {});
      await client().periods.file(month, filing);
      await client("owner").periods.reopen(month, { reason: "An invoice was missing" });
      expect((await listed())?.filing).to.deep.include(filing);
      await lane.open();
      expect((await listed())?.filing ?? null).to.equal(null);
    });

    it("401 without a key, 403 for a cashier, 404 for an invalid month", async () => {
      const call = (path: string, key: string | null) => lane.test.call("PUT", path, { key, body: filing });
      const { keys } = lane.test.account;
      expect((await call(`/periods/${month}/filing`, null)).status).to.equal(401);
      expect((await call(`/periods/${month}/filing`, keys.cashier)).status).to.equal(403);
      expect((await call("/periods/2026-13/filing", keys.owner)).status).to.equal(404);
    });

    it("409 for an open month", async () => {
      const failure = await failureOf(client().periods.file(month, filing));
      expect(failure).to.include({ status: 409, code: "period_open" });
      expect(failure.message).to.contain("close it before");
    });

    it("422 for days before the end of the month or after today, and without a number", async () => {
      await client().periods.close(month, {});
      for (const filed_on of ["2026-02-28", `${monthAt(lane.clock.now(), -2)}-01`]) {
        const failure = await failureOf(client().periods.file(month, { ...filing, filed_on }));
        expect([failure.status, Object.keys(failure.errors ?? {})]).to.deep.equal([422, ["filed_on"]]);
      }
      const blank = await failureOf(client().periods.file(month, { acknowledgement_no: "  " }));
      expect([blank.status, Object.keys(blank.errors ?? {})]).to.deep.equal([422, ["acknowledgement_no"]]);
      expect((await listed())?.filing).to.equal(null);
    });
  });
}
