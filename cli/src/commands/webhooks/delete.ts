import { Args } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { confirmFlag, dryRunFlag } from "../../input/shared-flags.ts";
import { clean } from "../../output/terminal.ts";

export default class WebhooksDelete extends BaseCommand<typeof WebhooksDelete> {
  static override summary = "delete a webhook and its waiting deliveries";
  static override examples = ["<%= config.bin %> webhooks delete 0199c166-0000-7a00-8b00-00000000aa01"];
  static override args = { id: Args.string({ description: "id of the webhook", required: true }) };
  static override flags = { ...confirmFlag, ...dryRunFlag };

  async run(): Promise<void> {
    const client = await this.client();
    const { id, url } = await client.webhooks.get(this.args.id);
    if (this.flags["dry-run"])
      return this.conclude({
        data: { id, url, deleted: false },
        sentence: `Would be deleted: ${clean(url)}`,
      });
    if (!(await this.confirmSeverely(`Delete the webhook to ${clean(url)}?`, id.slice(-8))))
      return this.note("Nothing was deleted.");
    await client.webhooks.delete(id);
    this.conclude({ data: { id, url, deleted: true }, sentence: `Deleted: ${clean(url)}` });
  }
}
