// The line of a count or a transfer, whose figures follow from the item.
import { expect } from "chai";
import type { ItemRow } from "../../../server/src/core/items/store.ts";
import { itemLine } from "../../../server/src/core/stock/item-line.ts";

describe("the line of a movement whose figures follow from the item", () => {
  it("has the item's words, one package, no discount, and the tax within the price", () => {
    const words = {
      item_code: "KE2NTXU0000001",
      item_class_code: "5020230602",
      item_name: "Cola 500ml",
      pkg_unit_code: "NT",
      qty_unit_code: "U",
    };
    const item = { ...words, barcode: "5901234123457", tax_type_code: "A" } as ItemRow;
    const given = { item_seq: 2, qty: 3, unit_price: 116, tax_rate: 16 };
    expect(itemLine(item, given)).to.deep.equal({
      ...words,
      ...given,
      bcd: "5901234123457",
      pkg: 1,
      discount_rate: 0,
      discount_amount: 0,
      discount_with_tax: 0,
      supply_amount: 300,
      taxable_amount: 300,
      tax_type: "A",
      tax_amount: 48,
      total_amount: 348,
    });
  });
});
