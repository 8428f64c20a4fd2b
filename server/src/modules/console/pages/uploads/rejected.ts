// What was not sent or rejected of an upload, as a file.

import { cleanTable } from "@taxctl/sdk/rules/books";
import { toCsv } from "@taxctl/sdk/rules/reconcile";
import type { AccountPage, PageResponse } from "../../page.ts";
import { idOf, type UploadSale } from "./words.ts";

/** Sales of the file: more would hold the page for too long. */
const mostSales = 5_000;

const header = ["Invoice", "Lines", "Date", "Customer", "State", "Code", "What is wrong"];

const rowOf = (sale: UploadSale): Record<string, string> => ({
  Invoice: sale.invoice_no ?? "",
  Lines: sale.lines.join(" "),
  Date: sale.sale_date ?? "",
  Customer: sale.customer_name ?? "",
  State: sale.state === "problem" ? "not sent" : "rejected",
  Code: sale.code ?? "",
  "What is wrong": [
    ...(sale.message === null ? [] : [sale.message]),
    ...sale.problems.map(({ line, column, problem }) =>
      [line === null ? "" : `line ${line}`, column ?? "", problem].filter((part) => part !== "").join(" "),
    ),
  ].join("; "),
});

export async function downloadRejected(page: AccountPage): Promise<PageResponse> {
  const { data: one } = await page.read("getSalesUpload", { params: idOf(page) });
  const rows: Record<string, string>[] = [];
  let cursor: string | null | undefined;
  do {
    const { data, meta } = await page.read("listSalesUploadSales", {
      params: { id: one.id },
      query: { state: "problem,rejected", per_page: 100, ...(cursor && { cursor }) },
    });
    rows.push(...data.map(rowOf));
    cursor = meta.next_cursor;
  } while (cursor && rows.length < mostSales);
  const columns = header.map((key) => ({ key, title: key, type: "text" as const }));
  const csv = toCsv(cleanTable({ name: "rejected", title: "Rejected", columns, rows, marks: [] }));
  const name = `rejected-${one.file_name.replace(/\.\w+$/, "").replaceAll(/[^\w.-]/g, "_")}.csv`;
  return { kind: "file", type: "text/csv; charset=utf-8", bytes: Buffer.from(csv), name };
}
