import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { checkNewBranch } from "../../branches/argument.ts";
import { branchData, branchDataFlags } from "../../branches/fields.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { given } from "../../input/paging.ts";
import { emptied } from "../../input/receipt-flags.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";

export default class BranchesCreate extends BaseCommand<typeof BranchesCreate> {
  static override summary = "create a branch";
  static override examples = ['<%= config.bin %> branches create --id 01 --name "Westlands" --city Nairobi'];
  static override flags = {
    id: Flags.string({
      summary: "branch identifier (bhf_id), two characters: 00 for the head office",
      required: true,
    }),
    name: Flags.string({ summary: "name of the branch", required: true }),
    "head-office": Flags.boolean({ summary: "the branch is the head office" }),
    ...branchDataFlags,
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { id, name } = this.flags;
    checkNewBranch(id);
    const body = {
      bhf_id: id,
      name,
      is_head_office: this.flags["head-office"],
      ...given(emptied(branchData(this.flags))),
    };
    if (this.flags["dry-run"]) {
      await requireValidBody("createBranch", body);
      return this.showRecord(body, ["bhf_id", "name", "is_head_office", "city", "phone"]);
    }
    const client = await this.client();
    await this.showRecord(await client.branches.create(body), [
      "bhf_id",
      "name",
      "is_head_office",
      "city",
      "phone",
      "created_at",
    ]);
  }
}
