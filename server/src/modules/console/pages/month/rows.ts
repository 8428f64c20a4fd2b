// The rows of a reconciliation: the differences, their reasons, and a decision about each.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, type TaxWords } from "@taxctl/sdk/rules/profiles";
import { form, hiddenFields, select, textarea } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { Form } from "../../sent-form.ts";
import { type Filter, filterForm, filtersOf, table } from "../../table.ts";
import { amount, badge, plural, time, withAmounts } from "../../words.ts";
import {
  booksPath,
  decisions,
  monthName,
  monthOf,
  monthPath,
  type ReconciliationListRow,
  rowStates,
} from "./words.ts";

const filtersIn = ({ tin }: TaxWords): readonly Filter[] => [
  {
    name: "status",
    label: "Compared",
    options: Object.entries(rowStates).map(([value, [, word]]) => [value, word] as const),
  },
  {
    name: "decision",
    label: "Decision",
    options: [
      ["none", "None yet"],
      ...["accept", "pending", "ignore", "reject"].map((name) => [name, decisions[name] ?? name] as const),
    ],
  },
  { name: "supplier_tin", label: `${capitalized(tin)} of the supplier` },
];

type Document = NonNullable<ReconciliationListRow["books"]>;

/** Whether the row is about a credit note: one side may not know the kind. */
const isCreditNote = ({ authority, books }: ReconciliationListRow): boolean =>
  authority?.kind === "credit_note" || books?.kind === "credit_note";

function documentCell(document: Document | null, isCredit: boolean): SafeHtml {
  if (!document) return html`–`;
  const { number, date, supplier_name, supplier_tin, total, tax } = document;
  const signed = (value: number) => amount(isCredit ? -Math.abs(value) || 0 : value);
  return html`<div class="document">${number}, ${date}<br>${supplier_name ?? ""} ${supplier_tin}<br>${signed(total)}, tax ${signed(tax)}</div>`;
}

const shown = (value: string | number | null): string =>
  value === null ? "–" : typeof value === "number" ? amount(value) : value;

function differences({ differences: found, candidates }: ReconciliationListRow): SafeHtml {
  const fields = found.map(
    ({ field, authority, books }) =>
      html`<li>${field.replaceAll("_", " ")}: ${shown(books)} in the books, ${shown(authority)} reported</li>`,
  );
  const near = candidates.map(
    ({ document, reason }) =>
      html`<li>Compared with ${document.number}, ${document.date}, ${amount(document.total)}${reason === null ? "" : `. ${withAmounts(reason)}`}</li>`,
  );
  return fields.length + near.length === 0 ? html`–` : html`<ul>${fields}${near}</ul>`;
}

/** The possible decisions about a row. */
function choicesOf({ authority, books, decision, candidates }: ReconciliationListRow): [string, string][] {
  const pair: [string, string][] = [
    ["accept", "Accept"],
    ["unlink", "Unlink"],
  ];
  const alone: [string, string][] = [
    ...candidates
      .filter(({ taken }) => !taken)
      .map(({ document }): [string, string] => [`link ${document.id}`, `Link with ${document.number}`]),
    ["ignore", "Ignore"],
    ...(authority ? [["reject", "Reject the supplier's invoice"] as [string, string]] : []),
  ];
  return [
    ["", decision ? "Leave it" : "Decide later"],
    ...(authority && books ? pair : alone),
    ["pending", "Mark as pending"],
    ...(decision ? [["clear", "Take the decision back"] as [string, string]] : []),
  ];
}

/** `invoice 804 of Wholesale Masters` */
function nameOf({ books, authority }: ReconciliationListRow): string {
  const document = books ?? authority;
  if (!document) return "a purchase";
  return `invoice ${document.number} of ${document.supplier_name ?? document.supplier_tin}`;
}

/** The decision, with who made it, when and why. */
function givenDecision(page: AccountPage, { decision, registration }: ReconciliationListRow): SafeHtml {
  if (!decision) return html``;
  const { action, author, time: at, note } = decision;
  const word = decisions[action] ?? action;
  const by = html`by ${author}, ${time(page, at)}${note === null ? "" : `: ${note}`}`;
  return registration ? html`<br>${word} ${by}` : html`${badge("neutral", word)}<br>${by}`;
}

