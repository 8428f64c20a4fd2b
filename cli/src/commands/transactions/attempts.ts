import { BaseCommand } from "../../base.ts";
import { pageFlags, pageQuery, readPages } from "../../input/paging.ts";
import { attemptColumns, bodiesNote } from "../../transactions/attempts.ts";
import { submissionArg, transactionId } from "../../transactions/find.ts";

export default class TransactionsAttempts extends BaseCommand<typeof TransactionsAttempts> {
  static override summary = "list the calls to the control unit for a submission";
  static override examples = [
    "<%= config.bin %> transactions attempts FIRST-1",
    "<%= config.bin %> transactions attempts FIRST-1 --fields sent_at,sent,received",
  ];
  static override args = { id: submissionArg({ required: true }) };
  static override flags = { ...pageFlags };

  async run(): Promise<void> {
    const client = await this.client();
    const id = await transactionId(client, this.args.id, { branch_id: await this.branch() });
    const { rows, meta } = await readPages(
      client.transactions.attempts(id, pageQuery(this.flags)),
      this.flags,
    );
    await this.showRows(rows, { columns: attemptColumns, meta, empty: "Nothing was sent for it yet." });
    if (rows.length > 0 && !this.wantsJson && !this.flags.fields) this.note(bodiesNote);
  }
}
