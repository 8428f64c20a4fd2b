import type { Sale } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { signedForPeople } from "../../output/signed.ts";
import { details, table } from "../../output/table.ts";
import { clean } from "../../output/terminal.ts";
import { billText } from "../../receipts/bill-text.ts";
import { submissionArg, transactionId } from "../../transactions/find.ts";
import { kindFlag, typeOfKind } from "../../transactions/kind-flag.ts";
import { warningsText } from "../../transactions/text.ts";

const fields = [
  "transaction_id",
  "status",
  "branch_id",
  "invoice_no",
  "receipt_type",
  "sale_kind",
  "original_invoice_no",
  "receipt_no",
  "sale_date",
  "sale_time",
  "customer_name",
  "customer_tin",
  "purchase_code",
  "payment_type",
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
  "quantity",
  "unit_price",
  "tax_type",
  "tax_amount",
  "total_amount",
];

export default class SalesShow extends BaseCommand<typeof SalesShow> {
  static override summary = "show a sale with its lines and receipt";
  static override examples = [
    "<%= config.bin %> sales show FIRST-1",
    "<%= config.bin %> sales show 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41",
  ];
  static override args = { sale: submissionArg({ required: true }) };
  static override flags = { kind: kindFlag() };

  async run(): Promise<void> {
    const client = await this.client();
    const branch_id = await this.branch();
    const id = await transactionId(client, this.args.sale, { type: typeOfKind(this.flags.kind), branch_id });
    const sale = await client.sales.get(id);
    const { receipt_date, receipt_signature } = sale.response;
    const signed = signedForPeople(sale);
    const [shown = signed] = await this.forPeople([signed], fields);
    const head = details(
      { ...shown, receipt_date, receipt_signature },
      [...fields, "receipt_date", "receipt_signature"],
      process.stdout,
    );
    const bill = billText(sale, sale.sign);
    const links = `${bill}${bill && "\n"}${linksText(sale)}`;
    await this.showRecord(
      sale,
      fields,
      `${head}${warningsText(sale, process.stdout)}\n${links}${await table(signed.items, lineColumns, process.stdout)}`,
    );
  }
}

/** The credit notes of a sale and its reissue, a line each. */
function linksText({ credited_by = [], reissued_as, reissue_of }: Sale): string {
  const lines = [
    ...credited_by.map((link) => ["Credited by", link] as const),
    ...(reissued_as ? [["Reissued as", reissued_as] as const] : []),
    ...(reissue_of ? [["Reissue of", reissue_of] as const] : []),
  ].map(([words, { invoice_no, status }]) => `${words} ${clean(invoice_no)} (${status})\n`);
  return lines.length > 0 ? `${lines.join("")}\n` : "";
}
