import { Args } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { isDay, notADay } from "../../input/paging.ts";
import { allBranchesFlag } from "../../input/shared-flags.ts";
import { reportColumns, reportText, taxReport } from "../../reports/show.ts";
import { serviceToday } from "../../service/local-day.ts";

export default class ReportsDay extends BaseCommand<typeof ReportsDay> {
  static override summary = "show a day's totals by tax type";
  static override description =
    `Sums what the control unit accepted, by the dates on the documents. Credit notes have separate rows and are subtracted
in the totals.

Purchases count after approval; those that are claimed in a later month count on its first day. The figures equal the
sum of the rows of \`sales list\` and \`purchases list\` that have \`counted\` yes.`;
  static override examples = [
    "<%= config.bin %> reports day",
    "<%= config.bin %> reports day 2026-03-31 --json",
  ];
  static override flags = { ...allBranchesFlag };
  static override args = { day: Args.string({ description: "yyyy-mm-dd (default today)" }) };

  async run(): Promise<void> {
    const day = this.args.day ?? (await serviceToday(await this.client()));
    if (!isDay(day)) throw notADay(day);
    const report = await taxReport(await this.client(), await this.branch(), { from: day, to: day });
    if (this.wantsJson) return this.conclude({ data: report });
    await this.showRows(report.rows, {
      columns: reportColumns,
      empty: "The control unit accepted nothing on that day.",
    });
    this.note(`\n${reportText(report, await this.words())}`);
  }
}
