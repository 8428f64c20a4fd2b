import { BaseCommand } from "../../base.ts";
import { pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class WebhooksList extends BaseCommand<typeof WebhooksList> {
  static override summary = "list webhooks and whether they work";
  static override examples = ["<%= config.bin %> webhooks list"];
  static override flags = { ...pageFlags };

  async run(): Promise<void> {
    const client = await this.client();
    const { rows, meta } = await readPages(client.webhooks.list(pageQuery(this.flags)), this.flags);
    await this.showRows(rows, {
      columns: ["id", "url", "is_active", "events", "disabled_reason", "last_success_at", "last_failure_at"],
      meta,
      empty: "There are no webhooks: `taxctl webhooks create`.",
    });
  }
}
