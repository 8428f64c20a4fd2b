import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../base.ts";
import { dayFlags, given } from "../input/paging.ts";
import { allBranchesFlag } from "../input/shared-flags.ts";
import { documentColumns, onlyBranch, readableDocument } from "../transactions/document-rows.ts";

export default class Search extends BaseCommand<typeof Search> {
  static override summary = "find documents by number, receipt, TIN, name or amount";
  static override description =
    `Searches all branches unless the profile or --branch names one. Whole numbers and TINs are found in all documents.
Beginnings of numbers, names and amounts are searched in the newest 100,000 documents: --to searches earlier ones.`;
  static override examples = [
    "<%= config.bin %> search INV-2026-0041",
    "<%= config.bin %> search 1,160.00",
    "<%= config.bin %> search Acacia Hotel --to 2026-03-31",
  ];
  static override strict = false;
  static override args = {
    text: Args.string({ description: "what is printed on the document", required: true }),
  };
  static override flags = {
    limit: Flags.integer({ summary: "the most documents to show", min: 1, max: 100, default: 20 }),
    ...dayFlags,
    ...allBranchesFlag,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const branch = await this.branch();
    const { from, to, limit } = this.flags;
    const found = await client.transactions.search({
      q: this.positional.join(" "),
      limit,
      ...given({ from_date: from, to_date: to, branch_id: branch }),
    });
    const { documents, has_more, searched_from } = found;
    const where = branch === undefined ? "" : ` in branch ${branch}`;
    await this.showRows(this.isForPeople ? documents.map(readableDocument) : documents, {
      columns: documentColumns,
      meta: { has_more, searched_from },
      empty: `No document${where} has this number, TIN, name or amount.`,
    });
    if (!this.isForPeople) return;
    for (const note of await onlyBranch(client, branch)) this.note(note);
    if (has_more) this.note("There are more: type more of it, or narrow the days with --from and --to.");
    if (searched_from !== null)
      this.note(
        `Beginnings of numbers, names and amounts were searched from ${searched_from}. Pass --to ${searched_from} to search earlier documents.`,
      );
  }
}
