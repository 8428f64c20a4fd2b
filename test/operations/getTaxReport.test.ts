// getTaxReport: the figures of a period equal the sum of the listed documents and what the control unit signed, to the cent.
import type { PurchaseSummary, SaleInput, SaleSummary } from "@taxctl/sdk";
import { expect } from "chai";
import fc from "fast-check";
import { openBranch, purchase } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { callsOf, customsRow, mapImport } from "../support/imports.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const march = { from_date: "2026-03-01", to_date: "2026-03-31" };
const cents = (amount: number) => Math.round(amount * 100);
const figures = ["taxable_amount", "tax_amount", "total_amount"] as const;

const line = fc.record({
  item_code: fc.constantFrom("KE2NTXU0000001", "KE2NTXL0000002"),
  quantity: fc.integer({ min: 1, max: 999 }).map((value) => value / 4),
  unit_price: fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 100),
  tax_type: fc.constantFrom("A", "B", "C", "D", "E"),
}) as fc.Arbitrary<SaleInput["items"][number]>;
const sold = fc.record({
  items: fc.array(line, { minLength: 1, maxLength: 4 }),
  isCredited: fc.boolean(),
  sale_date: fc.constantFrom("20260228", "20260301", "20260310"),
});
const february = { from_date: "2026-02-01", to_date: "2026-02-28" };
const month = fc.record({
  sales: fc.array(
    fc.record({
      items: fc.array(
        fc
          .tuple(line, fc.constantFrom({}, {}, { discount_rate: 7.5 }, { discount_rate: 33.33 }))
          .map(([one, discount]) => ({ ...one, ...discount })),
        { minLength: 1, maxLength: 4 },
      ),
      isCredited: fc.boolean(),
      sale_date: fc.constantFrom("20260201", "20260228", "20260301"),
      branch_id: fc.constantFrom("00", "01"),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  purchases: fc.array(
    fc.record({
      branch_id: fc.constantFrom("00", "01"),
      claim_month: fc.constantFrom("2026-02", "2026-03"),
      receipt_type: fc.constantFrom("P" as const, "R" as const),
    }),
    { maxLength: 4 },
  ),
  imports: fc.boolean(),
});
/** Approved, rejected, and a supplier's credit note. */
const bought = [{ purchase_status: "02" }, { purchase_status: "04" }, { receipt_type: "R" }];

for (const family of databaseFamilies()) {
  describe(`getTaxReport on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => lane.test.simulator.clearFaults());

    const client = () => lane.test.clientFor(lane.test.account.keys.owner);
    const report = (query = {}) => client().reports.taxReport({ ...march, ...query });
    const back = (original_invoice_no: string) => ({
      receipt_type: "R",
      original_invoice_no,
      refund_reason_code: "06",
    });

    /** Adds a document to the cents by kind, letter, rate and figure. */
    function addTo(
      sums: Map<string, number>,
      kind: "sale" | "purchase",
      { sign, taxes }: SaleSummary | PurchaseSummary,
    ) {
      const credits = kind === "sale" ? "credit_notes" : "purchase_credit_notes";
      for (const { tax_type, tax_rate, ...amounts } of taxes)
        for (const figure of figures) {
          const key = `${sign === 1 ? `${kind}s` : credits} ${tax_type} ${tax_rate} ${figure}`;
          sums.set(key, (sums.get(key) ?? 0) + sign * cents(amounts[figure]));
        }
    }

    /** Cents of the documents that the searches list, and their number. */
    async function listed() {
      const sums = new Map<string, number>();
      let documents = 0;
      const add = (kind: "sale" | "purchase", row: SaleSummary | PurchaseSummary) => {
        documents += 1;
        addTo(sums, kind, row);
      };
      const query = { ...march, status: "success" as const, per_page: 100 };
      for await (const row of client().sales.search(query)) add("sale", row);
      for await (const row of client().purchases.search(query))
        if (["02", "05"].includes(row.purchase_status)) add("purchase", row);
      return { sums, documents };
    }

    function sumsOf(rows: Awaited<ReturnType<typeof report>>["rows"]): Record<string, number> {
      const sums: Record<string, number> = {};
      for (const row of rows)
        for (const figure of figures) {
          const key = `${row.of} ${row.tax_type} ${row.tax_rate} ${figure}`;
          sums[key] = (sums[key] ?? 0) + cents(row[figure]);
        }
      return sums;
    }

    /** A customs record of March is put on an item: the figures of February don't have it. */
    async function importOnce(tin: string) {
      await lane.test.simulator.addImports(tin, "00", [customsRow()]);
      const send = (path: string, body: object) =>
        lane.test.call("POST", path, { headers: { "X-Branch-ID": "00" }, body });
      await send("/imports/select-items", { last_request_date: "20180101000000" });
      const mapped = await send("/imports/process?async=true", mapImport());
      expect(mapped.status, mapped.text).to.equal(202);
    }

    /** What the unit signed: credit notes subtracted. */
    function atUnit(tin: string, inMarch: ReadonlyMap<string, 1 | -1>) {
      const sales = lane.test.simulator.ledger().filter((one) => one.tin === tin && one.kind === "sale");
      return sales.reduce(
        (sum, { trdInvcNo, totAmt }) => sum + (inMarch.get(trdInvcNo ?? "") ?? 0) * cents(totAmt),
        0,
      );
    }

    describe("200", () => {
      it("has no rows if nothing was sold", async () => {
        const { rows, totals, documents } = await report();
        expect([rows, documents, totals.tax_difference]).to.deep.equal([[], 0, 0]);
      });

      it("equals the sum of the documents and the unit's ledger, whatever was sold and bought", async () => {
        const given = fc.tuple(fc.array(sold, { maxLength: 8 }), fc.integer({ min: 0, max: 3 }));
        await fc.assert(
          fc.asyncProperty(given, async ([sales, purchases]) => {
            const { tin } = await lane.open();
            const inMarch = new Map<string, 1 | -1>();
            for (const [index, { items, isCredited, sale_date }] of sales.entries()) {
              const invoice_no = `S-${index}`;
              await lane.sell({ invoice_no, items, sale_date });
              if (sale_date > "20260300") inMarch.set(invoice_no, 1);
              if (!isCredited) continue;
              await lane.drain();
              await lane.sell({ invoice_no: `C-${index}`, items: items.slice(0, 1), ...back(invoice_no) });
              inMarch.set(`C-${index}`, -1);
            }
            for (const body of bought.slice(0, purchases)) await lane.buy(body);
            await lane.drain();
            const { rows, totals, documents, left_out } = await report();
            const expected = await listed();
            expect(sumsOf(rows)).to.deep.equal(Object.fromEntries(expected.sums));
            expect(documents).to.equal(expected.documents);
            expect(left_out.purchases.not_approved).to.equal(purchases > 1 ? 1 : 0);
            expect(cents(totals.sales.total_amount)).to.equal(atUnit(tin, inMarch));
            expect(cents(totals.tax_difference)).to.equal(
              cents(totals.sales.tax_amount) - cents(totals.purchases.tax_amount),
            );
          }),
          { numRuns: 6, endOnFailure: true },
        );
      });

      it("equals the ledgers of all branches by sale date and claim month, and never changes once the month is closed", async () => {
        await fc.assert(
          fc.asyncProperty(month, async ({ sales, purchases, imports }) => {
            const { tin } = await lane.open();
            await openBranch(lane.test, { bhf_id: "01", tin });
            for (const [index, { items, isCredited, ...rest }] of sales.entries()) {
              const invoice_no = `S-${index}`;
              await lane.sell({ invoice_no, items, ...rest });
              if (!isCredited) continue;
              await lane.drain();
              const note = { ...back(invoice_no), ...rest, items: items.slice(0, 1) };
              await lane.sell({ invoice_no: `C-${index}`, ...note });
            }
            for (const body of purchases) await lane.buy({ purchase_date: "20260220", ...body });
            if (imports) await importOnce(tin);
            await lane.drain();
            const [whole, ...branches] = await Promise.all(
              [{}, { branch_id: "00" }, { branch_id: "01" }].map((query) =>
                report({ ...february, ...query }),
              ),
            );
            const salesOf = new Map<string, 1 | -1>();
            const bought = new Map<string, 1 | -1>();
            const sums = new Map<string, number>();
            const accepted = { status: "success" as const, per_page: 100 };
            for await (const row of client().sales.search(accepted)) {
              if (!row.sale_date.startsWith("202602")) continue;
              salesOf.set(row.invoice_no, row.sign);
              addTo(sums, "sale", row);
            }
            for await (const row of client().purchases.search(accepted)) {
              if (row.claim_month !== "2026-02") continue;
              bought.set(row.invoice_no, row.sign);
              addTo(sums, "purchase", row);
            }
            expect(sumsOf(whole?.rows ?? [])).to.deep.equal(Object.fromEntries(sums));
            expect(whole?.documents).to.equal(salesOf.size + bought.size);
            const parts = branches.flatMap(({ rows }) => rows);
            expect(sumsOf(parts)).to.deep.equal(sumsOf(whole?.rows ?? []));
            expect(cents(whole?.totals.sales.total_amount ?? 0)).to.equal(atUnit(tin, salesOf));
            // The ledger has no signs and numbers of purchases: both months together are what the unit was sent.
            const both = await report({ ...february, to_date: "2026-03-31" });
            const sent = callsOf(lane.test, { tin }, "savePurchases").reduce(
              (sum, { rcptTyCd, totAmt }) => sum + (rcptTyCd === "R" ? -1 : 1) * cents(Number(totAmt)),
              0,
            );
            expect(cents(both.totals.purchases.total_amount)).to.equal(sent);
            // Accepted before the close and signed after it.
            await lane.sell({ sale_date: "20260228", invoice_no: "LATE", branch_id: "00" });
            const { closed_at } = await client().periods.close("2026-02", { reason: "The return is due" });
            const closed = await report(february);
            expect({ ...closed, left_out: null }).to.deep.equal({ ...whole, closed_at, left_out: null });
            await lane.drain();
            await lane.buy({ purchase_date: "20260220", branch_id: "00" });
            await lane.drain();
            const later = { ...closed, left_out: whole?.left_out, late_documents: 1 };
            expect(await report(february)).to.deep.equal(later);
          }),
          { numRuns: 5, endOnFailure: true },
        );
      });

      it("sums up more documents than are read at once", async () => {
        const item = { item_code: "KE2NTXU0000001", quantity: 1, unit_price: 0.35 };
        const sell = () => lane.sell({ items: [item] });
        for (let part = 0; part < 6; part++) await Promise.all(Array.from({ length: 90 }, sell));
        await lane.drain();
        const { rows, documents } = await report();
        expect(documents).to.equal(540);
        expect(rows).to.deep.equal([
          {
            of: "sales",
            tax_type: "A",
            tax_rate: 16,
            documents: 540,
            taxable_amount: 162,
            tax_amount: 27,
            total_amount: 189,
          },
        ]);
      });

      it("counts processed imports by value, and omitted documents", async () => {
        await importOnce(lane.branch.tin);
        await lane.sell({ remark: "SIM-884" });
        await lane.drain();
        await lane.test.simulator.setFault({ fault: "F1", times: "always" });
        await lane.sell();
        await lane.drain();
        const { imports, left_out, documents } = await report();
        expect(imports).to.deep.equal({ documents: 1, total_amount: 64_750 });
        expect(documents).to.equal(0);
        expect(left_out.sales).to.deep.equal({ pending: 1, processing: 0, failed: 1 });
      });

      it("covers all branches, or the one that is named", async () => {
        await lane.sell();
        await openBranch(lane.test, { bhf_id: "01" });
        await lane.sell({ branch_id: "01" });
        await lane.sell({ branch_id: "01" });
        await lane.drain();
        expect(await report()).to.deep.include({ branch_id: null, documents: 3 });
        expect(await report({ branch_id: "01" })).to.deep.include({ branch_id: "01", documents: 2 });
      });

      it("takes the days of the period only", async () => {
        await lane.sell({ sale_date: "20260301" });
        const old = await lane.sell({ sale_date: "20260302" });
        await lane.buy({ ...purchase(), purchase_date: "20260302", branch_id: "00" });
        await lane.drain();
        const { rows } = await report({ from_date: "2026-03-02", to_date: "2026-03-02" });
        expect(rows.map(({ of, total_amount }) => [of, total_amount])).to.deep.equal([
          ["sales", 1160],
          ["purchases", 5800],
        ]);
        expect((await lane.row(old)).status).to.equal("success");
      });
    });

    it("401 without a key", async () => {
      const path = "/reports/tax?from_date=2026-03-01&to_date=2026-03-31";
      expect((await lane.test.call("GET", path, { key: null })).status).to.equal(401);
    });

    it("403 for a cashier", async () => {
      const cashier = lane.test.clientFor(lane.test.account.keys.cashier);
      expect(await failureOf(cashier.reports.taxReport(march))).to.include({ status: 403 });
    });

    it("422 without a period, and when the days are in the wrong order", async () => {
      expect((await lane.test.call("GET", "/reports/tax", {})).status).to.equal(422);
      const backwards = report({ from_date: "2026-03-10", to_date: "2026-03-09" });
      expect(await failureOf(backwards)).to.include({ status: 422 });
    });
  });
}
