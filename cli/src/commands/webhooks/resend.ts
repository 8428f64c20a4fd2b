import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { exitCodes } from "../../failures/exit-codes.ts";
import { Failure, usageFailure } from "../../failures/failure.ts";
import { dayFlags, given } from "../../input/paging.ts";
import { linesFlag } from "../../input/shared-flags.ts";
import { counted } from "../../output/words.ts";

export default class WebhooksResend extends BaseCommand<typeof WebhooksResend> {
  static override summary = "resend deliveries by id, or all that failed in a period";
  static override description =
    "Each has its original event id, so a receiver that stores ids processes none twice. Exit code 3 if some fail again.";
  static override examples = [
    "<%= config.bin %> webhooks resend 0199c1a2-7000-7a00-8b00-00000000dd01",
    "<%= config.bin %> webhooks resend --failed --from 2026-03-01 --to 2026-03-05 --yes",
  ];
  static override strict = false;
  static override args = { id: Args.string({ description: "ids of deliveries" }) };
  static override flags = {
    failed: Flags.boolean({ summary: "all failed deliveries" }),
    webhook: Flags.string({
      summary: "with --failed, only to this webhook",
      dependsOn: ["failed"],
      helpValue: "id",
    }),
    ...dayFlags,
    "dry-run": Flags.boolean({ summary: "show the deliveries without sending them" }),
    ...linesFlag,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { failed, webhook, from, to } = this.flags;
    const ids = [...this.positional];
    if (ids.length > 0 === Boolean(failed))
      throw usageFailure("Say what to send again", "Give ids of deliveries, or --failed.");
    const signal = this.stopSignal(() => "Run it again: what has arrived is not failed any more.");
    if (failed) {
      const query = given({ webhook_id: webhook, from_date: from, to_date: to });
      const found = await client.webhooks
        .deliveries({ ...query, status: "failed", per_page: 100 }, { signal })
        .toArray();
      // Oldest first, as the events happened.
      ids.push(...found.map(({ id }) => id).toReversed());
      if (found.length === 0) {
        const pending = client.webhooks.deliveries(
          { ...query, status: "pending", per_page: 100 },
          { signal },
        );
        const repeated = (await pending.toArray()).filter(({ attempts }) => attempts > 0).length;
        return this.conclude({ data: [], sentence: noneFailed(repeated) });
      }
      if (
        !this.flags["dry-run"] &&
        !(await this.confirm(`Send ${counted(ids.length, "delivery", "deliveries")} again?`))
      )
        return this.note("Nothing was sent.");
    }
    if (this.flags["dry-run"])
      return this.showRows(
        ids.map((id) => ({ id })),
        { columns: ["id"] },
      );
    const rows = [];
    for (const id of ids) {
      signal.throwIfAborted();
      const { event, status, response_status, error, url } = await client.webhooks.resendDelivery(
        id,
        {},
        { signal },
      );
      const row = { id, event, status, response_status, error, url };
      rows.push(row);
      this.emit(row);
    }
    const good = rows.filter(({ status }) => status !== "failed").length;
    const failure =
      good === rows.length
        ? undefined
        : new Failure(`${rows.length - good} of ${rows.length} failed again`, {
            code: "partly_done",
            exitCode: good > 0 ? exitCodes.partly : exitCodes.failure,
          });
    const columns = ["id", "event", "status", "response_status", "error", "url"];
    await this.showRows(rows, { columns, failure });
  }
}

/** A delivery has failed once its retries are used up; until then it is sent again automatically. */
function noneFailed(repeated: number): string {
  if (repeated === 0) return "No delivery has failed.";
  const are = repeated === 1 ? "is" : "are";
  return `No delivery has failed for good; ${counted(repeated, "delivery", "deliveries")} ${are} being repeated by the service: \`taxctl webhooks deliveries\` shows them.`;
}
