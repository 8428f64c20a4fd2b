// Whether the authority's pre-filled return agrees with the month: its file row by row, or two sums of it. Shows what explains each
// difference, and what nothing explains.
import { html, type SafeHtml } from "@remix-run/html-template";
import { round2 } from "@taxctl/sdk/rules/amounts";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import {
  type ComparedRow,
  compareReturns,
  type Explained,
  explain,
  returnRows,
} from "@taxctl/sdk/rules/vat-return";
import type { Problem } from "../../call.ts";
import { field, form, select } from "../../form.ts";
import { type AccountPage, again, type PageResponse, show } from "../../page.ts";
import { numberOf } from "../../sent-form.ts";
import { table, unfiltered } from "../../table.ts";
import { amount, badge, count, plural } from "../../words.ts";
import { type CauseName, type Causes, mostPages, readCauses } from "./causes.ts";
import { readPrefilled } from "./read-prefilled.ts";
import type { Return } from "./vat.ts";
import { monthName, monthOf, monthPath } from "./words.ts";

type Part = { label: string; value: number; href: string | undefined };

const partText = ({ label, href }: Omit<Part, "value">): SafeHtml =>
  href === undefined ? html`${label}` : html`<a href="${href}">${label}</a>`;

/** Theirs, ours, what explains the difference, and the rest. */
function card(title: string, theirs: number, ours: number, parts: readonly Part[]): SafeHtml {
  const apart = round2(theirs - ours);
  const rest = round2(parts.reduce((left, { value }) => left - value, apart)) || 0;
  const state = apart === 0 ? badge("good", "Agrees") : badge("wait", `${amount(Math.abs(apart))} apart`);
  const lines = apart === 0 ? [] : parts;
  return html`<section class="card" aria-label="${title}"><header><h2>${title}</h2>${state}</header>
<dl class="amounts"><dt>In the pre-filled return</dt><dd>${amount(theirs)}</dd><dt>In this month</dt><dd>${amount(ours)}</dd>
${lines.map((part) => html`<dt class="dim">${partText(part)}</dt><dd class="dim">${amount(part.value)}</dd>`)}
<dt class="sum">Unexplained</dt><dd class="sum">${amount(apart === 0 ? 0 : rest)}</dd></dl></section>`;
}

const fields = [
  ["sales_tax", "on sales"],
  ["purchases_tax", "on purchases"],
] as const;

/** The amounts of the URL; a text that is no number is a problem at its field. */
function givenOf({ query }: AccountPage) {
  const texts = fields.map(([name]) => [name, (query.get(name) ?? "").trim()] as const);
  const wrong = texts.filter(([, text]) => text !== "" && numberOf(text) === undefined);
  const problem: Problem | undefined =
    wrong.length === 0
      ? undefined
      : {
          status: 422,
          code: "validation_failed",
          message: "Amounts are not valid",
          errors: Object.fromEntries(wrong.map(([name]) => [name, ["must be a number such as 1234.50"]])),
        };
  const [sales, purchases] = texts.map(([, text]) => numberOf(text));
  return { sales, purchases, problem };
}

function uploadForm(page: AccountPage): SafeHtml {
  const isWrong = page.problem?.code === "prefilled_unreadable";
  return form(
    page,
    {
      action: `${monthPath(page, monthOf(page).month)}/prefilled`,
      label: "Compare",
      isUpload: true,
      isPrimary: true,
    },
    field(page, {
      name: "file",
      label: "The authority's pre-filled return",
      type: "file",
      hint: "CSV or a workbook (.xlsx), at most 1 MiB. Its rows are found by their names.",
      attributes: { accept: ".csv,.txt,.xlsx" },
    }),
    html`<details${isWrong ? html.raw` open` : ""}><summary>If the file can't be read</summary>`,
    field(page, { name: "sheet", label: "Sheet of the workbook", isOptional: true }),
    select(page, {
      name: "decimals",
      label: "Decimals",
      options: [
        ["", "As the file has them"],
        ["point", "Point, as in 1,234.50"],
        ["comma", "Comma, as in 1.234,50"],
      ],
      isOptional: true,
    }),
    html`</details>`,
  );
}

