import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";

export default class DevicesTest extends BaseCommand<typeof DevicesTest> {
  static override summary = "test the connection to the control unit of a branch, changing nothing";
  static override examples = ["<%= config.bin %> devices test 00"];
  static override args = { branch: branchArg };

  async run(): Promise<void> {
    const client = await this.client();
    const result = await client.devices.test(namedBranch(this.args.branch, await this.branch()));
    await this.showRecord(result, [
      "bhf_id",
      "vscu_url",
      "connectivity",
      "response_time_ms",
      "clock_offset_ms",
      "tested_at",
    ]);
  }
}
