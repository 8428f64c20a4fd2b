import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class WebhooksDeliveries extends BaseCommand<typeof WebhooksDeliveries> {
  static override summary = "list deliveries and their responses";
  static override examples = [
    "<%= config.bin %> webhooks deliveries --status failed --from 2026-03-01",
    "<%= config.bin %> webhooks deliveries --transaction 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41",
  ];
  static override flags = {
    webhook: Flags.string({ summary: "only to this webhook", helpValue: "id" }),
    status: Flags.option({
      options: ["pending", "succeeded", "failed"] as const,
      summary: "only this status",
    })(),
    transaction: Flags.string({ summary: "only about this transaction", helpValue: "id" }),
    ...dayFlags,
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { webhook, status, transaction, from, to } = this.flags;
    const query = {
      ...given({ webhook_id: webhook, status, transaction_id: transaction, from_date: from, to_date: to }),
      ...pageQuery(this.flags),
    };
    const { rows, meta } = await readPages(client.webhooks.deliveries(query), this.flags);
    await this.showRows(rows, {
      columns: ["id", "event", "status", "error", "created_at", "attempts", "response_status", "url"],
      meta,
      empty: "There are no such deliveries.",
    });
  }
}
