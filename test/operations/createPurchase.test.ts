// createPurchase: a supplier's invoice is registered once, by the rules or by the supplier's own figures.

import type { PurchaseInput, SupplierSale } from "@taxctl/sdk";
import { expect } from "chai";
import { closeLanes, openBranch, openLanes, purchase, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { firstOf, monthAt } from "../support/days.ts";
import { confirming, lineOf } from "../support/purchases.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`createPurchase on ${family}`, () => {
    let branch: TestBranch;
    const submit = (body: unknown, query = "") => test.call("POST", `/purchases${query}`, { body });
    const fetchSales = async () => {
      const { body } = await test.call("POST", "/purchases/sales", { body: { branch_id: "00" } });
      return (body?.data ?? []) as SupplierSale[];
    };
    const showPurchase = (id: string) => test.clientFor(test.account.keys.owner).purchases.get(id);
    const registered = () =>
      test.simulator.ledger().filter((entry) => entry.tin === branch.tin && entry.kind === "purchase");

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });

    describe("200 with a month in which the tax is claimed", () => {
      const monthBefore = (months: number) => monthAt(test.service.clock.now(), months);
      const bought = (months: number, more = {}) =>
        purchase({ purchase_date: firstOf(monthBefore(months)), ...more });

      it("claims in this month by default, and in the one that is named", async () => {
        const { body } = await submit(bought(2));
        expect(await showPurchase(Object(body.data).transaction_id)).to.include({
          claim_month: monthBefore(0),
        });
        const named = await submit(bought(2, { claim_month: monthBefore(1) }));
        expect(await showPurchase(Object(named.body.data).transaction_id)).to.include({
          claim_month: monthBefore(1),
        });
      });

      it("registers without a claim beyond the authority's limit only, with a warning", async () => {
        const register = async (months: number, more = {}) => {
          const { body } = await submit(bought(months, more));
          const warnings: string[] = (Object(body.meta).warnings ?? [])
            .filter(({ code }: { code: string }) => code === "input_tax_late")
            .map(({ message, field }: { message: string; field: string }) => `${field}: ${message}`);
          const { claim, claim_month } = await showPurchase(Object(body.data).transaction_id);
          return { warnings, claim, claim_month };
        };
        const [month, thisMonth] = [monthBefore(7), monthBefore(0)];
        const late = (when: string) => ({
          warnings: [
            `claim: A purchase of ${month} is ${when} in ${thisMonth}, more than 6 months later. It is registered without a claim. If the authority extended the time, an owner can claim it with claim_reason.`,
          ],
          claim: "none",
          claim_month: null,
        });
        expect(await register(6)).to.deep.equal({ warnings: [], claim: "month", claim_month: thisMonth });
        expect(await register(7)).to.deep.equal(late("claimed"));
        const own = await register(7, { claim_month: month });
        expect(own, "claimed in its own month").to.deep.equal(late("registered"));
        expect((await register(7, { purchase_status: "04" })).warnings, "rejected").to.deep.equal([]);
      });

      it("claims it for an owner who says why, which the audit keeps, and 403 for others", async () => {
        const claim_reason = "The authority extended the time";
        const body = bought(7, { claim_reason });
        const key = test.account.keys.accountant;
        const rejected = await test.call("POST", "/purchases", { body, key });
        expect([rejected.status, rejected.body.code]).to.deep.equal([403, "role_not_allowed"]);
        const owned = await test.call("POST", "/purchases", { body, key: test.account.keys.owner });
        expect(Object(owned.body.meta).warnings[0].message).to.contain("may reject the deduction");
        const id = Object(owned.body.data).transaction_id;
        const month = monthBefore(0);
        expect(await showPurchase(id)).to.include({ claim: "month", claim_month: month, claim_reason });
        const { data } = await test
          .clientFor(test.account.keys.owner)
          .audit.list({ action: "purchases.claim_late" });
        expect(data.map(({ subject, detail }) => [subject, detail])).to.deep.equal([
          [`purchase ${body.invoice_no}`, { reason: claim_reason, transaction_id: id }],
        ]);
      });

      it("claims nothing with claim none, and no month with it", async () => {
        const { body } = await submit(bought(0, { claim: "none" }));
        expect(await showPurchase(Object(body.data).transaction_id)).to.include({
          claim: "none",
          claim_month: null,
          claim_reason: null,
        });
        const both = await submit(bought(0, { claim: "none", claim_month: monthBefore(0) }));
        expect([both.status, Object.keys(both.body.errors ?? {})]).to.deep.equal([400, ["claim_month"]]);
      });

      it("sums the tax of lines that are not deductible", async () => {
        const body = bought(0);
        const line = lineOf(body);
        const items = [
          { ...line, item_seq: 1, non_deductible: true },
          { ...line, item_seq: 2 },
        ];
        const first = await submit({ ...body, items });
        const shown = await showPurchase(Object(first.body.data).transaction_id);
        expect(shown.non_deductible_tax).to.equal(line.tax_amount);
        expect(shown.items.map(({ non_deductible }) => non_deductible)).to.deep.equal([true, false]);
        const other = await submit({
          ...body,
          items: items.toReversed().map((one, at) => ({ ...one, item_seq: at + 1 })),
        });
        expect(other.body.code, "the mark is part of the content").to.equal("invoice_conflict");
      });

      it("400 before the purchase, and after this month", async () => {
        for (const claim_month of [monthBefore(3), monthBefore(-1)]) {
          const { status, body } = await submit(bought(2, { claim_month }));
          expect(status).to.equal(400);
          expect(body.errors).to.have.keys("claim_month");
        }
      });
    });

    describe("200", () => {
      it("registers an invoice, fills the receipt from our own number, and brings the items in", async () => {
        const { status, body } = await submit(purchase({ invoice_no: "PUR-A" }));
        expect(status).to.equal(200);
        expect(body?.data).to.include({
          invoice_no: "PUR-A",
          receipt_no: "1",
          total_amount: 5800,
          tax_amount: 800,
        });
        expect(registered()).to.have.lengthOf(1);
        const stock = await test.service.db
          .knex("stock")
          .where({ branch_id: branch.branchId, item_code: "KE2NTXU0000001" })
          .first("qty");
        expect(stock.qty).to.equal(100_000);
      });

      it("accepts the other spellings of sequence and quantity", async () => {
        const body = purchase();
        const { item_seq, qty, ...line } = lineOf(body);
        const { status } = await submit({
          ...body,
          items: [{ ...line, item_sequence: item_seq, quantity: qty }],
        });
        expect(status).to.equal(200);
      });

      it("numbers the lines by their position if none has a number", async () => {
        const body = purchase();
        const { item_seq: _, ...line } = lineOf(body);
        const { status, body: response } = await submit({ ...body, items: [line, line] });
        expect(status, JSON.stringify(response)).to.equal(200);
        const { items } = await showPurchase(Object(response.data).transaction_id);
        expect(items.map(({ item_seq }) => item_seq)).to.deep.equal([1, 2]);
      });

      it("confirms a supplier's sale by the position of its lines", async () => {
        const [sale] = await fetchSales();
        if (!sale) throw new Error("the simulator has no supplier sales");
        const body = confirming(sale);
        const items = body.items.map(({ item_seq: _, ...line }) => line);
        const { status, body: response } = await submit({ ...body, items });
        expect(status, JSON.stringify(response)).to.equal(200);
      });

      it("registers a supplier's sale with its own figures and takes it off the list", async () => {
        const before = await fetchSales();
        const [sale] = before;
        if (!sale) throw new Error("the simulator has no supplier sales");
        const { status, body } = await submit(confirming(sale));
        expect(status, JSON.stringify(body)).to.equal(200);
        expect(body?.data).to.include({ total_amount: sale.totAmt, tax_amount: sale.totTaxAmt });
        const left = await fetchSales();
        expect(left).to.have.lengthOf(before.length - 1);
        expect(test.simulator.violations).to.deep.equal([]);
      });

      it("shows each line's own class if the item's or the supplier's differs", async () => {
        const shown = async (body: PurchaseInput) => {
          const response = await submit(body);
          expect(response.status, response.text).to.equal(200);
          return showPurchase(Object(response.body.data).transaction_id);
        };
        const [first, second] = await fetchSales();
        if (!first || !second) throw new Error("the simulator has no supplier sales");
        const withClass = (sale: SupplierSale, more: Partial<PurchaseInput> = {}) => {
          const body = confirming(sale, more);
          for (const line of body.items) line.item_class_code = "5022110801";
          return body;
        };
        const classes = ({ items }: { items: { item_class_code: string }[] }) => [
          ...new Set(items.map((line) => line.item_class_code)),
        ];
        expect(classes(await shown(withClass(first)))).to.deep.equal(["5022110801"]);
        const rejection = withClass(second, { purchase_status: "04" });
        for (const line of rejection.items) line.item_code = "KE2NTXU0009999";
        expect(classes(await shown(rejection))).to.deep.equal(["5022110801"]);
      });

      it("returns the first registration to a repeated submission", async () => {
        const body = purchase();
        const first = await submit(body);
        const again = await submit(body);
        expect(again.body?.data).to.deep.equal(first.body?.data);
        const duplicates = [first, again].map(({ body }) => Object(body.meta).duplicate);
        expect(duplicates).to.deep.equal([undefined, true]);
        expect(registered()).to.have.lengthOf(1);
      });
    });

    describe("202", () => {
      it("stores an asynchronous purchase and registers it afterwards", async () => {
        const { status } = await submit(purchase(), "?async=true");
        expect(status).to.equal(202);
        await test.service.lanes.drain();
        expect(registered()).to.have.lengthOf(1);
      });
    });

    it("202 takes a supplier's sale off the list before the unit has the purchase", async () => {
      const [sale, ...others] = await fetchSales();
      if (!sale) throw new Error("the simulator has no supplier sales");
      await closeLanes(test);
      expect((await submit(confirming(sale), "?async=true")).status).to.equal(202);
      const left = await test.clientFor(test.account.keys.owner).purchases.supplierSales({ per_page: 100 });
      expect(left.data.map(({ spplrInvcNo }) => spplrInvcNo)).to.have.members(
        others.map(({ spplrInvcNo }) => spplrInvcNo),
      );
      expect(registered()).to.deep.equal([]);
      await openLanes(test);
      expect(registered()).to.have.lengthOf(1);
    });

    describe("400", () => {
      it("rejects a purchase of a day to come, and of a day that there is not", async () => {
        for (const [purchase_date, message] of [
          ["29990101", "must not be in the future"],
          ["20260231", "must be a day of the calendar"],
        ]) {
          const { status, body } = await submit(purchase({ purchase_date }));
          expect([status, body?.code]).to.deep.equal([400, "validation_failed"]);
          expect(Object(body?.errors).purchase_date?.join()).to.contain(message);
        }
      });

      it("shows the expected and found value of each wrong figure, in error as well", async () => {
        const body = purchase();
        const line = lineOf(body);
        const { status, body: response } = await submit({ ...body, items: [{ ...line, tax_amount: 700 }] });
        expect(status).to.equal(400);
        expect(Object(response?.errors)["items[0].tax_amount"][0]).to.match(/800\.00.*700\.00/);
        expect(response?.error).to.be.a("string");
      });

      it("rejects totals that are not the sum of the lines, and an invalid payment type", async () => {
        const body = purchase();
        const response = await submit({ ...body, total_amount: 5801, payment_type: "99" });
        expect(response.status).to.equal(400);
        const { total_amount, payment_type } = Object(response.body.errors);
        expect(total_amount[0]).to.match(/5,?800\.00.*5,?801\.00/);
        expect(payment_type[0]).to.match(/^99 is not a payment type: send 01 CASH, 02 /i);
      });

      it("rejects numbers on some lines only", async () => {
        const body = purchase();
        const { item_seq: _, ...line } = lineOf(body);
        const { status, body: response } = await submit({ ...body, items: [lineOf(body), line] });
        expect(status).to.equal(400);
        expect(Object(response.errors)).to.have.property("items");
      });

      it("rejects units of packaging and quantity that the authority doesn't list", async () => {
        await test.call("POST", "/codes/sync", { body: {} });
        const body = purchase();
        const line = { ...lineOf(body), pkg_unit_code: "ZZ", qty_unit_code: "YY" };
        const { status, body: response } = await submit({ ...body, items: [line] });
        expect(status).to.equal(400);
        expect(response.errors).to.have.keys("items[0].pkg_unit_code", "items[0].qty_unit_code");
        expect(registered()).to.deep.equal([]);
      });

      it("rejects figures that are not the supplier's", async () => {
        const [sale] = await fetchSales();
        if (!sale) throw new Error("the simulator has no supplier sales");
        const body = confirming(sale);
        const [, ...rest] = body.items;
        const line = lineOf(body);
        const changed = { ...line, total_amount: line.total_amount + 1 };
        const { status, body: response } = await submit({ ...body, items: [changed, ...rest] });
        expect(status).to.equal(400);
        expect(Object(response?.errors)["items[0].total_amount"][0]).to.match(/supplier's/);
        expect(await fetchSales()).to.have.lengthOf(12);
      });
    });

    describe("409", () => {
      it("registers a supplier's invoice once, whatever number it is given", async () => {
        const first = await submit(purchase({ supplier_invoice_no: "77" }));
        const { status, body } = await submit(purchase({ supplier_invoice_no: "77" }));
        expect(status).to.equal(409);
        expect(body).to.include({
          code: "supplier_invoice_registered",
          transaction_id: Object(first.body?.data).transaction_id,
        });
        expect(registered()).to.have.lengthOf(1);
      });

      it("treats an invoice without receipt_type as a purchase, and a credit note with that number as another document", async () => {
        const supplier = { supplier_invoice_no: "78" };
        const first = await submit(purchase(supplier));
        const again = await submit(purchase({ ...supplier, receipt_type: "P" }));
        expect([again.status, again.body.code]).to.deep.equal([409, "supplier_invoice_registered"]);
        const note = await submit(purchase({ ...supplier, receipt_type: "R" }));
        expect(note.status, note.text).to.equal(200);
        const typeOf = async ({ body }: typeof note) =>
          (await showPurchase(Object(body.data).transaction_id)).receipt_type;
        expect([await typeOf(first), await typeOf(note)]).to.deep.equal(["P", "R"]);
      });

      it("rejects other content under a used number", async () => {
        const body = purchase();
        await submit(body);
        const { status, body: response } = await submit({ ...body, supplier_name: "Somebody Else" });
        expect(status).to.equal(409);
        expect(Object(response?.errors)).to.have.keys("supplier_name");
        expect(response?.message).to.include("with the supplier's credit note");
      });
    });

    describe("422", () => {
      it("puts a supplier's sale back on the list when its purchase is rejected, until a retry succeeds", async () => {
        const [sale] = await fetchSales();
        if (!sale) throw new Error("the simulator has no supplier sales");
        const { status, body } = await submit(confirming(sale, { remark: "SIM-913x1" }));
        expect(status, JSON.stringify(body)).to.equal(422);
        expect(body).to.include({ code: "unit_913" });
        expect(await fetchSales()).to.have.lengthOf(12);
        const retry = await test.call("POST", `/transactions/${body?.transaction_id}/retry`, { body: {} });
        expect(retry.status).to.equal(200);
        expect(await fetchSales()).to.have.lengthOf(11);
      });
    });
  });
}
