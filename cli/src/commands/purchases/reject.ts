import { Flags } from "@oclif/core";
import { rejectionOf } from "@taxctl/sdk/reconcile";
import { normalTin } from "@taxctl/sdk/tins";
import { BaseCommand } from "../../base.ts";
import { rejectErrors } from "../../dry-run/check-body.ts";
import { Failure } from "../../failures/failure.ts";
import { confirmFlag, dryRunFlag } from "../../input/shared-flags.ts";
import { dayAtService } from "../../service/local-day.ts";

const columns = [
  "supplier_tin",
  "supplier_branch",
  "supplier_invoice_no",
  "total_amount",
  "invoice_no",
  "status",
];

export default class PurchasesReject extends BaseCommand<typeof PurchasesReject> {
  static override summary = "reject an invoice that a supplier reported to the authority";
  static override description =
    `Registers with the authority that you don't accept the supplier's invoice (purchase status 04). No stock moves, and no item needs to
be registered. The invoice must not be registered yet. In live, type the invoice number to confirm, or pass it with
--confirm. Some authorities don't let you accept the invoice afterwards.`;
  static override examples = [
    "<%= config.bin %> purchases reject --supplier-tin P059999999Q --invoice 812",
    "<%= config.bin %> purchases reject --supplier-tin P059999999Q --supplier-branch 01 --invoice 812 --remark 'never ordered'",
  ];
  static override flags = {
    "supplier-tin": Flags.string({ summary: "TIN of the supplier", required: true }),
    "supplier-branch": Flags.string({ summary: "branch of the supplier", default: "00" }),
    invoice: Flags.string({ summary: "invoice number of the supplier", required: true }),
    remark: Flags.string({ summary: "reason for the rejection, sent to the authority" }),
    ...confirmFlag,
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { invoice, remark } = this.flags;
    const tin = normalTin(this.flags["supplier-tin"]);
    const supplierBranch = this.flags["supplier-branch"];
    const client = await this.client();
    const branch = await this.branch();
    const sales = await client.purchases.fetchSupplierSales(branch ? { branch_id: branch } : {});
    const sale = sales.find(
      (one) =>
        normalTin(one.spplrTin) === tin && one.spplrBhfId === supplierBranch && one.spplrInvcNo === invoice,
    );
    if (!sale) {
      throw new Failure(`No unregistered invoice ${invoice} of supplier ${tin}, branch ${supplierBranch}`, {
        code: "not_found",
        remedy: "List the supplier invoices with `taxctl purchases fetch`.",
      });
    }
    const purchase = rejectionOf(sale, { branch, remark });
    const shown = {
      supplier_tin: tin,
      supplier_branch: supplierBranch,
      supplier_invoice_no: invoice,
      total_amount: (sale.rcptTyCd === "R" ? -1 : 1) * sale.totAmt || 0,
      invoice_no: purchase.invoice_no,
    };
    if (this.flags["dry-run"]) {
      const { confirmationErrors } = await import("../../dry-run/body-errors.ts");
      rejectErrors(confirmationErrors(purchase, await dayAtService(client, branch)));
      return this.showRecord({ ...shown, status: "would be rejected" }, columns);
    }
    const question = `Reject invoice ${invoice} of ${sale.spplrNm} at the authority?`;
    if (!(await this.confirmSeverely(question, invoice))) return this.note("Nothing was changed.");
    const result = await client.purchases.create(purchase);
    await this.showRecord({ ...shown, transaction_id: result.transaction_id, status: "rejected" }, columns);
  }
}
