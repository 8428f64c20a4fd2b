import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";
import { allBranchesFlag } from "../../input/shared-flags.ts";
import { documentColumns, onlyBranch, readableDocument } from "../../transactions/document-rows.ts";

export default class TransactionsList extends BaseCommand<typeof TransactionsList> {
  static override summary = "list submissions of all types, newest first";
  static override examples = [
    "<%= config.bin %> transactions list --status failed",
    "<%= config.bin %> transactions list --without-receipt",
    "<%= config.bin %> transactions list --type purchase --from 2026-03-01 --all --format csv",
  ];
  static override flags = {
    type: Flags.option({
      options: ["sales", "purchase", "stock", "import", "proforma", "training"] as const,
      summary: "only this type",
    })(),
    status: Flags.option({
      options: ["pending", "processing", "success", "failed"] as const,
      summary: "only this status",
    })(),
    "without-receipt": Flags.boolean({
      summary: "only successful sales whose receipt was lost",
    }),
    invoice: Flags.string({ summary: "only this invoice number" }),
    ...dayFlags,
    ...allBranchesFlag,
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const branch = await this.branch();
    const { type, status, invoice, from, to } = this.flags;
    const query = {
      ...given({
        type,
        status,
        receipt: this.flags["without-receipt"] ? ("missing" as const) : undefined,
        invoice_no: invoice,
        from_date: from,
        to_date: to,
        branch_id: branch,
      }),
      ...pageQuery(this.flags),
    };
    const { rows, meta } = await readPages(client.transactions.list(query), this.flags);
    await this.showRows(this.isForPeople ? rows.map(readableDocument) : rows, {
      columns: documentColumns,
      meta,
      empty: "There are no such transactions.",
    });
    if (this.isForPeople && branch !== undefined) this.note(onlyBranch(branch));
    if (this.isForPeople && rows.some(({ status }) => status === "failed"))
      this.note(
        "Why one failed, whether it can be retried, and what to do: `taxctl transactions show INVOICE`.",
      );
    if (this.isForPeople && this.flags["without-receipt"] && rows.length > 0)
      this.note(
        "Read the receipt number in the control unit's journal and enter it: `taxctl transactions settle INVOICE accepted --receipt-no NUMBER --reason REASON --confirm accepted`.",
      );
  }
}
