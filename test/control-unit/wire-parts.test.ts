// The parts of a message that depend on the document: dates of each status, texts of the receipt, prices without tax.

import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { expect } from "chai";
import { TranslationError } from "../../server/src/control-unit/profiles.ts";
import { sentSaleOf } from "../../server/src/control-unit/sent-sale.ts";
import type { SaleDocument } from "../../server/src/control-unit/types.ts";
import {
  requireSayableSale,
  wireImportUpdate,
  wireInsurance,
  wireItem,
  wireMovement,
  wirePurchase,
  wireSale,
} from "../../server/src/control-unit/wire.ts";
import { audit, cut, documentDateOf } from "../../server/src/control-unit/wire-fields.ts";
import { address, at, bread, by, fuel, line, purchase, sale, soap } from "../support/documents.ts";

type Fields = Record<string, unknown>;
const firstLine = ({ body }: { body: Fields }) => (body.itemList as Fields[])[0];

describe("the message of a purchase", () => {
  for (const [purchase_status, receipt_type, sent] of [
    [null, "P", { pchsSttsCd: "02", wrhsDt: at, cnclReqDt: null, cnclDt: null, rfdDt: null }],
    ["01", "P", { pchsSttsCd: "01", wrhsDt: null, cnclReqDt: null, cnclDt: null, rfdDt: null }],
    ["02", "P", { pchsSttsCd: "02", wrhsDt: at, cnclReqDt: null, cnclDt: null, rfdDt: null }],
    ["03", "P", { pchsSttsCd: "03", wrhsDt: null, cnclReqDt: at, cnclDt: null, rfdDt: null }],
    ["04", "R", { pchsSttsCd: "04", wrhsDt: null, cnclReqDt: null, cnclDt: at, rfdDt: null }],
    ["05", "R", { pchsSttsCd: "05", wrhsDt: at, cnclReqDt: null, cnclDt: null, rfdDt: at }],
    [null, "R", { pchsSttsCd: "02", wrhsDt: at, cnclReqDt: null, cnclDt: null, rfdDt: at }],
  ] as const)
    it(`has the dates of status ${purchase_status ?? "none"} and type ${receipt_type}`, () => {
      expect(wirePurchase(address, { ...purchase, purchase_status, receipt_type }, 1).body).to.include(sent);
    });

  it("has nulls for what the supplier's own document doesn't have", () => {
    const bare = { ...purchase, supplier_tin: "", supplier_bhf_id: null, supplier_lines: undefined };
    const call = wirePurchase(address, bare as typeof purchase, 1);
    expect(call.body).to.include({ spplrTin: null, spplrBhfId: null });
    expect(firstLine(call)).to.include({ spplrItemClsCd: null, spplrItemCd: null, spplrItemNm: null });
    const dated = wirePurchase(address, { ...purchase, items: [{ ...soap, expiry_date: "20270101" }] }, 1);
    expect(firstLine(dated)).to.include({ itemExprDt: "20270101" });
    const byHand = wirePurchase(address, { ...purchase, supplier_invoice_no: "INV-9" }, 1);
    expect(byHand.body).to.include({ remark: "Supplier invoice INV-9", spplrInvcNo: null });
  });

  it("counts a discount in the unit's way if it was typed in, in the supplier's if it confirms a sale", () => {
    const supplyOf = (registration: "A" | "M") =>
      firstLine(wirePurchase(address, { ...purchase, registration, items: [fuel] }, 1));
    expect(supplyOf("A")).to.include({ splyAmt: fuel.supply_amount, dcAmt: 21.6 });
    expect(supplyOf("M")).to.include({ splyAmt: 216, dcAmt: 21.6, dcRt: 10 });
  });
});

