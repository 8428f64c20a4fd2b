import { Flags } from "@oclif/core";
import type { Taxctl } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { findPeriod, requireClosable, requireOver } from "../../periods/dry-run.ts";
import { monthArgument, openText } from "../../periods/month.ts";
import { moneyLine, outsideLines, readSteps, stepLines } from "../../reports/steps.ts";
import { wordsAt } from "../../service/unit-profile.ts";

export default class PeriodsClose extends BaseCommand<typeof PeriodsClose> {
  static override summary = "close a month, so that its figures no longer change";
  static override description =
    `The service then rejects sales dated in the month and purchases claimed in it, and \`reports period --month\` shows the
figures of the close. The command ends with the figures that lead to the tax due of the return. A month with open work, as \`periods list\` shows it, stays open unless you pass --reason. Documents that
the service accepted before are still signed.`;
  static override examples = [
    "<%= config.bin %> periods close 2026-02",
    '<%= config.bin %> periods close 2026-02 --reason "The return is due today" --yes',
  ];
  static override args = monthArgument;
  static override flags = {
    reason: Flags.string({
      summary:
        "why you close a month with open work. Needed only for such a month; the audit log and `periods list` show it",
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
    const open = await openText(await findPeriod(client, month));
    if (open !== "")
      this.caution(
        `Still open in ${month}: ${open}. After the close, claim its supplier invoices in a later month.`,
      );
    if (!(await this.confirm(`Close ${month}?`))) return this.note("Nothing was closed.");
    const closed = await client.periods.close(month, body);
    const steps = await readSteps(client, month);
    this.conclude({ data: closed, sentence: `${month} is closed.`, meta: { from_report: steps } });
    if (!this.isForPeople) return;
    const words = await wordsAt(client, undefined);
    this.note(
      [
        moneyLine("Difference", steps.tax_difference, "tax on sales less deductible tax on purchases"),
        ...stepLines(steps, words),
        ...outsideLines(steps.sales_outside_vat, steps.purchases_outside_vat, words),
      ].join("\n"),
    );
  }

  async #foresee(client: Taxctl, body: { reason?: string }): Promise<void> {
    const period = await requireClosable(client, this.args.month, body.reason);
    const { month } = period;
    if (period.status === "closed")
      return this.conclude({ data: period, sentence: `${month} is closed already.` });
    const open = await openText(period);
    const unfinished = open === "" ? "" : `, although work is open: ${open}`;
    this.conclude({
      data: { ...period, ...body, status: "closed" },
      sentence: `Would be closed: ${month}${unfinished}`,
    });
  }
}
