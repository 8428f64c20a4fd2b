// The lines of a supplier's sale that was reported without any: one for each tax type of its sums.
import { add } from "@taxctl/sdk/rules/amounts";
import { linesOfSale } from "@taxctl/sdk/rules/validation";
import type { FetchedSupplierSale } from "../../control-unit/fetched.ts";

/** The sale with the figures that a confirming purchase must have. */
export function withLines(
  fetched: FetchedSupplierSale,
  taxTypes: ReadonlyMap<string, { rate: number | null }>,
): FetchedSupplierSale {
  if (fetched.lines.length > 0) return fetched;
  const lines = linesOfSale(fetched.sale).map(({ itemSeq, qty, prc, splyAmt, taxAmt, totAmt, taxTyCd }) => ({
    ...{ item_seq: itemSeq, item_code: null, item_class_code: null, item_name: null, bcd: null },
    ...{ pkg_unit_code: null, pkg: qty, qty_unit_code: null, qty, unit_price: prc, supply_amount: splyAmt },
    ...{ discount_rate: 0, discount_amount: 0, discount_with_tax: 0, taxable_amount: add(totAmt, -taxAmt) },
    ...{
      tax_type: taxTyCd,
      tax_rate: taxTypes.get(taxTyCd)?.rate ?? 0,
      tax_amount: taxAmt,
      total_amount: totAmt,
    },
  }));
  return { ...fetched, lines };
}
