// A line of a movement whose figures follow from the item.
import { lineAmounts } from "@taxctl/sdk/rules/amounts";
import type { DocumentLine } from "../../control-unit/types.ts";
import type { ItemRow } from "../items/store.ts";

/** The line of an item at a price with tax. */
export function itemLine(
  item: ItemRow,
  { item_seq, qty, unit_price, tax_rate }: Pick<DocumentLine, "item_seq" | "qty" | "unit_price" | "tax_rate">,
): DocumentLine {
  const { taxable_amount, tax_amount, total_amount } = lineAmounts({ quantity: qty, unit_price, tax_rate });
  return {
    item_seq,
    item_code: item.item_code,
    item_class_code: item.item_class_code,
    item_name: item.item_name,
    bcd: item.barcode,
    pkg_unit_code: item.pkg_unit_code,
    pkg: 1,
    qty_unit_code: item.qty_unit_code,
    qty,
    unit_price,
    discount_rate: 0,
    discount_amount: 0,
    discount_with_tax: 0,
    supply_amount: taxable_amount,
    taxable_amount,
    tax_type: item.tax_type_code,
    tax_rate,
    tax_amount,
    total_amount,
  };
}
