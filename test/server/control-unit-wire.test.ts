// What goes out to the unit: shapes against samples, translation of codes, and sums that always agree.
import { readFileSync } from "node:fs";
import { lineAmounts, signedAmounts } from "@taxctl/sdk/amounts";
import { expect } from "chai";
import fc from "fast-check";
import { itemCodeOf } from "../../server/src/control-unit/item-code.ts";
import {
  interfaceLetter,
  interfacePayment,
  profileRate,
  rulesOf,
  stockTypes,
  TranslationError,
  taxLetters,
  unitLetter,
  unitPayment,
  unitStockType,
} from "../../server/src/control-unit/profiles/profile.ts";
import { receiptQrText } from "../../server/src/control-unit/qr.ts";
import { interfaceCode } from "../../server/src/control-unit/read-reference.ts";
import type {
  DocumentLine,
  Profile,
  PurchaseDocument,
  SaleDocument,
  UnitAddress,
  WireCall,
} from "../../server/src/control-unit/types.ts";
import {
  wireImportUpdate,
  wireInsurance,
  wireItem,
  wireMaster,
  wireMovement,
  wirePurchase,
  wireSale,
} from "../../server/src/control-unit/wire.ts";

const address: UnitAddress = {
  url: "http://unit.example:8088",
  tin: "P000111222A",
  bhf_id: "01",
  serial: "SER-1",
  profile: "ke",
  allow_private: false,
};
const by = { id: "12", name: "Amina Till" };
const at = "20260412101112";

function sample(name: string): WireCall {
  return JSON.parse(readFileSync(new URL(`fixtures/control-unit/${name}.json`, import.meta.url), "utf8"));
}

/** A line whose amounts follow from price, quantity, rate and discount. */
function line(changes: Partial<DocumentLine> = {}): DocumentLine {
  const base = {
    item_seq: 1,
    item_code: "KE2BXNO0000031",
    item_class_code: "5313160800",
    item_name: "Soap bar",
    bcd: "6161100000017",
    pkg_unit_code: "BX",
    pkg: 1,
    qty_unit_code: "NO",
    qty: 3,
    unit_price: 116,
    discount_rate: 0,
    tax_type: "A",
    tax_rate: 16,
    discount_amount: 0,
    ...changes,
  };
  const input = { ...base, quantity: base.qty };
  return { ...base, supply_amount: lineAmounts(input).supply_amount, ...signedAmounts(input), ...changes };
}

const soap = line();
const bread = line({
  item_seq: 2,
  item_code: "KE2NTNO0000032",
  item_class_code: "5018190000",
  item_name: "Bread",
  bcd: null,
  pkg_unit_code: "NT",
  pkg: 0,
  qty: 1.5,
  unit_price: 60,
  tax_type: "B",
  tax_rate: 0,
});
const fuel = line({
  item_seq: 3,
  item_code: "KE2NTLT0000033",
  item_class_code: "1510150500",
  item_name: "Fuel",
  bcd: null,
  pkg_unit_code: "NT",
  pkg: 4,
  qty_unit_code: "LTR",
  qty: 2,
  unit_price: 108,
  tax_type: "E",
  tax_rate: 8,
  discount_rate: 10,
  discount_amount: 21.6,
  taxable_amount: 180,
  tax_amount: 14.4,
  total_amount: 194.4,
});

const sale: SaleDocument = {
  invoice_no: "S-1001",
  sale_date: "20260412",
  sale_time: "101112",
  receipt_type: "S",
  original_number: null,
  refund_reason_code: null,
  payment_type: "02",
  customer_tin: "A000333444B",
  customer_name: "Corner Shop",
  customer_mobile: "0700111222",
  remark: null,
  confirmed_at: at,
  trader_name: "Coast Wholesale Ltd Mombasa",
  by,
  items: [soap, bread, fuel],
};

const purchase: PurchaseDocument = {
  supplier_tin: "P000555666C",
  supplier_bhf_id: "00",
  supplier_name: "Soap Works",
  supplier_invoice_no: "4711",
  purchase_date: "20260411",
  purchase_time: "080000",
  purchase_type: "I",
  purchase_status: null,
  payment_type: "05",
  registration: "A",
  receipt_type: "P",
  supplier_lines: [
    { item_seq: 1, item_code: "KE2BXNO0000777", item_class_code: "5313160800", item_name: "SOAP 12" },
  ],
  remark: null,
  confirmed_at: at,
  by,
  // The supplier's own convention: supply with the tax in it.
  items: [{ ...soap, supply_amount: 348 }],
};

