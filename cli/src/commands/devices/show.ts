// Responsible for `devices show`.
import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branch-arg.ts";

export default class DevicesShow extends BaseCommand<typeof DevicesShow> {
  static override summary = "show the device of a branch";
  static override examples = ["<%= config.bin %> devices show 00"];
  static override args = { branch: branchArg };

  async run(): Promise<void> {
    const client = await this.client();
    const device = await client.devices.get(namedBranch(this.args.branch, await this.branch()));
    await this.showRecord(device, [
      "bhf_id",
      "tin",
      "dvc_srl_no",
      "vscu_url",
      "profile",
      "is_active",
      "last_initialized_at",
      "last_error",
      "updated_at",
    ]);
  }
}
