// getVatReturn: the sections of the VAT return equal the tax report to the cent, and a closed month's return never changes.
import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import fc from "fast-check";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const month = "2026-02";
const february = { from_date: "2026-02-01", to_date: "2026-02-28" };
const cents = (amount: number) => Math.round(amount * 100);
const sides = {
  sales: ["sales", "credit_notes"],
  purchases: ["purchases", "purchase_credit_notes"],
} as const;
/** The Kenyan authority's letter for each of the API's. */
const rates = { A: "general", B: "exempt", C: "zero_rated", D: "outside_vat", E: "other" } as const;
/** E without tax goes to the authority as exempt. */
const rateOf = ({ tax_type, tax_rate }: { tax_type: string; tax_rate: number }) =>
  tax_type === "E" && tax_rate === 0 ? rates.B : Reflect.get(rates, tax_type);
const buyer = { customer_tin: "P051234567Z", customer_name: "Acacia Hotel Ltd" };

const line = fc.record({
  item_code: fc.constantFrom("KE2NTXU0000001", "KE2NTXL0000002"),
  quantity: fc.integer({ min: 1, max: 999 }).map((value) => value / 4),
  unit_price: fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 100),
  tax_type: fc.constantFrom("A", "B", "C", "D", "E"),
}) as fc.Arbitrary<SaleInput["items"][number]>;
const sold = fc.record({
  items: fc.array(line, { minLength: 1, maxLength: 5 }),
  isCredited: fc.boolean(),
  isRegistered: fc.boolean(),
  sale_date: fc.constantFrom("20260201", "20260228", "20260301"),
});

