// A tax report at the terminal: the service's figures as one table, the totals, and the documents left out.
import type { Result, Taxctl } from "@taxctl/sdk";
import type { TaxWords } from "@taxctl/sdk/profiles";
import { given } from "../input/paging.ts";
import { counted } from "../output/words.ts";
import { moneyLine, outsideLines, type Steps, stepLines } from "./steps.ts";

type TaxReport = Result<"getTaxReport">;

/** The figures of the days, of a branch or of all. */
export function taxReport(
  client: Taxctl,
  branch_id: string | undefined,
  { from, to }: { from: string; to: string },
): PromiseLike<TaxReport> {
  return client.reports.taxReport({ from_date: from, to_date: to, ...given({ branch_id }) });
}

/** Columns of the table. */
export const reportColumns = [
  "of",
  "tax_type",
  "tax_rate",
  "documents",
  "taxable_amount",
  "tax_amount",
  "total_amount",
];

/** The lines below the table. `closedOn` is the day of the close, `steps` lead to the return of a month. */
export function reportText(
  { from_date, to_date, branch_id, documents, totals, ...report }: TaxReport,
  words: TaxWords,
  { closedOn, steps }: { closedOn?: string | undefined; steps?: Steps | undefined } = {},
): string {
  const inTotal = ({ total_amount }: { total_amount: number }) =>
    `in a total of ${total_amount.toFixed(2).padStart(15)}`;
  const days = from_date === to_date ? from_date : `${from_date} to ${to_date}`;
  const { imports } = report;
  return [
    `${days}${branch_id ? `, branch ${branch_id}` : ", all branches"}, ${counted(documents, "document")}, in local currency. Sales count by their date, purchases by the month of their claim.`,
    moneyLine("Tax on sales", totals.sales.tax_amount, inTotal(totals.sales)),
    moneyLine("Tax on purchases", totals.purchases.tax_amount, inTotal(totals.purchases)),
    ...(totals.non_deductible_tax === 0
      ? []
      : [moneyLine("Not deductible", totals.non_deductible_tax, "in the tax on purchases")]),
    moneyLine("Difference", totals.tax_difference),
    ...(steps === undefined ? [] : stepLines(steps, words)),
    ...outsideLines(totals.sales.outside_vat, totals.purchases.outside_vat, words),
    ...(imports.documents > 0
      ? [
          moneyLine(
            "Imports",
            imports.total_amount,
            `value of ${counted(imports.documents, "customs record")}; take import ${words.tax} from the customs entry`,
          ),
        ]
      : []),
    ...(report.other_currencies ?? []).map(
      ({ currency, branch_ids }) =>
        `Not included: branches in ${currency}. Ask for each with --branch: ${branch_ids.join(", ")}`,
    ),
    ...(closedOn === undefined ? [] : [`The month is closed: these are the figures of ${closedOn}`]),
    ...(report.late_documents > 0
      ? [`Not included, signed after the close: ${counted(report.late_documents, "document")}`]
      : []),
    ...leftOutText(report.left_out),
  ].join("\n");
}

/** One line for each kind of document that the figures leave out, by status. */
export function leftOutText(leftOut: Record<string, Record<string, number>>): string[] {
  return Object.entries(leftOut).flatMap(([what, counts]) => {
    const { not_claimed_tax: tax, ...statuses } = counts;
    const left = Object.entries(statuses).filter(([, count]) => count > 0);
    const amount = (status: string) =>
      status === "not_claimed" && tax !== undefined ? ` (tax of ${tax.toFixed(2)})` : "";
    const text = left
      .map(([status, count]) => `${count} ${status.replace("_", " ")}${amount(status)}`)
      .join(", ");
    return left.length > 0 ? [`${titleOf(what)} not included: ${text}`] : [];
  });
}

function titleOf(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
