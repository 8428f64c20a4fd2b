import { Flags } from "@oclif/core";
import { given } from "../../input/paging.ts";
import { DocumentList, documentListFlags } from "../../reports/document-list.ts";
import { kindFlag } from "../../transactions/kind-flag.ts";

const columns = [
  "invoice_no",
  "receipt_type",
  "receipt_no",
  "sale_date",
  "customer_name",
  "tax_amount",
  "total_amount",
  "status",
  "branch_id",
  "transaction_id",
];

export default class SalesList extends DocumentList<typeof SalesList> {
  static override summary = "list sales by date, number, customer and status";
  static override hiddenAliases = ["sales:search"];
  static override description =
    `Without --branch, and without a branch in the profile, all branches are searched. Tables, CSV and --out have one row a
document with its date, taxable amount, tax and total, also by tax type (a_taxable, a_tax, a_total, …). Credit notes are
negative. \`counted\` says whether \`taxctl reports\` counts the document. JSON has the records of the API, positive with
\`sign\`.`;
  static override examples = [
    "<%= config.bin %> sales list --from 2026-03-01 --to 2026-03-31 --all-branches --out march.xlsx",
    "<%= config.bin %> sales list --from 2026-03-01 --to 2026-03-31 --all --format csv",
    '<%= config.bin %> sales list --customer "acacia"',
    "<%= config.bin %> sales list --kind proforma",
  ];
  static override flags = {
    kind: kindFlag(),
    invoice: Flags.string({ summary: "only this invoice number" }),
    customer: Flags.string({ summary: "part of the customer's name" }),
    "customer-tin": Flags.string({ summary: "the customer's TIN" }),
    ...documentListFlags,
  };

  async run(): Promise<void> {
    const { kind, invoice, customer, "customer-tin": tin } = this.flags;
    const own = given({ sale_kind: kind, invoice_no: invoice, customer_name: customer, customer_tin: tin });
    await this.list(this.flags, {
      noun: "sale",
      kind: "sales",
      columns: columns,
      search: (client, common) => client.sales.search({ ...own, ...common }),
    });
  }
}
