// Messages to a control unit: documents in its letters, codes and lengths.
import { readFileSync } from "node:fs";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { expect } from "chai";
import { TranslationError, unitLetter, unitStockType } from "../../server/src/control-unit/profiles.ts";
import type { SaleDocument, WireCall } from "../../server/src/control-unit/types.ts";
import {
  wireImportUpdate,
  wireInsurance,
  wireItem,
  wireMaster,
  wireMovement,
  wirePurchase,
  wireSale,
} from "../../server/src/control-unit/wire.ts";
import { address, at, bread, by, line, purchase, sale, soap } from "../support/documents.ts";

function sample(name: string): WireCall {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), "utf8"));
}

describe("control unit documents", () => {
  it("a sale uses the unit's letters, codes and convention", () => {
    expect(wireSale(address, sale, 58)).to.deep.equal(sample("sale"));
    expect(JSON.stringify(wireSale(address, sale, 58).body)).to.equal(JSON.stringify(sample("sale").body));
  });

  it("a credit note carries the original's number, a reason and a date", () => {
    const credit: SaleDocument = {
      ...sale,
      invoice_no: "C-1",
      receipt_type: "R",
      original_number: 58,
      refund_reason_code: "06",
      remark: "damaged",
      items: [soap],
    };
    expect(wireSale(address, credit, 59)).to.deep.equal(sample("credit-note"));
    expect(() => wireSale(address, { ...credit, original_number: null }, 59)).to.throw(TranslationError);
  });

  it("a purchase names the supplier's own items", () => {
    expect(wirePurchase(address, purchase, 21)).to.deep.equal(sample("purchase"));
  });

  it("a purchase has its type in the unit's letters, and a return the original's number if it is known", () => {
    const sent = (changes: Partial<typeof purchase>) =>
      wirePurchase(address, { ...purchase, ...changes }, 21).body;
    const letters = (["N", "I", "C", "P", "T"] as const).map(
      (purchase_type) => sent({ purchase_type }).pchsTyCd,
    );
    expect(letters).to.deep.equal(["N", "N", "C", "P", "T"]);
    expect(sent({ purchase_type: undefined }).pchsTyCd).to.equal("N");
    const note = { receipt_type: "R" } as const;
    expect(sent({ ...note, original_number: 20 }).orgInvcNo).to.equal(20);
    expect(sent(note).orgInvcNo).to.equal(0);
    expect(sent({ original_number: 20 }).orgInvcNo).to.equal(0);
  });

  it("an item has its price without the tax if the unit counts prices so", () => {
    const item = {
      item_code: soap.item_code,
      item_name: "Soap bar",
      item_class_code: "5313160800",
      item_type: "2",
      tax_type_code: "A",
      tax_rate: 16,
      pkg_unit_code: "BX",
      qty_unit_code: "NO",
      by,
      origin_nation_code: "KE",
      barcode: null,
      default_price: 116,
      safety_qty: 0,
      is_active: true,
    };
    expect(wireItem(address, item).body.dftPrc).to.equal(116);
    expect(wireItem({ ...address, amounts: "tax_excluded" }, item).body.dftPrc).to.equal(100);
  });

  it("a movement, a master, an item, an import status and an insurance have the unit's shape", () => {
    const movement = {
      sar_type: unitStockType("ke", "12", 3),
      date: "20260412",
      customer_tin: null,
      customer_name: null,
      original_number: null,
      remark: "",
      by,
      items: [{ ...soap, qty: -3 }],
    };
    expect(wireMovement(address, movement, 90)).to.deep.equal(sample("movement"));
    const master = { item_code: soap.item_code, remaining_qty: -2.5, by };
    expect(wireMaster(address, master)).to.deep.equal(sample("master"));
    const item = {
      item_code: soap.item_code,
      item_name: "Soap bar",
      item_class_code: "5313160800",
      item_type: "2",
      tax_type_code: "A",
      tax_rate: 16,
      pkg_unit_code: "BX",
      qty_unit_code: "NO",
      origin_nation_code: "KE",
      barcode: "6161100000017",
      default_price: 116,
      safety_qty: 5,
      is_active: true,
      by,
    };
    expect(wireItem(address, item)).to.deep.equal(sample("item"));
    const update = {
      task_code: "99001",
      declaration_date: "05042026",
      item_sequence: 2,
      hs_code: "34011100000",
      item_class_code: "5313160800",
      item_code: soap.item_code,
      import_item_status_code: "3",
      remark: null,
      by,
    };
    expect(wireImportUpdate(address, update)).to.deep.equal(sample("import-update"));
    const insurance = { code: "SHA", name: "Social Health", rate: 80, is_active: false, by };
    expect(wireInsurance(address, insurance)).to.deep.equal(sample("insurance"));
  });

  it("is sent again byte for byte after storage", () => {
    const call = wireSale(address, sale, 58);
    expect(JSON.stringify(JSON.parse(JSON.stringify(call)))).to.equal(JSON.stringify(call));
  });

  it("a supplier's invoice number that isn't numeric is registered by hand, with the text in the remark", () => {
    for (const text of ["INV-9", "12345678901234567890", "4711 ", ""]) {
      const { body } = wirePurchase(address, { ...purchase, supplier_invoice_no: text, remark: "late" }, 1);
      expect(body).to.include({ spplrInvcNo: null, regTyCd: "M", remark: `Supplier invoice ${text}; late` });
    }
    expect(wirePurchase(address, { ...purchase, supplier_invoice_no: "0812" }, 1).body).to.include({
      spplrInvcNo: 812,
      regTyCd: "A",
    });
  });

  it("a purchase that confirms a supplier's sale repeats its figures, header and lines", () => {
    const net = {
      ...line({ unit_price: 100, qty: 2 }),
      supply_amount: 200,
      discount_with_tax: 5,
      taxable_amount: 200,
      tax_amount: 32,
      total_amount: 232,
    };
    const zero = { taxblAmtC: 0, taxblAmtD: 0, taxblAmtE: 0, taxAmtB: 0, taxAmtC: 0, taxAmtD: 0, taxAmtE: 0 };
    const supplier_sale = {
      ...zero,
      spplrTin: "P000555666C",
      spplrBhfId: "00",
      spplrNm: "Soap Works",
      spplrInvcNo: "4711",
      cu_invoice_no: null,
      regDt: at,
      totItemCnt: 1,
      taxblAmtA: 201,
      taxblAmtB: 3,
      taxRtA: 16,
      taxAmtA: 31.99,
      totTaxblAmt: 204,
      totTaxAmt: 32,
      totAmt: 250,
      itemList: [],
    };
    const { body } = wirePurchase(address, { ...purchase, items: [net], supplier_sale }, 1);
    expect(body).to.include({ taxblAmtB: 201, taxblAmtA: 3, taxAmtB: 31.99, totTaxblAmt: 204, totAmt: 250 });
    expect(body).to.have.deep.nested.property("itemList[0].splyAmt", 200);
    expect(body).to.have.deep.nested.property("itemList[0].dcAmt", 5);
    const byHand = { ...purchase, registration: "M" as const, items: [net], supplier_sale };
    expect(wirePurchase(address, byHand, 1).body).to.include({ taxblAmtB: 200, totAmt: 232, regTyCd: "M" });
  });

  it("texts are cut to the unit's lengths, never inside a character", () => {
    const long = { ...sale, remark: `${"r".repeat(399)}😀`, by: { id: "u".repeat(40), name: " " } };
    const { body } = wireSale(address, long, 1);
    expect(body.remark).to.equal("r".repeat(399));
    expect(body).to.include({ regrId: "u".repeat(20), regrNm: "u".repeat(20) });
  });

  it("an invoice number that does not fit is rejected, not cut", () => {
    expect(() => wireSale(address, { ...sale, invoice_no: "x".repeat(51) }, 1)).to.throw(TranslationError);
  });

  it("letters and rates that contradict each other are rejected", () => {
    for (const [tax_type, tax_rate] of [
      ["A", 0],
      ["B", 16],
      ["C", 8],
      ["F", 0],
      ["a", 16],
      ["", 0],
    ] as const) {
      const items = [{ ...soap, tax_type, tax_rate }];
      expect(() => wireSale(address, { ...sale, items }, 1), tax_type).to.throw(TranslationError);
    }
    expect(() => wirePurchase(address, { ...purchase, purchase_type: "Z" }, 1)).to.throw(TranslationError);
  });

  it("E without tax is the unit's exempt letter, E with tax its own", () => {
    const items = [{ ...bread, tax_type: "E" }];
    expect(wireSale(address, { ...sale, items }, 1).body).to.have.nested.property("itemList[0].taxTyCd", "A");
    expect(unitLetter(rulesOf("ke"), "E", 8)).to.equal("E");
    expect(unitLetter(rulesOf("plain"), "E", 0)).to.equal("E");
  });

  it("plain units get the API's own letters, codes and figures", () => {
    const plain = { ...address, profile: "plain" as const };
    const { body } = wireSale(plain, { ...sale, items: [soap, bread] }, 1);
    expect(body).to.include({
      pmtTyCd: "02",
      taxblAmtA: 300,
      taxRtA: 16,
      taxAmtA: 48,
      taxblAmtB: 90,
      taxRtE: 0,
    });
    expect(body).to.have.nested.property("itemList[0].splyAmt", 300);
    expect(wirePurchase(plain, purchase, 1).body).to.include({ pchsTyCd: "I", pmtTyCd: "05" });
  });
});
