// Responsible for `purchases report`.
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { table } from "../../output/table.ts";
import { booksFlags, decisionFlags, matchFlags } from "../../reconcile/flags.ts";

export default class PurchasesReport extends BaseCommand<typeof PurchasesReport> {
  static override summary = "write the reconciliation with its bridge, for sign-off";
  static override description =
    `A workbook with the summary, each supplier, each document with both sides and their differences marked, the bridge
from the books to the authority to what may be claimed, and the decisions. CSV (a file for each table) and JSON
hold the same figures. The bridge adds up to zero: every document stands in exactly one of its lines.`;
  static override examples = [
    "<%= config.bin %> purchases report --books march.xlsx --from 2026-03-01 --to 2026-03-31 --out march-vat.xlsx",
    "<%= config.bin %> purchases report --books march.csv --out march-vat.json",
  ];
  static override flags = {
    ...booksFlags,
    ...matchFlags,
    ...decisionFlags,
    out: Flags.string({ summary: "file to write: .xlsx, .csv or .json; the bridge is shown without it" }),
    claim: Flags.string({
      summary: "statuses whose tax may be claimed without a decision",
      default: "exact",
    }),
  };

  async run(): Promise<void> {
    const { checkReportPath } = await import("../../reconcile/report-file.ts");
    const { openReconciliation } = await import("../../reconcile/reconciliation.ts");
    const { acceptedStatuses } = await import("../../reconcile/rows.ts");
    const { makeReport } = await import("../../reconcile/make-report.ts");
    const { lapsed } = await import("../../reconcile/decide.ts");
    const { out, claim } = this.flags;
    if (out !== undefined) checkReportPath(out);
    const claimWithoutDecision = acceptedStatuses(claim);
    const reconciliation = await openReconciliation(this.flags, this.reconcileSurroundings());
    for (const sentence of lapsed(reconciliation)) this.caution(sentence);
    const { bridge, files } = await makeReport(reconciliation, { out, claimWithoutDecision });
    const columns = ["label", "documents", "taxable", "tax", "total"];
    const shown = bridge.lines.filter(({ type, documents }) => type === "balance" || documents > 0);
    const text = await table(shown, columns, process.stdout);
    const written = files.length > 0 ? `\nWritten: ${files.join(", ")}` : "";
    await this.concludeRows(shown, columns, { data: { ...bridge, files }, text: `${text}${written}` });
  }
}
