import { BaseCommand } from "../../base.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { clean } from "../../output/terminal.ts";
import { webhookArg, webhookFields } from "../../webhooks/fields.ts";

export default class WebhooksDisable extends BaseCommand<typeof WebhooksDisable> {
  static override summary = "disable a webhook until you enable it again";
  static override description =
    "Drops waiting deliveries. Later events are stored as failed deliveries, which you can resend after `taxctl webhooks enable`.";
  static override examples = ["<%= config.bin %> webhooks disable 0199c166-0000-7a00-8b00-00000000aa01"];
  static override args = { id: webhookArg };
  static override flags = { ...dryRunFlag };

  async run(): Promise<void> {
    const client = await this.client();
    const { id, url } = await client.webhooks.get(this.args.id);
    if (this.flags["dry-run"])
      return this.conclude({ data: { id, url }, sentence: `Would be disabled: ${clean(url)}` });
    if (!(await this.confirm(`Disable the webhook to ${clean(url)}?`)))
      return this.note("Nothing was changed.");
    await this.showRecord(await client.webhooks.update(id, { is_active: false }), webhookFields);
  }
}
