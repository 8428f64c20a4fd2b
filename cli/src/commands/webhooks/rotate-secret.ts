import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { keepingSecret, requireNewFile } from "../../files/secret-file.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { clean } from "../../output/terminal.ts";
import { webhookArg } from "../../webhooks/fields.ts";

export default class WebhooksRotateSecret extends BaseCommand<typeof WebhooksRotateSecret> {
  static override summary = "give a webhook a new signing secret";
  static override description =
    `The new secret is shown once: it is printed, or written to --secret-file, which only you can read. Until the old secret
expires, each delivery is signed with both, so you can update your receivers one by one.`;
  static override examples = [
    "<%= config.bin %> webhooks rotate-secret 0199c166-0000-7a00-8b00-00000000aa01 --secret-file hook.secret",
    "<%= config.bin %> webhooks rotate-secret 0199c166-0000-7a00-8b00-00000000aa01 --keep-old-hours 0",
  ];
  static override args = { id: webhookArg };
  static override flags = {
    "keep-old-hours": Flags.integer({
      summary: "hours until the old secret expires, at most 168",
      default: 24,
      min: 0,
      max: 168,
    }),
    "secret-file": Flags.string({ summary: "new file for the secret", helpValue: "file" }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { "secret-file": file, "keep-old-hours": keepOldHours } = this.flags;
    const client = await this.client();
    const { id, url } = await client.webhooks.get(this.args.id);
    const when = keepOldHours === 0 ? "at once" : `in ${keepOldHours} hours`;
    if (this.flags["dry-run"]) {
      await requireNewFile(file);
      return this.conclude({
        data: { id, url, rotated: false },
        sentence: `Would be rotated: the secret of the webhook to ${clean(url)}. The old one would end ${when}.`,
      });
    }
    if (!(await this.confirm(`Rotate the secret of the webhook to ${url}? The old one ends ${when}.`)))
      return this.note("Nothing was changed.");
    const rotate = () => client.webhooks.rotateSecret(id, { keep_old_hours: keepOldHours });
    const shown = await keepingSecret(file, "secret", rotate);
    await this.showRecord(shown, ["id", "url", "secret", "secret_file", "old_secret_expires_at"]);
    if (file === undefined && !this.wantsJson) this.note("Keep the secret: it is not shown again.");
  }
}
