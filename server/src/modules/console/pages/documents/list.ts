// The list of documents: filters, the count and the sums of what they match, and links to filters that people need often.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { localDay } from "../../../../base/clock.ts";
import type { BodyOf } from "../../call.ts";
import { type AccountPage, type PageResponse, show } from "../../page.ts";
import { plainText } from "../../plain-text.ts";
import { type Column, type Filter, filterForm, filtersOf, table } from "../../table.ts";
import { amount, count, money, plural } from "../../words.ts";
import { branchNames, type DocumentRow, documentColumns } from "./columns.ts";
import { pathOf } from "./path.ts";
import { canResend } from "./resend.ts";
import { kinds, states } from "./words.ts";

type Query = Record<string, string>;
type Meta = BodyOf<"listTransactions">["meta"];

const filters = (branches: ReadonlyMap<string, string>): readonly Filter[] => [
  { name: "invoice_no", label: "Invoice number" },
  { name: "type", label: "Kind", options: Object.entries(kinds) },
  {
    name: "status",
    label: "State",
    options: Object.entries(states).map(
      ([value, [, word]]) => [value, value === "success" ? "Signed or accepted" : word] as const,
    ),
  },
  {
    name: "bhf_id",
    label: "Branch",
    ...(branches.size > 0 && {
      options: [...branches].map(
        ([code, name]) => [code, name === code ? code : `${name} (${code})`] as const,
      ),
    }),
  },
  { name: "document_from", label: "Dated from", type: "date", isMinor: true },
  { name: "document_to", label: "Dated until", type: "date", isMinor: true },
  { name: "receipt", label: "Receipt", options: [["missing", "Receipt data is lost"]], isMinor: true },
  {
    name: "superseded",
    label: "Corrected ones",
    options: [["exclude", "Left out"]],
    isMinor: true,
  },
  { name: "from_date", label: "Entered from", type: "date", isMinor: true },
  { name: "to_date", label: "Entered until", type: "date", isMinor: true },
];

/** Filters that people need often. */
function shortcuts(page: AccountPage): SafeHtml {
  const today = localDay(page.nowMs, page.timeZone);
  const month = `${today.slice(0, 8)}01`;
  const all: [label: string, query: Query][] = [
    ["Today's sales", { type: "sales", status: "success", document_from: today, document_to: today }],
    ["Sales of this month", { type: "sales", status: "success", document_from: month, document_to: today }],
    ["Waiting", { status: "pending" }],
    ["Failed", { status: "failed", superseded: "exclude" }],
  ];
  const here = new URLSearchParams(filtersOf(page, filters(new Map()))).toString();
  const links = all.map(([label, query]) => {
    const target = new URLSearchParams(query).toString();
    return html`<li><a href="${page.path}?${target}"${target === here ? html.raw` aria-current="true"` : ""}>${label}</a></li>`;
  });
  return html`<nav class="shortcuts" aria-label="Frequent filters"><ul>${links}</ul></nav>`;
}

/** Why the documents have no sum; undefined if they have one. */
function withoutSum({ type = "", status, invoice_no, receipt, from_date, to_date, ...query }: Query) {
  if (invoice_no || receipt || type === "") return "";
  if (!["sales", "purchase", "import"].includes(type) || (status !== undefined && status !== "success"))
    return "Sums are those of signed documents of one kind: choose sales, purchases or imports.";
  if (from_date || to_date || !query.document_from || !query.document_to)
    return "For their sum, choose the first and the last date of the documents.";
  return undefined;
}

