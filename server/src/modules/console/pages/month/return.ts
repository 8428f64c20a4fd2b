// The month's return: its sections as the authority's form has them, and the amounts that only people know.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, type TaxWords } from "@taxctl/sdk/rules/profiles";
import type { DataOf } from "../../call.ts";
import { field, form } from "../../form.ts";
import { type AccountPage, again, goAfter, type PageResponse, show } from "../../page.ts";
import { numberOf } from "../../sent-form.ts";
import { table, unfiltered } from "../../table.ts";
import { amount, badge, money, plural, time } from "../../words.ts";
import { dayName, monthName, monthOf, monthPath } from "./words.ts";

type Return = DataOf<"getVatReturn">;

const entriesIn = ({ tax }: TaxWords) =>
  [
    ["import_general_taxable", "Imports at the general rate, value"],
    ["import_general_tax", `Imports at the general rate, ${tax}`],
    ["import_other_taxable", "Imports at other rates, value"],
    ["import_other_tax", `Imports at other rates, ${tax}`],
    ["import_zero_rated_taxable", "Imports zero-rated, value"],
    ["import_exempt_taxable", "Imports exempt, value"],
    ["imported_services_tax", `${capitalized(tax)} on imported services`],
    ["non_deductible", "Input tax that is not deductible"],
    ["withheld", `${capitalized(tax)} withheld`],
    ["brought_forward", "Credit brought forward"],
    ["refund_adjustment", "Refund adjustments"],
  ] as const;

/** What a reader looks for first. */
function figures(page: AccountPage, { totals: sums, due_date }: Return): SafeHtml {
  const isOwed = sums.payable === 0 && sums.carried_forward > 0;
  const lines = [
    ["Output tax", sums.output_tax],
    ["Deductible input tax", sums.deductible_tax],
    isOwed
      ? (["Credit for the next month", sums.carried_forward] as const)
      : ([`To pay by ${dayName(due_date)}`, sums.payable] as const),
  ] as const;
  return html`<dl class="facts card">${lines.map(([label, value]) => html`<div><dt>${label}</dt><dd>${money(page, amount(value))}</dd></div>`)}</dl>`;
}

/** From the output tax to what is to pay. */
function result({ totals: sums }: Return): SafeHtml {
  const lines = [
    ["Output tax", sums.output_tax, ""],
    ["Input tax", sums.input_tax, ""],
    ["Less input tax that is not deductible", sums.non_deductible, ""],
    ["Deductible input tax", sums.deductible_tax, ""],
    ["Tax due", sums.tax_due, "part"],
    ["To pay", sums.payable, "sum"],
    ["Carried forward", sums.carried_forward, ""],
  ] as const;
  return html`<section class="card" aria-labelledby="result"><header><h2 id="result">Result</h2></header>
<dl class="amounts">${lines.map(([label, value, kind]) => html`<dt class="${kind}">${label}</dt><dd class="${kind}">${amount(value)}</dd>`)}</dl></section>`;
}

/** Sections without an amount step back. */
const quiet = (value: number): SafeHtml | string =>
  value === 0 ? html`<span class="dim">${amount(value)}</span>` : amount(value);

/** Suppliers' documents can have tax under a letter without tax, such as an exempt line. */
function unexpectedTax({ boxes }: Return) {
  const wrong = boxes.filter(
    ({ rate, tax_amount }) => rate !== "general" && rate !== "other" && tax_amount !== 0,
  );
  return wrong.map(
    ({ title, tax_amount }) =>
      html`<p>${badge("bad", title)} These documents carry tax of ${amount(tax_amount)}, but the section has none. Check their tax types before you file.</p>`,
  );
}

export async function showReturn(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const { data } = await page.read("getVatReturn", { params: { month } });
  const entries = entriesIn(page.words);
  const isOpen = data.status === "open" && page.may("updateVatReturn");
  const enterForm = form(
    page,
    { action: `${monthPath(page, month)}/return`, label: "Save the amounts", isPrimary: true },
    html`<div class="amount-fields">${entries.map(([name, label]) =>
      field(page, {
        name,
        label,
        value: data.entered[name] === null ? "" : String(data.entered[name]),
        isOptional: true,
        attributes: { inputmode: "decimal" },
      }),
    )}</div>`,
  );
  const entered = html`<dl class="amounts">${entries.map(([name, label]) => html`<dt>${label}</dt><dd>${data.entered[name] === null ? "–" : amount(data.entered[name])}</dd>`)}</dl>`;
  return show(
    `${data.form} return, ${monthName(month)}`,
    html`<p class="lead">${data.closed_at === null ? badge("wait", "The month is open: figures may change") : html`${badge("good", "Closed")} ${time(page, data.closed_at)}`}</p>
${figures(page, data)}
${unexpectedTax(data)}
<div class="split sections"><div>${table(unfiltered(page), {
      caption: `Sections of the return, from ${plural(data.documents, "document")}`,
      currency: page.currency,
      rows: data.boxes,
      empty: html``,
      columns: [
        { label: "Section", cell: ({ title }) => title },
        { label: "Box", cell: ({ box }) => data.numbers[box] ?? "–", isNamed: true },
        { label: "Taxable amount", cell: ({ taxable_amount }) => quiet(taxable_amount), isFigure: true },
        { label: "Tax", cell: ({ tax_amount }) => quiet(tax_amount), isFigure: true },
      ],
    })}</div>${result(data)}</div>
<section class="card" aria-labelledby="entered"><header><div><h2 id="entered">Amounts that only you know</h2>
<p>From customs entries, certificates and the previous return. An empty field is an amount that nobody has entered.</p></div></header>
<div class="rest">${isOpen ? enterForm : entered}</div></section>`,
    { back: [monthPath(page, month), monthName(month)] },
  );
}

/** The input as a number. A text that isn't a number stays, so that the message names its field. */
function amountOf(text: string): number | null {
  return text === "" ? null : (numberOf(text) ?? Number.NaN);
}

export async function enter(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const values = entriesIn(page.words).map(([name]) => [name, amountOf(page.form.text(name))] as const);
  const wrong = values.filter(([, value]) => Number.isNaN(value));
  if (wrong.length > 0)
    return again({
      status: 422,
      code: "validation_failed",
      message: "Amounts are not valid",
      errors: Object.fromEntries(wrong.map(([name]) => [name, ["must be a number such as 1234.50"]])),
    });
  const body = Object.fromEntries(values);
  const here = `${monthPath(page, month)}/return`;
  return goAfter(page.call("updateVatReturn", { params: { month }, body }), here, "entered");
}
