// Whether the authority's pre-filled return agrees with the month: what explains each difference, and what nothing explains.
import { html, type SafeHtml } from "@remix-run/html-template";
import { round2 } from "@taxctl/sdk/rules/amounts";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import type { Problem } from "../../call.ts";
import { field } from "../../form.ts";
import { type AccountPage, type PageResponse, show } from "../../page.ts";
import { numberOf } from "../../sent-form.ts";
import { amount, badge, plural } from "../../words.ts";
import { readComparisons } from "./sides.ts";
import type { Report } from "./vat.ts";
import { monthName, monthOf, monthPath, type ReconciliationListRow } from "./words.ts";

/** How many rows of each comparison are read: pages of 100. */
const mostPages = 20;

type Part = { label: string; value: number; href?: string };
type Fate = "open" | "pending" | "accepted" | "refused";

/** What became of a supplier's invoice; undefined for one that is registered, or that no supplier reported. */
function fateOf({ authority, decision, registration }: ReconciliationListRow): Fate | undefined {
  if (!authority || (registration && !registration.rejected)) return undefined;
  if (!decision || decision.action === "unlink") return "open";
  if (decision.action === "pending") return "pending";
  return decision.action === "accept" || decision.action === "link" ? "accepted" : "refused";
}

/** The tax of the suppliers' invoices that the month doesn't claim, by what became of them. */
async function readFates(page: AccountPage) {
  const sums = { open: 0, pending: 0, accepted: 0, refused: 0 };
  const seen = new Set<string>();
  const comparisons = await readComparisons(page);
  let isCut = false;
  for (const { id } of comparisons) {
    let cursor: string | null | undefined;
    for (let pages = 0; cursor !== null; pages++) {
      if (pages === mostPages) {
        isCut = true;
        break;
      }
      const query = { per_page: 100, ...(cursor && { cursor }) };
      const { data, meta } = await page.read("listReconciliationRows", { params: { id }, query });
      for (const row of data) {
        const fate = fateOf(row);
        // The same invoice stands in the comparison of its branch and in that of all branches.
        if (fate === undefined || !row.authority || seen.has(row.authority.id)) continue;
        seen.add(row.authority.id);
        const { tax, kind } = row.authority;
        sums[fate] = round2(sums[fate] + (kind === "credit_note" ? -Math.abs(tax) : tax));
      }
      cursor = meta.next_cursor;
    }
  }
  const [only] = comparisons;
  return { sums, isCut, books: comparisons.length === 1 ? only?.id : undefined };
}

async function purchaseParts(page: AccountPage, report: Report) {
  const { sums, isCut, books } = await readFates(page);
  const here = monthPath(page, monthOf(page).month);
  const rows = (decision: string) =>
    books === undefined ? {} : { href: `${here}/books/${books}?decision=${decision}` };
  const parts: Part[] = [
    { label: "You have not decided these invoices", value: sums.open, ...rows("none") },
    { label: "Marked as pending", value: sums.pending, ...rows("pending") },
    { label: "Accepted, not registered yet", value: sums.accepted, ...rows("accept") },
    { label: "Ignored or rejected", value: sums.refused, ...rows("ignore") },
    { label: "Registered without a claim", value: report.left_out.purchases.not_claimed_tax },
    { label: "Not deductible", value: report.totals.non_deductible_tax },
  ];
  return { parts: parts.filter(({ value }) => value !== 0), isCut };
}

/** Theirs, ours, what explains the difference, and the rest. */
function card(title: string, theirs: number, ours: number, parts: readonly Part[]): SafeHtml {
  const apart = round2(theirs - ours);
  const rest = round2(parts.reduce((left, { value }) => left - value, apart)) || 0;
  const state = apart === 0 ? badge("good", "Agrees") : badge("wait", `${amount(Math.abs(apart))} apart`);
  const lines = apart === 0 ? [] : parts;
  return html`<section class="card" aria-label="${title}"><header><h2>${title}</h2>${state}</header>
<dl class="amounts"><dt>In the pre-filled return</dt><dd>${amount(theirs)}</dd><dt>In this month</dt><dd>${amount(ours)}</dd>
${lines.map(({ label, value, href }) => html`<dt class="dim">${href === undefined ? label : html`<a href="${href}">${label}</a>`}</dt><dd class="dim">${amount(value)}</dd>`)}
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

export async function showPrefilled(page: AccountPage): Promise<PageResponse> {
  const { month, from_date, to_date } = monthOf(page);
  const { sales, purchases, problem } = givenOf(page);
  const here = monthPath(page, month);
  const tax = capitalized(page.words.tax);
  const asked = { ...page, problem };
  const form = html`<form class="filters" method="get" action="${here}/prefilled">${fields.map(
    ([name, label]) =>
      field(asked, {
        name,
        label: `${tax} ${label} there`,
        value: page.query.get(name) ?? "",
        isOptional: true,
        attributes: { inputmode: "decimal" },
      }),
  )}<button type="submit" class="primary">Compare</button></form>`;
  const { data: report } = await page.read("getTaxReport", { query: { from_date, to_date } });
  const found = purchases === undefined ? undefined : await purchaseParts(page, report);
  const { totals } = report;
  const cards = [
    sales === undefined ? "" : card(`${tax} on sales`, sales, totals.sales.tax_amount, []),
    purchases === undefined || !found
      ? ""
      : card(
          `${tax} on purchases`,
          purchases,
          round2(totals.purchases.tax_amount - totals.non_deductible_tax),
          found.parts,
        ),
  ];
  return show(
    `Does the authority agree? ${monthName(month)}`,
    html`<p>Copy the two sums from the return that the tax authority has filled in. The page shows which of your invoices explain a difference, and what is left.</p>
${form}
<div class="pair-of-cards">${cards}</div>
${found?.isCut ? html`<p class="dim">Only the first ${plural(mostPages * 100, "row")} of each comparison are counted.</p>` : ""}
<p><a href="${here}">Back to the month</a></p>`,
    problem,
  );
}
