// Responsible for `webhooks trigger`.
import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { Failure, usageFailure } from "../../failure.ts";
import { httpAddress } from "../../http-address.ts";
import { SAMPLES, type SampleName } from "../../webhooks/samples.ts";
import { requireSecrets, secretFlag } from "../../webhooks/secret.ts";

export default class WebhooksTrigger extends BaseCommand<typeof WebhooksTrigger> {
  static override summary = "try a receiver: a test event from the service, or any event from here";
  static override description =
    `--webhook asks the service to send its test event, which also enables a disabled webhook again when it arrives.
--to posts an example of EVENT from this machine, signed with your secret, to a receiver under development.`;
  static override examples = [
    "<%= config.bin %> webhooks trigger --webhook 0199c166-0000-7a00-8b00-00000000aa01",
    "<%= config.bin %> webhooks trigger transaction.completed --to http://127.0.0.1:4000/hooks --secret-file hook.secret",
  ];
  static override args = {
    event: Args.string({ description: "event to send with --to", options: Object.keys(SAMPLES) }),
  };
  static override flags = {
    webhook: Flags.string({ summary: "webhook to test", helpValue: "id", exclusive: ["to"] }),
    to: Flags.string({ summary: "address of a receiver", helpValue: "url" }),
    "secret-file": secretFlag,
  };

  async run(): Promise<void> {
    const { webhook, to } = this.flags;
    if (webhook !== undefined) return this.#test(webhook);
    if (to === undefined) throw usageFailure("Say which receiver to try", "Give --webhook ID, or --to URL.");
    httpAddress(to, "http://127.0.0.1:4000/hooks");
    const { forward } = await import("../../webhooks/forward.ts");
    const { sampleEvent } = await import("../../webhooks/samples.ts");
    const event = sampleName(this.args.event ?? "transaction.completed");
    const secrets = await requireSecrets(this.flags["secret-file"]);
    const answer = await forward(to, sampleEvent(event), secrets, `msg_${crypto.randomUUID()}`, fetch);
    const ok = answer.status !== null && answer.status >= 200 && answer.status < 300;
    const failure = ok
      ? undefined
      : new Failure(`The receiver did not take it: ${answer.status ?? answer.error}`, {
          code: "not_delivered",
          remedy:
            answer.status === null
              ? "Start the receiver, and check the address of --to."
              : "Look at what the receiver says: it must answer with 2xx within 15 seconds.",
        });
    this.conclude({
      data: { event, to, ...answer },
      sentence: ok ? `${event}: ${answer.status} in ${answer.took_ms} ms` : "",
      failure,
    });
  }

  async #test(id: string): Promise<void> {
    const delivery = await (await this.client()).webhooks.test(id);
    const { status, response_status, error } = delivery;
    const failure =
      status === "succeeded"
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
  const known = Object.keys(SAMPLES).find((one): one is SampleName => one === name);
  if (!known) throw usageFailure(`There is no event ${name}`, `Events: ${Object.keys(SAMPLES).join(", ")}.`);
  return known;
}
