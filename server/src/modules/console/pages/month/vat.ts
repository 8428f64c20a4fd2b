// From the tax of the sales to what is to pay: the same figures as in the return, the workbook and the reports.
import { html, type SafeHtml } from "@remix-run/html-template";
import { round2 } from "@taxctl/sdk/rules/amounts";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import type { DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import { foot } from "../../parts.ts";
import { amount, badge, count, money, plural } from "../../words.ts";
import type { OpenTax } from "./open-tax.ts";
import { dayName, monthName, monthPath } from "./words.ts";

export type Report = DataOf<"getTaxReport">;
export type Return = DataOf<"getVatReturn">;

type Line = readonly [label: string, value: number];

/** The tax of sales or of credit notes. */
const taxOf = ({ rows }: Report, kind: Report["rows"][number]["of"]): number =>
  round2(rows.filter((row) => row.of === kind).reduce((sum, { tax_amount }) => sum + tax_amount, 0));

/** Lines that are 0 are left out, except the first of each side. */
function dueLines({ words: { tax } }: AccountPage, report: Report, { from_report: steps }: Return): Line[] {
  const { purchases, non_deductible_tax } = report.totals;
  const lines: Line[] = [
    [`Less ${tax} on credit notes`, taxOf(report, "credit_notes")],
    [`Less ${tax} of imports, as entered`, -steps.import_tax],
    [`Less ${tax} on imported services, as entered`, -steps.imported_services_tax],
    ["Plus input tax that is not deductible, as entered", steps.non_deductible],
  ];
  const [credits, ...entered] = lines.map((line) => (line[1] === 0 ? [] : [line]));
  return [
    [`${capitalized(tax)} on sales`, taxOf(report, "sales")],
    ...(credits ?? []),
    [`Less ${tax} on purchases that you can claim`, -round2(purchases.tax_amount - non_deductible_tax) || 0],
    ...entered.flat(),
  ];
}

function paidLines({ words: { tax } }: AccountPage, { entered }: Return): Line[] {
  const lines: Line[] = [
    [`Less ${tax} withheld`, -(entered.withheld ?? 0)],
    ["Less credit brought forward", -(entered.brought_forward ?? 0)],
    ["Refund adjustments", entered.refund_adjustment ?? 0],
  ];
  return lines.filter(([, value]) => value !== 0);
}

const rowsOf = (lines: readonly Line[]): SafeHtml[] =>
  lines.map(([label, value]) => html`<dt>${label}</dt><dd>${amount(value)}</dd>`);

const sumRow = (label: string, value: SafeHtml | string): SafeHtml =>
  html`<dt class="sum">${label}</dt><dd class="sum">${value}</dd>`;

/** What would be to pay if every open supplier invoice were accepted and registered. */
function ifAccepted({ totals }: Return, open: OpenTax | undefined): SafeHtml | "" {
  if (open === undefined) return "";
  const net = round2(totals.net - open.tax);
  const all = open.invoices === 1 ? "the open invoice" : `all ${count(open.invoices)} open invoices`;
  return html`<dt class="dim">If you accept ${all}</dt><dd class="dim">${net < 0 ? html`${amount(-net)} <small>carried forward</small>` : amount(net)}</dd>`;
}

export function vatCard(
  page: AccountPage,
  report: Report,
  filled: Return,
  open: OpenTax | undefined,
): SafeHtml {
  const { totals, due_date, status, month, form } = filled;
  const { tax } = page.words;
  const isOwed = totals.payable === 0 && totals.carried_forward > 0;
  return html`<section class="card" aria-labelledby="vat"><header><div><h2 id="vat">${capitalized(tax)} for ${monthName(month)}</h2>
<p>From signed receipts and registered purchases of all branches</p></div>${status === "closed" ? badge("good", "Final") : badge("wait", "Preliminary")}</header>
<dl class="amounts">${rowsOf(dueLines(page, report, filled))}
<dt class="part">Tax due, as in the ${tax} return</dt><dd class="part">${amount(totals.tax_due)}</dd>
${rowsOf(paidLines(page, filled))}
${isOwed ? sumRow("Carried forward", money(page, amount(totals.carried_forward))) : sumRow(`To pay by ${dayName(due_date)}`, money(page, amount(totals.payable)))}
${ifAccepted(filled, open)}</dl>
${foot(html`<a class="button" href="${monthPath(page, month)}/return">${status === "closed" ? "See" : "Fill in"} the ${form} return</a>`)}</section>`;
}

/** Purchases whose tax the figures leave out, in full or in part. */
function notDeducted({ totals, left_out: { purchases } }: Report): SafeHtml {
  const { not_claimed, not_claimed_tax } = purchases;
  const unclaimed =
    not_claimed === 0
      ? ""
      : html`<p>Registered without a claim and not counted: ${plural(not_claimed, "purchase")}, tax ${amount(not_claimed_tax)}.</p>`;
  const part =
    totals.non_deductible_tax === 0
      ? ""
      : html`<p>Not deductible in the tax of purchases: ${amount(totals.non_deductible_tax)}.</p>`;
  return html`${part}${unclaimed}`;
}

/** What the documents of each side add up to, credit notes subtracted; and the way to the comparison with what the authority has. */
export function sidesCard(page: AccountPage, report: Report, month: string): SafeHtml {
  const { words, currency } = page;
  const { sales, purchases } = report.totals;
  const rows = [
    ["Taxable amount", "taxable_amount"],
    [capitalized(words.tax), "tax_amount"],
    [`Outside ${words.tax}`, "outside_vat"],
    ["Total", "total_amount"],
  ] as const;
  const late =
    report.late_documents === 0
      ? ""
      : html`<p>${plural(report.late_documents, "document")} ${report.late_documents === 1 ? "was" : "were"} signed after the close, and not counted.</p>`;
  const others = (report.other_currencies ?? []).map(
    (other) =>
      html`<p>${other.branch_ids.length === 1 ? "Branch" : "Branches"} ${other.branch_ids.join(", ")} in ${other.currency}: not included.</p>`,
  );
  const notes = html`${notDeducted(report)}${late}${others}`;
  return html`<section class="card" aria-labelledby="sides"><header><div><h2 id="sides">Figures</h2><p>Less credit notes${currency === null ? "" : `, in ${currency}`}</p></div></header>
<dl class="amounts sides"><dt></dt><dd>Sales</dd><dd>Purchases</dd>
${rows.map(([label, field]) => html`<dt>${label}</dt><dd>${amount(sales[field])}</dd><dd>${amount(purchases[field])}</dd>`)}</dl>
${String(notes) === "" ? "" : html`<div class="rest small">${notes}</div>`}
${foot(html`<a class="button" href="${monthPath(page, month)}/prefilled">Compare the pre-filled return</a>`)}</section>`;
}
