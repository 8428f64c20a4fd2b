// What was not sent or rejected of an upload, as a file with the rows as they were: mended, it can be uploaded again.
import { cleanTable } from "@taxctl/sdk/rules/books";
import { toCsv } from "@taxctl/sdk/rules/reconcile";
import { inForm } from "../../file-words.ts";
import type { AccountPage, PageResponse } from "../../page.ts";
import { inWords } from "../../plain-text.ts";
import { idOf, type UploadSale } from "./words.ts";

/** Sales of the file: more would hold the page for too long. */
const mostSales = 5_000;

/** The column that the file gets; one of an earlier download is replaced. */
export const reasonColumn = "Why it was not sent";

/** Why a row was not sent: its own problems; the first row of a sale has those of the sale too. */
function reasonOf(page: AccountPage, sale: UploadSale, line: number): string {
  const first = sale.rows?.[0]?.line;
  const own = sale.problems.filter((one) => (one.line ?? first) === line);
  const said = own.map(({ column, problem }) =>
    [column ?? "", inForm(problem)].filter((part) => part !== "").join(": "),
  );
  // What a rejection says in general counts where no row says it.
  const general = line === first && sale.message !== null && sale.problems.length === 0 ? [sale.message] : [];
  return [...general, ...said].map((text) => inWords(page.words, text)).join("; ");
}

export async function downloadRejected(page: AccountPage): Promise<PageResponse> {
  const { data: one } = await page.read("getSalesUpload", { params: idOf(page) });
  const places = one.read_as.columns.flatMap((name, index) => (name === reasonColumn ? [] : [index]));
  const titles = [...places.map((index) => one.read_as.columns[index] ?? ""), reasonColumn];
  const rows: Record<string, string>[] = [];
  let sales = 0;
  let cursor: string | null | undefined;
  do {
    const { data, meta } = await page.read("listSalesUploadSales", {
      params: { id: one.id },
      query: { state: "problem,rejected", rows: true, per_page: 100, ...(cursor && { cursor }) },
    });
    sales += data.length;
    for (const sale of data)
      for (const { line, cells } of sale.rows ?? []) {
        const texts = [...places.map((index) => cells[index] ?? ""), reasonOf(page, sale, line)];
        rows.push(Object.fromEntries(texts.map((text, index) => [titles[index] ?? "", text])));
      }
    cursor = meta.next_cursor;
  } while (cursor && sales < mostSales);
  const columns = titles.map((title) => ({ key: title, title, type: "text" as const }));
  const csv = toCsv(cleanTable({ name: "rejected", title: "Rejected", columns, rows, marks: [] }));
  const name = `rejected-${one.file_name.replace(/\.\w+$/, "").replaceAll(/[^\w.-]/g, "_")}.csv`;
  return { kind: "file", type: "text/csv; charset=utf-8", bytes: Buffer.from(csv), name };
}
