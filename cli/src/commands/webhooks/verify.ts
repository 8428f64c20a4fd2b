import { Args, Flags } from "@oclif/core";
import { verifyWebhook } from "@taxctl/sdk/webhooks";
import { BaseCommand } from "../../base.ts";
import { Failure, foreignCode, usageFailure } from "../../failures/failure.ts";
import { readBytes, readInput } from "../../input/read.ts";
import { clean } from "../../output/terminal.ts";
import { readHeaders } from "../../service/api-call.ts";
import { requireSecrets, secretFlag } from "../../webhooks/secret.ts";

export default class WebhooksVerify extends BaseCommand<typeof WebhooksVerify> {
  static override summary = "verify the signature of a delivery";
  static override description =
    "Needs the unchanged bytes of the body and its three headers. Exit code 1, with the reason, if the signature is wrong.";
  static override examples = [
    "<%= config.bin %> webhooks verify body.json --header 'webhook-id: msg_1' --header 'webhook-timestamp: 1773126901' --header 'webhook-signature: v1,…' --secret-file hook.secret",
    "<%= config.bin %> webhooks verify body.json --headers headers.txt --any-time",
  ];
  static override args = { body: Args.string({ description: "file of the body, or -", required: true }) };
  static override flags = {
    header: Flags.string({
      summary: "header of the delivery; repeat the flag for several",
      multiple: true,
      multipleNonGreedy: true,
      helpValue: "name: value",
    }),
    headers: Flags.string({ summary: "file of headers, one per line", helpValue: "file" }),
    "any-time": Flags.boolean({ summary: "accept any age (default: at most 5 minutes)" }),
    "secret-file": secretFlag,
  };

  async run(): Promise<void> {
    const file = this.flags.headers === undefined ? "" : await readInput(this.flags.headers);
    const lines = [...file.split(/\r?\n/).filter((line) => line.includes(":")), ...(this.flags.header ?? [])];
    if (lines.length === 0)
      throw usageFailure("The headers of the delivery are missing", "Give --headers or --header.");
    const headers = readHeaders(lines.filter((line) => !/^authorization:/i.test(line)));
    const secret = await requireSecrets(this.flags["secret-file"]);
    const body = (await readBytes(this.args.body)).toString("utf8");
    const toleranceS = this.flags["any-time"] ? Number.MAX_SAFE_INTEGER : undefined;
    try {
      const { id, sentAt, event } = await verifyWebhook({
        body,
        headers,
        secret,
        ...(toleranceS === undefined ? {} : { toleranceS }),
      });
      const data = { verified: true, id, sent_at: sentAt.toISOString(), event };
      this.conclude({
        data,
        sentence: `Verified: ${clean(event.event)}, ${clean(id)}, sent at ${data.sent_at}`,
      });
    } catch (error) {
      if (!(error instanceof Error && error.name === "WebhookVerificationError")) throw error;
      const code = "code" in error ? String(error.code) : "signature_mismatch";
      throw new Failure(error.message, { code: foreignCode(code), remedy: remedies[code], cause: error });
    }
  }
}

const remedies: Record<string, string> = {
  signature_mismatch:
    "Check the secret, and that the body is the bytes that came, not parsed and written again.",
  timestamp_too_old: "Add --any-time to verify an old delivery; a receiver must reject it.",
  headers_missing: "A delivery has webhook-id, webhook-timestamp and webhook-signature.",
};
