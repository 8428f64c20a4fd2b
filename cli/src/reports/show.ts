// Responsible for showing a tax report: one table for sales and purchases, the totals, and what was left out.
import { dirname, join } from "node:path";
import type { Taxctl } from "@taxctl/sdk";
import { type ChosenProfile, profilePath } from "../profile.ts";
import type { ProgressScreen } from "../progress.ts";
import { counted } from "../words.ts";
import { collect } from "./collect.ts";
import { figuresOf, totalsOf } from "./figures.ts";

export type ReportInput = {
  client: Taxctl;
  profile: ChosenProfile;
  from: string;
  to: string;
  signal: AbortSignal;
  screen: ProgressScreen;
};

/** The figures of the days, and what has no place in them yet. */
export async function taxReport({ client, profile, from, to, signal, screen }: ReportInput) {
  const { branch } = profile;
  const cachePath = join(dirname(profilePath()), `documents.${profile.name}.jsonl`);
  const documents = await collect({ client, branch, from, to, cachePath, signal, screen });
  const rows = figuresOf(documents);
  const search = { from_date: from, to_date: to, per_page: 1, ...(branch ? { branch_id: branch } : {}) };
  const open: Record<string, number> = {};
  for (const status of ["pending", "processing", "failed"] as const) {
    const { total } = await client.sales.search({ ...search, status }, { signal });
    open[status] = total ?? 0;
  }
  return {
    from,
    to,
    branch: branch ?? null,
    documents: documents.length,
    rows,
    totals: totalsOf(rows),
    sales_left_out: open,
  };
}

export type TaxReport = Awaited<ReturnType<typeof taxReport>>;

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
export function reportText({ from, to, branch, documents, totals, sales_left_out: open }: TaxReport): string {
  const money = (amount: number) => amount.toFixed(2).padStart(15);
  const days = from === to ? from : `${from} to ${to}`;
  const left = Object.entries(open).filter(([, count]) => count > 0);
  return [
    `${days}${branch ? `, branch ${branch}` : ""}, ${counted(documents, "document")}; amounts in local currency, by the dates on the documents`,
    `Tax of sales     ${money(totals.sales.tax_amount)}  of ${money(totals.sales.total_amount)}`,
    `Tax of purchases ${money(totals.purchases.tax_amount)}  of ${money(totals.purchases.total_amount)}`,
    `Difference       ${money(totals.tax_difference)}`,
    ...(left.length > 0
      ? [`Not in it, sales that are ${left.map(([status, count]) => `${status}: ${count}`).join(", ")}`]
      : []),
  ].join("\n");
}