function sumsForm(page: AccountPage, problem: Problem | undefined): SafeHtml {
  const tax = capitalized(page.words.tax);
  const asked = { ...page, problem };
  const isOpen = fields.some(([name]) => page.query.has(name));
  return html`<details${isOpen ? html.raw` open` : ""}><summary>Type two sums instead</summary><form method="get" action="${monthPath(page, monthOf(page).month)}/prefilled"><div class="bulk-fields">${fields.map(
    ([name, label]) =>
      field(asked, {
        name,
        label: `${tax} ${label} there`,
        value: page.query.get(name) ?? "",
        isOptional: true,
        attributes: { inputmode: "decimal" },
      }),
  )}</div><button type="submit">Compare the sums</button></form></details>`;
}

const backOf = (page: AccountPage) =>
  [monthPath(page, monthOf(page).month), monthName(monthOf(page).month)] as const;

const cutNote = (isCut: boolean): SafeHtml | "" =>
  isCut
    ? html`<p class="dim">Only the first ${plural(mostPages * 100, "row")} of each comparison are counted.</p>`
    : "";

const titleOf = (month: string): string => `Does the authority agree? ${monthName(month)}`;

async function readReport(page: AccountPage) {
  const { from_date, to_date } = monthOf(page);
  return (await page.read("getTaxReport", { query: { from_date, to_date } })).data;
}

export async function showPrefilled(page: AccountPage): Promise<PageResponse> {
  const { sales, purchases, problem } = givenOf(page);
  const tax = capitalized(page.words.tax);
  const report = await readReport(page);
  const found = purchases === undefined ? undefined : await readCauses(page, report);
  const { totals } = report;
  const parts = found?.causes.map(({ name, sum }): Part => ({ ...found.about(name), value: sum.tax })) ?? [];
  const cards = [
    sales === undefined ? "" : card(`${tax} on sales`, sales, totals.sales.tax_amount, []),
    purchases === undefined
      ? ""
      : card(
          `${tax} on purchases`,
          purchases,
          round2(totals.purchases.tax_amount - totals.non_deductible_tax),
          parts.filter(({ value }) => value !== 0),
        ),
  ];
  return show(
    titleOf(monthOf(page).month),
    html`${uploadForm(page)}${sumsForm(page, problem)}
<div class="pair-of-cards">${cards}</div>
${cutNote(found?.isCut ?? false)}`,
    {
      back: backOf(page),
      lead: "Upload the return that the tax authority has filled in. Each row is compared with this month, and each difference explained.",
      problem,
    },
  );
}

type ExplainedRow = ComparedRow & Explained<CauseName>;

const isOpen = ({ rest }: ExplainedRow): boolean => Boolean(rest.tax) || Boolean(rest.taxable);

/** Amounts of the return that nobody has entered, and the sections that they are in. */
function notEntered({ entered }: Return): Set<string> {
  const { import_general_tax, import_other_tax, import_zero_rated_taxable, import_exempt_taxable } = entered;
  const { imported_services_tax, withheld, brought_forward, refund_adjustment, non_deductible } = entered;
  const amounts = {
    imports_general: import_general_tax,
    imports_other: import_other_tax,
    imports_zero_rated: import_zero_rated_taxable,
    imports_exempt: import_exempt_taxable,
    imported_services: imported_services_tax,
    ...{ withheld, brought_forward, refund_adjustment, non_deductible },
  };
  return new Set(Object.entries(amounts).flatMap(([box, value]) => (value === null ? box : [])));
}

/** Where to look for what no document explains. */
function hintOf(page: AccountPage, filled: Return, row: ExplainedRow): SafeHtml | "" {
  const { box, rest } = row;
  const here = monthPath(page, filled.month);
  if (box.split(" + ").some((one) => notEntered(filled).has(one)))
    return html`Nobody has entered this amount: <a href="${here}/return">enter it in the return</a>.`;
  const more = (rest.tax ?? rest.taxable ?? 0) > 0;
  if (box.startsWith("sales_") || box === "output_tax") {
    if (more && filled.late_documents > 0)
      return html`${plural(filled.late_documents, "document")} signed after the close ${filled.late_documents === 1 ? "is" : "are"} not in this return.`;
    return more
      ? html`Look for sales that another program or till sent.`
      : html`The authority may have filled its return in before your last sales.`;
  }
  if (box.startsWith("purchases_") || box === "input_tax")
    return more
      ? html`Suppliers may have reported more: <a href="${here}#suppliers">fetch it</a>.`
      : html`You claim more than suppliers reported for this month. Compare the purchases' months.`;
  return "";
}

