// getOverview: today, this month and what needs a person; its figures equal the reports and the return to the cent.
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

/** The clock of the tests stands at noon of 10 March 2026. */
const today = "2026-03-10";

for (const family of databaseFamilies()) {
  describe(`getOverview on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => lane.test.simulator.clearFaults());

    const as = (role: "owner" | "accountant" | "cashier") =>
      lane.test.clientFor(lane.test.account.keys[role]);
    const read = () => as("owner").reports.overview();
    const figures = async () => {
      const { figures: found } = await read();
      if (found === null) throw new Error("the owner gets no figures");
      return found;
    };
    const months = async () =>
      (await read()).attention.flatMap(({ kind, title }) => (kind === "month" ? [title] : []));
    const cola = (quantity: number) => [{ item_code: "KE2NTXU0000001", quantity, unit_price: 580 }];

    describe("200", () => {
      it("sums up today, the month, its VAT and 14 days as the reports and the return do", async () => {
        await lane.sell({ items: cola(20) });
        await lane.sell({ invoice_no: "BACK-1" });
        await lane.sell({ sale_date: "20260309" });
        await lane.sell({ sale_date: "20260227" });
        await lane.buy();
        await lane.drain();
        await lane.sell({ receipt_type: "R", original_invoice_no: "BACK-1", refund_reason_code: "06" });
        await lane.drain();
        await lane.sell({ items: cola(4) });
        const found = await figures();
        expect(found.today).to.deep.equal({
          documents: 3,
          taxable_amount: 10_000,
          tax_amount: 1_600,
          total_amount: 11_600,
        });
        expect(found.month_so_far).to.deep.equal({
          documents: 4,
          taxable_amount: 11_000,
          tax_amount: 1_760,
          total_amount: 12_760,
        });
        expect(found.vat).to.deep.equal({
          month: "2026-03",
          is_closed: false,
          output_tax: 1_760,
          deductible_tax: 800,
          net: 960,
          payable: 960,
          carried_forward: 0,
          due_date: "2026-04-20",
        });
        expect(found.vat_due).to.deep.equal({
          month: "2026-02",
          is_closed: false,
          output_tax: 160,
          deductible_tax: 0,
          net: 160,
          payable: 160,
          carried_forward: 0,
          due_date: "2026-03-20",
        });
        const sold = new Map([
          ["2026-02-27", 1_160],
          ["2026-03-09", 1_160],
          [today, 11_600],
        ]);
        expect(found.days.map(({ date }) => date)).to.deep.equal(
          Array.from({ length: 14 }, (_, index) =>
            new Date(Date.UTC(2026, 1, 25 + index)).toISOString().slice(0, 10),
          ),
        );
        for (const { date, total_amount, waiting, waiting_amount } of found.days) {
          expect(total_amount, date).to.equal(sold.get(date) ?? 0);
          expect([waiting, waiting_amount], date).to.deep.equal(date === today ? [1, 2_320] : [0, 0]);
        }
        const report = await as("owner").reports.taxReport({ from_date: today, to_date: today });
        expect(report.totals.sales).to.include(
          Object.fromEntries(Object.entries(found.today).filter(([name]) => name !== "documents")),
        );
        const { totals } = await as("owner").periods.vatReturn("2026-03", { itemized: false });
        const { month, due_date, is_closed, ...vat } = found.vat;
        expect(totals).to.include(vat);
      });

      it("counts the amounts that people entered in the return, and carries a negative net forward", async () => {
        await lane.buy();
        await lane.drain();
        await as("owner").periods.updateVatReturn("2026-03", { withheld: 50 });
        const { vat } = await figures();
        expect(vat).to.include({ net: -850, payable: 0, carried_forward: 850 });
      });

      it("has the VAT of the month before until its return is filed and paid", async () => {
        await lane.sell();
        await lane.drain();
        expect((await figures()).vat_due).to.equal(null);
        await lane.sell({ sale_date: "20260131" });
        await lane.sell({ sale_date: "20260227" });
        await lane.drain();
        expect((await figures()).vat_due).to.include({ month: "2026-02", payable: 160 });
        await as("owner").periods.close("2026-02", { reason: "Checked" });
        expect((await figures()).vat_due).to.include({ month: "2026-02", payable: 160 });
        const filing = { acknowledgement_no: "KRA202603001" };
        await as("owner").periods.file("2026-02", filing);
        expect((await figures()).vat_due).to.include({ month: "2026-02", payable: 160 });
        expect(await months()).to.deep.equal(["Close 2026-01"]);
        await as("owner").periods.file("2026-02", { ...filing, payment_no: "PAY-1" });
        expect((await figures()).vat_due).to.equal(null);
      });

      it("has the oldest past month that is not filed, and lists its next step", async () => {
        const past = async () => {
          const { past_month, attention } = await read();
          const steps = attention.filter(({ kind, month }) => kind === "month" && month !== "2026-03");
          return [past_month?.month, past_month?.text, ...steps.map(({ title }) => title)];
        };
        expect(await past()).to.deep.equal([undefined, undefined]);
        await lane.sell({ sale_date: "20260131" });
        await lane.drain();
        await lane.sell({ sale_date: "20260227", remark: "SIM-884" });
        await lane.drain();
        const failed = "2026-02: 1 document is not finished";
        expect(await past()).to.deep.equal(["2026-01", "ready to close", "Close 2026-01", failed]);
        await as("owner").periods.close("2026-01", {});
        const file = "Record the filing of 2026-01";
        expect(await past()).to.deep.equal(["2026-01", "closed, not filed", file, failed]);
        await as("owner").periods.file("2026-01", { acknowledgement_no: "KRA202602001" });
        expect(await past()).to.deep.equal(["2026-02", "1 failed", failed]);
        expect((await as("cashier").reports.overview()).past_month).to.equal(null);
        await as("owner").periods.close("2026-02", { reason: "Corrected in March" });
        await as("owner").periods.file("2026-02", { acknowledgement_no: "KRA202603001" });
        expect(await past()).to.deep.equal(["2026-02", "filed"]);
      });

      it("lists a month that was reopened after its return was filed", async () => {
        await lane.sell({ sale_date: "20260227" });
        await lane.drain();
        await as("owner").periods.close("2026-02", { reason: "Checked" });
        await as("owner").periods.file("2026-02", { acknowledgement_no: "KRA202603001" });
        await as("owner").periods.reopen("2026-02", { reason: "A sale was missing" });
        expect(await months()).to.deep.equal(["2026-02: its return is filed, but it was reopened"]);
        await as("owner").periods.close("2026-02", { reason: "Checked again" });
        expect(await months()).to.deep.equal([]);
      });

      it("has each branch with its sales of today, its state and its last receipt", async () => {
        await openBranch(lane.test, { bhf_id: "01" });
        await lane.sell({ branch_id: "00" });
        await lane.drain();
        await lane.sell({ branch_id: "00" });
        await as("owner").branches.pause("01", { reason: "Stocktaking" });
        const { branches } = await read();
        expect(branches).to.have.length(2);
        expect(branches[0]).to.include({
          bhf_id: "00",
          state: "signing",
          total_amount: 1_160,
          waiting: 1,
          last_receipt_no: "1",
        });
        expect(branches[1]).to.include({ bhf_id: "01", state: "paused", total_amount: 0, waiting: 0 });
        expect(branches[1]).to.include({ last_receipt_no: null, last_receipt_at: null });
      });

      it("lists what needs a person, with what blocks first", async () => {
        await lane.sell({ invoice_no: "BAD-1", remark: "SIM-884x1" });
        await lane.drain();
        await as("owner").branches.pause("00", { reason: "Stocktaking" });
        const { attention } = await read();
        expect(attention[0]).to.include({
          kind: "document",
          level: "blocks",
          invoice_no: "BAD-1",
          bhf_id: "00",
        });
        expect(attention[0]?.title).to.match(/^BAD-1 failed: /);
        expect(attention[0]?.remedy).to.be.a("string");
        expect(attention.find(({ kind }) => kind === "pause")).to.include({ level: "look", bhf_id: "00" });
        expect(attention.find(({ kind }) => kind === "pause")?.title).to.contain("Stocktaking");
        expect(attention.find(({ kind }) => kind === "month")).to.include({
          month: "2026-03",
          level: "look",
          count: 1,
        });
        const levels = attention.map(({ level }) => level);
        expect(levels).to.deep.equal(levels.toSorted());
      });

      it("has no amounts and no warnings for a cashier", async () => {
        await lane.sell();
        await lane.drain();
        await as("owner").branches.pause("00", { reason: "Stocktaking" });
        const { figures: found, branches, attention } = await as("cashier").reports.overview();
        expect(found).to.equal(null);
        expect(branches[0]).to.include({ bhf_id: "00", total_amount: null, last_receipt_no: "1" });
        expect(attention.filter(({ level }) => level === "look")).to.deep.equal([]);
        expect((await as("accountant").reports.overview()).figures?.today.total_amount).to.equal(1_160);
      });

      it("has nothing of another account", async () => {
        await lane.sell();
        await lane.sell({ remark: "SIM-884x1" });
        await lane.drain();
        const stranger = await lane.test.openAccount();
        const {
          figures: found,
          branches,
          attention,
        } = await lane.test.clientFor(stranger.keys.owner).reports.overview();
        expect(found?.today.documents).to.equal(0);
        expect(found?.month_so_far.total_amount).to.equal(0);
        expect(found?.vat.payable).to.equal(0);
        expect(branches).to.deep.equal([]);
        // The clock of the tests stands, so that of the database differs.
        expect(attention.filter(({ kind }) => kind !== "clock")).to.deep.equal([]);
      });
    });

    it("401: rejects what is no key", async () => {
      const error = await failureOf(lane.test.clientFor("no-key").reports.overview());
      expect(error).to.include({ status: 401, code: "key_malformed" });
    });
  });
}
