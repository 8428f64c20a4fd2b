import { BaseCommand } from "../../base.ts";
import { given, wrongOrder } from "../../input/paging.ts";
import { daysOf, periodFlags } from "../../periods/month.ts";
import { paperFlags, paperOf, writeDayReport } from "../../reports/day-report.ts";

const columns = [
  "item_code",
  "item_name",
  "unit_price",
  "authority_tax_type",
  "tax_rate",
  "quantity",
  "discount_amount",
  "tax_amount",
  "total_amount",
];

export default class ReportsPlu extends BaseCommand<typeof ReportsPlu> {
  static override summary = "show or print the PLU report: how much of each item a branch sold";
  static override description =
    `Sums the signed sales of a month, or of at most 31 days, by item, price and tax. Credit notes are subtracted.`;
  static override examples = [
    "<%= config.bin %> reports plu --month 2026-03",
    "<%= config.bin %> reports plu --from 2026-03-10 --to 2026-03-10 --out plu.pdf",
  ];
  static override flags = { ...periodFlags, ...paperFlags };

  async run(): Promise<void> {
    const { out } = this.flags;
    const { isPdf, query } = paperOf(this.flags);
    const { from, to } = await daysOf(this.flags, () => this.client());

    if (to < from) throw wrongOrder();
    const client = await this.client();
    const scope = { from_date: from, to_date: to, ...given({ branch_id: await this.branch() }) };
    if (out !== undefined) {
      const content = isPdf
        ? await client.reports.pluReport({ ...scope, ...query })
        : await client.reports.pluReport(scope);
      const sentence = await writeDayReport(out, content);
      return this.conclude({ data: { file: out }, sentence });
    }
    const report = await client.reports.pluReport(scope);
    if (this.wantsJson) return this.conclude({ data: report });
    await this.showRows(report.rows, { columns, empty: "Nothing was sold in these days." });
    this.note(`\nTotal ${report.total_amount.toFixed(2)}, tax ${report.tax_amount.toFixed(2)}`);
  }
}
