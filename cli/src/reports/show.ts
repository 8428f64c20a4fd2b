// Responsible for a tax report at the terminal: the service's figures as one table, the totals, and what was left out.
import type { Result, Taxctl } from "@taxctl/sdk";
import { counted } from "../output/words.ts";
import type { ChosenProfile } from "../service/profile.ts";

type ReportInput = { client: Taxctl; profile: ChosenProfile; from: string; to: string };

type TaxReport = Result<"getTaxReport">;

/** The figures of the days, of the profile's branch or of all. */
export function taxReport({ client, profile, from, to }: ReportInput): PromiseLike<TaxReport> {
  const { branch } = profile;
  const days = { from_date: from, to_date: to };
  return client.reports.taxReport({ ...days, ...(branch ? { branch_id: branch } : {}) });
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

/** The lines below the table. */
export function reportText({ from_date, to_date, branch_id, documents, totals, ...report }: TaxReport) {
  const money = (amount: number) => amount.toFixed(2).padStart(15);
  const days = from_date === to_date ? from_date : `${from_date} to ${to_date}`;
  const leftOut = (what: string, counts: Record<string, number>) => {
    const left = Object.entries(counts).filter(([, count]) => count > 0);
    const text = left.map(([status, count]) => `${status.replace("_", " ")}: ${count}`).join(", ");
    return left.length > 0 ? [`Not included, ${what} that are ${text}`] : [];
  };
  const { imports } = report;
  return [
    `${days}${branch_id ? `, branch ${branch_id}` : ", all branches"}, ${counted(documents, "document")}; amounts in local currency, by the dates on the documents`,
    `Tax of sales     ${money(totals.sales.tax_amount)}  of ${money(totals.sales.total_amount)}`,
    `Tax of purchases ${money(totals.purchases.tax_amount)}  of ${money(totals.purchases.total_amount)}`,
    `Difference       ${money(totals.tax_difference)}`,
    ...(imports.documents > 0
      ? [
          `Imports          ${money(imports.total_amount)}  value of ${counted(imports.documents, "customs record")}; take import VAT from the customs entry`,
        ]
      : []),
    ...(report.closed_at === null
      ? []
      : [`The month is closed: these are the figures of ${report.closed_at.slice(0, 10)}`]),
    ...(report.late_documents > 0
      ? [`Not included, signed after the close: ${counted(report.late_documents, "document")}`]
      : []),
    ...leftOut("sales", report.left_out.sales),
    ...leftOut("purchases", report.left_out.purchases),
    ...leftOut("imports", report.left_out.imports),
  ].join("\n");
}
