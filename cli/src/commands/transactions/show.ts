import { BaseCommand } from "../../base.ts";
import { localTimes } from "../../service/local-day.ts";
import { contentText } from "../../transactions/content.ts";
import { submissionArg, transactionId } from "../../transactions/find.ts";
import { transactionText } from "../../transactions/text.ts";

export default class TransactionsShow extends BaseCommand<typeof TransactionsShow> {
  static override summary = "show a submission: lines, total, the authority's response and what to do next";
  static override examples = [
    "<%= config.bin %> transactions show 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41",
    "<%= config.bin %> transactions show FIRST-1",
  ];
  static override args = { id: submissionArg({ required: true }) };

  async run(): Promise<void> {
    const client = await this.client();
    const branch_id = await this.branch();
    const transaction = await client.transactions.get(
      await transactionId(client, this.args.id, { branch_id }),
    );
    if (!this.isForPeople || this.flags.fields) return this.showRecord(transaction, transactionFields);
    const content = await contentText(client, transaction, process.stdout);
    const text = transactionText(
      transaction,
      process.stdout,
      await localTimes(client, transaction.branch_id),
    );
    this.conclude({ data: transaction, text: `${text}${content}` });
  }
}

const transactionFields = [
  "transaction_id",
  "type",
  "status",
  "branch_id",
  "invoice_no",
  "receipt_no",
  "created_at",
];
