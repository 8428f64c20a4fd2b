// Supplier sales as the API shows them.
import type { SupplierSale } from "@taxctl/sdk";

/** A supplier's sale as the API shows it: ten bottles at 348, tax included. */
export function supplierSale(
  no: string,
  itemCode = "SUP-1",
  more: Partial<SupplierSale> = {},
  lineMore: object = {},
): SupplierSale {
  const { regDt = "20260309162000" } = more;
  const line = { itemSeq: 1, itemCd: itemCode, itemClsCd: "5020230602", itemNm: "Cola bottle", taxTyCd: "A" };
  const figures = { qty: 10, prc: 348, splyAmt: 3480, taxAmt: 480, totAmt: 3480 };
  return {
    spplrTin: "P059999999Q",
    spplrBhfId: "00",
    spplrNm: "Lakeside Wholesale Ltd",
    spplrInvcNo: no,
    cu_invoice_no: null,
    sale_date: regDt.slice(0, 8),
    rcptTyCd: "S",
    regDt,
    totItemCnt: 1,
    taxblAmtA: 3000,
    taxblAmtB: 0,
    taxblAmtC: 0,
    taxblAmtD: 0,
    taxblAmtE: 0,
    taxAmtA: 480,
    taxAmtB: 0,
    taxAmtC: 0,
    taxAmtD: 0,
    taxAmtE: 0,
    taxRtA: 16,
    totTaxblAmt: 3000,
    totTaxAmt: 480,
    totAmt: 3480,
    itemList: [{ ...line, ...figures, ...lineMore }],
    ...more,
  };
}
