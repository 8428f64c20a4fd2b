import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { rejectErrors, requireValidBody } from "../../dry-run/check-body.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { requireClosed } from "../../periods/dry-run.ts";
import { monthArgument } from "../../periods/month.ts";
import { serviceToday } from "../../service/local-day.ts";

export default class PeriodsFile extends BaseCommand<typeof PeriodsFile> {
  static override summary = "record that the return of a closed month is filed";
  static override description =
    "The authority's acknowledgement stays with the month, in `periods list` and in the console. A second call replaces it.";
  static override examples = [
    "<%= config.bin %> periods file 2026-02 --acknowledgement KRA202603051234 --payment 2020260000012345",
    '<%= config.bin %> periods file 2026-02 --acknowledgement KRA202603051234 --prepared-by "Wanjiku Kamau" --reviewed-by "Amina Yusuf"',
  ];
  static override args = monthArgument;
  static override flags = {
    acknowledgement: Flags.string({ summary: "number of the authority's acknowledgement", required: true }),
    date: Flags.string({ summary: "day on which it was filed (default today)", helpValue: "yyyy-mm-dd" }),
    payment: Flags.string({ summary: "number under which the tax is paid" }),
    "prepared-by": Flags.string({ summary: "who prepared the return" }),
    "reviewed-by": Flags.string({ summary: "who reviewed it" }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { month } = this.args;
    const { acknowledgement, date, payment, "prepared-by": prepared, "reviewed-by": reviewed } = this.flags;
    const body = {
      acknowledgement_no: acknowledgement,
      ...(date !== undefined && { filed_on: date }),
      ...(payment !== undefined && { payment_no: payment }),
      ...(prepared !== undefined && { prepared_by: prepared }),
      ...(reviewed !== undefined && { reviewed_by: reviewed }),
    };
    const client = await this.client();
    if (this.flags["dry-run"]) {
      const { filingErrors } = await import("@taxctl/sdk/validation");
      const today = await serviceToday(client);
      await requireValidBody("filePeriod", body);
      rejectErrors(filingErrors(body, month, today));
      await requireClosed(client, month);
      return this.conclude({ data: body, sentence: "Nothing was recorded." });
    }
    const period = await client.periods.file(month, body);
    this.conclude({ data: period, sentence: `The filing of ${month} is recorded: ${acknowledgement}.` });
  }
}
