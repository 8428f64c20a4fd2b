// The content of a transaction, for people: its total and its lines.
import type { Taxctl, Transaction } from "@taxctl/sdk";
import { isServiceFailure } from "../failures/describe.ts";
import { details, type TableRow, table } from "../output/table.ts";
import type { Screen } from "../output/terminal.ts";

/** A transaction's own figures, and the columns of its lines with values. */
type Content = { head: TableRow; lines: readonly TableRow[] };

/**
 * Partner, total and lines, with the signed figures; empty if there is nothing to show, or if a fault inside the
 * service prevents it: then the transaction itself has the remedy.
 */
export async function contentText(client: Taxctl, transaction: Transaction, screen: Screen): Promise<string> {
  const { head, lines } = await contentOf(client, transaction).catch((error: unknown): Content => {
    if (isServiceFailure(error) && error.code === "internal_error") return { head: {}, lines: [] };
    throw error;
  });
  const present = (fields: readonly string[], rows: readonly TableRow[]) =>
    fields.filter((field) => rows.some((row) => row[field] !== undefined && row[field] !== null));
  const shownHead = details(head, present(headFields, [head]), screen);
  const shownLines = lines.length > 0 ? await table(lines, present(line, lines), screen) : "";
  return [shownHead, shownLines]
    .filter((part) => part !== "")
    .map((part) => `\n${part}`)
    .join("");
}

const headFields = [
  "original_invoice_no",
  "sale_date",
  "purchase_date",
  "sar_dt",
  "sar_ty_cd",
  "customer_name",
  "customer_tin",
  "purchase_code",
  "supplier_name",
  "supplier_tin",
  "supplier_invoice_no",
  "taxable_amount",
  "outside_vat",
  "tax_amount",
  "total_amount",
  "tot_amt",
  "item_code",
  "remaining_qty",
  "quantity",
  "remark",
];
const line = [
  "item_code",
  "item_cd",
  "item_name",
  "item_nm",
  "quantity",
  "qty",
  "unit_price",
  "prc",
  "tax_type",
  "tax_amount",
  "total_amount",
  "tot_amt",
];

async function contentOf(client: Taxctl, transaction: Transaction): Promise<Content> {
  const { type, transaction_id: id, request_data: request } = transaction;
  if (type === "sales") return withLines(await client.sales.get(id));
  if (type === "purchase") return withLines(await client.purchases.get(id));
  return withLines(request);
}

function withLines(record: TableRow): Content {
  const lines = Array.isArray(record.items) ? record.items.filter(isRow) : [];
  return { head: record, lines };
}

function isRow(value: unknown): value is TableRow {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
