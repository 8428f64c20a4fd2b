// The month's return: its sections as the authority's form has them, and the amounts that only people know.
import { html, type SafeHtml } from "@remix-run/html-template";
import { add } from "@taxctl/sdk/rules/amounts";
import { capitalized, type TaxWords } from "@taxctl/sdk/rules/profiles";
import type { EnteredField } from "@taxctl/sdk/rules/vat-return";
import type { DataOf } from "../../call.ts";
import { field, form } from "../../form.ts";
import { type AccountPage, again, goAfter, type PageResponse, show } from "../../page.ts";
import { numberOf } from "../../sent-form.ts";
import { table, unfiltered } from "../../table.ts";
import { amount, badge, money, plural, time } from "../../words.ts";
import { lineTable } from "../documents/lines.ts";
import { openTasks, task } from "./open-tasks.ts";
import { dayName, monthName, monthOf, monthPath } from "./words.ts";

type Return = DataOf<"getVatReturn">;

type EntryField = readonly [name: EnteredField, label: string];

/** What people enter, a row each: its value where the return has one, and its tax. */
const entriesIn = ({ tax }: TaxWords): readonly (readonly [string, EntryField?, EntryField?])[] => [
  [
    "Imports at the general rate",
    ["import_general_taxable", "Imports at the general rate, value"],
    ["import_general_tax", `Imports at the general rate, ${tax}`],
  ],
  [
    "Imports at other rates",
    ["import_other_taxable", "Imports at other rates, value"],
    ["import_other_tax", `Imports at other rates, ${tax}`],
  ],
  ["Imports zero-rated", ["import_zero_rated_taxable", "Imports zero-rated, value"]],
  ["Imports exempt", ["import_exempt_taxable", "Imports exempt, value"]],
  ...(
    [
      ["imported_services_tax", `${capitalized(tax)} on imported services`],
      ["non_deductible", "Input tax that is not deductible"],
      ["withheld", `${capitalized(tax)} withheld`],
      ["brought_forward", "Credit brought forward"],
      ["refund_adjustment", "Refund adjustments"],
    ] as const
  ).map((entry) => [entry[1], undefined, entry] as const),
];

const namesIn = (words: TaxWords): EnteredField[] =>
  entriesIn(words).flatMap(([, ...fields]) => fields.flatMap((one) => (one ? [one[0]] : [])));

/** What a reader looks for first. */
function toPay(page: AccountPage, { totals: sums, due_date }: Return): SafeHtml {
  const isOwed = sums.payable === 0 && sums.carried_forward > 0;
  const [value, words] = isOwed
    ? [sums.carried_forward, "Credit for the next month"]
    : [sums.payable, `To pay by ${dayName(due_date)}`];
  return html`<p class="headline"><b>${money(page, amount(value))}</b> <span class="dim">${words}</span></p>`;
}

type Box = Return["boxes"][number];
/** A box of the return, or the sum of the boxes above it. */
type Line = Pick<Box, "title" | "taxable_amount" | "tax_amount"> & { number: string; isSum: boolean };

const groups = [
  ["sales_", "Sales"],
  ["purchases_", "Purchases"],
  ["imports_", "Imports"],
] as const;

/** The boxes with an amount by group, each group with its sum. */
function linesOf({ boxes, numbers }: Return): Line[] {
  const known = (box: string) => groups.find(([prefix]) => box.startsWith(prefix))?.[1] ?? "Other";
  const used = boxes.filter((box) => !isZero(box));
  return [...Map.groupBy(used, ({ box }) => known(box))].flatMap(([title, own]): Line[] => [
    ...own.map((box) => ({ ...box, number: numbers[box.box] ?? "", isSum: false })),
    {
      title,
      number: "",
      isSum: true,
      taxable_amount: own.reduce((sum, one) => add(sum, one.taxable_amount), 0),
      tax_amount: own.reduce((sum, one) => add(sum, one.tax_amount), 0),
    },
  ]);
}

const isZero = ({ taxable_amount, tax_amount }: Box): boolean => taxable_amount === 0 && tax_amount === 0;

/** The boxes without an amount, in one sentence. */
function emptyBoxes({ boxes, numbers }: Return): SafeHtml | "" {
  const empty = boxes.filter(isZero);
  const names = empty.map(({ box, title }) => [numbers[box], title].filter(Boolean).join(" "));
  return empty.length === 0
    ? ""
    : html`<details class="foot"><summary>${plural(empty.length, "section")} of 0.00</summary><p class="small dim">${names.join(", ")}.</p></details>`;
}

/** From the output tax to what is to pay. */
function result(page: AccountPage, { totals: sums, entered }: Return): SafeHtml {
  const { tax } = page.words;
  const { withheld, brought_forward, refund_adjustment } = entered;
  const lines = [
    ["Output tax", sums.output_tax, ""],
    ["Input tax", sums.input_tax, ""],
    ["Less input tax that is not deductible", sums.non_deductible, ""],
    ["Deductible input tax", sums.deductible_tax, ""],
    ["Tax due", sums.tax_due, "part"],
    [`Less ${tax} withheld`, -(withheld ?? 0) || 0, ""],
    ["Less credit brought forward", -(brought_forward ?? 0) || 0, ""],
    ...(refund_adjustment ? ([["Refund adjustments", refund_adjustment, ""]] as const) : []),
    ["To pay", sums.payable, "sum"],
    ["Carried forward", sums.carried_forward, ""],
  ] as const;
  return html`<section class="card" aria-labelledby="result"><header><h2 id="result">Result</h2></header>
<dl class="amounts">${lines.map(([label, value, kind]) => html`<dt class="${kind}">${label}</dt><dd class="${kind}">${kind === "sum" ? money(page, amount(value)) : amount(value)}</dd>`)}</dl></section>`;
}

