// The list of documents, with the filters of the API.
import { html } from "@remix-run/html-template";
import type { DataOf } from "../../call.ts";
import { type AccountPage, type PageResponse, show } from "../../page.ts";
import { type Filter, filterForm, filtersOf, table } from "../../table.ts";
import { signedAmount, time } from "../../words.ts";
import { kindOf, kinds, stateBadge, states } from "./words.ts";

type TransactionListRow = DataOf<"listTransactions">[number];

const filters: readonly Filter[] = [
  { name: "invoice_no", label: "Invoice number" },
  { name: "type", label: "Kind", options: Object.entries(kinds) },
  {
    name: "status",
    label: "State",
    options: Object.entries(states).map(
      ([value, [, word]]) => [value, value === "success" ? "Signed or accepted" : word] as const,
    ),
  },
  { name: "receipt", label: "Receipt", options: [["missing", "Receipt data is lost"]] },
  { name: "bhf_id", label: "Branch" },
  { name: "from_date", label: "Entered from", type: "date" },
  { name: "to_date", label: "Entered until", type: "date" },
];

export async function showList(page: AccountPage): Promise<PageResponse> {
  const result = await page.call("listTransactions", { query: filtersOf(page, filters) });
  const form = filterForm(page, filters);
  if (!result.ok) return show("Documents", form, result.problem);
  const { data, meta } = result.body;
  return show(
    "Documents",
    html`${form}
${table<TransactionListRow>(page, {
  caption: "Documents, newest first",
  rows: data,
  next: meta.next_cursor,
  link: ({ transaction_id }) => `${page.base}/documents/${transaction_id}`,
  empty: html`<p>There is no document yet.</p>
<p>Send the first sale from your system with an API key, or <a href="${page.base}/branches">try one from the branch's page</a>.</p>`,
  columns: [
    { label: "Number", cell: ({ invoice_no }) => invoice_no },
    { label: "Kind", cell: kindOf },
    { label: "State", cell: (row) => stateBadge(row, row.in_doubt) },
    { label: "Customer or supplier", cell: ({ counterparty_name }) => counterparty_name ?? "–" },
    {
      label: "Total",
      isFigure: true,
      cell: ({ total_amount, receipt_type }) => signedAmount(total_amount, receipt_type),
    },
    { label: "Branch", cell: ({ branch_id }) => branch_id },
    { label: "Receipt", cell: ({ receipt_no }) => receipt_no ?? "–" },
    { label: "Entered", cell: ({ created_at }) => time(page, created_at) },
  ],
})}`,
  );
}
