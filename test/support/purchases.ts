// Purchases that register what a supplier reported.
import type { PurchaseInput, SupplierSale } from "@taxctl/sdk";
import { purchase } from "./branch.ts";

export function lineOf(body: PurchaseInput) {
  const [line] = body.items;
  if (!line) throw new Error("a purchase has a line");
  return line;
}

/** What an accountant sends for a supplier's sale: our item, which the accountant chose, and their figures. */
export function confirming(sale: SupplierSale, overrides: Partial<PurchaseInput> = {}): PurchaseInput {
  const items = sale.itemList;
  return purchase({
    supplier_tin: sale.spplrTin,
    supplier_bhf_id: sale.spplrBhfId,
    supplier_name: sale.spplrNm,
    supplier_invoice_no: sale.spplrInvcNo,
    purchase_date: sale.regDt.slice(0, 8),
    items: items.map((line) => ({
      item_seq: line.itemSeq,
      item_code: "KE2NTXU0000001",
      item_class_code: line.itemClsCd,
      item_name: line.itemNm,
      same_item: true,
      pkg_unit_code: "NT",
      pkg: 1,
      qty_unit_code: "U",
      qty: line.qty,
      unit_price: line.prc,
      supply_amount: line.splyAmt,
      taxable_amount: Number((Number(line.totAmt) - Number(line.taxAmt)).toFixed(2)),
      tax_type: line.taxTyCd as "A",
      tax_rate: line.taxTyCd === "A" ? 16 : 0,
      tax_amount: line.taxAmt,
      total_amount: line.totAmt,
    })),
    ...overrides,
  });
}
