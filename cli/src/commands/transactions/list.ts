import { Flags } from "@oclif/core";
import type { TransactionSummary } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";
import { typeWords } from "../../transactions/text.ts";

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
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { type, status, invoice, from, to } = this.flags;
    const query = {
      ...given({
        type,
        status,
        receipt: this.flags["without-receipt"] ? ("missing" as const) : undefined,
        invoice_no: invoice,
        from_date: from,
        to_date: to,
        branch_id: this.flags.branch,
      }),
      ...pageQuery(this.flags),
    };
    const { rows, meta } = await readPages(client.transactions.list(query), this.flags);
    await this.showRows(this.isForPeople ? rows.map(readable) : rows, {
      columns: [
        "transaction_id",
        "type",
        "status",
        "branch_id",
        "invoice_no",
        "receipt_no",
        "created_at",
        "can_retry",
      ],
      meta,
      empty: "There are no such transactions.",
    });
    if (this.isForPeople && rows.some(({ status }) => status === "failed"))
      this.note("Why one failed, whether it can be retried, and what to do: `taxctl transactions show ID`.");
    if (this.isForPeople && this.flags["without-receipt"] && rows.length > 0)
      this.note(
        "Read the receipt number in the control unit's journal and enter it: `taxctl transactions settle INVOICE accepted --receipt-no NUMBER --reason REASON --confirm accepted`.",
      );
  }
}

/** A row of a table for people. Only failed ones can be retried: a dash for all others. */
function readable(row: TransactionSummary) {
  return { ...row, type: typeWords(row), can_retry: row.status === "failed" ? row.can_retry : null };
}
