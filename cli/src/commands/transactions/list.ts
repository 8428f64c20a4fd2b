import { Flags } from "@oclif/core";
import type { Taxctl } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { dayFlags, given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";
import { allBranchesFlag } from "../../input/shared-flags.ts";
import { documentColumns, onlyBranch, readableDocument, sumsText } from "../../transactions/document-rows.ts";

export default class TransactionsList extends BaseCommand<typeof TransactionsList> {
  static override summary = "list submissions of all types, newest first";
  static override examples = [
    "<%= config.bin %> transactions list --status failed --without-replaced",
    "<%= config.bin %> transactions list --without-receipt",
    "<%= config.bin %> transactions list --type sales --from 2026-03-01 --to 2026-03-31 --by-document-date --sums",
    "<%= config.bin %> transactions list --type purchase --from 2026-03-01 --all --format csv",
  ];
  static override flags = {
    type: Flags.option({
      options: ["sales", "purchase", "stock", "import", "proforma", "training"] as const,
      summary: "only this type",
    })(),
    status: Flags.option({
      options: ["pending", "processing", "success", "failed"] as const,
      summary: "only this status",
    })(),
    "without-receipt": Flags.boolean({
      summary: "only successful sales whose receipt was lost",
    }),
    "without-replaced": Flags.boolean({
      summary: "without failed ones that were corrected and sent again under their number",
    }),
    invoice: Flags.string({ summary: "only this invoice number" }),
    ...dayFlags,
    "by-document-date": Flags.boolean({
      summary: "--from and --to are dates of the documents, not the days on which they were entered",
    }),
    sums: Flags.boolean({
      summary: "add up the signed documents (with --type, --from, --to and --by-document-date)",
      dependsOn: ["type", "from", "to", "by-document-date"],
    }),
    ...allBranchesFlag,
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const branch = await this.branch();
    const { type, status, invoice, from, to } = this.flags;
    const query = {
      ...given({
        type,
        status,
        receipt: this.flags["without-receipt"] ? ("missing" as const) : undefined,
        superseded: this.flags["without-replaced"] ? ("exclude" as const) : undefined,
        invoice_no: invoice,
        ...(this.flags["by-document-date"]
          ? { document_from: from, document_to: to }
          : { from_date: from, to_date: to }),
        branch_id: branch,
      }),
      ...pageQuery(this.flags),
    };
    const { rows, meta } = await readPages(client.transactions.list(query), this.flags);
    const sums = this.flags.sums ? await this.#sums(client, branch) : undefined;
    await this.showRows(this.isForPeople ? rows.map(readableDocument) : rows, {
      columns: documentColumns,
      meta: { ...meta, ...(sums && { sums }) },
      empty: "There are no such transactions.",
    });
    if (this.isForPeople && sums) this.note(sumsText(sums));
    if (this.isForPeople) for (const note of await onlyBranch(client, branch)) this.note(note);
    if (this.isForPeople && rows.some(({ status }) => status === "failed"))
      this.note(
        "Why one failed, whether it can be retried, and what to do: `taxctl transactions show INVOICE`.",
      );
    if (this.isForPeople && this.flags["without-receipt"] && rows.length > 0)
      this.note(
        "Read the receipt number in the control unit's journal and enter it: `taxctl transactions settle INVOICE accepted --receipt-no NUMBER --reason REASON --confirm accepted`.",
      );
  }

  /** The sums of the signed documents of the days. */
  #sums(client: Taxctl, branch: string | undefined) {
    const { type, from: document_from = "", to: document_to = "" } = this.flags;
    if (type !== "sales" && type !== "purchase" && type !== "import")
      throw usageFailure(`--sums can't add up --type ${type}`, "Choose sales, purchase or import.");
    return client.transactions.sums({
      type,
      document_from,
      document_to,
      ...given({ branch_id: branch }),
    });
  }
}
