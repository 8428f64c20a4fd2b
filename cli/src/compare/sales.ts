// The sides of a comparison of sales: lists from files, and the sales that the control unit signed.

import type { Taxctl } from "@taxctl/sdk";
import { add } from "@taxctl/sdk/amounts";
import { documentsOfBooks, emptyMapping, SheetError, tableOfBooks } from "@taxctl/sdk/books";
import type { Document, SideRow, Table } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";
import type { Ask } from "../input/ask.ts";
import { takePairs } from "../input/pairs.ts";
import { readBytes } from "../input/read.ts";
import { clean } from "../output/terminal.ts";
import { counted } from "../output/words.ts";
import { readAsking } from "../spreadsheets/ask.ts";

/** All sales have the same seller, so that their numbers decide, whether or not a buyer is named. */
const seller = "SELLER";

const fields = ["id", "number", "unit_number", "date", "kind", "taxable", "tax", "total"] as const;

/** The sales of a list: the authority's, or the export of the books. */
export async function salesOfList(
  path: string,
  pairs: readonly string[] | undefined,
  ask: () => Promise<Ask | undefined>,
): Promise<Document[]> {
  const mapping = emptyMapping();
  takePairs(fields, [{ flag: "--map", pairs, target: mapping.columns }]);
  const table = await tableOfBooks(await readBytes(path), path, mapping);
  const sold = {
    ...table,
    columns: [...table.columns, "supplier_tin"],
    rows: table.rows.map((row) => ({ ...row, cells: { ...row.cells, supplier_tin: seller } })),
  };
  const { documents } = await readAsking(() => documentsOfBooks(sold, mapping), mapping, ask).catch(
    (error: unknown) => {
      // The list has no column of sellers: that one is added above.
      if (!(error instanceof SheetError) || error.code !== "bad_mapping") throw error;
      throw new SheetError("bad_mapping", `The columns of ${path} can't be determined`, {
        ...(error.remedy && { remedy: error.remedy.replace(", supplier_tin.", ".") }),
        ...(error.errors && { errors: error.errors }),
      });
    },
  );
  if (documents.length === 0)
    throw usageFailure(`There is no sale in ${path}`, "Check the period of the export.");
  return documents;
}

/** The sales and credit notes that the control units signed. */
export async function signedSales(
  client: Taxctl,
  search: { from_date?: string; to_date?: string; branch_id?: string },
  signal: AbortSignal,
): Promise<Document[]> {
  const rows = await client.sales
    .search({ ...search, status: "success", per_page: 100 }, { signal })
    .toArray();
  const units = new Map<string, string | null>();
  for (const { branch_id, transaction_id } of rows)
    if (!units.has(branch_id))
      units.set(branch_id, (await client.sales.get(transaction_id, { signal })).response.sdc_id ?? null);
  return rows.map((row): Document => {
    const unit = units.get(row.branch_id);
    const isCredit = row.receipt_type === "R";
    return {
      id: row.transaction_id,
      side: "books",
      supplier_tin: seller,
      number: row.invoice_no,
      ...(unit && row.receipt_no ? { unit_number: `${unit}/${row.receipt_no}` } : {}),
      date: row.sale_date,
      kind: isCredit ? "credit_note" : "invoice",
      taxable: add(row.taxable_amount, row.outside_vat),
      tax: row.tax_amount,
      total: row.total_amount,
      extra: { customer_tin: row.customer_tin ?? "", customer_name: row.customer_name ?? "" },
    };
  });
}

const words: Record<SideRow["status"], string> = {
  exact: "agrees",
  suggested: "probably the same",
  residual: "possible match",
  mismatch: "differs",
  missing: "missing",
};

const sides = ["authority", "books", "registered"] as const;

/** The files and the service, with how many sales each has. */
export function sidesText(
  [list, authority]: [string, readonly Document[]],
  [ledger, books]: [string | undefined, readonly Document[] | undefined],
  registered: readonly Document[],
): string {
  const rowsIn = (side: string, path: string, documents: readonly Document[]) =>
    `${side}: ${clean(path)}, ${counted(documents.length, "row")}`;
  return [
    rowsIn("authority", list, authority),
    ...(ledger !== undefined && books ? [rowsIn("books", ledger, books)] : []),
    `registered: ${counted(registered.length, "sale")} of the service`,
  ].join("; ");
}

/** The total; negative for a credit note. */
function totalOf(document: Document | undefined): number | null {
  if (!document) return null;
  return document.kind === "credit_note" ? -Math.abs(document.total) || 0 : document.total;
}

/** One document as a row. Numbers stay text, so that no digit is lost. */
export function comparedRow({ documents, status, missing, differences }: SideRow) {
  const { authority, books, registered } = documents;
  const first = registered ?? authority ?? books;
  return {
    number: first?.number ?? "",
    unit_number: [registered, authority, books].find((one) => one?.unit_number)?.unit_number ?? "",
    date: (first?.date ?? "").replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"),
    customer_tin: registered?.extra?.customer_tin ?? "",
    authority: totalOf(authority),
    books: totalOf(books),
    registered: totalOf(registered),
    status: words[status],
    from: sides.filter((side) => documents[side] !== undefined).join(", "),
    missing: missing.join(", "),
    differences: [...new Set(differences.map(({ field }) => field))].join(", "),
  };
}

export const sidesColumns = [
  "number",
  "unit_number",
  "date",
  "authority",
  "books",
  "registered",
  "status",
  "from",
  "missing",
  "differences",
];

const amounts = ["authority", "books", "registered"];

/** The rows as the table of a file. */
export function sidesTable(rows: readonly ReturnType<typeof comparedRow>[]): Table {
  const keys = ["number", "unit_number", "date", "customer_tin", ...sidesColumns.slice(3)];
  return {
    name: "sales",
    title: "Sales",
    columns: keys.map((key) => ({
      key,
      title: key,
      type: amounts.includes(key) ? "amount" : key === "date" ? "date" : "text",
    })),
    rows: rows.map((row) => ({ ...row })),
    marks: rows.map(({ status }) => (status === "agrees" ? [] : ["status"])),
  };
}
