import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { given } from "../../input/paging.ts";
import { confirmFlag, dryRunFlag } from "../../input/shared-flags.ts";
import { submissionArg, transactionId } from "../../transactions/find.ts";

export default class TransactionsSettle extends BaseCommand<typeof TransactionsSettle> {
  static override summary = "record the outcome of an unconfirmed submission, or enter its lost receipt";
  static override description =
    `Records the outcome that the unit's journal or the authority's portal shows. \`accepted\` uses the number, \`rejected\`
releases it. To enter the lost receipt of a success, pass \`accepted\` and --receipt-no. Run the command again to correct a
receipt that was entered by hand: fields that you omit keep their values. Only owners and admins can do this, and the
audit stores the reason. In live, type the outcome to confirm, or pass it with --confirm.`;
  static override examples = [
    '<%= config.bin %> transactions settle 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41 accepted --receipt-no 41 --reason "on the journal"',
    '<%= config.bin %> transactions settle 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41 rejected --reason "the journal ends before it"',
  ];
  static override args = {
    id: submissionArg({ required: true }),
    outcome: Args.string({
      description: "the outcome at the control unit",
      options: ["accepted", "rejected"],
      required: true,
    }),
  };
  static override flags = {
    reason: Flags.string({ summary: "how you know the outcome; kept in the audit log", required: true }),
    number: Flags.integer({ summary: "the unit's running number (after a restore)", min: 1 }),
    "receipt-no": Flags.string({ summary: "number of the receipt" }),
    "receipt-date": Flags.string({ summary: "when the receipt was signed", helpValue: "yyyymmddhhmmss" }),
    signature: Flags.string({ summary: "signature of the receipt" }),
    "internal-data": Flags.string({ summary: "internal data of the receipt" }),
    "sdc-id": Flags.string({ summary: "control unit that signed the receipt, as the receipt prints it" }),
    "total-receipt-no": Flags.integer({ summary: "the unit's counter over all receipts", min: 1 }),
    "mrc-no": Flags.string({ summary: "machine number of the control unit" }),
    ...confirmFlag,
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const branch_id = await this.branch();
    const id = await transactionId(client, this.args.id, { branch_id });
    const outcome = this.args.outcome === "accepted" ? "accepted" : "rejected";
    const { reason, signature } = this.flags;
    const { invoice_no } = await client.transactions.get(id);
    const settlement = {
      outcome,
      reason,
      ...given({
        number: this.flags.number,
        receipt_no: this.flags["receipt-no"],
        receipt_date: this.flags["receipt-date"],
        receipt_signature: signature,
        internal_data: this.flags["internal-data"],
        sdc_id: this.flags["sdc-id"],
        total_receipt_no: this.flags["total-receipt-no"],
        mrc_no: this.flags["mrc-no"],
      }),
    } as const;
    if (this.flags["dry-run"]) {
      await requireValidBody("settleTransaction", settlement);
      return this.showRecord({ transaction_id: id, invoice_no, ...settlement }, [
        "transaction_id",
        "invoice_no",
        "outcome",
        "receipt_no",
        "reason",
      ]);
    }
    if (!(await this.confirmSeverely(`Settle ${invoice_no} as ${outcome}? It can't be taken back.`, outcome)))
      return this.note("Nothing was changed.");
    const result = await client.transactions.settle(id, settlement);
    await this.showRecord(result, ["transaction_id", "status", "synced_to_authority", "receipt_no"]);
  }
}
