import { BaseCommand } from "../../base.ts";
import { branchArg } from "../../branches/argument.ts";

export default class NoticesSync extends BaseCommand<typeof NoticesSync> {
  static override summary = "fetch new notices of the authority";
  static override examples = ["<%= config.bin %> notices sync"];
  static override args = { branch: branchArg };

  async run(): Promise<void> {
    const client = await this.client();
    const branch = this.args.branch ?? (await this.branch());
    const result = await client.notices.sync(branch ? { bhf_id: branch } : {});
    await this.showRecord(result, ["bhf_id", "new_notices", "synced_at"]);
  }
}
