import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";

const fields = ["bhf_id", "name", "paused_at", "pause_reason"] as const;

export default class BranchesPause extends BaseCommand<typeof BranchesPause> {
  static override summary = "pause a branch: documents are stored, and nothing is sent to its control unit";
  static override description =
    `A call that is under way ends. Health and the documents that wait name the reason. \`taxctl branches resume\` sends them
in their order.`;
  static override examples = [
    '<%= config.bin %> branches pause 01 --reason "The control unit is being replaced"',
  ];
  static override args = { branch: branchArg };
  static override flags = {
    reason: Flags.string({ summary: "why you pause the branch; the audit stores it", required: true }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const branch = namedBranch(this.args.branch, await this.branch());
    const body = { reason: this.flags.reason };
    const client = await this.client();
    if (this.flags["dry-run"]) {
      await requireValidBody("pauseBranch", body);
      return this.showRecord({ ...(await client.branches.get(branch)), pause_reason: body.reason }, fields);
    }
    await this.showRecord(await client.branches.pause(branch, body), fields);
  }
}