describe("control unit documents", () => {
  it("a sale is said in the unit's letters, codes and convention", () => {
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

  it("goes out again byte for byte after storage", () => {
    const call = wireSale(address, sale, 58);
    expect(JSON.stringify(JSON.parse(JSON.stringify(call)))).to.equal(JSON.stringify(call));
  });

  it("a supplier number that is no number is registered by hand, with the text in the remark", () => {
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
      discount_amount: 5,
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

  it("an invoice number that does not fit is refused, not cut", () => {
    expect(() => wireSale(address, { ...sale, invoice_no: "x".repeat(51) }, 1)).to.throw(TranslationError);
  });

  it("letters and rates that contradict each other are refused", () => {
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

  it("plain units get the interface's own letters, codes and figures", () => {
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

describe("control unit profiles", () => {
  for (const profile of ["ke", "plain"] as Profile[]) {
    const rules = rulesOf(profile);

    it(`${profile}: tax letters translate both ways`, () => {
      expect(new Set(Object.values(rules.letters)).size).to.equal(5);
      for (const letter of taxLetters) {
        const rate = profileRate(rules, letter) || (letter === "E" ? 8 : 0);
        expect(interfaceLetter(rules, unitLetter(rules, letter, rate))).to.equal(letter);
      }
      expect(interfaceLetter(rules, "TOT")).to.equal("TOT");
    });

    it(`${profile}: payment types translate both ways`, () => {
      const codes = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, "0"));
      expect(new Set(codes.map((code) => unitPayment(rules, code))).size).to.equal(codes.length);
      for (const code of codes) expect(interfacePayment(rules, unitPayment(rules, code))).to.equal(code);
    });

    it(`${profile}: codes stay different within each class`, () => {
      const units: Record<string, string[]> = {
        "04": [...taxLetters],
        "07": ["01", "02", "03", "04", "05", "06", "07", "08"],
        "12": ["01", "02", "03", "04", "05", "06", "11", "12", "13", "14", "15", "16"],
        "17": ["NT", "BX", "CT"],
      };
      for (const [codeClass, codes] of Object.entries(units)) {
        expect(new Set(codes.map((code) => interfaceCode(rules, codeClass, code))).size).to.equal(
          codes.length,
        );
      }
    });
  }

  it("ke: A is the standard rate, B exempt, card and credit change places", () => {
    const rules = rulesOf("ke");
    expect(taxLetters.map((letter) => rules.letters[letter]).join("")).to.equal("BACDE");
    expect(profileRate(rules, "A")).to.equal(16);
    expect(unitPayment(rules, "02")).to.equal("05");
    expect(unitPayment(rules, "05")).to.equal("02");
    expect(stockTypes("ke")).to.deep.equal({
      sale: "11",
      sale_return: "03",
      purchase: "02",
      purchase_return: "12",
      import: "01",
    });
  });

  it("ke: movements by hand are adjustments, by the sign of their quantity", () => {
    expect(unitStockType("ke", "11", 2)).to.equal("06");
    expect(unitStockType("ke", "12", 2)).to.equal("16");
    expect(unitStockType("ke", "21", 2)).to.equal("16");
    expect(unitStockType("ke", "13", 2)).to.equal("06");
    expect(unitStockType("ke", "13", -2)).to.equal("16");
    expect(() => unitStockType("ke", "99", 1)).to.throw(TranslationError);
  });
});

describe("control unit amounts", () => {
  const cents = fc.integer({ min: 1, max: 5_000_000 }).map((value) => value / 100);
  const taxes = [
    { tax_type: "A", tax_rate: 16 },
    { tax_type: "B", tax_rate: 0 },
    { tax_type: "C", tax_rate: 0 },
    { tax_type: "D", tax_rate: 0 },
    { tax_type: "E", tax_rate: 8 },
    { tax_type: "E", tax_rate: 0 },
  ];
  const anyLine = fc
    .record({
      unit_price: cents,
      qty: fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100),
      tax: fc.constantFrom(...taxes),
      discount_rate: fc.constantFrom(0, 0, 0, 5, 12.5, 50, 100),
    })
    .map(({ unit_price, qty, tax, discount_rate }) => {
      const { tax_type, tax_rate } = tax;
      const amounts = { unit_price, quantity: qty, tax_rate, discount_rate };
      return line({
        unit_price,
        qty,
        tax_type,
        tax_rate,
        discount_rate,
        supply_amount: lineAmounts(amounts).supply_amount,
        ...signedAmounts(amounts),
      });
    });
  const inCents = (value: unknown) => Math.round(Number(value) * 100);

  it("headers are the sums of their lines, in cents, for any document", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 40 }), (items) => {
        const { body } = wireSale(address, { ...sale, items }, 1);
        const lines = body.itemList as Record<string, unknown>[];
        const sumOf = (field: string, letter?: string) =>
          lines
            .filter((one) => letter === undefined || one.taxTyCd === letter)
            .reduce((sum, one) => sum + inCents(one[field]), 0);
        for (const letter of taxLetters) {
          expect(inCents(body[`taxblAmt${letter}`])).to.equal(sumOf("taxblAmt", letter));
          expect(inCents(body[`taxAmt${letter}`])).to.equal(sumOf("taxAmt", letter));
          expect(body[`taxRt${letter}`]).to.equal(rulesOf("ke").unitRates[letter]);
        }
        expect(inCents(body.totTaxblAmt)).to.equal(sumOf("taxblAmt"));
        expect(inCents(body.totTaxAmt)).to.equal(sumOf("taxAmt"));
        expect(inCents(body.totAmt)).to.equal(sumOf("totAmt"));
        expect(body.totItemCnt).to.equal(lines.length);
      }),
      { numRuns: 300 },
    );
  });

  it("each line satisfies convention S: total = supply − discount = taxable + tax", () => {
    fc.assert(
      fc.property(anyLine, (one) => {
        const { body } = wireSale(address, { ...sale, items: [one] }, 1);
        const [sent = {}] = body.itemList as Record<string, unknown>[];
        const total = inCents(sent.totAmt);
        expect(Math.abs(inCents(sent.splyAmt) - inCents(sent.dcAmt) - total)).to.be.at.most(1);
        expect(inCents(sent.taxblAmt) + inCents(sent.taxAmt)).to.equal(total);
        expect(Number(sent.dcAmt)).to.be.at.least(0);
        expect(Number(sent.dcRt) > 0).to.equal(Number(sent.dcAmt) > 0);
      }),
      { numRuns: 300 },
    );
  });
});

describe("control unit QR text", () => {
  const receipt = {
    receipt_no: 7,
    total_receipt_no: 9,
    internal_data: "INTRL",
    signature: "SIGNSIGNSIGNSIGN",
    signed_at: "20260412080908",
    sdc_id: "KRACU0300000003",
    mrc_no: null,
  };
  const of = { tin: "P000111222A", bhf_id: "01", receipt };

  it("is the authority's page for ke, by environment", () => {
    const query = "/common/link/etims/receipt/indexEtimsReceiptData?Data=P000111222A01SIGNSIGNSIGNSIGN";
    expect(receiptQrText("ke", "live", of)).to.equal(`https://etims.kra.go.ke${query}`);
    expect(receiptQrText("ke", "sandbox", of)).to.equal(`https://etims-sbx.kra.go.ke${query}`);
  });

  it("is date, time and signature for plain units", () => {
    expect(receiptQrText("plain", "live", of)).to.equal(
      "12042026#080908#KRACU0300000003#7#INTRL#SIGNSIGNSIGNSIGN",
    );
  });
});

describe("item codes", () => {
  const parts = { origin_nation_code: "KE", item_type: "1", pkg_unit_code: "NT", qty_unit_code: "U" };

  it("fill a unit of one letter up and end in seven digits", () => {
    expect(itemCodeOf(parts, 6)).to.equal("KE1NTXU0000006");
    expect(itemCodeOf({ ...parts, qty_unit_code: "KG" }, 1_234_567)).to.equal("KE1NTKG1234567");
    expect(itemCodeOf({ ...parts, qty_unit_code: "BLL" }, 1)).to.equal("KE1NTBLL0000001");
  });

  it("end at the last number", () => {
    for (const number of [0, -1, 1.5, 10_000_000])
      expect(() => itemCodeOf(parts, number)).to.throw(RangeError);
  });
});
