// Rows of a unit, each field of them: those that came, and what stands for those that did not.

import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { expect } from "chai";
import {
  readCodes,
  readCustomer,
  readInitInfo,
  readItemClasses,
  readItems,
  readNotices,
} from "../../server/src/control-unit/read-reference.ts";
import {
  readImportItems,
  readPendingStock,
  readSupplierSales,
} from "../../server/src/control-unit/read-trade.ts";
import { verifyProfile } from "../../server/src/control-unit/verify.ts";
import { supplierSale, taxTable } from "./unit-rows.ts";

const ke = rulesOf("ke");

describe("rows of a unit", () => {
  it("of codes have the unit's order, else their place, and are out of use with their class", () => {
    const codes = (cdCls: string, dtlList: object[], more: object = {}) =>
      readCodes({ clsList: [{ cdCls, cdClsNm: "Class", dtlList, ...more }] }, ke)[0]?.codes;
    const details = [{ cd: "01", srtOrd: "5" }, { cd: "02", cdNm: "Two", userDfnCd1: 3 }, { cd: "" }];
    const rest = { rate: null, is_active: true };
    expect(codes("10", details)).to.deep.equal([
      { ...rest, code: "01", unit_code: "01", name: "01", sort_order: 5 },
      { ...rest, code: "02", unit_code: "02", name: "Two", sort_order: 2 },
    ]);
    expect(codes("10", details, { useYn: "n" })?.map(({ is_active }) => is_active)).to.deep.equal([
      false,
      false,
    ]);
    expect(readCodes({ clsList: [{ cdClsNm: "None", dtlList: [{ cd: "1" }] }] }, ke)).to.deep.equal([]);
    const named = [
      { cd: "B", cdNm: "B-VAT" },
      { cd: "C", cdNm: "C-" },
      { cd: "D", cdNm: "B-D" },
    ];
    expect(codes("04", named)?.map(({ name }) => name)).to.deep.equal(["VAT", "C-", "B-D"]);
    expect(codes("05", named)?.map(({ name }) => name)).to.deep.equal(["B-VAT", "C-", "B-D"]);
  });

  it("of tax types without a rate, or that no profile knows, are no evidence against the profile", () => {
    const check = (rates: Parameters<typeof taxTable>[0]) =>
      verifyProfile("ke", readCodes(taxTable(rates), ke));
    expect(check({ A: "", B: " " })).to.deep.equal({ contradictions: [], warnings: [], disabled: [] });
    expect(check({ A: 16, X: 3 }).contradictions.at(-1)).to.match(/^Unit: A 16 %\. Profile ke: /);
  });

  it("of item classes without a code are left out", () => {
    const rows = [{ itemClsNm: "None" }, { itemClsCd: "5" }];
    expect(readItemClasses({ itemClsList: rows }, ke)).to.deep.equal([
      { code: "5", name: "", level: 0, tax_type: null, is_active: true },
    ]);
  });

  it("of items have a package and a unit, and are in use unless the unit says no", async () => {
    const whole = {
      itemCd: "X1",
      itemNm: "Soap",
      itemClsCd: "53",
      itemTyCd: "2",
      taxTyCd: "B",
      pkgUnitCd: "BX",
      qtyUnitCd: "NO",
      orgnNatCd: "KE",
      bcd: "616",
      dftPrc: "1,160",
      sftyQty: 5,
      useYn: "Y",
    };
    expect(await readItems({ itemList: [whole, { itemCd: "X2" }, { itemNm: "None" }] }, ke)).to.deep.equal([
      {
        item_code: "X1",
        item_name: "Soap",
        item_class_code: "53",
        item_type: "2",
        tax_type_code: "A",
        tax_rate: null,
        pkg_unit_code: "BX",
        qty_unit_code: "NO",
        origin_nation_code: "KE",
        barcode: "616",
        default_price: 1160,
        safety_qty: 5,
        is_active: true,
      },
      {
        item_code: "X2",
        item_name: "",
        item_class_code: "",
        item_type: "",
        tax_type_code: "",
        tax_rate: null,
        pkg_unit_code: "NT",
        qty_unit_code: "U",
        origin_nation_code: "",
        barcode: null,
        default_price: 0,
        safety_qty: 0,
        is_active: true,
      },
    ]);
  });

  it("of items with the unit's own E have its rate, where its A is an E without tax", async () => {
    const rows = { itemList: [{ itemCd: "X1", taxTyCd: "E" }] };
    const taxOf = async (rules: typeof ke) =>
      (await readItems(rows, rules)).map(({ tax_type_code, tax_rate }) => [tax_type_code, tax_rate]);
    expect([await taxOf(ke), await taxOf(rulesOf("plain"))]).to.deep.equal([[["E", 8]], [["E", null]]]);
  });

  it("of the unit itself have what it names, in a wrapper or without one", () => {
    const nothing = {
      taxpayer_name: null,
      business_activity: null,
      branch_name: null,
      branch_opened: null,
      is_head_office: false,
      address: [],
      manager_name: null,
      manager_phone: null,
      manager_email: null,

      device_id: null,
      sdc_id: null,
      mrc_no: null,
      keys: {},
      counters: { sales: null, purchases: null },
    };
    expect(readInitInfo({})).to.deep.equal(nothing);
    expect(readInitInfo({ info: "x" })).to.deep.equal(nothing);
    const info = {
      taxprNm: "Shop",
      bsnsActv: "Retail",
      bhfNm: "Main",
      bhfOpenDt: "20250115",
      hqYn: "y",
      locDesc: "Moi Avenue",
      sctrNm: "",
      dstrtNm: "Central",
      prvncNm: "Nairobi",
      mgrNm: "Amina",
      mgrTelNo: "0700",
      mgrEmail: "a@b.example",
      dvcId: "D1",
      sdcId: "S1",
      mrcNo: "M1",
      intrlKey: "I",
      signKey: "S",
      cmcKey: "C",
      lastInvcNo: 7,
      lastPchsInvcNo: "8",
    };
    const read = {
      taxpayer_name: "Shop",
      business_activity: "Retail",
      branch_name: "Main",
      branch_opened: "20250115",
      is_head_office: true,
      address: ["Moi Avenue", "Central", "Nairobi"],
      manager_name: "Amina",
      manager_phone: "0700",
      manager_email: "a@b.example",
      device_id: "D1",
      sdc_id: "S1",
      mrc_no: "M1",
      keys: { intrlKey: "I", signKey: "S", cmcKey: "C" },
      counters: { sales: 7, purchases: 8 },
    };
    expect(readInitInfo(info)).to.deep.equal(read);
    expect(readInitInfo({ info })).to.deep.equal(read);
  });

  it("of taxpayers and notices are complete", async () => {
    expect(readCustomer({ custList: [{ tin: "A1", taxprSttsCd: "A" }] })).to.deep.equal({
      tin: "A1",
      name: "",
      is_active: true,
      address: [],
    });
    expect(await readNotices({ noticeList: [{ dtlUrl: "https://x.example" }] })).to.deep.equal([
      { number: 0, title: "", content: "", url: "https://x.example", author: null, date: null },
    ]);
  });

  it("of a supplier's sale have its figures, rates and marks, else those of its lines and the profile", async () => {
    const [whole] = await readSupplierSales({ saleList: [supplierSale] }, ke);
    expect(whole?.lines[0]).to.deep.equal({
      item_seq: 1,
      item_code: "X1",
      item_class_code: "53",
      item_name: "Soap",
      bcd: null,
      pkg_unit_code: null,
      pkg: 0,
      qty_unit_code: null,
      qty: 3,
      unit_price: 116,
      supply_amount: 348,

      discount_rate: 0,
      discount_amount: 0,
      discount_with_tax: 0,
      taxable_amount: 300,
      tax_type: "A",
      tax_rate: 16,
      tax_amount: 48,
      total_amount: 348,
    });
    expect(whole?.lines[1]?.item_seq).to.equal(2);
    const { cfmDt: _confirmed, totItemCnt: _count, taxRtB: _rate, pmtTyCd: _payment, ...rest } = supplierSale;
    const line = {
      taxTyCd: "B",
      pkgUnitCd: "BX",
      pkg: 2,
      qtyUnitCd: "NO",
      dcRt: 5,
      dcAmt: "1.5",
      bcd: "616",
    };
    const odd = { ...rest, rcptTyCd: "r", spplrSdcId: " KRACU01 ", salesDt: "2026-04-11" };
    const [bare] = await readSupplierSales(
      { saleList: [{ ...odd, itemList: [line, { taxTyCd: "Z" }] }] },
      ke,
    );
    expect(bare).to.deep.include({ receipt_type: "R", payment_type: null, sales_date: "20260411" });
    expect(bare?.sale).to.include({
      regDt: "20260411000000",
      totItemCnt: 2,
      taxRtA: 0,
      cu_invoice_no: "KRACU01/4711",
    });
    expect(bare?.lines.map(({ tax_type, tax_rate }) => [tax_type, tax_rate])).to.deep.equal([
      ["A", 16],
      ["Z", 0],
    ]);
    expect(bare?.lines[0]).to.include({
      pkg_unit_code: "BX",
      pkg: 2,
      qty_unit_code: "NO",
      discount_rate: 5,
      discount_amount: 1.29,
      discount_with_tax: 1.5,
      bcd: "616",
    });
    const [undated] = await readSupplierSales({ saleList: [{ ...supplierSale, salesDt: "" }] }, ke);
    expect(undated?.sales_date).to.equal("20260411");
  });

  it("of customs and of items on their way keep their keys", async () => {
    const [read] = await readImportItems({ itemList: [{ dclDe: 5042026, itemSeq: "2", netWt: "1.5" }] });
    expect(read).to.deep.equal({
      unit_declaration_date: "5042026",
      item: {
        task_code: "",
        declaration_date: "5042026",
        item_sequence: 2,
        declaration_number: "",
        hs_code: "",
        item_name: "",
        import_item_status_code: "",
        origin_nation_code: "",
        export_nation_code: "",
        package: 0,
        package_unit_code: null,
        quantity: 0,
        quantity_unit_code: null,
        gross_weight: 0,
        net_weight: 1.5,
        supplier_name: "",
        agent_name: "",
        invoice_foreign_currency_amount: 0,
        invoice_foreign_currency: "",
        invoice_foreign_currency_exchange_rate: 0,
      },
    });
    expect((await readImportItems({ itemList: [{ dclDe: " 1 " }] }))[0]?.unit_declaration_date).to.equal(
      " 1 ",
    );
    const move = { custTin: "P1", custBhfId: "00", sarNo: 6, ocrnDt: "2026-04-09 10:00", itemList: [{}, {}] };
    const rows = await readPendingStock({ stockList: [move] }, ke, "");
    expect(rows.map(({ item_seq, date, from_tin }) => [item_seq, date, from_tin])).to.deep.equal([
      [1, "20260409", "P1"],
      [2, "20260409", "P1"],
    ]);
  });
});
