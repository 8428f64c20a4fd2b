import { BaseCommand } from "../../base.ts";
import { signedForPeople } from "../../output/signed.ts";
import { details, table } from "../../output/table.ts";
import { submissionArg, transactionId } from "../../transactions/find.ts";
import { warningsText } from "../../transactions/text.ts";

const fields = [
  "transaction_id",
  "status",
  "branch_id",
  "invoice_no",
  "receipt_no",
  "purchase_date",
  "purchase_time",
  "supplier_name",
  "supplier_tin",
  "supplier_bhf_id",
  "supplier_invoice_no",
  "payment_type",
  "claim",
  "claim_month",
  "claim_reason",
  "non_deductible_tax",
  "taxable_amount",
  "outside_vat",
  "tax_amount",
  "total_amount",
  "created_at",
];
const lineColumns = [
  "item_seq",
  "item_code",
  "item_name",
  "qty",
  "unit_price",
  "tax_type",
  "tax_amount",
  "total_amount",
  "non_deductible",
];

export default class PurchasesShow extends BaseCommand<typeof PurchasesShow> {
  static override summary = "show a purchase with its lines";
  static override examples = [
    "<%= config.bin %> purchases show P051900004D-01-801",
    "<%= config.bin %> purchases show 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09",
  ];
  static override args = { purchase: submissionArg({ required: true }) };

  async run(): Promise<void> {
    const client = await this.client();
    const branch_id = await this.branch();
    const id = await transactionId(client, this.args.purchase, { type: "purchase", branch_id });
    const purchase = await client.purchases.get(id);
    const signed = signedForPeople(purchase);
    const [shown = signed] = await this.forPeople([signed], fields);
    const head = `${details(shown, fields, process.stdout)}${warningsText(purchase, process.stdout)}`;
    const text = `${head}\n${await table(signed.items, lineColumns, process.stdout)}`;
    await this.showRecord(purchase, fields, text);
  }
}
