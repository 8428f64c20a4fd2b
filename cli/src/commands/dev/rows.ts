// Responsible for `dev rows`.
import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { control, findSimulator } from "../../dev/simulator.ts";
import { counted } from "../../output/words.ts";

const ONE: Record<string, string> = {
  "supplier-sales": "supplier sale",
  imports: "customs record",
  "stock-moves": "stock movement",
  notices: "notice",
};
const KINDS = Object.keys(ONE);

export default class DevRows extends BaseCommand<typeof DevRows> {
  static override summary = "add supplier sales, imports, movements or notices to the simulated unit";
  static override examples = [
    "<%= config.bin %> dev rows supplier-sales --count 20",
    "<%= config.bin %> dev rows imports",
  ];
  static override args = {
    kind: Args.string({ description: "kind of the rows", options: KINDS, required: true }),
  };
  static override flags = {
    count: Flags.integer({ summary: "how many", default: 3, min: 1, max: 1000 }),
    simulator: Flags.string({
      summary: "URL of the simulator (default: the branch's device)",
      helpValue: "url",
    }),
  };

  async run(): Promise<void> {
    const { count, simulator } = this.flags;
    const { kind } = this.args;
    const unit = await findSimulator(() => this.client(), simulator, await this.branch());
    const { tin, bhf_id } = unit;
    await control(unit, "POST", kind, { tin, bhfId: bhf_id, count });
    this.conclude({
      data: { kind, count, tin, bhf_id },
      sentence: `Added ${counted(count, ONE[kind] ?? kind)} for ${tin}, branch ${bhf_id}.`,
    });
  }
}
