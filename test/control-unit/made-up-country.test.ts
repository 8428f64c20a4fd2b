// A country is added without a change outside its profile: a made-up one checks, sells, reads its unit and reports by its own rules.
import { profileNames, profileOfCountry } from "@taxctl/sdk/rules/profiles";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { normalTin, tinProblem } from "@taxctl/sdk/rules/tins";
import { checkPartner, creditWindow, mixedPaymentType, Problems } from "@taxctl/sdk/rules/validation";
import { expect } from "chai";
import {
  interfaceLetter,
  interfacePayment,
  profileRate,
  stockTypes,
  TranslationError,
  unitStockType,
} from "../../server/src/control-unit/profiles.ts";
import { readCodes } from "../../server/src/control-unit/read-reference.ts";
import { readSupplierSales } from "../../server/src/control-unit/read-trade.ts";
import { sentSaleOf } from "../../server/src/control-unit/sent-sale.ts";
import { verifyProfile } from "../../server/src/control-unit/verify.ts";
import { wireItem, wireSale } from "../../server/src/control-unit/wire.ts";
import { requireKind } from "../../server/src/core/devices/settings.ts";
import { itemize, makeReturn, nothingEntered } from "../../server/src/modules/periods/return.ts";
import { printReceipt } from "../../server/src/modules/receipts/print.ts";
import { Figures } from "../../server/src/modules/reports/tax-figures.ts";
import { receipt } from "../modules/receipts/receipt-samples.ts";
import { readPdf } from "../support/pdf.ts";
import { withMadeUpCountry, xx } from "../support/profiles/made-up-country.ts";
import { at, by, line, sale } from "./documents.ts";
import { taxTable } from "./unit-rows.ts";

