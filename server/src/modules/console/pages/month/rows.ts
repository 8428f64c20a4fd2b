// The rows of a reconciliation: the differences, their reasons, and a decision about each.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, type TaxWords } from "@taxctl/sdk/rules/profiles";
import { checkbox, field, form, hiddenFields, select } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { Form } from "../../sent-form.ts";
import { type Filter, filterForm, filtersOf, table } from "../../table.ts";
import { badge, plural, time } from "../../words.ts";
import { documentOf, invoiceCell, nameOf, sumCell, supplierOf, taxCell, whyCell } from "./row-cells.ts";
import { differing, rowTabs, unreported } from "./tabs.ts";
import {
  booksPath,
  claimPath,
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
    options: [
      [differing, "Pairs that differ"],
      [unreported, "In the books alone"],
      ...Object.entries(rowStates).map(([value, [, word]]) => [value, word] as const),
    ],
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

/** How many rows one page shows and one form decides. */
const mostRows = 25;

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

/** The decision, with who made it, when and why. */
function givenDecision(page: AccountPage, { decision, registration }: ReconciliationListRow): SafeHtml {
  if (!decision) return html``;
  const { action, author, time: at, note } = decision;
  const word = decisions[action] ?? action;
  const by = html`by ${author}, ${time(page, at)}${note === null ? "" : `: ${note}`}`;
  return registration
    ? html`<small class="line">${word} ${by}</small>`
    : html`${badge("neutral", word)} <small class="line">${by}</small>`;
}

/** What identifies a row in a form, and the state in which a person saw it. */
export function keyOf(row: ReconciliationListRow): string {
  const ids = { authority_id: row.authority?.id ?? null, books_id: row.books?.id ?? null, seen: row.seen };
  return JSON.stringify({ ...ids, name: nameOf(row) } satisfies Key);
}

/** After a failure another row may be in this place. It must not get the decision that was chosen for the first one. */
const pageOfRow = (page: AccountPage, row: ReconciliationListRow, index: number): AccountPage =>
  page.form.text(`row-${index}`) === keyOf(row) ? page : { ...page, form: new Form() };

/** The supplier, with the box that chooses a row for the decision about several. */
function supplierCell(page: AccountPage, row: ReconciliationListRow, index: number): SafeHtml {
  if (row.registration || !page.may("decideReconciliation")) return supplierOf(row);
  return checkbox(pageOfRow(page, row, index), {
    name: "tick",
    value: String(index),
    label: html`${supplierOf(row)}<span class="vh">, invoice ${documentOf(row)?.number ?? ""}</span>`,
    isOptional: true,
    isTicked: page.query.has("tick"),
  });
}

/** One decision about all ticked rows. */
function bulkFields(page: AccountPage): SafeHtml {
  return html`${select(page, {
    name: "action-ticked",
    label: "For the ticked rows",
    options: [
      ["", "Decide each row alone"],
      ["accept", "Accept"],
      ["pending", "Mark as pending"],
      ["ignore", "Ignore"],
      ["reject", "Reject the suppliers' invoices"],
      ["clear", "Take the decisions back"],
    ],
    isOptional: true,
  })}${field(page, { name: "note", label: "Reason for these decisions", isOptional: true })}`;
}

/** Ticks all rows of this page, for browsers without script too. */
function tickLink(page: AccountPage): SafeHtml {
  const query = new URLSearchParams(page.query);
  query.delete("done");
  const isTicked = query.has("tick");
  if (isTicked) query.delete("tick");
  else query.set("tick", "all");
  return html`<p class="tick-all"><a href="${booksPath(page)}?${query.toString()}">${isTicked ? "Tick none" : "Tick all"}</a></p>`;
}

/** An invoice that the books don't have can only be claimed alone, or ignored. */
function claimLink(page: AccountPage, { authority, books }: ReconciliationListRow): SafeHtml | "" {
  if (!authority || books || !page.may("createPurchase")) return "";
  return html`<p><a href="${claimPath(page, authority.id)}">Claim or ignore</a></p>`;
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
  const key = keyOf(row);
  const own = pageOfRow(page, row, index);
  return html`${given}${hiddenFields([[`row-${index}`, key]])}${select(own, {
    name: `action-${index}`,
    label: `Decision about ${name}`,
    options: choicesOf(row),
    isOptional: true,
  })}${claimLink(page, row)}`;
}

export async function showRows(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const params = { id: page.params.books ?? "" };
  const title = `Purchases of ${monthName(month)}`;
  const back = [monthPath(page, month), monthName(month)] as const;
  const filters = filtersIn(page.words);
  const query = { ...filtersOf(page, filters), per_page: mostRows };
  const result = await page.call("listReconciliationRows", { params, query });
  if (!result.ok) return show(title, filterForm(page, filters), { back, problem: result.problem });
  const { data, meta } = result.body;
  const index = new Map(data.map((row, at) => [row, at]));
  const isOpen = data.some(({ registration }) => !registration) && page.may("decideReconciliation");
  const rows = table<ReconciliationListRow>(page, {
    caption: "Your books and what suppliers reported",
    currency: page.currency,
    rows: data,
    next: meta.next_cursor,
    above: isOpen ? tickLink(page) : "",
    empty: html`<p>There is no purchase in this month.</p>`,
    columns: [
      { label: "Supplier", cell: (row) => supplierCell(page, row, index.get(row) ?? 0) },
      { label: "Invoice", cell: (row) => invoiceCell(page, row), isNamed: true },
      { label: "Why it is here", cell: (row) => whyCell(page, row) },
      { label: "Reported", cell: (row) => sumCell(row, "authority"), isFigure: true },
      { label: "Books", cell: (row) => sumCell(row, "books"), isFigure: true },
      { label: capitalized(page.words.tax), cell: (row) => taxCell(page, row), isFigure: true },
      { label: "Decision", cell: (row) => decisionCell(page, row, index.get(row) ?? 0) },
    ],
  });
  const letters = data.some(({ status }) => status === "missing_at_authority")
    ? html`<a class="button" href="${booksPath(page)}/letters">Letters to suppliers</a>`
    : "";
  const kept = new URLSearchParams(page.query);
  for (const name of ["tick", "done"]) kept.delete(name);
  const list = kept.size === 0 ? "" : `?${kept.toString()}`;
  return show(
    title,
    html`${await rowTabs(page)}${filterForm(page, filters, "rows")}
<div id="rows">${
      isOpen
        ? form(
            page,
            {
              action: booksPath(page) + list,
              label: "Save the decisions",
              isPrimary: true,
              bar: bulkFields(page),
            },
            rows,
          )
        : rows
    }</div>`,
    { back, actions: letters },
  );
}

type Action = "accept" | "pending" | "ignore" | "reject" | "link" | "unlink" | "clear";
const actions: readonly Action[] = ["accept", "pending", "ignore", "reject", "link", "unlink", "clear"];

/** The row that a decision is about. */
type Key = { authority_id: string | null; books_id: string | null; seen: string; name: string };

/** The decisions of the form, and the rows they are about; rows that were left alone are left out. A row's own decision counts first. */
function decisionsOf({ form: sent }: AccountPage) {
  const note = sent.text("note");
  const forTicked = actions.find((one) => one === sent.text("action-ticked"));
  const ticked =
    forTicked === undefined ? [] : sent.all("tick").map((index) => sent.text(`row-${Number(index)}`));
  const own = ownDecisions(sent, note);
  const decided = new Set(own.map(({ key }) => key));
  const others = ticked
    .filter((key) => key !== "" && !decided.has(key))
    .map((key) => {
      const { name: row, ...ids } = JSON.parse(key) as Key;
      return { key, row, decision: { ...ids, action: forTicked ?? "pending", ...(note !== "" && { note }) } };
    });
  return [...own, ...others];
}

/** The decisions that stand at the rows. */
function ownDecisions(sent: Form, note: string) {
  return Array.from({ length: mostRows }, (_, at) => at).flatMap((at) => {
    const [chosen = "", ...rest] = sent.text(`action-${at}`).split(" ");
    const action = actions.find((one) => one === chosen);
    if (!action) return [];
    const key = sent.text(`row-${at}`);
    const { seen, name: row, ...ids } = JSON.parse(key) as Key;
    const partner = rest.join(" ");
    const pair =
      ids.authority_id === null ? { ...ids, authority_id: partner } : { ...ids, books_id: partner };
    const about = action === "link" ? pair : { ...ids, seen };
    return [{ key, row, decision: { ...about, action, ...(note !== "" && { note }) } }];
  });
}

export async function decide(page: AccountPage): Promise<PageResponse> {
  const chosen = decisionsOf(page);
  if (chosen.length === 0)
    return again({
      status: 422,
      code: "validation_failed",
      message: page.form.has("tick")
        ? "Choose the decision for the ticked rows"
        : "Choose a decision for at least one row, or tick rows and choose one for all of them",
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
