import { BaseCommand } from "../../base.ts";
import { wrongOrder } from "../../input/paging.ts";
import { allBranchesFlag } from "../../input/shared-flags.ts";
import { daysOf, monthOfDays, periodFlags } from "../../periods/month.ts";
import { reportColumns, reportText, taxReport } from "../../reports/show.ts";
import { readSteps } from "../../reports/steps.ts";
import { dayOfTime } from "../../service/local-day.ts";

export default class ReportsPeriod extends BaseCommand<typeof ReportsPeriod> {
  static override summary = "show the totals of a month, or of any days, by tax type";
  static override description =
    `Sums what the control unit accepted: sales by their date, purchases by the month of their claim. Credit notes have
separate rows and are subtracted in the totals.

Purchases count after approval, imports by value. The figures equal the sum of the rows of \`sales list\` and
\`purchases list\` that have \`counted\` yes, purchases by \`claim_month\`.

A whole month in all branches ends with the tax due of its return, and with the entered amounts that lead to it. JSON
has them in \`meta.from_report\`.`;
  static override examples = [
    "<%= config.bin %> reports period --month 2026-03",
    "<%= config.bin %> reports period --from 2026-01-01 --to 2026-03-31 --format csv",
  ];
  static override flags = {
    ...periodFlags,
    ...allBranchesFlag,
  };

  async run(): Promise<void> {
    const days = await daysOf(this.flags, () => this.client());
    if (days.to < days.from) throw wrongOrder();
    const client = await this.client();
    const branch = await this.branch();
    const report = await taxReport(client, branch, days);
    const month = branch === undefined ? monthOfDays(days) : undefined;
    const steps = month === undefined ? undefined : await readSteps(client, month);
    if (steps) Object.assign(this.meta, { from_report: steps });
    if (this.wantsJson) return this.conclude({ data: report });
    await this.showRows(report.rows, {
      columns: reportColumns,
      empty: "The control unit accepted nothing in these days.",
    });
    const { closed_at } = report;
    const closedOn = closed_at === null ? undefined : await dayOfTime(client, closed_at);
    this.note(`\n${reportText(report, await this.words(), { closedOn, steps })}`);
  }
}