describe("a made-up country", () => {
  withMadeUpCountry();

  const address = { url: "", serial: "X1", allow_private: false, tin: "123-4567", bhf_id: "00", profile: xx };
  const standard = line({ tax_type: "B", tax_rate: 20, unit_price: 120, qty: 2 });
  const outside = line({ item_seq: 2, tax_type: "C", tax_rate: 0, unit_price: 50, qty: 1 });
  const document = sale({ payment_type: "01", items: [standard, outside] });

  it("has its own businesses, and its own form of a TIN", () => {
    expect(["XX", "KE", "UG"].map(profileOfCountry)).to.deep.equal(["xx", "ke", "plain"]);
    expect(tinProblem(normalTin(" 123-4567 "), xx)).to.equal(undefined);
    expect(tinProblem("P051234567Z", xx)).to.equal(
      "must be three digits, a hyphen and four digits, such as 123-4567",
    );
  });

  it("has its own limits, times and mixes of payments", () => {
    const problems = new Problems();
    checkPartner({ customer_tin: "123-45678" }, xx, problems);
    expect(problems.errors).to.have.keys("customer_tin");
    expect(creditWindow({ credit_note_window: null, credit_notes_per_sale: null }, xx)).to.equal("10 days");
    expect(mixedPaymentType(xx, ["02", "01"])).to.equal("02");
    expect(mixedPaymentType(xx, ["02", "05"])).to.equal("06");
  });

  it("sells with its letters, rates, codes and amounts, and its receipt has what was sent", () => {
    const call = wireSale(address, document, 7);
    expect(call.body).to.include({ pmtTyCd: "06", taxRtC: 20, taxblAmtC: 200, taxAmtC: 40, taxblAmtA: 50 });
    const sent = sentSaleOf(call, xx, document);
    expect(sent.items.map((item) => item.authority_tax_type)).to.deep.equal(["C", "A"]);
    expect(sent.items.map((item) => item.unit_price)).to.deep.equal([100, 50]);
    expect(sent.taxes.map((tax) => [tax.authority_tax_type, tax.tax_rate, tax.total_amount])).to.deep.equal([
      ["A", 0, 50],
      ["C", 20, 240],
    ]);
  });

  it("registers items with its letters, and with prices without tax", () => {
    const item = {
      item_code: "XX2NTXU0000001",
      item_class_code: "5020230602",
      item_type: "2",
      item_name: "Cola",
      tax_type_code: "B",
      tax_rate: null,
      pkg_unit_code: "NT",
      qty_unit_code: "U",
      origin_nation_code: "XX",
      barcode: null,
      default_price: 120,
      safety_qty: 0,
      is_active: true,
      by,
    };
    expect(wireItem(address, item).body).to.include({ taxTyCd: "C", dftPrc: 100 });
    expect(wireItem(address, { ...item, tax_type_code: "D", tax_rate: 0 }).body.taxTyCd).to.equal("D");
    expect(wireItem(address, { ...item, tax_type_code: "D" }).body).to.include({
      taxTyCd: "E",
      dftPrc: 114.29,
    });
  });

  it("rejects what its unit doesn't have", () => {
    expect(() => unitStockType(xx, "12", 1)).to.throw(TranslationError, "Stock movement type 12");
    expect(unitStockType(xx, "11", -1)).to.equal("62");
    expect(stockTypes(xx).sale).to.equal("51");
    expect(() => requireKind(xx, "proforma")).to.throw(
      "The profile xx of the control unit has no quotations.",
    );
    expect(() => requireKind(xx, "training")).not.to.throw();
  });

  it("reads its unit's letters, payments and rates", async () => {
    const rules = rulesOf(xx);
    expect([..."ABCDE"].map((letter) => interfaceLetter(rules, letter))).to.deep.equal([
      "C",
      "~B",
      "B",
      "A",
      "D",
    ]);
    expect(interfacePayment(rules, "06")).to.equal("01");
    expect([..."ABCD"].map((letter) => profileRate(rules, letter))).to.deep.equal([0, 20, 0, 5]);
    const rows = { saleList: [{ taxblAmtC: 200, taxAmtC: 40, taxRtC: 20, itemList: [{ taxTyCd: "C" }] }] };
    const [supplied] = await readSupplierSales(rows, rules);
    expect(supplied?.sale).to.include({ taxblAmtB: 200, taxAmtB: 40, taxRtA: 0, taxblAmtC: 0 });
    expect(supplied?.lines[0]).to.include({ tax_type: "B", tax_rate: 20 });
  });

  it("recognizes its own unit, and rejects a unit of another country", () => {
    const check = (rates: Record<string, number>) =>
      verifyProfile(xx, readCodes(taxTable(rates), rulesOf(xx)));
    expect(check({ A: 0, B: 0, C: 20, D: 0, E: 5 })).to.deep.equal({
      contradictions: [],
      warnings: [],
      disabled: [],
    });
    expect(check({ A: 0, B: 16, C: 0, D: 0, E: 8 }).contradictions).to.have.lengthOf(3);
  });

  it("reports on its own form, in its order and with its numbers", () => {
    const figures = new Figures();
    const sum = { firsts: 1, documents: 1, non_deductible_tax: 0, type: "sales", receipt_type: "S" } as const;
    const stored = { ...sum, purchase_status: "", claim: "" };
    figures.add("sales", {
      ...stored,
      tax_type: "B",
      tax_rate: 2000,
      taxable_amount: 20_000,
      tax_amount: 4000,
      total_amount: 24_000,
    });
    figures.add("sales", {
      ...stored,
      tax_type: "C",
      tax_rate: 0,
      taxable_amount: 5000,
      tax_amount: 0,
      total_amount: 5000,
    });
    const shown = figures.show(rulesOf(xx));
    expect(shown.totals.sales).to.deep.equal({
      taxable_amount: 200,
      tax_amount: 40,
      total_amount: 290,
      outside_vat: 50,
    });
    const made = makeReturn(xx, shown, itemize(xx, []), nothingEntered);
    expect([made.form, made.numbers.sales_general]).to.deep.equal(["Form 7", "7b"]);
    expect(made.boxes.map((box) => [box.title, box.taxable_amount, box.tax_amount])).to.deep.equal([
      ["Bought", 0, 0],
      ["Sold", 200, 40],
      ["Sold outside the tax", 50, 0],
    ]);
    expect(made.totals.output_tax).to.equal(40);
  });

  it("prints its own receipt, in its order and words", async () => {
    const form = rulesOf(xx).receiptForm({ ...receipt(), profile: xx }, null);
    expect(form.parts.map(({ kind }) => kind)).to.deep.equal(["signed", "sum"]);
    const pdf = await printReceipt({ ...receipt(), profile: xx }, "80mm", { timeZone: "UTC" });
    const text = (await readPdf(pdf)).flatMap(({ lines }) => lines).join();
    expect(text).to.contain("Signed 41").and.to.contain("1310 XXD").and.not.to.contain("PIN");
  });

  it("has its own QR code, and masks the TINs of its people", () => {
    const { qrText, isPersonalTin } = rulesOf(xx);
    expect(["912-3456", "123-4567"].map(isPersonalTin)).to.deep.equal([true, false]);
    const signed = {
      receipt_no: 9,
      total_receipt_no: 9,
      internal_data: "",
      signature: "",
      signed_at: at,
      sdc_id: null,
      mrc_no: null,
    };
    const sale = { tin: "123-4567", bhf_id: "00", receipt: signed };
    expect(qrText("live", { ...sale, receipt_type: "S", qr_text: "document" })).to.equal(
      "xx:live:123-4567:9",
    );
  });

  it("is known to tests alone", () => {
    expect(profileNames()).to.deep.equal(["ke", "plain", "rw", "xx"]);
  });
});

describe("without the made-up country", () => {
  it("nothing is left of it", () => {
    expect(profileNames()).to.deep.equal(["ke", "plain", "rw"]);
    expect(profileOfCountry("XX")).to.equal("plain");
  });
});
