import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";

export default class CodesSync extends BaseCommand<typeof CodesSync> {
  static override summary = "fetch the reference codes from the authority again";
  static override examples = ["<%= config.bin %> codes sync", "<%= config.bin %> codes sync 00"];
  static override args = { branch: branchArg };

  async run(): Promise<void> {
    const client = await this.client();
    const result = await client.codes.sync({ bhf_id: namedBranch(this.args.branch, await this.branch()) });
    const counts = result.synced_data;
    await this.showRecord({ bhf_id: result.bhf_id, synced_at: result.synced_at, ...counts }, [
      "bhf_id",
      "synced_at",
      ...Object.keys(counts),
    ]);
  }
}
