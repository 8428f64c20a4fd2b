import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { control, findSimulator, simulatorFlag } from "../../dev/simulator.ts";
import { usageFailure } from "../../failures/failure.ts";
import { counted } from "../../output/words.ts";

const one: Record<string, string> = {
  "supplier-sales": "supplier sale",
  imports: "customs record",
  "stock-moves": "stock movement",
  notices: "notice",
};
const kinds = Object.keys(one);

export default class DevRows extends BaseCommand<typeof DevRows> {
  static override summary = "add rows to the simulated control unit, for other commands to fetch";
  static override examples = [
    "<%= config.bin %> dev rows supplier-sales --count 20",
    "<%= config.bin %> dev rows supplier-sales --count 28 --date 2026-03-14",
    "<%= config.bin %> dev rows imports",
  ];
  static override args = {
    kind: Args.string({ description: "kind of the rows", options: kinds, required: true }),
  };
  static override flags = {
    count: Flags.integer({ summary: "how many", default: 3, min: 1, max: 1000 }),
    date: Flags.string({
      summary: "day of supplier sales (default today), such as a day of a month to close",
      helpValue: "yyyy-mm-dd",
    }),
    ...simulatorFlag,
  };

  async run(): Promise<void> {
    const { count, date, simulator } = this.flags;
    const { kind } = this.args;
    if (date !== undefined && kind !== "supplier-sales")
      throw usageFailure(`--date is for supplier-sales, not for ${kind}`, "Omit --date.");
    const unit = await findSimulator(() => this.client(), simulator, await this.branch());
    const { tin, bhf_id } = unit;
    const ofDay = date && { salesDt: date.replaceAll("-", ""), cfmDt: `${date} 12:00:00` };
    const rows = ofDay ? { rows: Array.from({ length: count }, () => ofDay) } : { count };
    await control(unit, "POST", kind, { tin, bhfId: bhf_id, ...rows });
    this.conclude({
      data: { kind, count, tin, bhf_id },
      sentence: `Added ${counted(count, one[kind] ?? kind)} for ${tin}, branch ${bhf_id}.`,
    });
  }
}
