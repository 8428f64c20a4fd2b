import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";
import { branchFields } from "../../branches/fields.ts";

export default class BranchesShow extends BaseCommand<typeof BranchesShow> {
  static override summary = "show a branch";
  static override examples = ["<%= config.bin %> branches show 01"];
  static override args = { branch: branchArg };

  async run(): Promise<void> {
    const client = await this.client();
    const branch = await client.branches.get(namedBranch(this.args.branch, await this.branch()));
    await this.showRecord(branch, branchFields);
  }
}
