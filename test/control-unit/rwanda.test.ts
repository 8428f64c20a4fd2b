// The Rwandan unit's messages: letters, amounts that contain the tax, discounts by rate, and the points that a device's settings choose.
import { portion } from "@taxctl/sdk/rules/amounts";
import { profileOfCountry, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import { type MessageVariants, rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { tinProblem } from "@taxctl/sdk/rules/tins";
import { expect } from "chai";
import { readSupplierSales } from "../../server/src/control-unit/read-trade.ts";
import { sentSaleOf } from "../../server/src/control-unit/sent-sale.ts";
import type { PurchaseDocument } from "../../server/src/control-unit/types.ts";
import { wireMovement, wirePurchase, wireSale } from "../../server/src/control-unit/wire.ts";
import { at, by, line, sale } from "./documents.ts";

const address = {
  url: "",
  serial: "S1",
  allow_private: false,
  tin: "100600570",
  bhf_id: "00",
  profile: "rw",
};
const item_code = "RW2NTXU0000002";
const sold = (unit_price: number, changes: Partial<ReturnType<typeof line>> = {}) =>
  line({ item_code, tax_type: "B", tax_rate: 18, unit_price, qty: 1, ...changes });
const chosen = (variants: Partial<MessageVariants>) => ({ ...address, variants });
const bodyOf = (document: Parameters<typeof sale>[0], variants: Partial<MessageVariants> = {}, z = 1) =>
  wireSale(chosen(variants), sale({ items: [sold(100)], ...document }), 7, z).body;
const linesOf = (body: Record<string, unknown>) => body.itemList as Record<string, unknown>[];

describe("Rwanda", () => {
  it("has its businesses, and its form of a TIN", () => {
    expect([profileOfCountry("RW"), profileOfCountry("UG")]).to.deep.equal(["rw", "plain"]);
    expect(tinProblem("100600570", "rw")).to.equal(undefined);
    for (const wrong of ["10060057", "1006005701", "P051234567Z"])
      expect(tinProblem(wrong, "rw"), wrong).to.equal("must be nine digits, such as 100600570");
  });

  /** Live receipts, and the document's sample, which says 1,068. */
  const golden: [total: number, tax: number][] = [
    [60_000, 9152.54],
    [168_000, 25_627.12],
    [95_000, 14_491.53],
    [282_240, 43_053.56],
    [7000, 1067.8],
  ];
  for (const [total, tax] of golden)
    it(`has ${tax} of tax in ${total}`, () => {
      const body = bodyOf({ items: [sold(total)] });
      expect(linesOf(body)[0]).to.include({
        prc: total,
        splyAmt: total,
        dcRt: 0,
        dcAmt: 0,
        taxblAmt: total,
        taxAmt: tax,
        totAmt: total,
        taxTyCd: "B",
      });
      expect(body).to.include({ taxblAmtB: total, taxRtB: 18, taxAmtB: tax });
      expect(body).to.include({ totTaxblAmt: total, totTaxAmt: tax, totAmt: total });
    });

  it("sums the rounded lines of each letter, and has no letter E", () => {
    const free = (tax_type: string, item_seq: number) =>
      line({ item_code, item_seq, tax_type, tax_rate: 0, unit_price: 100, qty: 1 });
    const items = [
      sold(33.33, { qty: 3 }),
      sold(0.05, { item_seq: 2 }),
      free("A", 3),
      free("C", 4),
      free("D", 5),
    ];
    const body = bodyOf({ items });
    const tax = portion(99.99, 18, 118) + portion(0.05, 18, 118);
    expect(body).to.include({ taxblAmtA: 100, taxblAmtB: 100.04, taxblAmtC: 100, taxblAmtD: 100 });
    expect(body.taxAmtB).to.equal(Math.round(tax * 100) / 100);
    expect(body.totAmt).to.equal(400.04);
    expect(body.totTaxblAmt).to.equal(body.totAmt);
    expect(Object.keys(body).filter((name) => /^tax.*E$/.test(name))).to.deep.equal([]);
  });

  it("sends a discount with its rate, and as a lower price where no rate gives it", () => {
    const byRate = sold(1000, { qty: 2, discount_rate: 10, total_amount: 1800, discount_with_tax: 200 });
    expect(linesOf(bodyOf({ items: [{ ...byRate, total_amount: 1800 }] }))[0]).to.include({
      prc: 1000,
      splyAmt: 2000,
      dcRt: 10,
      dcAmt: 200,
      totAmt: 1800,
    });
    // 1 of 9,990 is 0.01 %, which gives 1.00; 1.30 of it is 0.01 % too, which doesn't give 1.30.
    const byAmount = (total_amount: number) =>
      linesOf(bodyOf({ items: [{ ...sold(9990), total_amount }] }))[0];
    expect(byAmount(9989)).to.include({ prc: 9990, dcRt: 0.01, dcAmt: 1 });
    expect(byAmount(9988.7)).to.include({ prc: 9988.7, splyAmt: 9988.7, dcRt: 0, dcAmt: 0, totAmt: 9988.7 });
  });

  it("names no trader's number, the purchase code, the mobile number and the Z report", () => {
    const body = bodyOf(
      { customer_tin: "100600571", customer_mobile: "0788000001", purchase_code: "AB12CD" },
      {},
      41,
    );
    expect(body).not.to.have.property("trdInvcNo");
    expect(body).to.include({ prcOrdCd: "AB12CD", invcNo: 7, salesSttsCd: "02" });
    expect(body.receipt).to.include({ custMblNo: "0788000001", rptNo: 41 });
    const walkIn = bodyOf({ customer_mobile: "0788000001" });
    expect([walkIn.prcOrdCd, walkIn.custTin]).to.deep.equal([null, null]);
    expect(walkIn.receipt).to.include({ custTin: null, custMblNo: "0788000001" });
    const kenyan = wireSale({ ...address, profile: "ke" }, sale({}), 7, 41).body;
    expect(kenyan).to.include({ trdInvcNo: "S-1" });
    expect(kenyan.receipt).to.include({ rptNo: 1 });
    expect(kenyan).not.to.have.property("prcOrdCd");
  });

  it("releases no stock for services alone", () => {
    const service = sold(500, { item_code: "RW3NTXU0000009" });
    expect(bodyOf({ items: [service] }).stockRlsDt).to.equal(null);
    expect(bodyOf({ items: [service, sold(1, { item_seq: 2 })] }).stockRlsDt).to.equal(at);
  });

  it("lets a device's settings choose where sources disagree", () => {
    const note = { receipt_type: "R" as const, original_number: 3, refund_reason_code: "06" };
    expect(bodyOf(note)).to.include({ salesSttsCd: "02", orgInvcNo: 3, rfdDt: at });
    expect(bodyOf(note, { refund_status: "05" }).salesSttsCd).to.equal("05");
    expect(bodyOf({}, { refund_status: "05" }).salesSttsCd).to.equal("02");
    const packages = (variants: Partial<MessageVariants>) =>
      linesOf(bodyOf({ items: [sold(10, { qty: 6, pkg: 2 })] }, variants))[0]?.pkg;
    expect([
      packages({}),
      packages({ packages: "stated" }),
      packages({ packages: "quantity" }),
    ]).to.deep.equal([1, 2, 6]);
    const report = (variants: Partial<MessageVariants>) => Object(bodyOf({}, variants, 41).receipt).rptNo;
    expect([
      report({}),
      report({ report_number: "one" }),
      report({ report_number: "invoice" }),
    ]).to.deep.equal([41, 1, 7]);
    const movement = { sar_type: "06", date: "20260110", original_number: null, remark: null, by };
    const moved = (variants: Partial<MessageVariants>) =>
      wireMovement(
        chosen(variants),
        { ...movement, customer_tin: null, customer_name: null, items: [sold(10)] },
        9,
      ).body.orgSarNo;
    expect([moved({}), moved({ original_movement: "own" })]).to.deep.equal([0, 9]);
  });

  it("has the text of its document in the QR code, or that of a program in use", () => {
    const receipt = {
      receipt_no: 12,
      total_receipt_no: 15,
      internal_data: "INTERNAL",
      signature: "SIGNATURE",
      signed_at: "20260310101501",
      sdc_id: "SDC010000005",
      mrc_no: "WIS01006230",
    };
    const signed = {
      tin: address.tin,
      bhf_id: "00",
      receipt,
      receipt_type: "S",
      qr_text: "document",
    } as const;
    const { qrText } = rulesOf("rw");
    expect(qrText("live", signed)).to.equal("10032026#101501#SDC010000005#12#INTERNAL#SIGNATURE");
    expect(qrText("live", { ...signed, receipt_type: "R", qr_text: "counters" })).to.equal(
      "10/03/2026 10:15:01#SDC010000005#12/15/NR#INTERNAL#SIGNATURE",
    );
    expect(qrText("live", { ...signed, receipt: { ...receipt, signature: "" } })).to.equal(null);
  });

  it("shows what was sent: taxable amounts without the tax in the API, whatever the unit counts", () => {
    const document = sale({ items: [sold(118)] });
    const sent = sentSaleOf(wireSale(address, document, 7), "rw", document);
    expect(sent).to.include({ taxable_amount: 100, tax_amount: 18, total_amount: 118 });
    expect(sent.items[0]).to.include({ taxable_amount: 100, authority_tax_type: "B" });
    expect(
      sent.tax_table.map(({ authority_tax_type, taxable_amount }) => [authority_tax_type, taxable_amount]),
    ).to.deep.equal([
      ["A", 0],
      ["B", 100],
      ["C", 0],
      ["D", 0],
    ]);
  });

  const supplied = (taxable: number) => ({
    saleList: [
      {
        spplrTin: "100900001",
        spplrNm: "Wholesale",
        spplrBhfId: "00",
        spplrSdcId: "SDC020000002",
        spplrInvcNo: 812,
        rcptTyCd: "S",
        cfmDt: "2026-01-09 16:20:00",
        salesDt: "20260109",
        totItemCnt: 1,
        taxblAmtB: taxable,
        taxRtB: 18,
        taxAmtB: 18,
        totTaxblAmt: taxable,
        totTaxAmt: 18,
        totAmt: 118,
        itemList: [
          {
            itemSeq: 1,
            qty: 1,
            prc: 118,
            splyAmt: 118,
            taxTyCd: "B",
            taxblAmt: taxable,
            taxAmt: 18,
            totAmt: 118,
          },
        ],
      },
    ],
  });
  const confirm = (sale: PurchaseDocument["supplier_sale"], items: PurchaseDocument["items"]) =>
    wirePurchase(
      address,
      {
        ...{ supplier_tin: "100900001", supplier_bhf_id: "00", supplier_name: "Wholesale" },
        ...{ supplier_invoice_no: "812", purchase_date: "20260110", purchase_time: "101500" },
        ...{ purchase_type: null, purchase_status: null, payment_type: "01", registration: "A" },
        ...{ receipt_type: "P", remark: null, confirmed_at: at, by, supplier_sale: sale, items },
      },
      3,
    ).body;

  for (const taxable of [118, 100])
    it(`confirms a supplier's sale as it was reported, with ${taxable} taxable and the supplier's unit`, async () => {
      const [read] = await readSupplierSales(supplied(taxable), rulesOf("rw"));
      expect(read?.lines[0]).to.include({ taxable_amount: 100, tax_amount: 18, tax_type: "B" });
      const body = confirm(read?.sale, [sold(118)]);
      expect(body).to.include({ spplrSdcId: "SDC020000002", rcptTyCd: "P", taxblAmtB: taxable });
      expect(linesOf(body)[0]).to.include({ taxblAmt: taxable, taxAmt: 18, totAmt: 118 });
    });

  it("makes item codes with an X behind a unit of two characters, and takes those without it", () => {
    const { itemCodes } = sharedRulesOf("rw");
    const parts = (pkg_unit_code: string, qty_unit_code: string, origin_nation_code = "RW") => ({
      origin_nation_code,
      item_type: "2",
      pkg_unit_code,
      qty_unit_code,
    });
    const live: [parts: ReturnType<typeof parts>, number: number, code: string, unit: string][] = [
      [parts("NT", "U"), 2, "RW2NTXU0000002", "U"],
      [parts("NT", "NO"), 14, "RW2NTXNOX0000014", "NO"],
      [parts("AM", "BLL", "KR"), 1, "KR2AMXBLL0000001", "BLL"],
      [parts("AM", "M2", "CN"), 1, "CN2AMXM2X0000001", "M2"],
    ];
    for (const [of, number, code, qty_unit_code] of live) {
      expect(itemCodes.make(of, number)).to.equal(code);
      expect(itemCodes.problem(code, of)).to.equal(undefined);
      expect(itemCodes.numberOf(code)).to.equal(number);
      expect(itemCodes.read(code), code).to.deep.equal({
        origin_nation_code: of.origin_nation_code,
        item_type: "2",
        qty_unit_code,
      });
    }
    expect(itemCodes.problem("RW2OUNO0000001", parts("OU", "NO"))).to.equal(undefined);
    expect(itemCodes.problem("RW2NTNOX0000001", parts("NT", "NO"))).to.match(/such as RW2NTXNOX0000001$/);
  });
});
