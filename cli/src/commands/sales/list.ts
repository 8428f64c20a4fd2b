// Responsible for `sales list`.
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given, pageQuery, readPages } from "../../listing.ts";
import { EXPORT_COLUMNS } from "../../reports/documents.ts";
import { exportFlags, exportRows, wholeOrPaged, writeExport } from "../../reports/export.ts";
import { allBranchesFlag } from "../../shared-flags.ts";
import { counted } from "../../words.ts";

export default class SalesList extends BaseCommand<typeof SalesList> {
  static override summary = "search sales by date, number, customer and status";
  static override hiddenAliases = ["sales:search"];
  static override description =
    `Without --branch, and without a branch in the profile, all branches are searched. Tables, CSV and --out have one row a
document with its date, taxable amount, tax and total, also by tax letter (a_taxable, a_tax, a_total, …). Credit notes are
negative. \`counted\` says whether \`taxctl reports\` counts the document. JSON has the records of the API, positive with
\`sign\`.`;
  static override examples = [
    "<%= config.bin %> sales list --from 2026-03-01 --to 2026-03-31 --all-branches --out march.xlsx",
    "<%= config.bin %> sales list --from 2026-03-01 --to 2026-03-31 --all --format csv",
    '<%= config.bin %> sales list --customer "acacia"',
  ];
  static override flags = {
    invoice: Flags.string({ summary: "only this invoice number" }),
    customer: Flags.string({ summary: "part of the customer's name" }),
    "customer-tin": Flags.string({ summary: "the customer's tax number" }),
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
    const { invoice, customer, status, from, to } = this.flags;
    const search = {
      ...given({
        invoice_no: invoice,
        customer_name: customer,
        customer_tin: this.flags["customer-tin"],
        status,
        from_date: from,
        to_date: to,
      }),
      ...pageQuery(paging),
    };
    const { rows, meta } = await readPages(client.sales.search(search), paging);
    if (out !== undefined) {
      const files = await writeExport(out, "sales", rows);
      const sentence = `${counted(rows.length, "sale")} written to ${files.join(", ")}.`;
      return this.conclude({ data: rows, sentence, meta: { ...meta, files } });
    }
    const wantsRecords = this.wantsJson || format === "json";
    await this.showRows(exportRows(rows, wantsRecords), {
      columns:
        format === "csv"
          ? EXPORT_COLUMNS.sales
          : [
              "invoice_no",
              "receipt_type",
              "receipt_no",
              "sale_date",
              "customer_name",
              "tax_amount",
              "total_amount",
              "status",
              "branch_id",
              "transaction_id",
            ],
      meta,
      empty: "There are no such sales.",
    });
  }
}
