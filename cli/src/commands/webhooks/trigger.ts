import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { Failure, usageFailure } from "../../failures/failure.ts";
import { httpAddress } from "../../input/http-url.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { clean } from "../../output/terminal.ts";
import { listenerUrl } from "../../webhooks/fields.ts";
import { forward } from "../../webhooks/forward.ts";
import { type SampleName, sampleEvent, samples } from "../../webhooks/samples.ts";
import { newSecret, readSecrets, secretFlag } from "../../webhooks/secret.ts";

export default class WebhooksTrigger extends BaseCommand<typeof WebhooksTrigger> {
  static override summary = "send a test event from the service, or any event from this machine";
  static override description =
    `Without flags, the service sends its test event to the running \`taxctl webhooks listen\`, or to the only webhook. --webhook names
one of several; success also enables a disabled webhook. --to posts an example of EVENT from this machine to a receiver under
development, signed with your secret, or with one made for this event, which is printed.`;
  static override examples = [
    "<%= config.bin %> webhooks trigger",
    "<%= config.bin %> webhooks trigger --webhook 0199c166-0000-7a00-8b00-00000000aa01",
    "<%= config.bin %> webhooks trigger transaction.completed --to http://127.0.0.1:4000/hooks --secret-file hook.secret",
  ];
  static override args = {
    event: Args.string({ description: "event to send with --to", options: Object.keys(samples) }),
  };
  static override flags = {
    webhook: Flags.string({ summary: "webhook to test", helpValue: "id", exclusive: ["to"] }),
    to: Flags.string({ summary: "URL of a receiver", helpValue: "url" }),
    "secret-file": secretFlag,
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { webhook, to } = this.flags;
    if (webhook !== undefined) return this.#test(webhook);
    if (to === undefined) return this.#testOnly();
    httpAddress(to, "http://127.0.0.1:4000/hooks");
    const event = sampleName(this.args.event ?? "transaction.completed");
    const named = await readSecrets(this.flags["secret-file"]);
    if (this.flags["dry-run"])
      return this.conclude({ data: { event, to }, sentence: `Would be sent: ${event} to ${to}` });
    const secrets = named.length > 0 ? named : [newSecret()];
    if (named.length === 0) this.note(`Signing secret of this event: ${secrets[0]}`);
    const forwarded = await forward(to, sampleEvent(event), secrets, `msg_${crypto.randomUUID()}`, fetch);
    const ok = forwarded.status !== null && forwarded.status >= 200 && forwarded.status < 300;
    const failure = ok
      ? undefined
      : new Failure(`The receiver did not take it: ${forwarded.status ?? forwarded.error}`, {
          code: "not_delivered",
          remedy:
            forwarded.status === null
              ? "Start the receiver, and check the address of --to."
              : "Read the receiver's log: it must respond with 2xx within 15 seconds.",
        });
    this.conclude({
      data: { event, to, ...forwarded },
      sentence: ok ? `${event}: ${forwarded.status} in ${forwarded.took_ms} ms` : "",
      failure,
    });
  }

  /** The webhook of a running `webhooks listen`, else the only one there is. */
  async #testOnly(): Promise<void> {
    const { event } = this.args;
    if (event !== undefined && event !== "webhook.test")
      throw usageFailure(
        `The service sends only webhook.test on request, not ${event}`,
        "Omit EVENT, or send an example from here with --to URL.",
      );
    const webhooks = await (await this.client()).webhooks.list().toArray();
    const found = webhooks.find(({ url }) => url === listenerUrl) ?? webhooks[0];
    if (found && (webhooks.length === 1 || found.url === listenerUrl)) return this.#test(found.id);
    throw usageFailure(
      "Say which receiver to try",
      found
        ? "Give --webhook ID (`taxctl webhooks list`), or --to URL."
        : "Start `taxctl webhooks listen` in another terminal, or give --to URL.",
    );
  }

  async #test(id: string): Promise<void> {
    const client = await this.client();
    if (this.flags["dry-run"]) {
      const { url } = await client.webhooks.get(id);
      const data = { webhook_id: id, event: "webhook.test", url };
      return this.conclude({ data, sentence: `Would be sent: webhook.test to ${clean(url)}` });
    }
    const delivery = await client.webhooks.test(id);
    const { status, response_status, error, url } = delivery;
    // The listener reads the delivery from the service: nothing has to arrive.
    const isListener = url === listenerUrl;
    if (isListener) this.note("Sent: the running `taxctl webhooks listen` shows it.");
    const failure =
      status === "succeeded" || isListener
        ? undefined
        : new Failure(`The receiver did not take it: ${response_status ?? error ?? status}`, {
            code: "not_delivered",
            remedy: "Repair the receiver or its address; `taxctl webhooks resend ID` sends a delivery again.",
            data: delivery,
          });
    if (failure && this.wantsJson) throw failure;
    await this.showRecord(delivery, ["id", "event", "status", "response_status", "error", "url"]);
    if (failure) throw failure;
  }
}

function sampleName(name: string): SampleName {
  const known = Object.keys(samples).find((one): one is SampleName => one === name);
  if (!known) throw usageFailure(`There is no event ${name}`, `Events: ${Object.keys(samples).join(", ")}.`);
  return known;
}