describe("the message of a sale", () => {
  it("has the texts of its receipt", () => {
    const texts = { trade_name: "Shop", address: "Moi Avenue", header: "Karibu", footer: "Asante" };
    const receipt = { ...sale.receipt, ...texts };
    expect(wireSale(address, { ...sale, receipt }, 1).body.receipt).to.include({
      trdeNm: "Shop",
      adrs: "Moi Avenue",
      topMsg: "Karibu",
      btmMsg: "Asante",
    });
  });

  it("may have an invoice number of 50 characters", () => {
    const numbered = (length: number) => ({ ...sale, invoice_no: "x".repeat(length) });
    expect(wireSale(address, numbered(50), 1).body.trdInvcNo).to.have.lengthOf(50);
    expect(() => requireSayableSale("ke", numbered(51))).to.throw(TranslationError, /at most 50/);
  });

  it("says which rate a line's tax type needs", () => {
    const check = (changes: object) => requireSayableSale("ke", { ...sale, items: [line(changes)] });
    expect(() => check({ tax_rate: 0 })).to.throw(/^Line 1: tax type A needs a rate above 0, not 0\.$/);
    expect(() => check({ tax_type: "B" })).to.throw(/^Line 1: tax type B needs a rate of 0, not 16\.$/);
    expect(() => check({ tax_rate: 14 })).not.to.throw();
  });

  it("has no buyer and no refund where the document has none, and a line's package", () => {
    const plain = wireSale(
      address,
      { ...sale, customer_tin: null, items: [{ ...bread, pkg_unit_code: "" }] },
      1,
    );
    expect(plain.body).to.include({ custTin: null, orgInvcNo: 0, rfdDt: null, rfdRsnCd: null });
    expect(plain.body.receipt).to.include({ custTin: null });
    expect(firstLine(plain)).to.include({
      pkgUnitCd: "NT",
      pkg: 1,
      isrccCd: null,
      isrcRt: null,
      isrcAmt: null,
    });
    const buyer = wireSale(address, sale, 1).body;
    expect([buyer.custTin, (buyer.receipt as Fields).custTin]).to.deep.equal(["A000333444B", "A000333444B"]);
  });

  it("has the rate of its lines in the header", () => {
    const { body } = wireSale(address, { ...sale, items: [line({ tax_rate: 14 })] }, 1);
    expect(body).to.include({ taxRtB: 14, taxRtE: 8 });
  });
});

describe("prices of a unit that counts without tax", () => {
  const net = { ...address, amounts: "tax_excluded" as const };
  const lineOf = (changes: object) => firstLine(wireSale(net, { ...sale, items: [line(changes)] }, 1));

  it("are supply less discount as the taxable amount", () => {
    expect(lineOf({})).to.include({ prc: 100, splyAmt: 300, dcAmt: 0, dcRt: 0, taxblAmt: 300 });
    const amounts = { taxable_amount: 270, tax_amount: 43.2, total_amount: 313.2 };
    const discounted = lineOf({
      discount_rate: 10,
      discount_amount: 30,
      discount_with_tax: 34.8,
      ...amounts,
    });
    expect(lineOf({ taxable_amount: 299.99, tax_amount: 48.01 })).to.include({ splyAmt: 299.99, dcAmt: 0 });
    expect(discounted).to.include({ splyAmt: 300, dcAmt: 30, dcRt: 10, taxblAmt: 270, prc: 100 });
  });

  it("are those of the line where its quantity is 0, and positive where goods come back", () => {
    const movement = (items: ReturnType<typeof line>[]) =>
      firstLine(
        wireMovement(
          net,
          {
            sar_type: "16",
            date: "20260412",
            customer_tin: null,
            customer_name: null,
            by,
            original_number: null,
            remark: null,
            items,
          },
          1,
        ),
      );
    expect(movement([{ ...soap, qty: 0 }])).to.include({ prc: 100, qty: 0 });
    expect(movement([{ ...soap, qty: -3 }])).to.include({ prc: 100, qty: 3 });
  });
});

describe("other messages", () => {
  it("of a movement name its original, its registration and the other branch", () => {
    const movement = {
      sar_type: "13",
      date: "20260412",
      customer_tin: "P1",
      customer_name: "Mombasa",
      by,

      customer_bhf_id: "02",
      original_number: 7,
      registration: "M" as const,
      remark: null,
      items: [soap],
    };
    expect(wireMovement(address, movement, 8).body).to.include({
      orgSarNo: 7,
      regTyCd: "M",
      custTin: "P1",
      custBhfId: "02",
    });
    expect(
      firstLine(wireMovement(address, { ...movement, items: [{ ...soap, expiry_date: "20270101" }] }, 8)),
    ).to.include({ itemExprDt: "20270101" });
  });

  it("of an item have the unit's letter for its rate, its use, and its price by the profile's rate", () => {
    const item = {
      item_code: "X",
      item_name: "Soap",
      item_class_code: "53",
      item_type: "2",
      tax_type_code: "A",
      by,
      pkg_unit_code: "BX",
      qty_unit_code: "NO",
      origin_nation_code: "KE",
      barcode: null,
      default_price: 116,
      safety_qty: 0,
      is_active: false,
      tax_rate: null,
    };
    const sent = (changes: object) =>
      wireItem(address, { ...item, ...changes } as Parameters<typeof wireItem>[1]).body;
    expect(sent({})).to.include({ taxTyCd: "B", useYn: "N", bcd: null });
    expect(sent({ is_active: true })).to.include({ useYn: "Y" });
    expect(sent({ tax_type_code: "E" }).taxTyCd).to.equal("E");
    expect(sent({ tax_type_code: "E", tax_rate: 0 }).taxTyCd).to.equal("A");
    const net = wireItem({ ...address, amounts: "tax_excluded" }, item as Parameters<typeof wireItem>[1]);
    expect(net.body).to.include({ dftPrc: 100, grpPrcL1: 100 });
  });

  it("of a customs row and an insurance have a remark and a use", () => {
    const update = {
      task_code: "9",
      declaration_date: "05042026",
      item_sequence: 2,
      hs_code: "34",
      by,
      item_class_code: "53",
      item_code: "X",
      import_item_status_code: "3",
      remark: "late",
    };
    expect(wireImportUpdate(address, update).body.remark).to.equal("late");
    const insurance = { code: "SHA", name: "Social Health", rate: 80, is_active: true, by };
    expect(wireInsurance(address, insurance).body.useYn).to.equal("Y");
  });
});

