// The purchase that registers a supplier's sale: its figures, its tax rates, and what a unit adds to them.
import { purchaseOf } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { supplierSale } from "../../cli/support/fake-routes.ts";

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
      ...{ pkg: 4, pkg_unit_code: "NT", qty_unit_code: "U" },
      ...{ discount_rate: 0, discount_amount: 0, taxable_amount: 3000 },
    });
  });

  it("is the supplier's credit note where the sale was one", () => {
    expect(made({ rcptTyCd: "R" })).to.include({ receipt_type: "R", invoice_no: "P059999999Q-00-1-R" });
  });

  it("takes the tax type's rate from the sale, else from the authority's table", () => {
    expect(made({}, { taxTyCd: "E" }).items[0]).to.include({ tax_type: "E", tax_rate: 8 });
    expect(made({ taxRtB: 0 }, { taxTyCd: "B" }).items[0]).to.include({ tax_type: "B", tax_rate: 0 });
  });
});
