import { Flags } from "@oclif/core";
import { given } from "../../input/paging.ts";
import { DocumentList, documentListFlags } from "../../reports/document-list.ts";

const columns = [
  "invoice_no",
  "purchase_date",
  "supplier_name",
  "supplier_invoice_no",
  "claim_month",
  "tax_amount",
  "total_amount",
  "status",
  "receipt_no",
  "branch_id",
  "transaction_id",
];

export default class PurchasesList extends DocumentList<typeof PurchasesList> {
  static override summary = "list purchases by date, number, supplier and status";
  static override hiddenAliases = ["purchases:search"];
  static override description =
    `Without --branch, and without a branch in the profile, all branches are searched. Tables, CSV and --out have one row a
document with its date, taxable amount, tax and total, also by tax type (a_taxable, a_tax, a_total, …). Suppliers' credit
notes are negative. \`counted\` says whether \`taxctl reports\` counts the document. JSON has the records of the API,
positive with \`sign\`.`;
  static override examples = [
    "<%= config.bin %> purchases list --from 2026-03-01 --to 2026-03-31 --all-branches --out march.csv",
    "<%= config.bin %> purchases list --supplier lakeside --from 2026-03-01",
  ];
  static override flags = {
    invoice: Flags.string({ summary: "only this invoice number (yours)" }),
    supplier: Flags.string({ summary: "part of the supplier's name" }),
    ...documentListFlags,
  };

  async run(): Promise<void> {
    const { invoice, supplier } = this.flags;
    const own = given({ invoice_no: invoice, supplier_name: supplier });
    await this.list(this.flags, {
      noun: "purchase",
      kind: "purchases",
      columns: columns,
      search: (client, common) => client.purchases.search({ ...own, ...common }),
    });
  }
}
