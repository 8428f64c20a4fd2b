// Responsible for the columns of supplier sales in tables and files.
import type { SupplierSale } from "@taxctl/sdk";

export const supplierSaleColumns = [
  "supplier_tin",
  "supplier_name",
  "supplier_invoice_no",
  "confirmed",
  "items",
  "tax_amount",
  "total_amount",
];

export function supplierSaleRow(sale: SupplierSale, format: string) {
  return {
    supplier_tin: sale.spplrTin,
    supplier_branch: sale.spplrBhfId,
    supplier_name: sale.spplrNm,
    supplier_invoice_no: sale.spplrInvcNo,
    confirmed: format === "table" ? moment(sale.regDt) : sale.regDt,
    items: sale.totItemCnt,
    tax_amount: sale.totTaxAmt,
    total_amount: sale.totAmt,
  };
}

/** The unit's time as people write it; a text that is no time stays as it is. */
function moment(stamp: string): string {
  return stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3 $4:$5:$6");
}
