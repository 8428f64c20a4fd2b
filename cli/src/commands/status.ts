import { asCommands } from "@taxctl/sdk/commands";
import { BaseCommand } from "../base.ts";
import { table } from "../output/table.ts";
import { attentionText, branchColumns, branchRows, figureText } from "../reports/overview.ts";
import { wordsAt } from "../service/unit-profile.ts";

export default class Status extends BaseCommand<typeof Status> {
  static override summary = "show today's sales, the tax of the month, and what needs attention";
  static override description =
    `The same figures and the same list as the home page of the console. \`doctor\` checks the whole chain, with this machine.
A cashier sees no amounts.`;
  static override examples = ["<%= config.bin %> status", "<%= config.bin %> status --json"];

  async run(): Promise<void> {
    const client = await this.client();
    const overview = await client.reports.overview();
    const branches = await table(branchRows(overview), branchColumns(overview), process.stdout);
    const parts = [
      overview.figures === null ? "" : figureText(overview, await wordsAt(client, undefined)),
      branches.trimEnd(),
      attentionText(overview, (remedy, bhf_id) => asCommands(remedy, undefined, bhf_id)),
    ];
    this.conclude({ data: overview, text: parts.filter((part) => part !== "").join("\n\n") });
  }
}
