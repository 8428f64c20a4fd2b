// getPluReport: how much of each item a branch sold in a period; it adds up to the tax report.
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { readPdfText } from "../support/pdf.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const cola = "KE2NTXU0000001";
const milk = "KE2NTXL0000002";
const march = { from_date: "2026-03-01", to_date: "2026-03-31" };

for (const family of databaseFamilies()) {
  describe(`getPluReport on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    const client = () => lane.test.clientFor(lane.test.account.keys.owner);

    async function sellSome() {
      const items = [
        { item_code: cola, quantity: 2, unit_price: 580 },
        { item_code: milk, quantity: 0.25, unit_price: 50 },
      ];
      await lane.sell({ invoice_no: "P-1", items });
      await lane.sell({ items: [{ item_code: cola, quantity: 1, unit_price: 580, discount_rate: 10 }] });
      await lane.sell({ items: [{ item_code: cola, quantity: 1, unit_price: 464 }] });
      await lane.sell({ items, sale_date: "20260228" });
      await lane.drain();
      const back = { receipt_type: "R", original_invoice_no: "P-1", refund_reason_code: "06" };
      await lane.sell({ items: [{ item_code: cola, quantity: 1, unit_price: 580 }], ...back });
      await lane.drain();
    }

    describe("200", () => {
      it("sums by item, price and tax, less credit notes, and adds up to the tax report", async () => {
        await sellSome();
        await openBranch(lane.test, { bhf_id: "01" });
        await lane.sell({ branch_id: "01" });
        await lane.drain();
        const report = await client().reports.pluReport({ ...march, branch_id: "00" });
        const rows = report.rows.map((row) => [
          ...[row.item_code, row.unit_price, row.authority_tax_type, row.tax_rate, row.quantity],
          ...[row.discount_amount, row.tax_amount, row.total_amount],
        ]);
        expect(rows).to.deep.equal([
          [milk, 50, "A", 0, 0.25, 0, 0, 12.5],
          [cola, 464, "B", 16, 1, 0, 64, 464],
          [cola, 580, "B", 16, 2, 58, 152, 1102],
        ]);
        const tax = await client().reports.taxReport({ ...march, branch_id: "00" });
        expect(report.total_amount).to.equal(tax.totals.sales.total_amount);
        expect(report.tax_amount).to.equal(tax.totals.sales.tax_amount);
        expect(report.documents).to.equal(4);
      });

      it("reads more documents than one slice, and prints", async () => {
        for (let n = 0; n < 60; n++) await lane.sell();
        await lane.drain();
        const report = await client().reports.pluReport(march);
        expect(report.rows.map(({ quantity }) => quantity)).to.deep.equal([120]);
        for (const paper of ["a4", "80mm"] as const) {
          const text = await readPdfText(
            await client().reports.pluReport({ ...march, format: "pdf", paper }),
          );
          expect(text).to.include("PLU REPORT").and.include("Cola 500ml").and.include("580.00 × 120");
        }
      });

      it("has no rows of a period without sales", async () => {
        expect(await client().reports.pluReport(march)).to.deep.include({
          rows: [],
          documents: 0,
          total_amount: 0,
        });
        const text = await readPdfText(await client().reports.pluReport({ ...march, format: "pdf" }));
        expect(text).to.include("PLU REPORT");
      });
    });

    describe("422", () => {
      it("is of 31 days at most, in order", async () => {
        const period = { from_date: "2026-03-01", to_date: "2026-04-01" };
        const long = await failureOf(client().reports.pluReport(period));
        expect(long.errors).to.deep.equal({
          to_date: ["must be at most 31 days from from_date, both included"],
        });
        const turned = { from_date: "2026-03-02", to_date: "2026-03-01" };
        expect((await failureOf(client().reports.pluReport(turned))).errors).to.have.keys("from_date");
      });
    });
  });
}
