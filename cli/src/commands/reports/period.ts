// Responsible for `reports period`.
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { isDay, notADay, wrongOrder } from "../../input/paging.ts";
import { allBranchesFlag } from "../../input/shared-flags.ts";
import { daysOfMonth } from "../../periods/month.ts";
import { REPORT_COLUMNS, reportText, taxReport } from "../../reports/show.ts";
import { serviceToday } from "../../service/local-day.ts";

export default class ReportsPeriod extends BaseCommand<typeof ReportsPeriod> {
  static override summary = "show the totals of a month or any days by tax letter";
  static override description =
    `Sums the sales and purchases that the control unit accepted, by their own dates. Credit notes have separate rows and are
subtracted in the totals. Purchases count after approval. Imports count by value. The figures equal the sum of the rows of \`sales list\` and \`purchases list\`
that have \`counted\` yes.`;
  static override examples = [
    "<%= config.bin %> reports period --month 2026-03",
    "<%= config.bin %> reports period --from 2026-01-01 --to 2026-03-31 --format csv",
  ];
  static override flags = {
    month: Flags.string({ summary: "a whole month", helpValue: "yyyy-mm", exclusive: ["from", "to"] }),
    from: Flags.string({ summary: "first day", helpValue: "yyyy-mm-dd" }),
    to: Flags.string({ summary: "last day (default today)", helpValue: "yyyy-mm-dd" }),
    ...allBranchesFlag,
  };

  async run(): Promise<void> {
    const { month, from, to } = this.flags;
    if (month === undefined && from === undefined)
      throw usageFailure("No days are named", "Give --month, or --from and --to.");
    const days =
      month === undefined
        ? { from: from ?? "", to: to ?? (await serviceToday(await this.client())) }
        : daysOfMonth(month);
    for (const day of Object.values(days)) if (!isDay(day)) throw notADay(day);
    if (days.to < days.from) throw wrongOrder();
    const report = await taxReport({
      client: await this.client(),
      profile: await this.profile(),
      ...days,
    });
    if (this.wantsJson) return this.conclude({ data: report });
    await this.showRows(report.rows, {
      columns: REPORT_COLUMNS,
      empty: "The control unit accepted nothing in these days.",
    });
    this.note(`\n${reportText(report)}`);
  }
}