function decisionCell(page: AccountPage, row: ReconciliationListRow, index: number): SafeHtml {
  const given = givenDecision(page, row);
  if (row.registration) {
    const state = row.registration.rejected
      ? badge("neutral", "Rejection sent")
      : badge("good", "Registered");
    return html`${state} <a href="${page.base}/documents/${row.registration.transaction_id}">Document</a>${given}`;
  }
  if (!page.may("decideReconciliation")) return given;
  const name = nameOf(row);
  const ids = { authority_id: row.authority?.id ?? null, books_id: row.books?.id ?? null, seen: row.seen };
  const key = JSON.stringify({ ...ids, name } satisfies Key);
  // After a failure another row may be in this place. It must not get the decision that was chosen for the first one.
  const isSame = page.form.text(`row-${index}`) === key;
  const own = isSame ? page : { ...page, form: new Form() };
  return html`${given}${hiddenFields([[`row-${index}`, key]])}${select(own, {
    name: `action-${index}`,
    label: `Decision about ${name}`,
    options: choicesOf(row),
    isOptional: true,
  })}`;
}

export async function showRows(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const params = { id: page.params.books ?? "" };
  const title = `Purchases of ${monthName(month)}`;
  const back = html`<p><a href="${monthPath(page, month)}">Back to the month</a></p>`;
  const filters = filtersIn(page.words);
  const query = { ...filtersOf(page, filters), per_page: 25 };
  const result = await page.call("listReconciliationRows", { params, query });
  if (!result.ok) return show(title, html`${filterForm(page, filters)}${back}`, result.problem);
  const { data, meta } = result.body;
  const index = new Map(data.map((row, at) => [row, at]));
  const rows = table<ReconciliationListRow>(page, {
    caption: "Differences are listed below the agreeing fields",
    rows: data,
    next: meta.next_cursor,
    empty: html`<p>There is no purchase in this month.</p>`,
    columns: [
      { label: "Compared", cell: ({ status }) => badge(...rowStates[status]) },
      { label: "In the books", cell: (row) => documentCell(row.books, isCreditNote(row)) },
      { label: "Reported by the supplier", cell: (row) => documentCell(row.authority, isCreditNote(row)) },
      { label: "Differences", cell: differences },
      { label: "Decision", cell: (row) => decisionCell(page, row, index.get(row) ?? 0) },
    ],
  });
  const isOpen = data.some(({ registration }) => !registration) && page.may("decideReconciliation");
  const note = textarea(page, { name: "note", label: "Note for these decisions", isOptional: true });
  const list = page.query.size === 0 ? "" : `?${page.query}`;
  return show(
    title,
    html`${filterForm(page, filters)}
${isOpen ? form(page, { action: booksPath(page) + list, label: "Save the decisions" }, rows, note) : rows}${back}`,
  );
}

type Action = "accept" | "pending" | "ignore" | "reject" | "link" | "unlink" | "clear";
const actions: readonly Action[] = ["accept", "pending", "ignore", "reject", "link", "unlink", "clear"];

/** The row that a decision is about. */
type Key = { authority_id: string | null; books_id: string | null; seen: string; name: string };

/** The decisions of the form, and the rows they are about; rows that were left alone are left out. */
function decisionsOf({ form: sent }: AccountPage) {
  const note = sent.text("note");
  return Array.from({ length: 25 }, (_, at) => at).flatMap((at) => {
    const [chosen = "", ...rest] = sent.text(`action-${at}`).split(" ");
    const action = actions.find((one) => one === chosen);
    if (!action) return [];
    const { seen, name: row, ...ids } = JSON.parse(sent.text(`row-${at}`)) as Key;
    const partner = rest.join(" ");
    const pair =
      ids.authority_id === null ? { ...ids, authority_id: partner } : { ...ids, books_id: partner };
    const about = action === "link" ? pair : { ...ids, seen };
    return [{ row, decision: { ...about, action, ...(note !== "" && { note }) } }];
  });
}

export async function decide(page: AccountPage): Promise<PageResponse> {
  const chosen = decisionsOf(page);
  if (chosen.length === 0)
    return again({
      status: 422,
      code: "validation_failed",
      message: "Choose a decision for at least one row",
    });
  const params = { id: page.params.books ?? "" };
  const result = await page.call("decideReconciliation", {
    params,
    body: { decisions: chosen.map(({ decision }) => decision) },
  });
  if (!result.ok) return again(result.problem);
  const rejected = result.body.data.results.filter((one) => one.result === "rejected");
  if (rejected.length > 0) {
    const reasons = rejected.map(({ index, reason }) => `${chosen[index]?.row}: ${reason ?? "not possible"}`);
    const message = `${plural(result.body.data.applied, "decision")} saved, ${rejected.length} not saved`;
    return again({ status: 409, code: "decisions_rejected", message, errors: { Rows: reasons } });
  }
  return goTo(`${booksPath(page)}?${page.query}`, "decided");
}
