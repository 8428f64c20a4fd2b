import { Flags } from "@oclif/core";
import type { Taxctl } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { Failure } from "../../failures/failure.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { expiresFlag, expiryOf } from "../../receipts/expiry.ts";
import { submissionArg, transactionId } from "../../transactions/find.ts";
import { kindFlag, typeOfKind } from "../../transactions/kind-flag.ts";

export default class ReceiptLink extends BaseCommand<typeof ReceiptLink> {
  static override summary = "create a link to a receipt for the customer";
  static override description =
    `Takes the transaction id or your invoice number. The link's page shows the receipt with its QR code and offers it as PDF,
without signing in. The URL is shown once. Before the sale is signed, the page says that the receipt is not signed yet.`;
  static override examples = [
    "<%= config.bin %> receipt link FIRST-1",
    "<%= config.bin %> receipt link FIRST-1 --expires 30d",
    "<%= config.bin %> receipt link FIRST-1 --list",
    "<%= config.bin %> receipt link FIRST-1 --revoke all",
  ];
  static override args = { sale: submissionArg({ required: true }) };
  static override flags = {
    kind: kindFlag(),
    expires: expiresFlag({ exclusive: ["list", "revoke"] }),
    list: Flags.boolean({ summary: "list the links that are not revoked", exclusive: ["revoke"] }),
    revoke: Flags.string({ summary: "revoke the link with this id, or all", helpValue: "id|all" }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { expires, list, revoke } = this.flags;
    const body = expires === undefined ? {} : { expires_at: expiryOf(expires, Date.now()) };
    const client = await this.client();
    const branch_id = await this.branch();
    const id = await transactionId(client, this.args.sale, { type: typeOfKind(this.flags.kind), branch_id });
    if (list)
      return this.showRows(await client.transactions.receiptLinks(id), {
        columns: ["id", "created_at", "created_by", "expires_at", "is_expired", "mail"],
        empty: "There are no links to this receipt.",
      });
    if (revoke !== undefined) return this.#revoke(client, id, revoke);
    if (this.flags["dry-run"]) {
      await requireValidBody("createReceiptLink", body);
      return this.showRecord({ transaction_id: id, ...body }, ["transaction_id", "expires_at"]);
    }
    const link = await client.transactions.createReceiptLink(id, body);
    await this.showRecord(link, ["url", "id", "transaction_id", "expires_at"]);
    if (!this.wantsJson) this.note("Keep the URL: it is not shown again.");
  }

  async #revoke(client: Taxctl, id: string, name: string): Promise<void> {
    const links = (await client.transactions.receiptLinks(id)).filter(
      (link) => name === "all" || link.id === name,
    );
    if (links.length === 0 && name !== "all")
      throw new Failure(`The receipt has no link ${name}`, {
        code: "not_found",
        remedy: "`taxctl receipt link SALE --list` shows the links that are not revoked.",
      });
    const what = links.length === 1 ? "1 link" : `${links.length} links`;
    const ids = links.map((link) => link.id);
    if (this.flags["dry-run"])
      return this.conclude({
        data: { transaction_id: id, links: ids, revoked: false },
        sentence: `Would be revoked: ${what}`,
      });
    if (ids.length > 0 && !(await this.confirm(`Revoke ${what}? Customers then see nothing under them.`)))
      return this.note("Nothing was revoked.");
    for (const link of ids) await client.transactions.deleteReceiptLink(id, link);
    this.conclude({ data: { transaction_id: id, links: ids, revoked: true }, sentence: `Revoked: ${what}` });
  }
}
