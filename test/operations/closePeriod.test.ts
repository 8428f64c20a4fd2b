// closePeriod: from the close on no document of the month is accepted, and its figures never change.
import { expect } from "chai";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const month = "2026-02";
const february = { from_date: "2026-02-01", to_date: "2026-02-28" };
const march = { from_date: "2026-03-01", to_date: "2026-03-31" };

for (const family of databaseFamilies()) {
  describe(`closePeriod on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => lane.test.simulator.clearFaults());

    const client = (role: "owner" | "accountant" | "cashier" = "owner") =>
      lane.test.clientFor(lane.test.account.keys[role]);
    const close = (body = {}) => client("accountant").periods.close(month, body);
    const report = (query = {}) => client().reports.taxReport({ ...february, ...query });
    const inFebruary = (overrides = {}) => sale({ sale_date: "20260215", ...overrides });
    const submit = (path: string, body: unknown) => lane.test.call("POST", `${path}?async=true`, { body });
    const sellAndSign = async (overrides = {}) => {
      const id = await lane.sell(inFebruary(overrides));
      await lane.drain();
      return id;
    };

    describe("200", () => {
      it("keeps the figures of all branches and of each, and records who closed it", async () => {
        await openBranch(lane.test, { bhf_id: "01" });
        await sellAndSign({ branch_id: "00" });
        await sellAndSign({ branch_id: "01" });
        const before = [await report(), await report({ branch_id: "01" })];
        const closed = await close();
        expect(closed).to.deep.include({ month, status: "closed", reason: null, open_documents: 0 });
        expect(closed.closed_by).to.equal(lane.test.account.users.accountant);
        const after = [await report(), await report({ branch_id: "01" })];
        expect(after).to.deep.equal(before.map((one) => ({ ...one, closed_at: closed.closed_at })));
        const { data } = await client().audit.list({ action: "periods" });
        expect(data[0]).to.deep.include({ action: "periods.close", subject: `month ${month}` });
        expect(await close()).to.deep.equal(closed);
        expect((await client().audit.list({ action: "periods" })).total).to.equal(1);
      });

      it("rejects sales and credit notes of the month, and accepts those of other months", async () => {
        const invoice = inFebruary({ invoice_no: "FEB" });
        await lane.sell(invoice);
        await lane.drain();
        await close();
        const late = await submit("/sales", inFebruary());
        expect(late.status).to.equal(422);
        expect(late.body).to.deep.include({ code: "period_closed" });
        expect(late.body.errors).to.deep.equal({ sale_date: ["is in a closed month"] });
        expect(late.body.message).to.match(/^INV-\d+ is dated in 2026-02, which is closed\. /);
        const note = { receipt_type: "R" as const, original_invoice_no: "FEB", refund_reason_code: "06" };
        expect((await submit("/sales", inFebruary(note))).body.code).to.equal("period_closed");
        expect((await submit("/sales", sale(note))).status).to.equal(202);
        expect((await submit("/sales", sale())).status).to.equal(202);
        const again = await submit("/sales", invoice);
        expect(again.status, "what was accepted before is found").to.equal(200);
        const bulk = await client().sales.createBulk({ sales: [inFebruary(), sale()] });
        expect(bulk.results.map(({ result, code }) => [result, code])).to.deep.equal([
          ["rejected", "period_closed"],
          ["accepted", undefined],
        ]);
      });

      it("claims a late invoice in the month in which it is registered, or in the one that is named", async () => {
        const invoice = (overrides = {}) => purchase({ purchase_date: "20260220", ...overrides });
        await lane.buy(invoice({ claim_month: month }));
        await lane.drain();
        await close();
        expect((await submit("/purchases", invoice({ claim_month: month }))).body).to.deep.include({
          code: "period_closed",
          errors: { claim_month: ["is in a closed month"] },
        });
        const id = await lane.buy(invoice());
        await lane.drain();
        expect(await client().purchases.get(id)).to.include({ claim_month: "2026-03" });
        const [listed] = (await client().purchases.search()).data;
        expect(listed).to.include({ purchase_date: "20260220", claim_month: "2026-03" });
        const count = async (query: object) =>
          (await report(query)).rows.find(({ of }) => of === "purchases")?.documents;
        expect(await count(february)).to.equal(1);
        expect(await count(march)).to.equal(1);
        expect(await count({ ...march, from_date: "2026-03-02" }), "claimed on the first").to.equal(
          undefined,
        );
        expect(await count({ from_date: "2026-02-01", to_date: "2026-03-31" })).to.equal(2);
      });

      it("lets a sale pass that was accepted before, and keeps it out of the figures", async () => {
        await sellAndSign();
        await lane.test.simulator.setFault({ fault: "F1", times: "always" });
        await lane.sell(inFebruary());
        await lane.drain();
        const closed = await close({ reason: "The return is due" });
        expect(closed).to.deep.include({ status: "closed", reason: "The return is due", open_documents: 1 });
        const frozen = await report();
        expect(frozen).to.deep.include({ documents: 1, late_documents: 0 });
        await lane.test.simulator.clearFaults();
        await lane.settle();
        const later = await report();
        expect(later).to.deep.include({ documents: 1, late_documents: 1 });
        expect([later.rows, later.totals]).to.deep.equal([frozen.rows, frozen.totals]);
      });

      it("never misses a sale that is accepted at the same moment", async () => {
        for (let round = 0; round < 6; round++) {
          await lane.open();
          await sellAndSign();
          const sales = Array.from({ length: 12 }, () => submit("/sales", inFebruary()));
          const [closed, ...responses] = await Promise.all([
            close({ reason: "Race" }).then(() => true),
            ...sales,
          ]);
          expect(closed).to.equal(true);
          const accepted = responses.filter(({ status }) => status === 202).length;
          const rejected = responses.filter(({ body }) => body.code === "period_closed").length;
          expect(accepted + rejected).to.equal(12);
          await lane.settle();
          const { documents, late_documents } = await report();
          expect(documents + late_documents).to.equal(1 + accepted);
          expect((await submit("/sales", inFebruary())).body.code).to.equal("period_closed");
        }
      });

      it("calculates the figures that an interrupted close left out", async () => {
        await sellAndSign();
        await close();
        await lane.db
          .knex("closed_periods")
          .where({ data_set_id: lane.branch.environmentId })
          .update({ reports: null });
        expect(await report()).to.deep.include({ closed_at: null, documents: 1 });
        const { closed_at } = await close();
        expect(await report()).to.deep.include({ closed_at, documents: 1 });
      });
    });

    it("401 without a key", async () => {
      const path = `/periods/${month}/close`;
      expect((await lane.test.call("POST", path, { key: null, body: {} })).status).to.equal(401);
    });

    it("403 for a cashier", async () => {
      expect(await failureOf(client("cashier").periods.close(month, {}))).to.include({ status: 403 });
    });

    it("404 for an invalid month", async () => {
      expect((await lane.test.call("POST", "/periods/2026-13/close", { body: {} })).status).to.equal(404);
    });

    describe("409", () => {
      it("while a sale waits, is in doubt, or failed and can be retried, and names it", async () => {
        await lane.test.simulator.setFault({ fault: "F1", times: "always" });
        await lane.sell(inFebruary({ invoice_no: "WAITS" }));
        await lane.drain();
        const waits = await failureOf(close());
        expect(waits).to.include({ status: 409, code: "period_has_open_documents" });
        expect(waits.message).to.contain("WAITS (pending)");
        await lane.test.simulator.clearFaults();
        await lane.settle();
        await lane.sell(inFebruary({ invoice_no: "FAILED", remark: "SIM-884" }));
        await lane.settle();
        expect((await failureOf(close())).message).to.contain("FAILED (failed)");
        await lane.sell(inFebruary({ invoice_no: "FAILED" }));
        await lane.settle();
        expect(await close()).to.deep.include({ status: "closed" });
      });
    });

    it("422 for a month that is not over, and an empty reason", async () => {
      for (const open of ["2026-03", "2026-04"])
        expect(await failureOf(client().periods.close(open, {}))).to.include({
          status: 422,
          code: "period_not_over",
        });
      expect(await failureOf(close({ reason: "" }))).to.include({ status: 422 });
    });
  });
}
