import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { requireChange } from "../../input/changes.ts";
import { httpAddress } from "../../input/http-url.ts";
import { given } from "../../input/paging.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { events, webhookArg, webhookFields } from "../../webhooks/fields.ts";

export default class WebhooksUpdate extends BaseCommand<typeof WebhooksUpdate> {
  static override summary = "change a webhook's URL, events or description";
  static override description =
    "The secret doesn't change. Waiting deliveries go to the new URL. The events that you pass replace the current ones.";
  static override examples = [
    "<%= config.bin %> webhooks update 0199c166-0000-7a00-8b00-00000000aa01 --url https://shop.example.com/hooks/new",
    "<%= config.bin %> webhooks update 0199c166-0000-7a00-8b00-00000000aa01 --event transaction.completed --event stock.low",
  ];
  static override args = { id: webhookArg };
  static override flags = {
    url: Flags.string({ summary: "URL that receives the events; public https in live" }),
    event: Flags.option({
      options: events,
      multiple: true,
      multipleNonGreedy: true,
      summary: "event to receive; repeat the flag for several",
    })(),
    description: Flags.string({ summary: "purpose of the webhook; an empty text removes it" }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { url, event, description } = this.flags;
    if (url !== undefined) httpAddress(url, "https://shop.example.com/hooks/tax");
    const changes = given({
      url,
      events: event,
      description: description === "" ? null : description,
    });
    requireChange(changes, WebhooksUpdate.flags);
    const client = await this.client();
    if (this.flags["dry-run"]) {
      await requireValidBody("updateWebhook", changes);
      return this.showRecord({ ...(await client.webhooks.get(this.args.id)), ...changes }, webhookFields);
    }
    await this.showRecord(await client.webhooks.update(this.args.id, changes), webhookFields);
  }
}
