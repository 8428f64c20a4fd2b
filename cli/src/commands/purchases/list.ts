// Responsible for `purchases list`.
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given, pageQuery, readPages } from "../../listing.ts";
import { EXPORT_COLUMNS } from "../../reports/documents.ts";
import { exportFlags, exportRows, wholeOrPaged, writeExport } from "../../reports/export.ts";
import { allBranchesFlag } from "../../shared-flags.ts";
import { counted } from "../../words.ts";

export default class PurchasesList extends BaseCommand<typeof PurchasesList> {
  static override summary = "search purchases by date, number, supplier and status";
  static override hiddenAliases = ["purchases:search"];
  static override description =
    `Without --branch, and without a branch in the profile, all branches are searched. Tables, CSV and --out have one row a
document with its date, taxable amount, tax and total, also by tax letter (a_taxable, a_tax, a_total, …). Suppliers' credit
notes are negative. \`counted\` says whether \`taxctl reports\` counts the document. JSON has the records of the API,
positive with \`sign\`.`;
  static override examples = [
    "<%= config.bin %> purchases list --from 2026-03-01 --to 2026-03-31 --all-branches --out march.csv",
    "<%= config.bin %> purchases list --supplier lakeside --from 2026-03-01",
  ];
  static override flags = {
    invoice: Flags.string({ summary: "only this invoice number (yours)" }),
    supplier: Flags.string({ summary: "part of the supplier's name" }),
    status: Flags.option({
      options: ["pending", "processing", "success", "failed"] as const,
      summary: "only this status",
    })(),
    ...dayFlags,
    ...exportFlags,
    ...allBranchesFlag,
  };

  async run(): Promise<void> {
    const { out, format } = this.flags;
    if (out !== undefined) (await import("../../reconcile/report-file.ts")).checkReportPath(out);
    const paging = wholeOrPaged(this.flags);
    const client = await this.client();
    const { invoice, supplier, status, from, to } = this.flags;
    const search = {
      ...given({ invoice_no: invoice, supplier_name: supplier, status, from_date: from, to_date: to }),
      ...pageQuery(paging),
    };
    const { rows, meta } = await readPages(client.purchases.search(search), paging);
    if (out !== undefined) {
      const files = await writeExport(out, "purchases", rows);
      const sentence = `${counted(rows.length, "purchase")} written to ${files.join(", ")}.`;
      return this.conclude({ data: rows, sentence, meta: { ...meta, files } });
    }
    const wantsRecords = this.wantsJson || format === "json";
    await this.showRows(exportRows(rows, wantsRecords), {
      columns:
        format === "csv"
          ? EXPORT_COLUMNS.purchases
          : [
              "invoice_no",
              "purchase_date",
              "supplier_name",
              "tax_amount",
              "total_amount",
              "status",
              "receipt_no",
              "branch_id",
              "transaction_id",
            ],
      meta,
      empty: "There are no such purchases.",
    });
  }
}
