import { BaseCommand } from "../../base.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { webhookArg, webhookFields } from "../../webhooks/fields.ts";

export default class WebhooksEnable extends BaseCommand<typeof WebhooksEnable> {
  static override summary = "enable a webhook that was disabled";
  static override description =
    "The service sends new events to it again. Resend missed events with `taxctl webhooks resend --failed`.";
  static override examples = ["<%= config.bin %> webhooks enable 0199c166-0000-7a00-8b00-00000000aa01"];
  static override args = { id: webhookArg };
  static override flags = { ...dryRunFlag };

  async run(): Promise<void> {
    const client = await this.client();
    if (this.flags["dry-run"]) {
      const webhook = await client.webhooks.get(this.args.id);
      return this.showRecord({ ...webhook, is_active: true, disabled_reason: null }, webhookFields);
    }
    await this.showRecord(await client.webhooks.update(this.args.id, { is_active: true }), webhookFields);
  }
}
