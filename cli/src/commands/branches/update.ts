import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";
import { branchData, branchDataFlags, branchFields } from "../../branches/fields.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { usageFailure } from "../../failures/failure.ts";
import { given } from "../../input/paging.ts";
import { emptied } from "../../input/receipt-flags.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";

export default class BranchesUpdate extends BaseCommand<typeof BranchesUpdate> {
  static override summary = "change a branch's name, address, manager or receipts";
  static override description =
    "Changes the given fields and keeps the others. An empty text removes a field. The identifier never changes.";
  static override examples = [
    '<%= config.bin %> branches update 01 --name "Westlands Mall" --phone +254700000002',
    '<%= config.bin %> branches update 01 --email ""',
    "<%= config.bin %> branches update 01 --daily-fetch 21:30",
    '<%= config.bin %> branches update 01 --receipt-language sw --receipt-footer "Karibu tena"',
  ];
  static override args = { branch: branchArg };
  static override flags = {
    name: Flags.string({ summary: "name of the branch" }),
    "head-office": Flags.boolean({ summary: "whether the branch is the head office", allowNo: true }),
    ...branchDataFlags,
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const branch = namedBranch(this.args.branch, await this.branch());
    const { name, "head-office": isHeadOffice } = this.flags;
    const changes = given({
      name,
      is_head_office: isHeadOffice,
      ...emptied(branchData(this.flags)),
    });
    if (Object.keys(changes).length === 0)
      throw usageFailure("No change was given", "Name at least one, like --name or --phone.");
    const client = await this.client();
    if (this.flags["dry-run"]) {
      await requireValidBody("updateBranch", changes);
      return this.showRecord({ ...(await client.branches.get(branch)), ...changes }, branchFields);
    }
    await this.showRecord(await client.branches.update(branch, changes), branchFields);
  }
}
