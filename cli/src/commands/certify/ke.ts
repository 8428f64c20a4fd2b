import { Flags } from "@oclif/core";
import { CertifyCommand, certifyFlags } from "../../certify/command.ts";
import { ke } from "../../certify/ke/index.ts";

export default class CertifyKe extends CertifyCommand<typeof CertifyKe> {
  static override summary = "create the evidence for certification by the Kenyan authority, in one folder";
  static override description =
    `Runs in the sandbox, against the authority's sandbox unit or a simulated one. It registers the items of a hotel, books
opening stock, and submits a purchase, invoices of every tax rate, a partial credit note, a repeated invoice, a stock
adjustment and a customs record, all with numbers of the day. Then it compares every receipt with the messages that were
sent and received, and writes one folder: PDFs of originals and copies, the messages, the item list, a covering note that
goes through the specification's pages 8 and 10 field by field, a summary and index.html.

You choose the authority's item class of each item: the command asks, or takes the table of --classes. A class that the
authority taxes otherwise is rejected.

Set the trade name, address and logo first (\`taxctl account update\`): receipts keep what they were issued with. Use PINs
of your own businesses. Run the command again to continue after Ctrl-C, a crash or a failure: numbers stay the same, and
nothing is submitted twice. Its state is in FOLDER.state.json, and your remaining tasks are in
FOLDER.left-to-do.txt. You don't hand these in. Exit codes: 0 all rows passed, 3 a
row failed.`;
  static override examples = [
    "<%= config.bin %> certify ke --buyer-pin P059316045M --supplier-pin P059472813T",
    "<%= config.bin %> certify ke --classes classes.csv --buyer-pin P059316045M --supplier-pin P059472813T",
    "<%= config.bin %> certify ke --out evidence-2 --first 21 --classes classes.csv --buyer-pin P059316045M --supplier-pin P059472813T",
  ];
  static override flags = {
    out: Flags.string({ summary: "folder of the evidence", default: "evidence-ke", helpValue: "folder" }),
    "buyer-pin": Flags.string({ summary: "KRA PIN of your own business that buys" }),
    "supplier-pin": Flags.string({ summary: "KRA PIN of your own business that supplies" }),
    ...certifyFlags,
  };

  protected readonly script = ke;

  run(): Promise<void> {
    const { "buyer-pin": buyer, "buyer-name": buyerName } = this.flags;
    const { "supplier-pin": supplier, "supplier-name": supplierName, ...flags } = this.flags;
    return this.certify({
      ...flags,
      buyer: { tin: buyer, name: buyerName },
      supplier: { tin: supplier, name: supplierName },
      purchaseCodes: [],
    });
  }
}