for (const family of databaseFamilies()) {
  describe(`getVatReturn on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => lane.test.simulator.clearFaults());

    const client = () => lane.test.clientFor(lane.test.account.keys.owner);
    const read = (itemized = true) => client().periods.vatReturn(month, { itemized });
    const close = () => client().periods.close(month, { reason: "The return is due" });
    const inFebruary = (overrides = {}) => sale({ sale_date: "20260210", ...overrides });
    const box = ({ boxes }: Awaited<ReturnType<typeof read>>, name: string) => {
      const found = boxes.find((one) => one.box === name);
      if (!found) throw new Error(`no box ${name}`);
      return found;
    };

    async function expectEqualToTheReport() {
      const filled = await read();
      const report = await client().reports.taxReport(february);
      for (const [side, kinds] of Object.entries(sides))
        for (const rate of Object.values(rates)) {
          const rows = report.rows.filter((row) => kinds.some((kind) => kind === row.of));
          const own = rows.filter((row) => rateOf(row) === rate);
          const shown = box(filled, `${side}_${rate}`);
          for (const figure of ["taxable_amount", "tax_amount"] as const) {
            const sum = own.reduce((total, row) => total + cents(row[figure]), 0);
            expect(cents(shown[figure]), `${side} ${rate} ${figure}`).to.equal(sum);
            const lines = filled.lines?.filter((one) => one.box === shown.box) ?? [];
            const itemized = lines.reduce((total, one) => total + cents(one[figure]), 0);
            const others = cents(shown.other_buyers?.[figure] ?? 0);
            expect(itemized + others, `lines of ${side} ${rate}`).to.equal(sum);
            if (shown.registered_buyers) expect(cents(shown.registered_buyers[figure])).to.equal(itemized);
          }
        }
      expect(cents(filled.totals.output_tax)).to.equal(cents(report.totals.sales.tax_amount));
      expect(cents(filled.totals.input_tax)).to.equal(cents(report.totals.purchases.tax_amount));
      expect(cents(filled.totals.net)).to.equal(cents(report.totals.tax_difference));
      expect(filled.documents).to.equal(report.documents);
      return filled;
    }

    describe("200", () => {
      it("is empty if nothing was sold", async () => {
        const { form, status, totals, entered, lines, boxes } = await read();
        expect({ form, status, lines }).to.deep.equal({ form: "VAT 3", status: "open", lines: [] });
        expect(Object.values(totals).every((total) => total === 0)).to.equal(true);
        expect(entered).to.include({ withheld: null, updated_at: null, updated_by: null });
        expect(boxes.map(({ taxable_amount }) => taxable_amount)).to.deep.equal(boxes.map(() => 0));
      });

      it("equals the tax report to the cent, whatever was sold and bought", async () => {
        const given = fc.tuple(fc.array(sold, { maxLength: 7 }), fc.integer({ min: 0, max: 2 }));
        await fc.assert(
          fc.asyncProperty(given, async ([sales, purchases]) => {
            await lane.open();
            for (const [index, { items, isCredited, isRegistered, sale_date }] of sales.entries()) {
              const invoice_no = `S-${index}`;
              const party = isRegistered ? buyer : {};
              await lane.sell({ invoice_no, items, sale_date, ...party });
              if (!isCredited) continue;
              await lane.drain();
              const back = { receipt_type: "R", original_invoice_no: invoice_no, refund_reason_code: "06" };
              await lane.sell({
                invoice_no: `C-${index}`,
                items: items.slice(0, 1),
                sale_date,
                ...back,
                ...party,
              });
            }
            for (const body of [{}, { receipt_type: "R" }].slice(0, purchases))
              await lane.buy({ purchase_date: "20260220", claim_month: month, ...body });
            await lane.drain();
            const open = await expectEqualToTheReport();
            await close();
            const { status, closed_at, ...closed } = await expectEqualToTheReport();
            expect([status, closed_at]).to.not.include(null);
            expect({ ...closed, status: "open", closed_at: null }).to.deep.equal(open);
          }),
          { numRuns: 6, endOnFailure: true },
        );
      });

      it("never mixes the three kinds of 0 %", async () => {
        const item = { item_code: "KE2NTXL0000002", quantity: 1 };
        const items = [
          { ...item, unit_price: 10, tax_type: "B" as const },
          { ...item, unit_price: 20, tax_type: "C" as const },
          { ...item, unit_price: 40, tax_type: "D" as const },
        ];
        await lane.sell(inFebruary({ items }));
        await lane.drain();
        const filled = await read();
        expect(box(filled, "sales_exempt")).to.include({ taxable_amount: 10, on_return: true });
        expect(box(filled, "sales_zero_rated")).to.include({ taxable_amount: 20, on_return: true });
        expect(box(filled, "sales_outside_vat")).to.include({ taxable_amount: 40, on_return: false });
        expect(filled.totals).to.include({ sales: 30, output_tax: 0 });
      });

      it("subtracts input tax that is not deductible, and leaves out purchases without a claim", async () => {
        const buy = (more: object) => lane.buy({ purchase_date: "20260220", claim_month: month, ...more });
        const [line] = purchase().items;
        await buy({ items: [{ ...line, non_deductible: true }] });
        await buy({ claim: "none", claim_month: undefined });
        await buy({});
        await lane.drain();
        await client().periods.updateVatReturn(month, { non_deductible: 100, import_general_tax: 30 });
        const { totals, from_report, left_out } = await read();
        const tax = line?.tax_amount ?? 0;
        expect(totals).to.include({
          input_tax: 2 * tax + 30,
          non_deductible: tax + 100,
          deductible_tax: tax - 70,
          tax_due: 70 - tax,
        });
        expect(from_report).to.deep.equal({
          tax_difference: -tax,
          import_tax: 30,
          imported_services_tax: 0,
          non_deductible: 100,
          tax_due: 70 - tax,
        });
        expect(left_out.purchases).to.include({ not_claimed: 1, not_claimed_tax: tax });
        const { totals: reported } = await client().reports.taxReport(february);
        expect([reported.non_deductible_tax, reported.tax_difference]).to.deep.equal([tax, -tax]);
      });

      it("itemizes sales to buyers with a TIN and purchases, and sums up other sales", async () => {
        await lane.sell(inFebruary({ invoice_no: "WALK-IN" }));
        await lane.sell(inFebruary({ invoice_no: "HOTEL", ...buyer }));
        const supplier_invoice_no = "0040123";
        await lane.buy({
          invoice_no: "BOUGHT",
          supplier_invoice_no,
          purchase_date: "20260220",
          claim_month: month,
        });
        await lane.drain();
        const filled = await read();
        expect(filled.lines?.map((line) => line.supplier_invoice_no)).to.deep.equal([
          null,
          supplier_invoice_no,
        ]);
        expect(box(filled, "sales_general")).to.deep.include({
          taxable_amount: 2000,
          tax_amount: 320,
          registered_buyers: { documents: 1, taxable_amount: 1000, tax_amount: 160 },
          other_buyers: { taxable_amount: 1000, tax_amount: 160 },
        });
        expect(filled.lines?.map(({ invoice_no, tin, box: name }) => [invoice_no, tin, name])).to.deep.equal([
          ["HOTEL", buyer.customer_tin, "sales_general"],
          ["BOUGHT", "P059999999Q", "purchases_general"],
        ]);
        expect((await read(false)).lines).to.equal(null);
      });

      it("covers all branches", async () => {
        await lane.sell(inFebruary());
        await openBranch(lane.test, { bhf_id: "01" });
        await lane.sell(inFebruary({ branch_id: "01" }));
        await lane.drain();
        expect(await read()).to.include({ documents: 2 });
      });

      it("doesn't change once the month is closed, whatever is signed later", async () => {
        await lane.sell(inFebruary(buyer));
        await lane.drain();
        await lane.test.simulator.setFault({ fault: "F1", times: "always" });
        await lane.sell(inFebruary(buyer));
        await lane.drain();
        await close();
        const frozen = await read();
        expect(frozen).to.include({ documents: 1, late_documents: 0 });
        await lane.test.simulator.clearFaults();
        await lane.settle();
        const { late_documents, left_out, ...later } = await read();
        expect(late_documents).to.equal(1);
        expect({ ...later, late_documents: 0, left_out: frozen.left_out }).to.deep.equal(frozen);
        expect(left_out.sales).to.include({ pending: 0 });
      });

      it("lists more documents than are stored in one row, and none after the month was reopened", async () => {
        await lane.sell(inFebruary(buyer));
        await lane.drain();
        await close();
        const { lines } = await read();
        const where = { data_set_id: lane.branch.environmentId, month: "202602" };
        const part = await lane.db.knex("closed_period_documents").where(where).first();
        await lane.db.knex("closed_period_documents").insert({ ...part, part: 1 });
        expect((await read()).lines).to.deep.equal([...(lines ?? []), ...(lines ?? [])]);
        await client().periods.reopen(month, { reason: "An invoice was missing" });
        expect(await lane.db.knex("closed_period_documents").where(where)).to.deep.equal([]);
        expect((await read()).lines).to.deep.equal(lines);
      });

      it("shows nothing of another account", async () => {
        await lane.sell(inFebruary());
        await lane.drain();
        const other = lane.test.clientFor((await lane.test.openAccount()).keys.owner);
        expect(await other.periods.vatReturn(month)).to.include({ documents: 0 });
      });
    });

    it("401 without a key", async () => {
      expect((await lane.test.call("GET", `/periods/${month}/return`, { key: null })).status).to.equal(401);
    });

    it("403 for a cashier", async () => {
      const cashier = lane.test.clientFor(lane.test.account.keys.cashier);
      expect(await failureOf(cashier.periods.vatReturn(month))).to.include({ status: 403 });
    });

    it("404 for an invalid month", async () => {
      expect((await lane.test.call("GET", "/periods/2026-13/return", {})).status).to.equal(404);
    });

    it("422 for a query that is neither true nor false", async () => {
      const path = `/periods/${month}/return?itemized=perhaps`;
      expect((await lane.test.call("GET", path, {})).status).to.equal(422);
    });
  });
}
