// A purchase that confirms a supplier's sale: which figures must be the supplier's, and what each side gives.
import type { PurchaseInput } from "@taxctl/sdk";
import { expect } from "chai";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { openBranch, purchase, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { failureOf } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const tin = "P058888888Q";
const figures = { splyAmt: 5000, taxblAmt: 5000, taxAmt: 800, totAmt: 5800 };
const supplierLine = {
  itemSeq: 1,
  itemCd: "SUP-1",
  itemClsCd: "5020230602",
  itemNm: "Soda",
  bcd: "6161100000001",

  pkgUnitCd: "BX",
  pkg: 2,
  qtyUnitCd: "KG",
  qty: 10,
  prc: 580,
  dcRt: 0,
  dcAmt: 0,
  taxTyCd: "B",
  ...figures,
};
/** The sale as the supplier's unit reported it; `B` is the authority's letter for our `A`. */
const supplierSale = {
  spplrTin: tin,
  spplrNm: "Wholesale Ltd",
  spplrBhfId: "00",
  rcptTyCd: "S",
  pmtTyCd: "01",
  salesDt: "20260309",
  totItemCnt: 1,
  totTaxblAmt: 5000,
  totTaxAmt: 800,
  totAmt: 5800,
  remark: null,
  taxblAmtB: 5000,
  taxRtB: 16,
  taxAmtB: 800,
  itemList: [supplierLine],
};

describeEachFamily("a purchase of a supplier's reported sale", (family) => {
  let branch: TestBranch;
  let invoices = 20_000;
  const test = forSuite(() => startTestService({ family, simulator: { supplierSales: 0 } }));
  before(async () => {
    branch = await openBranch(test);
  });

  /** Reports the sale to the branch, and returns the purchase that confirms it. */
  const report = async (sale: object = {}, line: object = {}): Promise<PurchaseInput> => {
    invoices += 1;
    const row = { ...supplierSale, ...sale, spplrInvcNo: invoices, itemList: [{ ...supplierLine, ...line }] };
    await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, [row]);
    await test.client.purchases.fetchSupplierSales({});
    return purchase({ supplier_tin: tin, supplier_bhf_id: "00", supplier_invoice_no: String(invoices) });
  };
  const withLine = (body: PurchaseInput, line: object): PurchaseInput => ({
    ...body,
    items: body.items.map((one) => ({ ...one, ...line })),
  });
  const errorsOf = async (body: PurchaseInput) =>
    (await failureOf(test.client.purchases.create(body))).errors;
  const register = async (body: PurchaseInput) => {
    const { transaction_id } = await test.client.purchases.create(body);
    return test.client.purchases.get(transaction_id);
  };
  const sent = () => test.simulator.requests.findLast((one) => one.function === "savePurchases")?.body;
  const waiting = async () =>
    (await test.client.purchases.fetchSupplierSales({})).map(({ spplrInvcNo }) => spplrInvcNo);

  /** Long ago: an owner says why. */
  const inFebruary = {
    claim: "month",
    claim_month: "2026-02",
    claim_reason: "Extended by the authority",
  } as const;

  describe("that the supplier's unit confirmed in a later month", () => {
    it("is claimed in the month of the sale, but not before it", async () => {
      const confirmed = { ...(await report({ salesDt: "20260228" })), purchase_date: "20260302" };
      expect(await errorsOf({ ...confirmed, claim_month: "2026-01" })).to.deep.equal({
        claim_month: ["must not be before 2026-02, the month of the purchase"],
      });
      const february = { from_date: "2026-02-01", to_date: "2026-02-28" };
      const claimed = async () =>
        (await test.client.reports.taxReport(february)).rows
          .filter(({ of }) => of === "purchases")
          .reduce((sum, { tax_amount }) => sum + tax_amount, 0);
      const before = await claimed();
      const stored = await register({ ...confirmed, ...inFebruary });
      expect(stored).to.include({ purchase_date: "20260302", claim_month: "2026-02", status: "success" });
      expect((await claimed()) - before).to.equal(800);
    });
  });

  it("is claimed in the month of its registration's date if the supplier's sale is later", async () => {
    const body = { ...(await report()), purchase_date: "20260228", ...inFebruary };
    expect(await register(body)).to.include({ purchase_date: "20260228", claim_month: "2026-02" });
  });

  describe("that repeats another figure", () => {
    for (const [field, value, theirs] of [
      ["tax_type", "B", "A"],
      ["qty", 9, "10"],
      ["unit_price", 579, "580"],
      ["supply_amount", 4999, "5000"],
      ["tax_amount", 799, "800"],
      ["total_amount", 5799, "5800"],
    ] as const) {
      it(`is rejected with the ${field} of the supplier's line`, async () => {
        const body = withLine(await report(), { [field]: value });
        expect(await errorsOf(body)).to.deep.equal({
          [`items[0].${field}`]: [`must be the supplier's ${theirs}, found ${value}`],
        });
      });
    }

    for (const [field, theirs] of [
      ["total_amount", 5800],
      ["tax_amount", 800],
      ["taxable_amount", 5000],
    ] as const) {
      it(`is rejected with the supplier's ${field}, and registered with it`, async () => {
        const body = await report();
        expect(await errorsOf({ ...body, [field]: theirs + 1 })).to.deep.equal({
          [field]: [`must be the supplier's ${theirs}, found ${theirs + 1}`],
        });
        expect((await register({ ...body, [field]: theirs })).status).to.equal("success");
      });
    }

    it("is rejected with a line that the supplier's sale lacks, and with too few lines", async () => {
      const body = await report();
      expect(await errorsOf(withLine(body, { item_seq: 2 }))).to.deep.equal({
        "items[0].item_seq": ["the supplier's sale has no line 2"],
      });
      const [line] = body.items;
      if (!line) throw new Error("a purchase has a line");
      const more = await errorsOf({ ...body, items: [line, { ...line, item_seq: 2 }] });
      expect(more).to.have.property("items").that.deep.equals(["must be the supplier's 1 lines, found 2"]);
    });
  });

  describe("that is registered", () => {
    it("keeps the caller's words for a line, and is marked as confirmed", async () => {
      const words = { item_name: "Our cola", bcd: "5901234123457", pkg_unit_code: "CT", qty_unit_code: "L" };
      const shown = await register(withLine(await report(), words));
      expect(shown.items[0]).to.include({ ...words, pkg: 2, qty: 10, discount_rate: 0, discount_amount: 0 });
      expect(sent()).to.include({ regTyCd: "A", spplrInvcNo: invoices, rcptTyCd: "P", pchsTyCd: "N" });
    });

    it("is marked as entered by hand if no supplier reported it", async () => {
      const shown = await register(purchase({ purchase_type: "I" }));
      expect([shown.purchase_type, sent()?.regTyCd]).to.deep.equal(["I", "M"]);
    });

    it("rounds a quantity with more decimals to the two that the unit takes", async () => {
      const booked = async (qty: number, pkg: number) =>
        (await register(withLine(await report({}, { qty, pkg }), { qty }))).items[0];
      expect(await booked(2.345, 1.006)).to.include({ qty: 2.35, pkg: 1.01 });
      expect(await booked(0.001, 1)).to.include({ qty: 0.01, pkg: 1 });
    });

    it("rounds a quantity to the four decimals of a unit that takes four", async () => {
      const { knex } = test.service.db;
      const useProfile = async (profile: string) => {
        await knex("devices").where({ branch_id: branch.branchId }).update({ profile });
        noteChange(knex, "devices");
      };
      await useProfile("plain");
      try {
        const theirs = { qty: 2.34567, pkg: 1.00006, taxTyCd: "A" };
        const body = withLine(await report({}, theirs), { qty: 2.34567 });
        const accepted = await test.client.purchases.create(body, { async: true });
        const shown = await test.client.purchases.get(Object(accepted).transaction_id);
        expect(shown.items[0]).to.include({ qty: 2.3457, pkg: 1.0001 });
      } finally {
        await useProfile("ke");
      }
    });

    it("confirms the supplier's credit note, not the sale of that number", async () => {
      const body = await report({ rcptTyCd: "R" });
      const number = body.supplier_invoice_no;
      await register({ ...body, receipt_type: "P", invoice_no: `${body.invoice_no}-P` });
      expect(await waiting()).to.include(number);
      await register({ ...body, receipt_type: "R" });
      expect(await waiting()).not.to.include(number);
      const { data } = await test.client.purchases.search({ invoice_no: body.invoice_no });
      expect(data.map(({ receipt_type, sign }) => [receipt_type, sign])).to.deep.include(["R", -1]);
    });
  });

  it("names a unit that the authority's tables don't have, before anything is sent", async () => {
    const { knex } = test.service.db;
    const unit = { data_set_id: branch.environmentId, code_class: "10", code: "U" };
    await knex("codes").insert({
      ...unit,
      unit_code: "U",
      class_name: "Quantity Unit",
      name: "Pieces",
      name_folded: "pieces",
      sort_order: 1,
      is_active: 1,
      synced_at: 0,
    });
    noteChange(knex, "codes");
    try {
      const body = withLine(await report(), { qty_unit_code: "ZZ" });
      for (const purchase_status of ["02", "04"]) {
        const errors = await errorsOf({ ...body, purchase_status });
        expect(errors?.["items[0].qty_unit_code"]?.[0]).to.contain("GET /codes?code_class=10");
      }
    } finally {
      await knex("codes").where(unit).delete();
      noteChange(knex, "codes");
    }
  });

  describe("that rejects it", () => {
    it("has the barcode of the line, else the supplier's, else none for an unregistered item", async () => {
      const unknown = { item_code: "KE2NTXU0009999" };
      const barcode = async (line: object, theirs: object = {}) => {
        const body = withLine(await report({}, theirs), { ...unknown, ...line });
        const errors = await errorsOf(body);
        expect(errors).to.have.all.keys("items[0].item_code");
        expect(errors?.["items[0].item_code"]?.[0]).to.contain("KE2NTXU0009999 is not a registered item");
        return (await register({ ...body, purchase_status: "04" })).items[0]?.bcd;
      };
      expect(await barcode({ bcd: "5901234123457" })).to.equal("5901234123457");
      expect(await barcode({})).to.equal("6161100000001");
      expect(await barcode({}, { bcd: null })).to.equal(null);
    });

    it("says so, for the first time and again", async () => {
      const body = { ...(await report()), purchase_status: "04" };
      const messages: string[] = [];
      for (let time = 0; time < 2; time++)
        messages.push(String((await test.client.purchases.create(body).withResponse()).body.message));
      const approved = await test.client.purchases.create(purchase()).withResponse();
      expect([...messages, approved.body.message]).to.deep.equal([
        "The rejection of the purchase registered.",
        "The rejection of the purchase was already registered.",
        "Purchase registered.",
      ]);
    });

    it("may name an item that is not active; an approval may not", async () => {
      await test.client.items.update("KE2NTXL0000002", { is_active: false });
      const line = { item_code: "KE2NTXL0000002" };
      const body = withLine(await report(), line);
      expect(await errorsOf(body)).to.deep.equal({
        "items[0].item_code": [
          "KE2NTXL0000002 is not active. Make it active: PATCH /items/KE2NTXL0000002 with is_active true, `taxctl items update KE2NTXL0000002 --active`",
        ],
      });
      expect((await register({ ...body, purchase_status: "04" })).purchase_status).to.equal("04");
    });
  });

  describe("while nobody has registered it", () => {
    it("shows the figures of the last report; afterwards it stays as it was confirmed", async () => {
      const body = await report();
      const again = { ...supplierSale, spplrInvcNo: invoices, totAmt: 5801 };
      const totals = async () =>
        (await test.client.purchases.fetchSupplierSales({}))
          .filter(({ spplrInvcNo }) => spplrInvcNo === body.supplier_invoice_no)
          .map(({ totAmt }) => totAmt);
      expect(await totals()).to.deep.equal([5800]);
      await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, [again]);
      expect(await totals()).to.deep.equal([5801]);
      expect(await register(body)).to.include({ total_amount: 5801, tax_amount: 800 });
      await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, [{ ...again, totAmt: 5802 }]);
      expect(await totals()).to.deep.equal([]);
      const { knex } = test.service.db;
      const row = await knex("supplier_sales")
        .where({ supplier_invoice_no: String(invoices) })
        .first();
      expect(row.total_amount).to.equal(580_100);
    });
  });

  it("does not wait again while a rejection of its purchase is retried automatically", async () => {
    const body = { ...(await report()), remark: "SIM-802x1" };
    const { transactionId } = await failureOf(test.client.purchases.create(body));
    const { response_data } = await test.client.transactions.get(transactionId ?? "");
    expect(response_data.failure?.retryable).to.equal(true);
    expect(await waiting()).not.to.include(body.supplier_invoice_no);
  });

  it("is one supplier invoice with the head office named and left out", async () => {
    const { supplier_bhf_id: _, ...body } = purchase({ supplier_tin: tin });
    await register(body);
    const again = await failureOf(
      test.client.purchases.create({ ...body, invoice_no: `${body.invoice_no}-2`, supplier_bhf_id: "00" }),
    );
    expect(again.code).to.equal("supplier_invoice_registered");
  });
});
