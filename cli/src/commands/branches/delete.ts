import { Args } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { Failure } from "../../failures/failure.ts";
import { confirmFlag, dryRunFlag } from "../../input/shared-flags.ts";
import { clean } from "../../output/terminal.ts";
import { counted } from "../../output/words.ts";

export default class BranchesDelete extends BaseCommand<typeof BranchesDelete> {
  static override summary = "delete a branch that has no transactions";
  static override description =
    `Deletes the branch with its device, its insurances and all data fetched for it. The service rejects this if the
branch has transactions. In live, type the branch identifier to confirm, or pass it with --confirm.`;
  static override examples = [
    "<%= config.bin %> branches delete 02",
    "<%= config.bin %> branches delete 02 --confirm 02",
  ];
  static override args = {
    branch: Args.string({ description: "branch identifier (bhf_id)", required: true }),
  };
  static override flags = { ...confirmFlag, ...dryRunFlag };

  async run(): Promise<void> {
    const client = await this.client();
    const { bhf_id, name } = await client.branches.get(this.args.branch);
    const what = `branch ${bhf_id}, ${clean(name)}`;
    if (this.flags["dry-run"]) {
      const { total } = await client.branches.stats(bhf_id);
      const data = { bhf_id, name, deleted: false, can_delete: total === 0, transactions: total };
      if (total > 0)
        throw new Failure(`Branch ${bhf_id} has ${counted(total, "transaction")} and can't be deleted`, {
          code: "in_use",
          data,
        });
      return this.conclude({ data, sentence: `Would be deleted: ${what}` });
    }
    if (!(await this.confirmSeverely(`Delete ${what}?`, bhf_id))) return this.note("Nothing was deleted.");
    await client.branches.delete(bhf_id);
    this.conclude({ data: { bhf_id, name, deleted: true }, sentence: `Deleted: ${what}` });
  }
}
