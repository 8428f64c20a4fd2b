import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";
import { confirmFlag, dryRunFlag } from "../../input/shared-flags.ts";
import { clean } from "../../output/terminal.ts";

export default class DevicesRemove extends BaseCommand<typeof DevicesRemove> {
  static override summary = "remove the device of a branch, which then can't submit until it has another";
  static override description =
    "The service rejects this while a call of the device is pending or unconfirmed. In live, type the branch identifier to confirm, or pass it with --confirm.";
  static override examples = [
    "<%= config.bin %> devices remove 02",
    "<%= config.bin %> devices remove 02 --confirm 02",
  ];
  static override args = { branch: branchArg };
  static override flags = { ...confirmFlag, ...dryRunFlag };

  async run(): Promise<void> {
    const client = await this.client();
    const branch = namedBranch(this.args.branch, await this.branch());
    const { dvc_srl_no, vscu_url } = await client.devices.get(branch);
    if (this.flags["dry-run"])
      return this.conclude({
        data: { bhf_id: branch, removed: false },
        sentence: `Would be removed from branch ${branch}: device ${clean(dvc_srl_no)} at ${clean(vscu_url)}`,
      });
    const question = `Remove device ${dvc_srl_no} at ${vscu_url} from branch ${branch}?`;
    if (!(await this.confirmSeverely(question, branch))) return this.note("Nothing was removed.");
    await client.devices.delete(branch);
    this.conclude({
      data: { bhf_id: branch, removed: true },
      sentence: `Branch ${branch} has no device any more.`,
    });
  }
}
