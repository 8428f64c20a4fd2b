// Responsible for a tax report: documents from the searches, one table for sales and purchases, the totals, and what was left out.
import type { Taxctl } from "@taxctl/sdk";
import { Progress, type ProgressScreen } from "../output/progress.ts";
import { counted } from "../output/words.ts";
import type { ChosenProfile } from "../service/profile.ts";
import { isCounted, type ListedDocument } from "./documents.ts";
import { figuresOf, totalsOf } from "./figures.ts";

export type ReportInput = {
  client: Taxctl;
  profile: ChosenProfile;
  from: string;
  to: string;
  signal: AbortSignal;
  screen: ProgressScreen;
};

const OPEN = ["pending", "processing", "failed"] as const;

/** The figures of the days, and what has no place in them yet. */
export async function taxReport({ client, profile, from, to, signal, screen }: ReportInput) {
  const { branch } = profile;
  const search = { from_date: from, to_date: to, ...(branch ? { branch_id: branch } : {}) };
  const accepted = { ...search, status: "success" as const };
  const counts = async (side: "sales" | "purchases") => {
    const count = async (query: object) =>
      (await client[side].search({ ...search, ...query, per_page: 1 }, { signal })).total ?? 0;
    const open: Record<string, number> = {};
    for (const status of OPEN) open[status] = await count({ status });
    return { open, accepted: await count(accepted) };
  };
  const [sales, purchases] = [await counts("sales"), await counts("purchases")];
  const progress = new Progress({ screen, label: "Documents", total: sales.accepted + purchases.accepted });
  const found: ListedDocument[] = [];
  try {
    for (const side of ["sales", "purchases"] as const)
      for await (const document of client[side].search({ ...accepted, per_page: 100 }, { signal })) {
        found.push(document);
        progress.tick();
      }
  } finally {
    progress.end();
  }
  const documents = found.filter(isCounted);
  const rows = figuresOf(documents);
  return {
    from,
    to,
    branch: branch ?? null,
    documents: documents.length,
    rows,
    totals: totalsOf(rows),
    sales_left_out: sales.open,
    purchases_left_out: { ...purchases.open, not_approved: found.length - documents.length },
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
export function reportText({ from, to, branch, documents, totals, ...report }: TaxReport): string {
  const money = (amount: number) => amount.toFixed(2).padStart(15);
  const days = from === to ? from : `${from} to ${to}`;
  const leftOut = (what: string, counts: Record<string, number>) => {
    const left = Object.entries(counts).filter(([, count]) => count > 0);
    const text = left.map(([status, count]) => `${status.replace("_", " ")}: ${count}`).join(", ");
    return left.length > 0 ? [`Not included, ${what} that are ${text}`] : [];
  };
  return [
    `${days}${branch ? `, branch ${branch}` : ", all branches"}, ${counted(documents, "document")}; amounts in local currency, by the dates on the documents`,
    `Tax of sales     ${money(totals.sales.tax_amount)}  of ${money(totals.sales.total_amount)}`,
    `Tax of purchases ${money(totals.purchases.tax_amount)}  of ${money(totals.purchases.total_amount)}`,
    `Difference       ${money(totals.tax_difference)}`,
    ...leftOut("sales", report.sales_left_out),
    ...leftOut("purchases", report.purchases_left_out),
  ].join("\n");
}
