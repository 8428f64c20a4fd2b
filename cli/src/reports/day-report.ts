// X, Z and PLU reports at the terminal, and their files.
import { Flags } from "@oclif/core";
import type { Result } from "@taxctl/sdk";
import { usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { details, type TableRow, table } from "../output/table.ts";

type DayReport = Result<"getXReport"> | Result<"getZReport">;

/** Flags of a report that can be printed. */
export const paperFlags = {
  out: Flags.string({ summary: "file to write, .pdf or .json", helpValue: "file" }),
  paper: Flags.option({ options: ["a4", "80mm"] as const, summary: "paper of the PDF (default a4)" })(),
  language: Flags.option({
    options: ["en", "sw"] as const,
    summary: "language of the PDF: en or sw (Kiswahili); default: the language of the branch's receipts",
  })(),
};

type PaperFlags = {
  out?: string | undefined;
  paper?: "a4" | "80mm" | undefined;
  language?: "en" | "sw" | undefined;
};

/** The query of the flags, and whether a PDF is wanted. @throws a usage failure */
export function paperOf({ out, paper, language }: PaperFlags) {
  const isPdf = out?.toLowerCase().endsWith(".pdf") ?? false;
  if (out !== undefined && !isPdf && !out.toLowerCase().endsWith(".json"))
    throw usageFailure(`Unsupported file extension: ${out}`, "Use .pdf or .json.");
  if ((paper ?? language) !== undefined && !isPdf)
    throw usageFailure("--paper and --language are of a PDF", "Add --out report.pdf.");
  const query = { ...(paper ? { paper } : {}), ...(language ? { language } : {}), format: "pdf" as const };
  return { isPdf, query };
}

/** Writes the report, or its PDF, to the file. */
export async function writeDayReport(out: string, content: object | Uint8Array): Promise<string> {
  const isPdf = content instanceof Uint8Array;
  await writeAtomically(out, isPdf ? content : `${JSON.stringify(content, undefined, 2)}\n`);
  return `Written: ${out}`;
}

/** Fields that people see of a report. */
export const dayFields = [
  "number",
  "business_day",
  "opened_at",
  "closed_at",
  "made_at",
  "key_id",
  "user_id",
  "documents",
  "lines",
  "taxable_amount",
  "tax_amount",
  "outside_vat",
  "total_amount",
  "discount_amount",
  "first_receipt",
  "last_receipt",
  "waiting",
];

const receiptText = (receipt: DayReport["first_receipt"]): string | null =>
  receipt && `${receipt.receipt_no ?? receipt.invoice_no} ${receipt.printed_label}`;

/** A row with what the branch's receipts print for its kind. */
const printed = <Row extends { printed_label: string }>(row: Row) => ({ ...row, label: row.printed_label });

/**
 * The report as lines and tables.
 *
 * @param forPeople Writes times as people read them.
 */
export async function dayReportText(
  report: DayReport,
  forPeople: (rows: TableRow[], fields: readonly string[]) => Promise<TableRow[]>,
): Promise<string> {
  const { totals, first_receipt, last_receipt, kinds, other_kinds, taxes, payments, dates } = report;
  const { extra_taxes = [] } = report;
  const record = {
    ...report,
    ...totals,
    first_receipt: receiptText(first_receipt),
    last_receipt: receiptText(last_receipt),
  };
  const fields = dayFields.filter((field) => field in record);
  const sums = ["documents", "taxable_amount", "tax_amount", "total_amount"];
  const withoutTotal = sums.filter((field) => field !== "total_amount");
  const ofKinds = ["label", "documents", "lines", "tax_amount", "discount_amount", "total_amount"];
  const tables = [
    table(kinds.map(printed), ofKinds, process.stdout),
    table(taxes.map(printed), ["label", "authority_tax_type", "tax_rate", ...sums], process.stdout),
    ...(extra_taxes.length === 0
      ? []
      : [table(extra_taxes.map(printed), ["label", "code", "tax_rate", ...withoutTotal], process.stdout)]),
    table(payments, ["payment_type_name", "total_amount"], process.stdout),
    table(dates, ["document_date", ...sums], process.stdout),
  ];
  const shown = report.documents === 0 ? [] : await Promise.all(tables);
  const others =
    other_kinds.length === 0
      ? []
      : [`Not in the figures above:\n${await table(other_kinds.map(printed), ofKinds, process.stdout)}`];
  const [lines = record] = await forPeople([record], fields);
  return [details(lines, fields, process.stdout), ...shown, ...others].join("\n");
}
