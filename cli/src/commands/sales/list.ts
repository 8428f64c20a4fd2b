// Responsible for `sales list`.
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given, pageFlags, pageQuery, readPages } from "../../listing.ts";

export default class SalesList extends BaseCommand<typeof SalesList> {
  static override summary = "search sales by date, number, customer and status";
  static override hiddenAliases = ["sales:search"];
  static override examples = [
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
    ...pageFlags,
  };

  async run(): Promise<void> {
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
      ...pageQuery(this.flags),
    };
    const { rows, meta } = await readPages(client.sales.search(search), this.flags);
    await this.showRows(rows, {
      columns: [
        "invoice_no",
        "receipt_type",
        "receipt_no",
        "sale_date",
        "customer_name",
        "total_amount",
        "status",
        "transaction_id",
      ],
      meta,
      empty: "There are no such sales.",
    });
  }
}
