import { BaseCommand } from "../../base.ts";
import { pageFlags, pageQuery, readPages } from "../../input/paging.ts";
import { submissionArg, transactionId } from "../../transactions/find.ts";

export default class ReceiptCopies extends BaseCommand<typeof ReceiptCopies> {
  static override summary = "list the printed copies of a receipt";
  static override description =
    "Lists who printed a copy, and when. `taxctl receipt SALE --copy` prints one.";
  static override examples = ["<%= config.bin %> receipt copies FIRST-1"];
  static override args = { sale: submissionArg({ required: true }) };
  static override flags = { ...pageFlags };

  async run(): Promise<void> {
    const client = await this.client();
    const id = await transactionId(client, this.args.sale, { type: "sales", branch_id: await this.branch() });
    const { rows, meta } = await readPages(
      client.transactions.receiptCopies(id, pageQuery(this.flags)),
      this.flags,
    );
    const columns = ["printed_at", "user_name", "label", "id"];
    await this.showRows(rows, { columns, meta, empty: "No copy was printed." });
  }
}
