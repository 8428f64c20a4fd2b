import { Flags } from "@oclif/core";
import { BaseCommand } from "../base.ts";
import { usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { details, table } from "../output/table.ts";
import { billText } from "../receipts/bill-text.ts";
import { submissionArg, transactionId } from "../transactions/find.ts";
import { kindFlag, typeOfKind } from "../transactions/kind-flag.ts";

const fields = [
  "label",
  "invoice_no",
  "receipt_no",
  "total_receipt_no",
  "sale_date",
  "receipt_date",
  "sdc_id",
  "receipt_signature",
  "internal_data",
  "verification_url",
  "customer_name",
  "customer_tin",
  "purchase_code",
  "payment_type_name",
  "taxable_amount",
  "tax_amount",
  "total_amount",
];

export default class Receipt extends BaseCommand<typeof Receipt> {
  static override summary = "show a receipt, or write it to a PDF or JSON file";
  static override description =
    `Shows what the service has stored. It calls no control unit. --copy prints the receipt again: the service records the
copy, X and Z reports count it, and \`taxctl receipt copies\` lists it.`;
  static override examples = [
    "<%= config.bin %> receipt FIRST-1",
    "<%= config.bin %> receipt FIRST-1 --out receipt.pdf --paper 80mm",
    "<%= config.bin %> receipt FIRST-1 --out copy.pdf --copy",
    "<%= config.bin %> receipt FIRST-1 --out receipt.json",
  ];
  static override args = { sale: submissionArg({ required: true }) };
  static override flags = {
    out: Flags.string({ summary: "file to write, .pdf or .json", helpValue: "file" }),
    paper: Flags.option({ options: ["a4", "80mm"] as const, summary: "paper of the PDF (default a4)" })(),
    kind: kindFlag(),
    copy: Flags.boolean({ summary: "print a copy, which X and Z reports count" }),
    language: Flags.option({
      options: ["en", "sw"] as const,
      summary: "English or Kiswahili (default: the language of the sale)",
    })(),
  };

  async run(): Promise<void> {
    const { out, paper, copy, language, kind } = this.flags;
    const isPdf = out?.toLowerCase().endsWith(".pdf") ?? false;
    if (out !== undefined && !isPdf && !out.toLowerCase().endsWith(".json"))
      throw usageFailure(`Unsupported file extension: ${out}`, "Use .pdf or .json.");
    if (paper !== undefined && !isPdf) throw usageFailure("--paper is of a PDF", "Add --out receipt.pdf.");
    const client = await this.client();
    const branch_id = await this.branch();
    const id = await transactionId(client, this.args.sale, {
      type: typeOfKind(kind),
      status: "success",
      branch_id,
    });
    const copy_id = copy ? (await client.transactions.createReceiptCopy(id)).id : undefined;
    const query = { ...(copy_id ? { copy_id } : {}), ...(language ? { language } : {}) };
    if (out !== undefined && isPdf) {
      const bytes = await client.transactions.receipt(id, {
        ...query,
        ...(paper ? { paper } : {}),
        format: "pdf",
      });
      await writeAtomically(out, bytes);
      // A file has no warnings: those of the data are about its content.
      await client.transactions.receipt(id, query);
      const data = { transaction_id: id, file: out, bytes: bytes.length };
      return this.conclude({ data, sentence: `Written: ${out}` });
    }
    const receipt = await client.transactions.receipt(id, query);
    if (out !== undefined) {
      await writeAtomically(out, `${JSON.stringify(receipt, undefined, 2)}\n`);
      return this.conclude({ data: { transaction_id: id, file: out }, sentence: `Written: ${out}` });
    }
    const columns = [
      "item_code",
      "item_name",
      "quantity",
      "unit_price",
      "discount_rate",
      "discount_amount",
      "authority_tax_type",
      "tax_amount",
      "total_amount",
    ];
    const taxes = ["authority_tax_type", "tax_rate", "taxable_amount", "tax_amount", "total_amount"];
    const extraTaxes = ["code", "tax_rate", "taxable_amount", "tax_amount"];
    const bill = billText(receipt);
    const text = [
      details({ ...receipt, label: receipt.printed_label }, fields, process.stdout),
      ...(bill === "" ? [] : [bill]),
      await table(receipt.items, columns, process.stdout),
      await table(receipt.taxes, taxes, process.stdout),
      ...(receipt.extra_taxes ? [await table(receipt.extra_taxes, extraTaxes, process.stdout)] : []),
    ].join("\n");
    await this.showRecord(receipt, fields, text);
  }
}
