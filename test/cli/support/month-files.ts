// The made-up month in files and responses: supplier sales of the authority, the export of the books.
import type { SupplierSale } from "@taxctl/sdk";
import type { Document } from "@taxctl/sdk/reconcile";
import { toCsv } from "../../../cli/src/output/csv.ts";
import { supplierSale } from "../../support/supplier-sales.ts";

/** The sale that the authority would show for a document, without fields that the API lacks. */
export function saleOf(document: Document, itemCode = "SUP-1"): SupplierSale {
  const { taxable, tax, total } = document;
  const more = {
    spplrTin: document.supplier_tin,
    spplrBhfId: document.supplier_branch ?? "00",
    spplrNm: document.supplier_name ?? "",
    regDt: `${document.date.replaceAll("-", "")}101500`,
    taxblAmtA: taxable,
    taxAmtA: tax,
    totTaxblAmt: taxable,
    totTaxAmt: tax,
    totAmt: total,
    ...(document.kind === "credit_note" ? { rcptTyCd: "R" as const } : {}),
  };
  return supplierSale(document.number, itemCode, more, { taxAmt: tax, totAmt: total, prc: total, qty: 1 });
}

const columns = [
  "Voucher",
  "PIN",
  "Supplier",
  "Supplier Branch ID",
  "Branch",
  "Invoice No",
  "Date",
  "Type",
  "Net",
  "VAT",
  "Gross",
];

/** The books as an accounting program exports them. */
export function csvOf(documents: readonly Document[]): string {
  return toCsv(
    columns,
    documents.map((one) => [
      one.id,
      one.supplier_tin,
      one.supplier_name ?? "",
      one.supplier_branch ?? "",
      one.own_branch ?? "",
      one.number,
      one.date,
      one.kind ?? "",
      String(one.taxable),
      String(one.tax),
      String(one.total),
    ]),
  );
}
