import { Flags } from "@oclif/core";
import type { Delivery } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { httpAddress } from "../../input/http-url.ts";
import { given } from "../../input/paging.ts";
import { linesFlag } from "../../input/shared-flags.ts";
import { clean, styled } from "../../output/terminal.ts";
import { localTimes } from "../../service/local-day.ts";
import { events, listenerUrl } from "../../webhooks/fields.ts";
import { type Forwarded, forward } from "../../webhooks/forward.ts";
import { listen, newestDelivery } from "../../webhooks/listen.ts";
import { newSecret, readSecrets, secretFlag } from "../../webhooks/secret.ts";

export default class WebhooksListen extends BaseCommand<typeof WebhooksListen> {
  static override summary = "show events as they happen, and forward them to a local receiver";
  static override description =
    `Polls the service for new deliveries, so you need no public URL. --forward-to posts each one to your receiver, signed
with your secret (--secret-file, TAXCTL_WEBHOOK_SECRET) or with a temporary secret, which is printed. The service
creates events only for webhooks: if the account has none, the command creates one in the sandbox and deletes it at the
end. Send a test event with \`taxctl webhooks trigger\` in another terminal.
A submission whose response has the final status causes no event; \`sales submit --async\` causes one.
Stop with Ctrl-C. --after continues after the last delivery of an earlier run.`;
  static override examples = [
    "<%= config.bin %> webhooks listen",
    "<%= config.bin %> webhooks listen --forward-to http://127.0.0.1:4000/hooks",
    "<%= config.bin %> webhooks listen --event transaction.completed --json-lines",
  ];
  static override flags = {
    "forward-to": Flags.string({ summary: "URL of the receiver", helpValue: "url" }),
    "secret-file": secretFlag,
    webhook: Flags.string({ summary: "only deliveries to this webhook", helpValue: "id" }),
    event: Flags.string({ summary: "only this event" }),
    after: Flags.string({ summary: "also deliveries after this one", helpValue: "id" }),
    every: Flags.integer({ summary: "seconds between polls", default: 2, min: 1 }),
    ...linesFlag,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const to = this.flags["forward-to"];
    if (to !== undefined) httpAddress(to, "http://127.0.0.1:4000/hooks");
    const named = await readSecrets(this.flags["secret-file"]);
    const secrets = named.length > 0 ? named : [newSecret()];
    let last = this.flags.after;
    const signal = this.stopSignal(() => (last ? `Go on with --after ${last}.` : ""), { follows: true });
    // Read before the message about listening, and before events are noted, so that later events are new.
    const after = this.flags.after ?? (await newestDelivery(client, signal));
    const temporary = await this.#ensureWebhook(signal);
    if (to !== undefined && named.length === 0) this.note(`Signing secret of this run: ${secrets[0]}`);
    this.note(`Listening${to ? `, forwarding to ${to}` : ""}; Ctrl-C ends it.`);
    const { webhook, event, every } = this.flags;
    const local = await localTimes(client);
    try {
      const fetcher = await this.fetcher();
      await listen({
        client,
        query: given({ webhook_id: webhook }),
        after,
        everyMs: every * 1000,
        signal,
        onDelivery: async (delivery) => {
          last = delivery.id;
          if (event !== undefined && delivery.event !== event) return;
          const body = JSON.stringify(delivery.payload);
          const forwarded = to ? await forward(to, body, secrets, delivery.event_id, fetcher) : undefined;
          this.#show(delivery, forwarded, local(delivery.created_at));
        },
      });
    } finally {
      if (temporary) await client.webhooks.delete(temporary);
    }
  }

  /** The id of a webhook that was created because there was none. */
  async #ensureWebhook(signal: AbortSignal): Promise<string | undefined> {
    const client = await this.client();
    const { total = 0 } = await client.webhooks.list({ per_page: 1 }, { signal });
    if (total > 0) return undefined;
    const { environment } = await this.profile();
    if (environment === "live")
      throw usageFailure(
        "The account has no webhook, so no event is noted",
        "Register one: `taxctl webhooks create`.",
      );
    const { id } = await client.webhooks.create({
      url: listenerUrl,
      events: [...events],
      description: "taxctl webhooks listen",
    });
    return id;
  }

  #show(delivery: Delivery, forwarded: Forwarded | undefined, at: string): void {
    this.emit({ ...delivery, ...(forwarded ? { forwarded } : {}) });
    if (this.wantsLines) return;
    const said = forwarded ? ` -> ${forwarded.status ?? forwarded.error} in ${forwarded.took_ms} ms` : "";
    const data = clean(JSON.stringify(delivery.payload.data ?? {}));
    const head = `${at}  ${styled("bold", clean(delivery.event), process.stdout)} ${clean(said)}`;
    process.stdout.write(`${head}\n  ${data}\n`);
  }
}