/** Where the documents of a section of the return are listed. */
function documentsOf(page: AccountPage, side: Return["boxes"][number]["side"]): string {
  const { from_date, to_date } = monthOf(page);
  const type = { sales: "sales", purchases: "purchase", imports: "import" }[side];
  return `${page.base}/documents?type=${type}&status=success&document_from=${from_date}&document_to=${to_date}`;
}

/** What must be put right before the return is filed, each with the page on which it is done. */
async function toPutRight(page: AccountPage, { month, boxes, status }: Return): Promise<SafeHtml | ""> {
  const { periods } = (await page.read("listPeriods")).data;
  const period = periods.find((one) => one.month === month);
  // Suppliers' documents can have tax under a letter without tax, such as an exempt line.
  const wrong = boxes
    .filter(({ rate, tax_amount }) => rate !== "general" && rate !== "other" && tax_amount !== 0)
    .map(({ title, side, tax_amount }) =>
      task(
        html`${badge("bad", title)} These documents carry tax of ${amount(tax_amount)}, but the section has none. Check their tax types before you file.`,
        [documentsOf(page, side), "Open the documents"],
      ),
    );
  const all = [...wrong, ...(status === "open" && period ? openTasks(page, period) : [])];
  if (all.length === 0) return "";
  return html`<section class="card" aria-labelledby="right"><header><h2 id="right">Put right before you file</h2></header><ul>${all}</ul></section>`;
}

/** The amounts that people enter, each row with its value and its tax: as fields, or as they are. */
function entryTable(page: AccountPage, { entered }: Return, isOpen: boolean): SafeHtml {
  const cell = (entry: EntryField | undefined): SafeHtml => {
    if (!entry) return html``;
    const [name, label] = entry;
    const value = entered[name];
    if (!isOpen) return html`${value === null ? "–" : amount(value)}`;
    const text = value === null ? "" : String(value);
    return field(page, { name, label, value: text, isOptional: true, attributes: { inputmode: "decimal" } });
  };
  const inCurrency = (label: string) => (page.currency === null ? label : `${label}, ${page.currency}`);
  return lineTable(
    ["Amount", inCurrency("Value"), inCurrency(capitalized(page.words.tax))],
    entriesIn(page.words).map(([title, value, tax]) => [html`${title}`, cell(value), cell(tax)]),
  );
}

export async function showReturn(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const { data } = await page.read("getVatReturn", { params: { month } });
  const isOpen = data.status === "open" && page.may("updateVatReturn");
  const entries = entryTable(page, data, isOpen);
  const action = `${monthPath(page, month)}/return`;
  const part = (line: Line, text: string) => (line.isSum ? html`<b>${text}</b>` : text);
  return show(
    `${data.form} return, ${monthName(month)}`,
    html`${await toPutRight(page, data)}
<div class="split sections"><section class="card" aria-labelledby="sections"><header><h2 id="sections">Sections</h2><p>${plural(data.documents, "document")}</p></header>${table<Line>(
      unfiltered(page),
      {
        caption: "Sections of the return",
        currency: page.currency,
        rows: linesOf(data),
        empty: html`<p>Each section is 0.00.</p>`,
        columns: [
          {
            label: "Section",
            cell: (line) =>
              html`<span class="box">${line.number === "" ? "" : html`<span class="vh">Box </span>${line.number}`}</span>${part(line, line.title)}`,
          },
          {
            label: "Taxable amount",
            cell: (line) => part(line, amount(line.taxable_amount)),
            isMoney: true,
          },
          {
            label: capitalized(page.words.tax),
            cell: (line) => part(line, amount(line.tax_amount)),
            isMoney: true,
          },
        ],
      },
    )}${emptyBoxes(data)}</section>${result(page, data)}</div>
<section class="card" aria-labelledby="entered"><header><div><h2 id="entered">Amounts that only you know</h2>
<p>From customs entries, certificates and the previous return. An empty field is an amount that nobody has entered.</p></div></header>
<div class="rest entries">${isOpen ? form(page, { action, label: "Save the amounts", isPrimary: true }, entries) : entries}</div></section>`,
    {
      back: [monthPath(page, month), monthName(month)],
      state:
        data.closed_at === null
          ? badge("wait", "The month is open: figures may change")
          : html`${badge("good", "Closed")} <span class="dim">${time(page, data.closed_at)}</span>`,
      lead: toPay(page, data),
    },
  );
}

/** The input as a number. A text that isn't a number stays, so that the message names its field. */
function amountOf(text: string): number | null {
  return text === "" ? null : (numberOf(text) ?? Number.NaN);
}

export async function enter(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const values = namesIn(page.words).map((name) => [name, amountOf(page.form.text(name))] as const);
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
