import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";

const fields = ["bhf_id", "name", "paused_at", "pause_reason"] as const;

export default class BranchesResume extends BaseCommand<typeof BranchesResume> {
  static override summary = "resume a paused branch: its documents are sent in their order";
  static override examples = ["<%= config.bin %> branches resume 01"];
  static override args = { branch: branchArg };
  static override flags = { ...dryRunFlag };

  async run(): Promise<void> {
    const branch = namedBranch(this.args.branch, await this.branch());
    const client = await this.client();
    const shown = this.flags["dry-run"]
      ? { ...(await client.branches.get(branch)), paused_at: null, pause_reason: null }
      : await client.branches.resume(branch);
    await this.showRecord(shown, fields);
  }
}
