// The columns of supplier sales in tables and files.
import type { SupplierSale } from "@taxctl/sdk";
import type { Table } from "@taxctl/sdk/reconcile";

export const supplierSaleColumns = [
  "supplier_tin",
  "supplier_name",
  "supplier_invoice_no",
  "sale_date",
  "confirmed",
  "items",
  "tax_amount",
  "total_amount",
];

const fileColumns = supplierSaleColumns.toSpliced(1, 0, "supplier_branch");

/** A row for people and files: the figures of a credit note are negative. */
export function supplierSaleRow(sale: SupplierSale) {
  const sign = sale.rcptTyCd === "R" ? -1 : 1;
  return {
    supplier_tin: sale.spplrTin,
    supplier_branch: sale.spplrBhfId,
    supplier_name: sale.spplrNm,
    supplier_invoice_no: sale.spplrInvcNo,
    sale_date: sale.sale_date?.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3") ?? "",
    confirmed: moment(sale.regDt),
    items: sale.totItemCnt,
    tax_amount: sign * sale.totTaxAmt || 0,
    total_amount: sign * sale.totAmt || 0,
  };
}

/** The sales as the table of a file, with days that a spreadsheet reads as dates. */
export function supplierSaleTable(sales: readonly SupplierSale[]): Table {
  const typeOf = (key: string) =>
    key === "confirmed" || key === "sale_date" ? "date" : key.endsWith("_amount") ? "amount" : "text";
  return {
    name: "received",
    title: "Supplier invoices",
    columns: fileColumns.map((key) => ({ key, title: key, type: key === "items" ? "number" : typeOf(key) })),
    rows: sales.map((sale) => {
      const row = supplierSaleRow(sale);
      return { ...row, confirmed: row.confirmed.slice(0, 10) };
    }),
    marks: [],
  };
}

/** The unit's time as people write it; any other text is returned unchanged. */
function moment(stamp: string): string {
  return stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3 $4:$5:$6");
}
