import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { given } from "../../input/paging.ts";
import { dayFields, dayReportText, paperFlags, paperOf, writeDayReport } from "../../reports/day-report.ts";

export default class ReportsX extends BaseCommand<typeof ReportsX> {
  static override summary = "show or print the X report: the sales since the last Z report";
  static override description =
    `Sums the signed sales and credit notes of a branch since its last Z report, at any time. It changes nothing. --key limits it
to the API key of a till, --user to a person.`;
  static override examples = [
    "<%= config.bin %> reports x",
    "<%= config.bin %> reports x --out x.pdf --paper 80mm",
    "<%= config.bin %> reports x --key 0199c166-0000-7a00-8b00-00000000e001",
  ];
  static override flags = {
    key: Flags.string({ summary: "only sales with this API key (its id)", helpValue: "id" }),
    user: Flags.integer({ summary: "only sales of this user", helpValue: "number", min: 1 }),
    ...paperFlags,
  };

  async run(): Promise<void> {
    const { out, key, user } = this.flags;
    const { isPdf, query } = paperOf(this.flags);
    const client = await this.client();
    const scope = given({ key_id: key, user_id: user, branch_id: await this.branch() });
    if (out !== undefined) {
      const content = isPdf
        ? await client.reports.xReport({ ...scope, ...query })
        : await client.reports.xReport(scope);
      const sentence = await writeDayReport(out, content);
      return this.conclude({ data: { file: out }, sentence });
    }
    const report = await client.reports.xReport(scope);
    await this.showRecord(report, dayFields, await dayReportText(report, this.forPeople.bind(this)));
  }
}