describe("texts and dates of a message", () => {
  it("are cut at the unit's length, between characters, without a blank at the end", () => {
    expect([cut("abcd", 4), cut("abcde", 4), cut("abc de", 4)]).to.deep.equal(["abcd", "abcd", "abc"]);
    expect([cut("abc😀", 4), cut("abc😀", 5), cut("ab😀d", 4)]).to.deep.equal(["abc", "abc😀", "ab😀"]);
    expect([cut("abc\u{10000}", 4), cut("abc\u{10fc00}", 4)]).to.deep.equal(["abc", "abc"]);
    expect([cut("abc ", 4), cut("abc d", 4)]).to.deep.equal(["abc ", "abc"]);
    expect([cut(" ", 4), cut("", 4), cut(null, 4), cut(undefined, 4)]).to.deep.equal([
      null,
      null,
      null,
      null,
    ]);
    expect([cut("abc\ud7ffd", 4), cut("abc\ue000d", 4)]).to.deep.equal(["abc\ud7ff", "abc\ue000"]);
  });

  it("name who sent it, at least the service", () => {
    expect(audit({ id: "", name: "" })).to.deep.equal({
      regrId: "system",
      regrNm: "system",
      modrId: "system",
      modrNm: "system",
    });
  });

  it("are the document's date of a sale, a purchase or a movement", () => {
    const dateOf = (body: Fields) => documentDateOf({ path: "/x", body });
    const dates = [{ salesDt: "1" }, { pchsDt: "2" }, { ocrnDt: "3" }, { itemCd: "4" }, { salesDt: 5 }];
    expect(dates.map(dateOf)).to.deep.equal(["1", "2", "3", null, null]);
  });
});

describe("a sale as it was sent", () => {
  it("has the unit's letters and figures, whether the message is kept or made again", () => {
    const call = wireSale(address, sale, 58);
    const stored = sentSaleOf(JSON.parse(JSON.stringify(call)), "ke", sale);
    expect(sentSaleOf(undefined, "ke", sale)).to.deep.equal({ ...stored, sent_invoice_no: null });
    expect(stored.sent_invoice_no).to.equal(58);
    expect(stored).to.deep.include({
      profile: "ke",
      sale_date: "20260412",
      customer_tin: "A000333444B",
      customer_name: "Corner Shop",
      customer_mobile: "0700111222",
      trade_name: "Coast Wholesale Ltd",
      address: null,
      header: null,
      footer: null,
      total_amount: call.body.totAmt,
      tax_amount: 62.4,
      taxable_amount: 570,
    });
    expect(stored.items[2]).to.deep.equal({
      item_seq: 3,
      item_name: "Fuel",
      quantity: 2,
      unit_price: 108,
      supply_amount: 216,
      discount_rate: 10,
      discount_with_tax: 21.6,
      authority_tax_type: "E",
      taxable_amount: 180,
      tax_amount: 14.4,
      total_amount: 194.4,
    });
    expect(stored.taxes.map((row) => [row.authority_tax_type, row.tax_rate, row.total_amount])).to.deep.equal(
      [
        ["A", 0, 90],
        ["B", 16, 348],
        ["E", 8, 194.4],
      ],
    );
    expect(stored.tax_table).to.have.lengthOf(5);
    expect(stored.tax_table[2]).to.deep.equal({
      authority_tax_type: "C",
      tax_rate: 0,
      taxable_amount: 0,
      tax_amount: 0,
    });
  });

  it("is read as far as an old message has it", () => {
    const read = sentSaleOf(
      { path: "/x", body: { salesDt: "20260412", custTin: "", itemList: [{}] } },
      "ke",
      sale,
    );
    expect(read).to.deep.include({
      customer_tin: null,
      customer_name: null,
      trade_name: null,
      total_amount: 0,
    });
    expect(read.items[0]).to.include({ item_name: "", quantity: 0, authority_tax_type: "undefined" });
    expect(sentSaleOf({ path: "/x", body: {} }, "ke", sale).items).to.deep.equal([]);
  });

  it("of a credit note whose original has no number yet can be made", () => {
    const credit: SaleDocument = { ...sale, receipt_type: "R", refund_reason_code: "06", items: [soap] };
    expect(sentSaleOf(undefined, "ke", credit).total_amount).to.equal(348);
    expect(rulesOf("ke").name).to.equal("ke");
  });
});
