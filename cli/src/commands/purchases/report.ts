import { Flags } from "@oclif/core";
import { table } from "../../output/table.ts";
import { ReconcileCommand } from "../../reconcile/command.ts";
import { booksFlags, matchFlags, trialFlags } from "../../reconcile/flags.ts";
import { makeReport } from "../../reconcile/make-report.ts";
import { checkReportPath } from "../../reconcile/report-file.ts";
import { acceptedStatuses } from "../../reconcile/rows.ts";

export default class PurchasesReport extends ReconcileCommand<typeof PurchasesReport> {
  static override summary = "write the reconciliation statement and its tables";
  static override description =
    `Writes a workbook with the summary, each supplier, each document with both sides and marked differences, the
reconciliation statement from the books to the authority to the claimable tax, and the decisions. CSV (one file per
table) and JSON have the same figures. The statement adds up to zero: every document is in exactly one line.`;
  static override examples = [
    "<%= config.bin %> purchases report --books march.xlsx --from 2026-03-01 --to 2026-03-31 --out march-vat.xlsx",
    "<%= config.bin %> purchases report --books march.csv --out march-vat.json",
  ];
  static override flags = {
    ...booksFlags,
    ...matchFlags,
    out: Flags.string({ summary: "file to write: .xlsx, .csv or .json (default: show the statement)" }),
    claim: Flags.string({
      summary: "statuses whose tax can be claimed without a decision",
      default: "exact",
    }),
    ...trialFlags,
  };

  async run(): Promise<void> {
    const { out, claim } = this.flags;
    if (out !== undefined) checkReportPath(out);
    const claimWithoutDecision = acceptedStatuses(claim);
    const reconciliation = await this.openReconciliation(this.flags);
    this.cautionLapsed(reconciliation);
    const { bridge, files } = await makeReport(reconciliation, { out, claimWithoutDecision });
    const columns = ["label", "documents", "taxable", "tax", "total"];
    const shown = bridge.lines.filter(({ type, documents }) => type === "balance" || documents > 0);
    const rows = shown.map((line) => ({ ...line, total_amount: line.total }));
    const text = await table(rows, [...columns.slice(0, -1), "total_amount"], process.stdout);
    const written = files.length > 0 ? `\nWritten: ${files.join(", ")}` : "";
    await this.concludeRows(shown, columns, { data: { ...bridge, files }, text: `${text}${written}` });
  }
}
