// Supplier sales and purchases as each other: figures, tax rates, what a unit adds to them, and the document of both.
import { documentOfPurchase, purchaseOf, rejectionOf } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { supplierSale } from "../../../support/supplier-sales.ts";

describe("the purchase of a supplier's sale", () => {
  const made = (more: object, line: object = {}) =>
    purchaseOf(supplierSale("1", "SUP-1", more, line), {
      prefix: "",
      paymentType: "02",
      rates: new Map([["E", 8]]),
      itemCode: () => "K1",
    });

  it("accepts undocumented fields of a unit", () => {
    const extras = { pkg: 2, pkgUnitCd: "CT", qtyUnitCd: "BX", dcRt: 5, dcAmt: 150, taxblAmt: 2850 };
    expect(made({}, extras).items[0]).to.include({
      pkg: 2,
      pkg_unit_code: "CT",
      qty_unit_code: "BX",
      discount_rate: 5,
      discount_amount: 150,
      taxable_amount: 2850,
    });
  });

  it("is in packages as the quantity, without a discount, if the unit says nothing of them", () => {
    const { items } = made({}, { qty: 4, totAmt: 3480, taxAmt: 480 });
    expect(items[0]).to.include({
      pkg: 4,
      pkg_unit_code: "NT",
      qty_unit_code: "U",
      discount_rate: 0,
      discount_amount: 0,
      taxable_amount: 3000,
    });
  });

  it("is the supplier's credit note where the sale was one", () => {
    expect(made({})).to.include({ receipt_type: "P", invoice_no: "P059999999Q-00-1" });
    expect(made({ rcptTyCd: "R" })).to.include({ receipt_type: "R", invoice_no: "P059999999Q-00-1-R" });
  });

  it("takes the tax type's rate from the sale, else from the authority's table", () => {
    expect(made({}, { taxTyCd: "E" }).items[0]).to.include({ tax_type: "E", tax_rate: 8 });
    expect(made({ taxRtB: 0 }, { taxTyCd: "B" }).items[0]).to.include({ tax_type: "B", tax_rate: 0 });
    expect(made({}).items[0]).to.include({ tax_type: "A", tax_rate: 16 });
    expect(made({}, { taxTyCd: "D" }).items[0]).to.include({ tax_type: "D", tax_rate: 0 });
  });

  it("takes nothing from fields of a unit that are empty or of another type, and letters of no table for A", () => {
    const odd = { pkg: "2", pkgUnitCd: "", qtyUnitCd: 7, dcRt: null, taxTyCd: "X" };
    expect(made({}, odd).items[0]).to.include({
      pkg: 10,
      pkg_unit_code: "NT",
      qty_unit_code: "U",
      discount_rate: 0,
      tax_type: "A",
    });
  });

  it("is claimed in the month that is given, if any", () => {
    const options = { prefix: "", paymentType: "02", rates: new Map(), itemCode: () => "K1" };
    const sale = supplierSale("1");
    expect(purchaseOf(sale, { ...options, claim_month: "2026-03" })).to.include({ claim_month: "2026-03" });
    expect(purchaseOf(sale, options)).not.to.have.any.keys("claim", "claim_month", "claim_reason");
    const unclaimed = purchaseOf(sale, { ...options, claim: "none", claim_month: "2026-03" });
    expect(unclaimed).to.include({ claim: "none" }).and.not.have.property("claim_month");
  });
});

describe("the rejection of a supplier's sale", () => {
  it("has the supplier's own codes and payment type, and a code of its own for a line without one", () => {
    const reject = (more: object = {}, line: object = {}) =>
      rejectionOf(supplierSale("1", "SUP-1", more, line), { branch: undefined, remark: undefined });
    const plain = reject();
    expect(plain).to.include({
      purchase_status: "04",
      payment_type: "01",
      invoice_no: "REJ-P059999999Q-00-1",
    });
    expect(plain).not.to.have.any.keys("branch_id", "remark");
    expect(plain.items[0]?.item_code).to.equal("SUP-1");
    expect(reject({ pmtTyCd: "05" }, { itemCd: "" })).to.deep.include({ payment_type: "05" });
    expect(reject({}, { itemCd: "" }).items[0]?.item_code).to.equal("LINE-1");
    const named = rejectionOf(supplierSale("1"), { branch: "01", remark: "never ordered" });
    expect(named).to.include({ branch_id: "01", remark: "never ordered" });
  });
});

describe("the document of a registered purchase", () => {
  const purchase = {
    branch_id: "00",
    purchase_date: "20260309",
    purchase_time: "162000",
    receipt_type: "P" as const,
    supplier_tin: "P059999999Q",
    supplier_name: "Lakeside Wholesale Ltd",
    supplier_bhf_id: "01",
    supplier_invoice_no: "812",
    total_amount: 1660,
    tax_amount: 160,
    items: [
      { tax_type: "A", taxable_amount: 600, tax_amount: 96 },
      { tax_type: "A", taxable_amount: 400, tax_amount: 64 },
      { tax_type: "B", taxable_amount: 500, tax_amount: 0 },
    ],
  };

  it("is the one that its supplier's sale was", () => {
    const by_letter = { A: { taxable: 1000, tax: 160 }, B: { taxable: 500, tax: 0 } };
    const document = {
      id: "P059999999Q/01/812/20260309162000",
      side: "authority",
      supplier_tin: "P059999999Q",
      supplier_branch: "01",
      supplier_name: "Lakeside Wholesale Ltd",
      own_branch: "00",
      number: "812",
      date: "20260309",
      kind: undefined,
      taxable: 1500,
      tax: 160,
      total: 1660,
      by_letter,
    };
    expect(documentOfPurchase(purchase)).to.deep.equal(document);
    expect(documentOfPurchase({ ...purchase, supplier_bhf_id: null })).to.include({
      id: "P059999999Q/00/812/20260309162000",
      supplier_branch: "00",
    });
    const more = { cu_invoice_no: "KRACU01/7", supplier_sale_date: "20260228", receipt_type: "R" as const };
    expect(documentOfPurchase({ ...purchase, ...more })).to.deep.equal({
      ...document,
      unit_number: "KRACU01/7",
      date: "20260228",
      kind: "credit_note",
    });
  });

  it("has its amounts by tax type only if they add up to its own", () => {
    const letters = (more: object) => documentOfPurchase({ ...purchase, ...more }).by_letter !== undefined;
    expect([letters({}), letters({ taxable_amount: 1500 })]).to.deep.equal([true, true]);
    expect([letters({ tax_amount: 161 }), letters({ taxable_amount: 1499 })]).to.deep.equal([false, false]);
    expect(documentOfPurchase({ ...purchase, taxable_amount: 1499 }).taxable).to.equal(1499);
  });
});
