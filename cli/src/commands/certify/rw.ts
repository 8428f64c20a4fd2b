import { Flags } from "@oclif/core";
import { CertifyCommand, certifyFlags } from "../../certify/command.ts";
import { rw } from "../../certify/rw/index.ts";

export default class CertifyRw extends CertifyCommand<typeof CertifyRw> {
  static override summary = "create the evidence for certification by the Rwandan authority, in one folder";
  static override description =
    `Runs in the sandbox, against the authority's own unit for this purpose or a simulated one. It registers the items of a hotel,
books opening stock, and submits a purchase, sales of every tax rate, refunds, a quotation, training documents, a stock
adjustment and a customs record, all with numbers of the day. It makes the X, Z and PLU reports and lists. Then it reads
the text of every PDF, compares it with the messages that were sent and received, and writes one folder: PDFs of originals
and copies, messages, reports, and checklist.html with a result for each of the authority's 75 checks. A check is passed,
failed, left to you, or not offered, with the reason.

A sale to a business needs a purchase code: the buyer gets it from the authority, for its own TIN and yours. The set has
two sales to the buyer, so give two codes. Replace a code that the authority rejected: run the command again with a new one.

You choose the authority's item class of each item: the command asks, or takes the table of --classes. The branch must not
sell anything else during the run, because the checks want counters without gaps. The run ends with a Z report.

Set the trade name, address, phone and logo first (\`taxctl account update\`, \`taxctl branches update\`): receipts keep what
they were issued with. Use TINs of your own businesses. Run the command again to continue after Ctrl-C, a crash or a
failure: numbers stay the same, and nothing is submitted twice. Its state is in FOLDER.state.json, and your remaining tasks
are in FOLDER.left-to-do.txt. You don't hand these in. Exit codes: 0 no row failed, 3 a row failed.`;
  static override examples = [
    "<%= config.bin %> certify rw --buyer-tin 100600571 --supplier-tin 100600572 --purchase-code AB12CD --purchase-code EF34GH",
    "<%= config.bin %> certify rw --classes classes.csv --buyer-tin 100600571 --supplier-tin 100600572 --purchase-code AB12CD --purchase-code EF34GH",
  ];
  static override flags = {
    out: Flags.string({ summary: "folder of the evidence", default: "evidence-rw", helpValue: "folder" }),
    "buyer-tin": Flags.string({ summary: "TIN of your own business that buys" }),
    "supplier-tin": Flags.string({ summary: "TIN of your own business that supplies" }),
    "purchase-code": Flags.string({
      summary: "purchase code of the buyer for one sale; repeat it for each",
      multiple: true,
    }),
    ...certifyFlags,
  };

  protected readonly script = rw;

  run(): Promise<void> {
    const { "buyer-tin": buyer, "buyer-name": buyerName, "purchase-code": purchaseCodes = [] } = this.flags;
    const { "supplier-tin": supplier, "supplier-name": supplierName, ...flags } = this.flags;
    return this.certify({
      ...flags,
      buyer: { tin: buyer, name: buyerName },
      supplier: { tin: supplier, name: supplierName },
      purchaseCodes,
    });
  }
}
