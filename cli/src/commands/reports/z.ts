import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { usageFailure } from "../../failures/failure.ts";
import { given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";
import { confirmFlag, dryRunFlag } from "../../input/shared-flags.ts";
import { dayFields, dayReportText, paperFlags, paperOf, writeDayReport } from "../../reports/day-report.ts";

export default class ReportsZ extends BaseCommand<typeof ReportsZ> {
  static override summary = "make the Z report of a branch's business day, or show or print an earlier one";
  static override description =
    `Without a number, it ends the business day: the sales and credit notes since the last Z report are stored under the next
number, and never change. A business day has one Z report. While the outcome of a sale is unknown, none can be made. Sales
that wait to be sent stay for the next one with --leave-waiting. Days without sales get a Z report with zeros.

--dry-run shows the sales that it would count. --list shows the Z reports that were made.`;
  static override examples = [
    "<%= config.bin %> reports z",
    "<%= config.bin %> reports z --leave-waiting --yes --out z.pdf --paper 80mm",
    "<%= config.bin %> reports z 12 --out z-12.pdf",
    "<%= config.bin %> reports z --list",
  ];
  static override args = { number: Args.integer({ description: "number of an earlier Z report", min: 1 }) };
  static override flags = {
    list: Flags.boolean({ summary: "list the Z reports of the branch", exclusive: ["out", "leave-waiting"] }),
    "leave-waiting": Flags.boolean({ summary: "leave sales that wait to be sent for the next Z report" }),
    ...paperFlags,
    ...pageFlags,
    ...confirmFlag,
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { number } = this.args;
    const { out } = this.flags;
    const { isPdf, query } = paperOf(this.flags);
    const client = await this.client();
    const branch = given({ branch_id: await this.branch() });
    if (this.flags.list) {
      if (number !== undefined)
        throw usageFailure("--list takes no number", "Leave out the number or --list.");
      const list = client.reports.zReports({ ...branch, ...pageQuery(this.flags) });
      const { rows, meta } = await readPages(list, this.flags);
      const shown = this.isForPeople ? rows.map((row) => ({ ...row, ...row.totals })) : rows;
      const columns = ["number", "business_day", "closed_at", "documents", "tax_amount", "total_amount"];
      return this.showRows(shown, { columns, meta, empty: "The branch has no Z report yet." });
    }
    const body = this.flags["leave-waiting"] ? { leave_waiting: true } : {};
    if (number === undefined && this.flags["dry-run"]) {
      await requireValidBody("createZReport", body);
      const report = await client.reports.xReport(branch);
      return this.showRecord(report, dayFields, await dayReportText(report, this.forPeople.bind(this)));
    }
    if (number === undefined && !(await this.confirmSeverely("Make the Z report of this business day?", "z")))
      return this.note("No Z report was made.");
    const report =
      number === undefined
        ? await client.reports.createZReport(body, given({ branch: branch.branch_id }))
        : await client.reports.zReport(String(number), branch);
    if (out === undefined)
      return this.showRecord(report, dayFields, await dayReportText(report, this.forPeople.bind(this)));
    const content = isPdf
      ? await client.reports.zReport(String(report.number), { ...branch, ...query })
      : report;
    const sentence = await writeDayReport(out, content);
    this.conclude({ data: { ...report, file: out }, sentence });
  }
}