/** How many documents the filters match, and their sums. */
async function totals(page: AccountPage, query: Query, { total }: Meta): Promise<SafeHtml> {
  const counted = total === undefined ? "" : html`<b>${plural(total, "document")}</b>`;
  if (!page.may("getTransactionSums")) return html`<p class="sums">${counted}</p>`;
  const reason = withoutSum(query);
  if (reason !== undefined) return html`<p class="sums">${counted} <span class="dim">${reason}</span></p>`;
  const { type, document_from = "", document_to = "", bhf_id } = query;
  const result = await page.call("getTransactionSums", {
    query: {
      type: type === "purchase" || type === "import" ? type : "sales",
      document_from,
      document_to,
      ...(bhf_id !== undefined && { bhf_id }),
    },
  });
  if (!result.ok)
    return html`<p class="sums">${counted} <span class="dim">There is no sum: ${
      Object.values(result.problem.errors ?? {})
        .flat()
        .join(", ") || result.problem.message
    }.</span></p>`;
  const { documents, credit_notes, tax_amount, total_amount, other_currencies = [] } = result.body.data;
  const all = other_currencies.reduce((sum, other) => sum + other.documents, documents);
  const signed = total === all ? "" : `${count(all)} of them signed`;
  const notes = credit_notes === 0 ? "" : `${plural(credit_notes, "credit note")} taken off`;
  const others = other_currencies.map(
    (other) =>
      html`<p>In ${other.currency}: ${page.words.tax} ${amount(other.tax_amount)}, total ${amount(other.total_amount)}</p>`,
  );
  const words = [signed, notes].filter((one) => one !== "").join(", ");
  const figures = [
    ["Documents", count(total ?? documents)],
    [capitalized(page.words.tax), money(page, amount(tax_amount))],
    ["Total", money(page, amount(total_amount))],
  ] as const;
  return html`<div class="card strip"><dl class="facts">${figures.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>${words === "" ? "" : html`<p class="dim">${words}</p>`}${others}</div>`;
}

/** Why documents failed, and the button that leads on: in place of their state, which is the same, and of the receipt, which none has. */
async function failedColumns(page: AccountPage, rows: readonly DocumentRow[]) {
  const read = ({ transaction_id: id }: DocumentRow) => page.read("getTransaction", { params: { id } });
  const documents = new Map(
    await Promise.all(rows.map(async (row) => [row.transaction_id, (await read(row)).data] as const)),
  );
  const why: Column<DocumentRow> = {
    label: "Why it failed",
    cell: ({ transaction_id }) =>
      html`${plainText(page, documents.get(transaction_id)?.response_data.failure?.message ?? "–")}`,
  };
  const next: Column<DocumentRow> = {
    label: "Next",
    isAction: true,
    cell: (row) => {
      const document = documents.get(row.transaction_id);
      return document && canResend(page, document)
        ? html`<a class="button" href="${pathOf(page, row.transaction_id)}/resend">Correct<span class="vh"> ${row.invoice_no}</span></a>`
        : "–";
    },
  };
  return { why, next };
}

async function columnsOf(
  page: AccountPage,
  branches: ReadonlyMap<string, string>,
  rows: readonly DocumentRow[],
): Promise<Column<DocumentRow>[]> {
  const columns = documentColumns(page, branches, rows);
  if (page.query.get("status") !== "failed") return columns;
  const { why, next } = await failedColumns(page, rows);
  const shown = columns.flatMap((column) =>
    column.label === "State" ? [] : column.label === "Receipt" ? [why] : [column],
  );
  return [...shown, next];
}

export async function showList(page: AccountPage): Promise<PageResponse> {
  const branches = await branchNames(page);
  const all = filters(branches);
  const query = filtersOf(page, all);
  const result = await page.call("listTransactions", { query });
  const upload = page.may("createSalesUpload")
    ? html`<a class="button neutral" href="${page.base}/sales-uploads">Upload sales</a>`
    : "";
  const form = html`${shortcuts(page)}${filterForm(page, all)}`;
  if (!result.ok) return show("Documents", form, { actions: upload, problem: result.problem });
  const { data, meta } = result.body;
  return show(
    "Documents",
    html`${form}
${table<DocumentRow>(page, {
  caption: "Documents, the last entered first",
  rows: data,
  next: meta.next_cursor,
  above: data.length === 0 ? "" : await totals(page, query, meta),
  link: ({ transaction_id }) => `${page.base}/documents/${transaction_id}`,
  empty: html`<p>There is no document yet.</p>
<p>Send the first sale from your system with an API key, or <a href="${page.base}/branches">try one from the branch's page</a>.</p>`,
  total: meta.total,
  columns: await columnsOf(page, branches, data),
})}`,
    { actions: upload },
  );
}
