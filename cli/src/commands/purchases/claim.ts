import { Flags } from "@oclif/core";
import type { Body, Purchase, Taxctl } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { rejectErrors, requireValidBody } from "../../dry-run/check-body.ts";
import { usageFailure } from "../../failures/failure.ts";
import { given } from "../../input/paging.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { requireOpenMonth } from "../../periods/dry-run.ts";
import { parseMonth } from "../../periods/month.ts";
import { dashed, dayAtService } from "../../service/local-day.ts";
import { submissionArg, transactionId } from "../../transactions/find.ts";

const fields = [
  "invoice_no",
  "purchase_date",
  "supplier_name",
  "supplier_invoice_no",
  "claim",
  "claim_month",
  "claim_reason",
  "tax_amount",
  "status",
  "transaction_id",
];

export default class PurchasesClaim extends BaseCommand<typeof PurchasesClaim> {
  static override summary = "change the month in which the tax of a purchase is claimed, or claim none";
  static override description =
    `Reports, the return and \`reports expenses\` follow. The month of the claim until now and the new one must be open. Only an owner can
claim the tax of a purchase that is older than the authority allows, with --reason. The audit log keeps the change.`;
  static override examples = [
    "<%= config.bin %> purchases claim P051900004D-01-801 --month 2026-03",
    "<%= config.bin %> purchases claim 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09 --none",
    '<%= config.bin %> purchases claim PUR-2025-0031 --month 2026-03 --reason "The authority extended the time"',
  ];
  static override args = { purchase: submissionArg({ required: true }) };
  static override flags = {
    month: Flags.string({
      summary: "month in which the tax is claimed",
      helpValue: "yyyy-mm",
      parse: parseMonth,
      exclusive: ["none"],
    }),
    none: Flags.boolean({ summary: "claim nothing: the tax is a cost" }),
    reason: Flags.string({
      summary: "why you claim the tax of a purchase that is older than the authority allows (owners only)",
    }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { month, none, reason } = this.flags;
    if (month === undefined && !none)
      throw usageFailure("No claim is given", "Pass --month yyyy-mm, or --none.");
    const body: Body<"setPurchaseClaim"> = {
      claim: none ? "none" : "month",
      ...given({ claim_month: month, claim_reason: reason }),
    };
    const client = await this.client();
    const branch_id = await this.branch();
    const id = await transactionId(client, this.args.purchase, { type: "purchase", branch_id });
    if (this.flags["dry-run"]) return this.#foresee(client, await client.purchases.get(id), body);
    await this.showRecord(await client.purchases.setClaim(id, body), fields);
  }

  async #foresee(client: Taxctl, purchase: Purchase, body: Body<"setPurchaseClaim">): Promise<void> {
    const today = await dayAtService(client, purchase.branch_id);
    await requireValidBody("setPurchaseClaim", body, today);
    const { supplier_sale_date: sold, purchase_date } = purchase;
    const supplied = [sold ?? purchase_date, purchase_date].toSorted()[0];
    const { claimProblem } = await import("@taxctl/sdk/validation");
    const problem = claimProblem(body, supplied, today.today);
    if (problem !== undefined) rejectErrors({ claim_month: [problem] });
    const { claim, claim_month = dashed(today.today).slice(0, 7), claim_reason = null } = body;
    const month = claim === "none" ? null : claim_month;
    if (purchase.claim_month !== month)
      for (const one of [purchase.claim_month, month]) if (one !== null) await requireOpenMonth(client, one);
    await this.showRecord({ ...purchase, claim, claim_month: month, claim_reason }, fields);
  }
}
