// Responsible for `purchases list`.
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given, pageFlags, pageQuery, readPages } from "../../listing.ts";

export default class PurchasesList extends BaseCommand<typeof PurchasesList> {
  static override summary = "search purchases by date, number, supplier and status";
  static override hiddenAliases = ["purchases:search"];
  static override examples = ["<%= config.bin %> purchases list --supplier lakeside --from 2026-03-01"];
  static override flags = {
    invoice: Flags.string({ summary: "only this invoice number (yours)" }),
    supplier: Flags.string({ summary: "part of the supplier's name" }),
    status: Flags.option({
      options: ["pending", "processing", "success", "failed"] as const,
      summary: "only this status",
    })(),
    ...dayFlags,
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { invoice, supplier, status, from, to } = this.flags;
    const search = {
      ...given({ invoice_no: invoice, supplier_name: supplier, status, from_date: from, to_date: to }),
      ...pageQuery(this.flags),
    };
    const { rows, meta } = await readPages(client.purchases.search(search), this.flags);
    await this.showRows(rows, {
      columns: [
        "invoice_no",
        "purchase_date",
        "supplier_name",
        "total_amount",
        "status",
        "receipt_no",
        "transaction_id",
      ],
      meta,
      empty: "There are no such purchases.",
    });
  }
}
