// Responsible for `periods close`.
import { Flags } from "@oclif/core";
import type { Taxctl } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { counted } from "../../output/words.ts";
import { requireClosable, requireOver } from "../../periods/dry-run.ts";
import { daysOfMonth, monthArgument, periodOf } from "../../periods/month.ts";

export default class PeriodsClose extends BaseCommand<typeof PeriodsClose> {
  static override summary = "close a month, so that its figures no longer change";
  static override description =
    `The service then rejects sales dated in the month and purchases claimed in it, and \`reports period --month\` shows the
figures of the close. A month with unfinished documents stays open unless you pass --reason. Documents that the service
accepted before are still signed.`;
  static override examples = [
    "<%= config.bin %> periods close 2026-02",
    '<%= config.bin %> periods close 2026-02 --reason "The return is due today" --yes',
  ];
  static override args = monthArgument;
  static override flags = {
    reason: Flags.string({
      summary:
        "why you close a month with unfinished documents. Needed only for such a month; the audit log and `periods list` show it",
    }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { month } = this.args;
    const client = await this.client();
    const { reason } = this.flags;
    const body = reason === undefined ? {} : { reason };
    if (this.flags["dry-run"]) {
      await requireValidBody("closePeriod", body);
      await requireOver(client, month);
      return this.#foresee(client, body);
    }
    await requireOver(client, month);
    const period = await periodOf(client, month);
    const open = period?.open_documents ?? 0;
    const unfinished = open > 0 ? ` ${open} of its documents are not finished.` : "";
    await this.#cautionWaiting(client);
    if (!(await this.confirm(`Close ${month}?${unfinished}`))) return this.note("Nothing was closed.");
    const closed = await client.periods.close(month, body);
    this.conclude({ data: closed, sentence: `${month} is closed.` });
  }

  /** The service counts none of them: nobody has said that they are purchases. */
  async #cautionWaiting(client: Taxctl): Promise<void> {
    const { from, to } = daysOfMonth(this.args.month);
    for (const { bhf_id: branch_id } of await client.branches.list({ per_page: 100 }).toArray()) {
      const search = {
        branch_id,
        status: "waiting",
        from_date: from,
        to_date: to,
        page: 1,
        per_page: 1,
      } as const;
      const { total: count = 0 } = (await client.purchases.supplierSales(search)).meta;
      if (count > 0)
        this.caution(
          `${counted(count, "supplier invoice")} of ${this.args.month} ${count === 1 ? "waits" : "wait"} at branch ${branch_id}. After the close, claim ${count === 1 ? "it" : "them"} in a later month. See \`taxctl purchases received --branch ${branch_id} --from ${from} --to ${to}\`.`,
        );
    }
  }

  async #foresee(client: Taxctl, body: { reason?: string }): Promise<void> {
    await this.#cautionWaiting(client);
    const period = await requireClosable(client, this.args.month, body.reason);
    const { month, open_documents: open } = period;
    if (period.status === "closed")
      return this.conclude({ data: period, sentence: `${month} is closed already.` });
    const unfinished = open > 0 ? `, although documents are not finished: ${open}` : "";
    this.conclude({
      data: { ...period, ...body, status: "closed" },
      sentence: `Would be closed: ${month}${unfinished}`,
    });
  }
}
