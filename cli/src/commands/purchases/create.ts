import { Args, Flags } from "@oclif/core";
import type { PurchaseInput } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { isServiceFailure } from "../../failures/describe.ts";
import { usageFailure } from "../../failures/failure.ts";
import { given } from "../../input/paging.ts";
import { parseJson, readInput } from "../../input/read.ts";
import { parseMonth } from "../../periods/month.ts";
import { rejectionFailure } from "../../sales-file/one-sale.ts";
import { requireValidPurchase } from "../../supplier-sales/dry-run.ts";

const fields = [
  "status",
  "invoice_no",
  "receipt_no",
  "supplier_tin",
  "total_amount",
  "claim",
  "claim_month",
  "transaction_id",
];

export default class PurchasesCreate extends BaseCommand<typeof PurchasesCreate> {
  static override summary = "register one purchase from a JSON document";
  static override description =
    `Submits a purchase that isn't among the supplier invoices, such as one from a supplier who doesn't report electronically. FILE has the body
of POST /purchases, or is - for standard input. You can submit the same document again: it is registered once.
The service rejects a line whose code is unknown (or pass --register-items), or whose name shares no word with your item (or set "same_item": true). Set "non_deductible": true on a line whose tax you can't deduct.
To register invoices that suppliers reported, use \`taxctl purchases sync\`.
Exit codes: 5 if the authority rejects the purchase, 8 if its outcome is still pending after --timeout.`;
  static override examples = [
    "<%= config.bin %> purchases create purchase.json",
    "<%= config.bin %> purchases create purchase.json --dry-run",
  ];
  static override args = {
    file: Args.string({ description: "JSON file, or - for standard input", required: true }),
  };
  static override flags = {
    "register-items": Flags.boolean({
      summary: "register items with unknown codes first, from their lines",
    }),
    claim: Flags.option({
      options: ["month", "none"] as const,
      summary: "claim of the tax",
    })(),
    "claim-month": Flags.string({
      summary: "month in which the tax is claimed",
      helpValue: "yyyy-mm",
      parse: parseMonth,
    }),
    "claim-reason": Flags.string({
      summary: "why you claim it late (owners only)",
    }),
    timeout: Flags.integer({ summary: "seconds to wait for the outcome", default: 120, min: 0 }),
    "dry-run": Flags.boolean({
      summary: "check the document and show the request without sending it",
    }),
  };

  async run(): Promise<void> {
    const { file } = this.args;
    const { claim, "claim-month": claim_month, "claim-reason": claim_reason } = this.flags;
    const { "register-items": registerItems } = this.flags;
    const document = purchaseIn(parseJson(await readInput(file), file), file);
    const branch = await this.branch();
    const body = {
      ...given({ branch_id: branch }),
      ...document,
      ...(registerItems ? { register_items: true } : {}),
      ...given({ claim, claim_month, claim_reason }),
    };
    if (this.flags["dry-run"]) {
      const signal = this.stopSignal(() => "Nothing was sent.");
      await requireValidPurchase(() => this.client(), body, signal);
      return this.showRecord({ ...body, status: "not sent" }, fields);
    }
    const client = await this.client();
    const signal = this.stopSignal(() => "Submit it again: the same number is never registered twice.");
    const timeoutMs = this.flags.timeout * 1000;
    const result = await client.purchases.create(body, { signal }).then(
      (created) => ({ ...created, status: "success" }),
      async (error: unknown) => {
        if (!isServiceFailure(error) || !error.transactionId || timeoutMs === 0) throw error;
        if (!error.code?.startsWith("outcome_")) throw error;
        const ended = await client.transactions.waitFor(error.transactionId, { timeoutMs, signal });
        if (ended.status === "failed") throw rejectionFailure(ended);
        return { ...(await client.purchases.get(error.transactionId)) };
      },
    );
    await this.showRecord({ ...body, ...result }, fields);
  }
}

/** The service checks the document and names each wrong field. */
function purchaseIn(given: unknown, file: string): PurchaseInput {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw usageFailure(`${file} is not a JSON object`, "Give one purchase, like {…}.");
  return given as PurchaseInput;
}
