// Prints X, Z and PLU reports with the parts and papers of receipts.
import { add } from "@taxctl/sdk/rules/amounts";
import type { components } from "@taxctl/sdk/rules/openapi";
import { capitalized, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import type { Form, Part } from "@taxctl/sdk/rules/profiles/units";
import {
  amountText,
  type Language,
  paymentText,
  quantityText,
  rateText,
  rulesOf,
  timeText,
  wordsOf,
} from "@taxctl/sdk/rules/profiles/units";
import { localDateTime } from "../../base/clock.ts";
import type { Paper } from "../receipts/print.ts";
import { printFormInThread } from "../receipts/printer.ts";
import { dayWordsOf } from "./words.ts";

type Schemas = components["schemas"];
type XReport = Schemas["XReport"];
type ZReport = Schemas["ZReport"];
type PluReport = Schemas["PluReport"];

export type Printable =
  | { kind: "x"; report: XReport }
  | { kind: "z"; report: ZReport }
  | { kind: "plu"; report: PluReport };

/** The PDF of a report: equal reports give equal files. */
export function printReport(
  printable: Printable,
  paper: Paper,
  language: Language,
  timeZone: string,
): Promise<Uint8Array> {
  const form = reportForm(printable, language, timeZone);
  const { report } = printable;
  const date = new Date("closed_at" in report ? report.closed_at : report.made_at);
  return printFormInThread(form, paper, { title: form.title, author: report.seller.name, date, language });
}

/** The layout of a report. */
export function reportForm(printable: Printable, language: Language, timeZone: string): Form {
  const words = wordsOf(language);
  const { kind, report } = printable;
  const number = kind === "z" ? ` ${printable.report.number}` : "";
  const title = `${dayWordsOf(language)[kind]}${number}`;
  const { seller } = report;
  return {
    title,
    columns: [dayWordsOf(language).item, words.priceAndQuantity, words.amount],
    parts: [
      ...headOf(printable, title, language, timeZone),
      { kind: "rule" },
      ...(printable.kind === "plu"
        ? pluParts(printable.report, language)
        : dayParts(printable.report, language)),
    ],
    runningTitle: `${seller.trade_name ?? seller.name} · ${title}`,
    foot: { text: title, page: words.page, of: words.of },
  };
}

const line = (label: string, value: string): Part => ({
  kind: "text",
  text: `${label}: ${value}`,
  isLeft: true,
});
const heading = (text: string): Part => ({ kind: "text", text, bold: true, isLeft: true });
const sum = (label: string, amount: string, bold = false): Part => ({ kind: "sum", label, amount, bold });

function headOf(printable: Printable, title: string, language: Language, timeZone: string): Part[] {
  const words = wordsOf(language);
  const own = dayWordsOf(language);
  const { profile, seller, made_by } = printable.report;
  const { trade_name, name, address, tin, branch_id, branch_name } = seller;
  const time = (at: string) => timeText(localDateTime(Date.parse(at), timeZone));
  const by = made_by.key_prefix === null ? made_by.name : `${made_by.name} (${made_by.key_prefix}…)`;
  const centered = [
    trade_name === null || trade_name === name ? null : name,
    address,
    tin === null ? null : `${capitalized(sharedRulesOf(profile).tin.name)}: ${tin}`,
    `${branch_name} (${words.branch} ${branch_id})`,
  ];
  return [
    { kind: "text", text: trade_name ?? name, size: "name", bold: true },
    ...centered.flatMap((text): Part[] => (text === null ? [] : [{ kind: "text", text }])),
    { kind: "gap" },
    { kind: "text", text: title, size: "title", bold: true },
    { kind: "gap" },
    ...periodOf(printable, language, time),
    line(own.madeBy, by),
  ];
}

function periodOf(printable: Printable, language: Language, time: (at: string) => string): Part[] {
  const own = dayWordsOf(language);
  if (printable.kind === "plu") {
    const { from_date, to_date, made_at } = printable.report;
    return [line(own.period, `${dateText(from_date)} – ${dateText(to_date)}`), line(own.made, time(made_at))];
  }
  const { business_day, opened_at } = printable.report;
  const begin = [line(own.businessDay, dateText(business_day)), line(own.opened, time(opened_at))];
  if (printable.kind === "z") return [...begin, line(own.closed, time(printable.report.closed_at))];
  const { made_at, key_id, user_id } = printable.report;
  return [
    ...begin,
    line(own.made, time(made_at)),
    ...(key_id === null ? [] : [line(own.key, key_id)]),
    ...(user_id === null ? [] : [line(own.person, String(user_id))]),
  ];
}

/** `2026-03-10` or `20260310` as `10/03/2026`. */
function dateText(day: string): string {
  return day.replaceAll("-", "").replace(/^(\d{4})(\d\d)(\d\d)$/, "$3/$2/$1");
}

function dayParts(report: XReport | ZReport, language: Language): Part[] {
  const words = wordsOf(language);
  const own = dayWordsOf(language);
  const { totals, kinds, extra_taxes = [], payments, first_receipt, last_receipt, waiting } = report;
  const others = report.dates.filter(
    ({ document_date }) => document_date !== report.business_day.replaceAll("-", ""),
  );
  const edge = (label: string, receipt: XReport["first_receipt"]): Part[] =>
    receipt === null
      ? []
      : [line(label, `${receipt.receipt_no ?? receipt.invoice_no} ${receipt.printed_label}`)];
  const kindSum = ({
    printed_label,
    documents,
    total_amount,
  }: {
    printed_label: string;
    documents: number;
    total_amount: number;
  }) => sum(`${printed_label} (${documents})`, amountText(total_amount));
  return [
    heading(own.kinds),
    ...kinds.map(kindSum),
    sum(words.subTotal, amountText(totals.taxable_amount)),
    sum(capitalized(sharedRulesOf(report.profile).tax.name), amountText(totals.tax_amount)),
    sum(words.total, amountText(totals.total_amount), true),
    ...(report.other_kinds.length === 0 ? [] : [heading(own.notCounted)]),
    ...report.other_kinds.map(kindSum),
    { kind: "rule" },
    {
      kind: "table",
      head: [words.taxRate, words.taxable, words.tax],
      rows: [
        ...taxRows(report, language),
        ...extra_taxes.map(({ printed_label, code, tax_rate, taxable_amount, tax_amount }) => [
          `${printed_label} ${code}-${rateText(tax_rate)}`,
          amountText(taxable_amount),
          amountText(tax_amount),
        ]),
      ],
    },
    { kind: "rule" },
    heading(own.payments),
    ...payments.map(({ payment_type_name, total_amount }) =>
      sum(paymentText(payment_type_name, language), amountText(total_amount)),
    ),
    { kind: "rule" },
    sum(own.discount, amountText(report.discount_amount)),
    sum(own.lines, String(report.lines)),
    sum(own.receipts, String(report.documents)),
    sum(own.waiting, String(waiting)),
    ...edge(own.first, first_receipt),
    ...edge(own.last, last_receipt),
    ...(others.length === 0 ? [] : [{ kind: "rule" } as const, heading(own.otherDates)]),
    ...others.map(({ document_date, documents, total_amount }) =>
      sum(`${dateText(document_date)} (${documents})`, amountText(total_amount)),
    ),
  ];
}

/** One row of a kind of receipts for each of the authority's tax types, in the order of its letters: two types of ours may be one of them. */
function taxRows({ profile, kinds, taxes }: XReport | ZReport, language: Language): string[][] {
  const { taxLabel } = rulesOf(profile);
  return kinds.flatMap(({ label, printed_label }) => {
    const own = taxes.filter((row) => row.label === label);
    const names = own.map((row) => taxLabel(row.authority_tax_type, row.tax_rate, language));
    return [...new Set(names.toSorted())].map((name) => {
      const rows = own.filter((_, at) => names[at] === name);
      return [
        `${printed_label} ${name}`,
        amountText(add(...rows.map((row) => row.taxable_amount))),
        amountText(add(...rows.map((row) => row.tax_amount))),
      ];
    });
  });
}

function pluParts({ rows, tax_amount, total_amount }: PluReport, language: Language): Part[] {
  const words = wordsOf(language);
  return [
    ...rows.map((row): Part => {
      const { item_name, item_code, unit_price, quantity, authority_tax_type, tax_rate } = row;
      return {
        kind: "item",
        name: item_name,
        code: `${item_code} · ${rateText(tax_rate)}`,
        price: `${amountText(unit_price)} × ${quantityText(quantity)}`,
        amount: `${amountText(row.total_amount)}${authority_tax_type}`,
        discount: `${words.tax} ${amountText(row.tax_amount)}`,
        foreign: null,
      };
    }),
    ...(rows.length === 0 ? [] : [{ kind: "rule" } as const]),
    sum(words.totalTax, amountText(tax_amount)),
    sum(words.total, amountText(total_amount), true),
  ];
}
