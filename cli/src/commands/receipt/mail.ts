import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { expiresFlag, expiryOf } from "../../receipts/expiry.ts";
import { submissionArg, transactionId } from "../../transactions/find.ts";
import { kindFlag, typeOfKind } from "../../transactions/kind-flag.ts";

export default class ReceiptMail extends BaseCommand<typeof ReceiptMail> {
  static override summary = "send a customer the link to the receipt by e-mail";
  static override description =
    `Takes the transaction id or your invoice number. The mail has the language of the receipt. Before the sale is signed, the
link's page says that the receipt is not signed yet. \`taxctl receipt link SALE --list\` lists the links, and --revoke ends them.`;
  static override examples = [
    "<%= config.bin %> receipt mail FIRST-1 --to wanjiku@example.com",
    "<%= config.bin %> receipt mail FIRST-1 --to wanjiku@example.com --expires 30d",
  ];
  static override args = { sale: submissionArg({ required: true }) };
  static override flags = {
    kind: kindFlag(),
    to: Flags.string({ summary: "e-mail address of the customer", helpValue: "address", required: true }),
    expires: expiresFlag(),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { to: email, expires } = this.flags;
    const body = expires === undefined ? { email } : { email, expires_at: expiryOf(expires, Date.now()) };
    const client = await this.client();
    const branch_id = await this.branch();
    const id = await transactionId(client, this.args.sale, { type: typeOfKind(this.flags.kind), branch_id });
    const fields = ["email", "id", "transaction_id", "expires_at"];
    if (this.flags["dry-run"]) {
      await requireValidBody("mailReceipt", body);
      return this.showRecord({ transaction_id: id, ...body }, fields);
    }
    await this.showRecord(await client.transactions.mailReceipt(id, body), fields);
  }
}
