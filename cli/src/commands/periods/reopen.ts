import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { requireClosed } from "../../periods/dry-run.ts";
import { monthArgument } from "../../periods/month.ts";

export default class PeriodsReopen extends BaseCommand<typeof PeriodsReopen> {
  static override summary = "reopen a closed month (owners only)";
  static override description = "The audit log keeps the reason and the totals of the close.";
  static override examples = ['<%= config.bin %> periods reopen 2026-02 --reason "An invoice was missing"'];
  static override args = monthArgument;
  static override flags = {
    reason: Flags.string({ summary: "why you reopen the month; kept in the audit log", required: true }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { month } = this.args;
    const client = await this.client();
    if (this.flags["dry-run"]) {
      await requireValidBody("reopenPeriod", { reason: this.flags.reason });
      const closed = await requireClosed(client, month);
      return this.conclude({
        data: { ...closed, status: "open", closed_at: null, closed_by: null, reason: null },
        sentence: `Would be reopened: ${month}`,
      });
    }
    if (!(await this.confirm(`Reopen ${month}?`))) return this.note("Nothing was reopened.");
    const period = await client.periods.reopen(month, { reason: this.flags.reason });
    this.conclude({ data: period, sentence: `${month} is open again.` });
  }
}
