import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";
import { dayFlags, given } from "../../input/paging.ts";

const fields = [
  "bhf_id",
  "from",
  "to",
  "total",
  "by_status",
  "by_type",
  "success_rate",
  "items",
  "low_stock",
  "out_of_stock",
  "device",
];

export default class BranchesStats extends BaseCommand<typeof BranchesStats> {
  static override summary = "count a branch's transactions by status and type, and its items";
  static override description =
    "success_rate is a percentage of the finished transactions. Items are counted as of now.";
  static override examples = [
    "<%= config.bin %> branches stats 00",
    "<%= config.bin %> branches stats 00 --from 2026-03-01 --to 2026-03-31",
  ];
  static override args = { branch: branchArg };
  static override flags = { ...dayFlags };

  async run(): Promise<void> {
    const client = await this.client();
    const branch = namedBranch(this.args.branch, await this.branch());
    const { from, to } = this.flags;
    const call = client.branches.stats(branch, given({ from_date: from, to_date: to }));
    const { data, body } = await call.withResponse();
    await this.showRecord({ ...data, ...body.period }, fields);
  }
}
