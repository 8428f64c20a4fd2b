import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { keepingSecret, requireNewFile } from "../../files/secret-file.ts";
import { httpAddress } from "../../input/http-url.ts";
import { given } from "../../input/paging.ts";
import { events } from "../../webhooks/fields.ts";

export default class WebhooksCreate extends BaseCommand<typeof WebhooksCreate> {
  static override summary = "create a webhook endpoint";
  static override description =
    "The signing secret is shown once: it is printed, or written to --secret-file, which only you can read.";
  static override examples = [
    "<%= config.bin %> webhooks create https://shop.example.com/hooks/tax",
    "<%= config.bin %> webhooks create http://127.0.0.1:4000/hooks --event transaction.completed --event stock.low --secret-file hook.secret",
  ];
  static override args = {
    url: Args.string({ description: "URL of your endpoint; public https in live", required: true }),
  };
  static override flags = {
    event: Flags.option({
      options: events,
      multiple: true,
      multipleNonGreedy: true,
      summary: "event to receive; repeat the flag for several (default transaction.completed)",
    })(),
    description: Flags.string({ summary: "purpose of the webhook" }),
    "secret-file": Flags.string({ summary: "new file for the secret", helpValue: "file" }),
    "dry-run": Flags.boolean({ summary: "show the request without sending it" }),
  };

  async run(): Promise<void> {
    const { event, description, "secret-file": file, "dry-run": dryRun } = this.flags;
    httpAddress(this.args.url, "https://shop.example.com/hooks/tax");
    const body = { url: this.args.url, ...given({ events: event, description }) };
    if (dryRun) {
      await requireNewFile(file);
      await requireValidBody("createWebhook", body);
      return this.showRecord(body, ["url", "events", "description"]);
    }
    const client = await this.client();
    const shown = await keepingSecret(file, "secret", () => client.webhooks.create(body));
    await this.showRecord(shown, ["id", "url", "events", "secret", "secret_file"]);
    if (file === undefined && !this.wantsJson) this.note("Keep the secret: it is not shown again.");
  }
}
