// One figure: month page, VAT return, workbook, report and lists agree over random months, or the return says why not.
import type { PurchaseInput, SaleInput } from "@taxctl/sdk";
import { workbookOf } from "@taxctl/sdk/books";
import { expect } from "chai";
import fc from "fast-check";
import { returnTables } from "../../../cli/src/reports/vat-return.ts";
import { purchase, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { forSuite } from "../../support/suite.ts";
import { formulasOf, sheetsOf } from "../../support/workbooks.ts";
import { browserOf } from "../console/support.ts";

const month = "2026-02";
const february = { from_date: "2026-02-01", to_date: "2026-02-28" };
const cents = (value: unknown) => Math.round(Number(value) * 100);
/** As pages show it: with a minus sign, not a hyphen. */
const shown = (value: number) =>
  value.toLocaleString("en", { minimumFractionDigits: 2 }).replace("-", "\u2212");

type Bought = Pick<PurchaseInput, "receipt_type" | "claim"> & { non_deductible: boolean };
type Entered = Record<
  "import_general_tax" | "imported_services_tax" | "non_deductible" | "withheld",
  number | null
>;

const line = fc.record({
  item_code: fc.constantFrom("KE2NTXU0000001", "KE2NTXL0000002"),
  quantity: fc.integer({ min: 1, max: 40 }),
  unit_price: fc.integer({ min: 1, max: 999_999 }).map((value) => value / 100),
  tax_type: fc.constantFrom("A", "B", "C", "D", "E"),
}) as fc.Arbitrary<SaleInput["items"][number]>;
const sold = fc.record({ items: fc.array(line, { minLength: 2, maxLength: 4 }), isCredited: fc.boolean() });
const bought = fc.record({
  receipt_type: fc.constantFrom("P", "R"),
  claim: fc.constantFrom("month", "none"),
  non_deductible: fc.boolean(),
}) as fc.Arbitrary<Bought>;
const amount = fc.option(fc.integer({ min: 0, max: 9_999_99 }).map((value) => value / 100));
const entered = fc.record({
  import_general_tax: amount,
  imported_services_tax: amount,
  non_deductible: amount,
  withheld: amount,
});

/** A month with every kind: all tax types, credit notes, purchases with and without a claim, amounts that people entered. */
const everything: [{ items: SaleInput["items"]; isCredited: boolean }[], Bought[], Entered] = [
  [
    {
      items: (["A", "B", "C", "D", "E"] as const).map((tax_type) => ({
        item_code: "KE2NTXU0000001",
        quantity: 3,
        unit_price: 99.9,
        tax_type,
      })),
      isCredited: true,
    },
    {
      items: [{ item_code: "KE2NTXL0000002", quantity: 1, unit_price: 40, tax_type: "D" }],
      isCredited: false,
    },
  ],
  [
    { receipt_type: "P", claim: "month", non_deductible: true },
    { receipt_type: "P", claim: "none", non_deductible: false },
    { receipt_type: "R", claim: "month", non_deductible: false },
  ],
  { import_general_tax: 30.5, imported_services_tax: 7, non_deductible: 2.25, withheld: 11 },
];

for (const family of databaseFamilies()) {
  describe(`the figures of a month on ${family}`, () => {
    const environment = { TAXD_CONSOLE: "on", TAXD_PUBLIC_URL: "http://console.example" };
    const lane = forSuite(() => startLaneTest({ family, environment }));

    it("are the same everywhere, over random months", async () => {
      const months = fc.tuple(
        fc.array(sold, { minLength: 2, maxLength: 4 }),
        fc.array(bought, { minLength: 2, maxLength: 3 }),
        entered,
      );
      await fc.assert(
        fc.asyncProperty(months, async ([sales, purchases, amounts]) => {
          await lane.open();
          const client = lane.test.clientFor(lane.test.account.keys.owner);
          for (const [index, { items, isCredited }] of sales.entries()) {
            const invoice_no = `S-${index}`;
            await lane.sell(sale({ invoice_no, items, sale_date: "20260210" }));
            if (!isCredited) continue;
            await lane.drain();
            const back = { receipt_type: "R" as const, refund_reason_code: "06" };
            const note = { invoice_no: `C-${index}`, original_invoice_no: invoice_no, ...back };
            await lane.sell(sale({ ...note, items: items.slice(0, 1), sale_date: "20260211" }));
          }
          const [given] = purchase().items;
          for (const { non_deductible, claim, receipt_type } of purchases)
            await lane.buy({
              purchase_date: "20260220",
              receipt_type,
              claim,
              items: [{ ...given, non_deductible }],
              ...(claim === "month" && { claim_month: month }),
            });
          await lane.drain();
          await client.periods.updateVatReturn(month, amounts);
          const filled = await client.periods.vatReturn(month, { itemized: true });
          const report = await client.reports.taxReport(february);
          const { totals } = filled;

          // The return and the report.
          expect(cents(report.totals.sales.taxable_amount), "sales").to.equal(cents(totals.sales));
          expect(cents(report.totals.sales.tax_amount), "output tax").to.equal(cents(totals.output_tax));
          const steps = filled.from_report;
          expect(cents(steps.tax_difference)).to.equal(cents(report.totals.tax_difference));
          const { import_tax, imported_services_tax, non_deductible } = steps;
          expect(cents(totals.tax_due), "the return says why it differs").to.equal(
            cents(report.totals.tax_difference) -
              cents(import_tax) -
              cents(imported_services_tax) +
              cents(non_deductible),
          );
          for (const side of ["sales", "purchases"] as const) {
            const { taxable_amount, tax_amount, outside_vat, total_amount } = report.totals[side];
            expect(cents(taxable_amount) + cents(tax_amount) + cents(outside_vat), side).to.equal(
              cents(total_amount),
            );
          }

          // The lists, credit notes by their sign.
          const lists = {
            sales: await client.sales.search({ ...february, per_page: 100 }).toArray(),
            purchases: (await client.purchases.search({ ...february, per_page: 100 }).toArray()).filter(
              ({ claim }) => claim === "month",
            ),
          };
          for (const side of ["sales", "purchases"] as const)
            for (const figure of ["taxable_amount", "tax_amount", "outside_vat", "total_amount"] as const) {
              const sum = lists[side].reduce((all, one) => all + one.sign * cents(one[figure]), 0);
              expect(sum, `${side} ${figure} of the list`).to.equal(cents(report.totals[side][figure]));
            }

          // The workbook, read back.
          const about = { period: month, made_at: "2026-03-10T09:00:00.000Z" };
          const file = await workbookOf(returnTables(filled, { tax: "VAT", tin: "PIN" }), about);
          const [sheet] = await sheetsOf(file);
          const tax = (title: string) => sheet?.data.find((row) => row[1] === title)?.[3];
          expect(cents(tax("Output tax"))).to.equal(cents(totals.output_tax));
          expect(cents(tax("Deductible input tax"))).to.equal(cents(totals.deductible_tax));
          expect(cents(tax("Tax due"))).to.equal(cents(totals.tax_due));
          const formulas = await formulasOf(file);
          expect(formulas).to.have.length.above(5);
          for (const { formula, shown: value, calculated } of formulas)
            expect(calculated, formula).to.equal(value);

          // The headline of the month's page.
          const browser = await browserOf(lane.test, lane.test.account.users.owner);
          const page = await browser.open(`/console/${lane.test.account.id}/sandbox/months/${month}`);
          expect(page.text).to.match(
            new RegExp(`as in the VAT return:? ${shown(totals.tax_due).replaceAll(".", "\\.")}`),
          );
        }),
        { numRuns: 5, endOnFailure: true, examples: [[everything]] },
      );
    });
  });
}
