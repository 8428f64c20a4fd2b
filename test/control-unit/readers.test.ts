// What comes from the unit, in every shape seen from running ones, and the check of its tax table.

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
  shownDate,
} from "../../server/src/control-unit/read-trade.ts";
import { supplierSale, taxTable } from "./unit-rows.ts";

const ke = rulesOf("ke");

describe("control unit readers", () => {
  it("codes use the API's letters, next to the unit's", () => {
    const [taxes] = readCodes(taxTable({ A: "0", B: "16", C: 0, D: null, E: "8" }), ke);
    expect(
      taxes?.codes.map(({ code, unit_code, rate, name }) => [code, unit_code, rate, name]),
    ).to.deep.equal([
      ["B", "A", 0, "Rate 0"],
      ["A", "B", 16, "Rate 16"],
      ["C", "C", 0, "Rate 0"],
      ["D", "D", null, "Rate null"],
      ["E", "E", 8, "Rate 8"],
    ]);
    const payments = {
      clsList: [{ cdCls: "07", cdClsNm: "Payment", dtlList: [{ cd: "05", cdNm: "Card", useYn: "N" }] }],
    };
    expect(readCodes(payments, ke)).to.deep.equal([
      {
        code_class: "07",
        class_name: "Payment",
        codes: [{ code: "02", unit_code: "05", name: "Card", sort_order: 1, rate: null, is_active: false }],
      },
    ]);
  });

  it("missing, null and invalid data are empty lists", async () => {
    for (const data of [
      null,
      undefined,
      5,
      "x",
      [],
      {},
      { clsList: null },
      { clsList: "x" },
      { clsList: [null, 1] },
    ]) {
      expect(readCodes(data, ke)).to.deep.equal([]);
      expect(readItemClasses(data, ke)).to.deep.equal([]);
      expect(await readSupplierSales(data, ke)).to.deep.equal([]);
      expect(await readImportItems(data)).to.deep.equal([]);
      expect(await readPendingStock(data, ke, "")).to.deep.equal([]);
      expect(await readNotices(data)).to.deep.equal([]);
      expect(await readItems(data, ke)).to.deep.equal([]);
      expect(readCustomer(data)).to.equal(null);
    }
  });

  it("item classes keep their level and translate their letter", () => {
    const rows = [
      { itemClsCd: "50000000", itemClsNm: "Food", itemClsLvl: 1, taxTyCd: null, useYn: "Y" },
      { itemClsCd: 5020230602, itemClsNm: "Soft drinks", itemClsLvl: "5", taxTyCd: "B", useYn: "N" },
    ];
    expect(readItemClasses({ itemClsList: rows }, ke)).to.deep.equal([
      { code: "50000000", name: "Food", level: 1, tax_type: null, is_active: true },
      { code: "5020230602", name: "Soft drinks", level: 5, tax_type: "A", is_active: false },
    ]);
  });

  it("a supplier sale has the API's shape and letters, its figures as received", async () => {
    const [row] = await readSupplierSales({ saleList: [supplierSale] }, ke);
    expect(row).to.deep.include({
      supplier_tin: "P000555666C",
      supplier_invoice_no: "4711",
      receipt_type: "S",
      sales_date: "20260411",
      payment_type: "02",
      total_amount: 999.5,
    });
    expect(row?.sale).to.deep.equal({
      spplrTin: "P000555666C",
      spplrBhfId: "00",
      spplrNm: "Soap Works",
      spplrInvcNo: "4711",
      cu_invoice_no: null,
      regDt: "20260411162001",
      totItemCnt: 2,
      taxblAmtA: 300,
      taxblAmtB: 90,
      taxblAmtC: 0,
      taxblAmtD: 0,
      taxblAmtE: 0,
      taxRtA: 16,
      taxAmtA: 48,
      taxAmtB: 0,
      taxAmtC: 0,
      taxAmtD: 0,
      taxAmtE: 0,
      totTaxblAmt: 390,
      totTaxAmt: 48,
      totAmt: 999.5,
      itemList: [
        {
          itemSeq: 1,
          itemCd: "X1",
          itemClsCd: "53",
          itemNm: "Soap",
          qty: 3,
          prc: 116,
          splyAmt: 348,
          taxAmt: 48,
          totAmt: 348,
          taxTyCd: "A",
        },
        {
          itemSeq: 2,
          itemCd: "",
          itemClsCd: "",
          itemNm: "Bread",
          qty: 1,
          prc: 90,
          splyAmt: 90,
          taxAmt: 0,
          totAmt: 90,
          taxTyCd: "B",
        },
      ],
    });
    expect(
      row?.lines.map(({ tax_type, tax_rate, pkg_unit_code }) => [tax_type, tax_rate, pkg_unit_code]),
    ).to.deep.equal([
      ["A", 16, null],
      ["B", 0, null],
    ]);
  });

  it("a customs row keeps its key as it came and shows a readable date", async () => {
    const row = {
      taskCd: "99001",
      dclDe: "05042026",
      itemSeq: 2,
      dclNo: "26X1",
      hsCd: "34011100000",
      itemNm: "SOAP\nIN BARS ",
      imptItemsttsCd: "2",
      orgnNatCd: "BR",
      exptNatCd: "BR",
      pkg: 2,
      pkgUnitCd: null,
      qty: "19.5",
      qtyUnitCd: "KGM",
      totWt: 20,
      netWt: 19,
      spplrNm: "MAKER\r\nCITY",
      agntNm: null,
      invcFcurAmt: 100,
      invcFcurCd: "USD",
      invcFcurExcrt: 129.5,
    };
    const [read] = await readImportItems({ itemList: [row] });
    expect(read?.unit_declaration_date).to.equal("05042026");
    expect(read?.item).to.deep.include({
      declaration_date: "20260405",
      item_name: "SOAP IN BARS",
      supplier_name: "MAKER CITY",
      agent_name: "",
      import_item_status_code: "2",
      quantity: 19.5,
      package_unit_code: null,
    });
    expect(
      (await readImportItems({ itemList: [{ ...row, imptItemSttsCd: "3" }] }))[0]?.item
        .import_item_status_code,
    ).to.equal("3");
  });

  it("declaration dates are shown year first, whatever came", () => {
    expect(shownDate("20260405")).to.equal("20260405");
    expect(shownDate("31122026")).to.equal("20261231");
    expect(shownDate("20102026")).to.equal("20261020");
    expect(shownDate("-1")).to.equal("-1");
    expect(shownDate("99999999")).to.equal("99999999");
  });

  it("items on their way are one row a line, with the time of the response", async () => {
    const line = {
      itemSeq: 1,
      itemCd: "X1",
      itemNm: "Soap",
      bcd: null,
      taxTyCd: "B",
      qty: 2,
      prc: 1,
      splyAmt: 2,
      taxAmt: 0,
      totAmt: 2,
    };
    const move = {
      custTin: "P1",
      custBhfId: "00",
      sarNo: 6,
      ocrnDt: "20260409",
      itemList: [line, { ...line, itemSeq: 2 }],
    };
    const rows = await readPendingStock({ stockList: [move] }, ke, "20260412080910");
    expect(rows.map((row) => [row.from_bhf_id, row.sar_no, row.item_seq])).to.deep.equal([
      ["00", 6, 1],
      ["00", 6, 2],
    ]);
    expect(rows[0]?.item).to.deep.include({
      bcd: "",
      taxTyCd: "A",
      lastReqDt: "20260412080910",
      pkgUnitCd: "",
    });
  });

  it("notices, items, customers and the unit itself are read", async () => {
    const notice = {
      noticeNo: "7",
      title: "T",
      cont: "C",
      dtlUrl: "",
      regrNm: "N",
      regDt: "2026-03-09 08:00:00",
    };
    expect(await readNotices({ noticeList: [notice] })).to.deep.equal([
      { number: 7, title: "T", content: "C", url: null, author: "N", date: "20260309080000" },
    ]);
    const [item] = await readItems(
      { itemList: [{ itemCd: "X1", itemNm: "Soap", taxTyCd: "A", dftPrc: "5", useYn: "N" }] },
      ke,
    );
    expect(item).to.deep.include({ item_code: "X1", tax_type_code: "B", default_price: 5, is_active: false });
    const customer = { tin: "A1", taxprNm: "BUYER", taxprSttsCd: "D", locDesc: null, prvncNm: "NAIROBI" };
    expect(readCustomer({ custList: [customer] })).to.deep.equal({
      tin: "A1",
      name: "BUYER",
      is_active: false,
      address: ["NAIROBI"],
    });
    const info = readInitInfo({
      info: {
        hqYn: "Y",
        sdicId: "S1",
        cmcKey: "K",
        signKey: "",
        lastSaleInvcNo: "12",
        bhfOpenDt: "2025-01-15 00:00",
      },
    });
    expect(info?.branch_opened).to.equal("20250115");
    expect(readInitInfo({ info: { bhfOpenDt: "" } })?.branch_opened).to.equal(null);
    expect(info).to.deep.include({ is_head_office: true, sdc_id: "S1", keys: { cmcKey: "K" } });
    expect(info?.counters).to.deep.equal({ sales: 12, purchases: null });
    expect(readInitInfo(null)).to.equal(null);
  });
});
