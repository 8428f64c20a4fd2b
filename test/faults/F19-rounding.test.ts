// F19: totals that are a cent off the sum of their lines, quantities with four decimals.
import type { PurchaseInput, SupplierSale } from "@taxctl/sdk";
import { round2 } from "@taxctl/sdk/amounts";
import { expect } from "chai";
import { describeFault } from "./fault-test.ts";

/** What an accountant sends for a supplier's sale: our item, their figures. */
function confirming(sale: SupplierSale): PurchaseInput {
  return {
    invoice_no: `PUR-${sale.spplrInvcNo}`,
    supplier_tin: sale.spplrTin,
    supplier_bhf_id: sale.spplrBhfId,
    supplier_name: sale.spplrNm,
    supplier_invoice_no: sale.spplrInvcNo,
    purchase_date: "20260309",
    purchase_time: "120000",
    payment_type: "01",
    items: sale.itemList.map((line, index) => ({
      item_seq: index + 1,
      item_code: line.taxTyCd === "B" ? "KE2NTXL0000002" : "KE2NTXU0000001",
      item_class_code: "5020230602",
      item_name: line.itemNm,
      // The branch of these tests has only its own few items.
      same_item: true,
      pkg_unit_code: "NT",
      pkg: 1,
      qty_unit_code: "U",
      qty: line.qty,
      unit_price: line.prc,
      supply_amount: line.splyAmt,
      taxable_amount: line.splyAmt,
      tax_type: line.taxTyCd as "A" | "B",
      tax_rate: line.taxTyCd === "A" ? 16 : 0,
      tax_amount: line.taxAmt,
      total_amount: line.totAmt,
    })),
  };
}

describeFault("F19", (stage) => {
  it("registers a supplier's sale with the supplier's figures, to the cent", async () => {
    await stage.play();
    const { body } = await stage.post("/purchases/sales");
    const sales = body.data as SupplierSale[];
    expect(sales).to.have.lengthOf(12);
    const odd = sales.find(({ itemList }) => itemList.every(({ taxTyCd }) => "AB".includes(taxTyCd)));
    if (!odd) throw new Error("the simulator has no sale of types A and B");
    expect(String(odd.itemList[0]?.qty)).to.match(/\.\d{4}$/);
    const { status, body: response } = await stage.post("/purchases?async=true", confirming(odd));
    expect(status, JSON.stringify(response)).to.equal(202);
    await stage.lane.settle();
    const [wire] = stage.sent("savePurchases");
    const lines = Object(wire).itemList as { qty: number; totAmt: number }[];
    // The unit accepts two decimals of a quantity, and never four.
    const rounded = odd.itemList.map(({ qty }) => round2(qty));
    expect(lines.map(({ qty }) => qty)).to.deep.equal(rounded);
    expect(lines.map(({ totAmt }) => totAmt)).to.deep.equal(odd.itemList.map(({ totAmt }) => totAmt));
    const failure = await stage.failureOf(Object(response.data).transaction_id);
    expect(stage.booked("purchase"), String(failure.message)).to.deep.equal([1]);
  });

  it("signs sums of rounded lines where every line is rounded", async () => {
    const items = [1, 2, 3].map(() => ({ item_code: "KE2NTXU0000001", quantity: 3, unit_price: 33.33 }));
    const id = await stage.lane.sell({ items });
    await stage.lane.settle();
    const [wire] = stage.sent("saveSales");
    expect(wire).to.include({ totAmt: 299.97, totTaxAmt: 41.37, totTaxblAmt: 258.6 });
    expect((await stage.lane.row(id)).status).to.equal("success");
  });
});
