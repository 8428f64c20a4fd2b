import { BaseCommand } from "../../base.ts";
import { dayFlags, given } from "../../input/paging.ts";

const fields = ["from", "to", "total", "by_status", "by_type", "success_rate"];

export default class TransactionsStats extends BaseCommand<typeof TransactionsStats> {
  static override summary = "count transactions of all branches by status and type";
  static override description =
    "success_rate is a percentage of the finished transactions. `taxctl branches stats` counts one branch.";
  static override examples = [
    "<%= config.bin %> transactions stats",
    "<%= config.bin %> transactions stats --from 2026-03-01 --to 2026-03-31 --json",
  ];
  static override flags = { ...dayFlags };

  async run(): Promise<void> {
    const client = await this.client();
    const { from, to } = this.flags;
    const { data, body } = await client.transactions
      .stats(given({ from_date: from, to_date: to }))
      .withResponse();
    await this.showRecord({ ...data, ...body.period }, fields);
  }
}