function reasonCell(page: AccountPage, filled: Return, row: ExplainedRow, causes: Causes): SafeHtml {
  const { parts, rest, tax_difference, taxable_difference } = row;
  if (!tax_difference && !taxable_difference) return badge("good", "Agrees");
  const lines = parts.map(
    ({ name, tax, taxable }) =>
      html`<li>${partText(causes.about(name))}: ${amount(tax_difference ? tax : taxable)}</li>`,
  );
  if (!isOpen(row)) return html`${badge("good", "Explained")}<ul>${lines}</ul>`;
  const left = amount(rest.tax || rest.taxable || 0);
  return html`${badge("wait", `Unexplained: ${left}`)}${lines.length === 0 ? "" : html`<ul>${lines}</ul>`}<div class="small">${hintOf(page, filled, row)}</div>`;
}

/** The tax, and below it the amount that it is of. */
function pairCell(tax: number | null, taxable: number | null): SafeHtml {
  const value = taxable === null ? "" : html`<span class="small">of ${amount(taxable)}</span>`;
  return tax === null ? html`–<br>${value}` : html`${amount(tax)}<br>${value}`;
}

function comparison(
  page: AccountPage,
  filled: Return,
  rows: readonly ExplainedRow[],
  causes: Causes,
): SafeHtml {
  const minus = (value: number | null): number | null => (value === null ? null : -value || 0);
  return table<ExplainedRow>(unfiltered(page), {
    caption: `${capitalized(page.words.tax)} of each row, and below it the amount without ${page.words.tax}`,
    currency: page.currency,
    rows,
    empty: html``,
    columns: [
      { label: "Section", cell: ({ title }) => title },
      {
        label: "Authority",
        cell: (row) => pairCell(row.prefilled_tax, row.prefilled_taxable),
        isMoney: true,
      },
      {
        label: "This month",
        cell: (row) => pairCell(row.tax_amount, row.prefilled_taxable === null ? null : row.taxable_amount),
        isMoney: true,
      },
      {
        label: "Difference",
        cell: (row) => pairCell(minus(row.tax_difference), minus(row.taxable_difference)),
        isMoney: true,
      },
      { label: "Likely reason", cell: (row) => reasonCell(page, filled, row, causes) },
    ],
  });
}

/** The file next to the month, row by row. It stores nothing: sent again, it shows the same. */
export async function comparePrefilled(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const [{ data: filled }, report] = await Promise.all([
    page.read("getVatReturn", { params: { month } }),
    readReport(page),
  ]);
  const ours = returnRows(filled, page.words);
  const read = await readPrefilled(
    page,
    ours.map(({ box }) => box),
  );
  if ("problem" in read) return again(read.problem);
  const { rows: theirs, unknown } = read.prefilled;
  const causes = await readCauses(page, report);
  const rows = compareReturns(ours, theirs).map((row) => ({ ...row, ...explain(row, causes.causes) }));
  const open = rows.filter(isOpen).length;
  const agreed = rows.filter((row) => !row.tax_difference && !row.taxable_difference).length;
  const explained = rows.length - open - agreed;
  const verdict = [
    `${count(agreed)} of ${plural(rows.length, "row")} ${agreed === 1 ? "agrees" : "agree"}`,
    ...(explained > 0 ? [`${count(explained)} explained`] : []),
  ].join(", ");
  return show(
    titleOf(month),
    html`${comparison(page, filled, rows, causes)}
${unknown.length === 0 ? "" : html`<p class="dim">Not compared, because no section has these names: ${unknown.join("; ")}.</p>`}
${cutNote(causes.isCut)}
<p class="inline"><a class="button" href="${monthPath(page, month)}/return">Open the ${filled.form} return</a> <a class="button" href="${monthPath(page, month)}/prefilled">Compare another file</a></p>`,
    {
      back: backOf(page),
      state:
        open === 0
          ? badge("good", "Nothing unexplained")
          : badge("wait", `${count(open)} not explained in full`),
      lead: verdict,
    },
  );
}
