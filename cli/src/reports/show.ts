// Responsible for a tax report at the terminal: the service's figures as one table, the totals, and the documents left out.
import type { Result, Taxctl } from "@taxctl/sdk";
import { given } from "../input/paging.ts";
import { counted } from "../output/words.ts";

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
export const REPORT_COLUMNS = [
  "of",
  "tax_type",
  "tax_rate",
  "documents",
  "taxable_amount",
  "tax_amount",
  "total_amount",
];

/** The lines below the table. `closedOn` is the day of the close. */
export function reportText(
  { from_date, to_date, branch_id, documents, totals, ...report }: TaxReport,
  closedOn?: string | undefined,
): string {
  const money = (amount: number) => amount.toFixed(2).padStart(15);
  const days = from_date === to_date ? from_date : `${from_date} to ${to_date}`;
  const { imports } = report;
  return [
    `${days}${branch_id ? `, branch ${branch_id}` : ", all branches"}, ${counted(documents, "document")}, in local currency. Sales count by their date, purchases by the month of their claim.`,
    `Tax on sales     ${money(totals.sales.tax_amount)}  in a total of ${money(totals.sales.total_amount)}`,
    `Tax on purchases ${money(totals.purchases.tax_amount)}  in a total of ${money(totals.purchases.total_amount)}`,
    `Difference       ${money(totals.tax_difference)}`,
    ...(imports.documents > 0
      ? [
          `Imports          ${money(imports.total_amount)}  value of ${counted(imports.documents, "customs record")}; take import VAT from the customs entry`,
        ]
      : []),
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
    const left = Object.entries(counts).filter(([, count]) => count > 0);
    const text = left.map(([status, count]) => `${count} ${status.replace("_", " ")}`).join(", ");
    return left.length > 0 ? [`${titleOf(what)} not included: ${text}`] : [];
  });
}

function titleOf(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
