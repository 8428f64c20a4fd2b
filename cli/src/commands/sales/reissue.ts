import { Flags } from "@oclif/core";
import type { Body, Sale, Taxctl } from "@taxctl/sdk";
import { asCommands } from "@taxctl/sdk/commands";
import {
  type FieldErrors,
  priceWarning,
  reissueErrors,
  reissueNumbers,
  reissueReason,
  saleErrors,
  severalPayments,
  windowProblem,
} from "@taxctl/sdk/validation";
import { BaseCommand } from "../../base.ts";
import { rejectErrors, requireValidBody } from "../../dry-run/check-body.ts";
import { isServiceFailure } from "../../failures/describe.ts";
import { Failure, usageFailure } from "../../failures/failure.ts";
import { given } from "../../input/paging.ts";
import { parseJson, readInput } from "../../input/read.ts";
import { confirmFlag } from "../../input/shared-flags.ts";
import { creditLimitsAt, type Service } from "../../sales-file/ask-service.ts";
import { unusualTin, unusualTins } from "../../sales-file/buyers.ts";
import { checkedSale, priceUnusual } from "../../sales-file/checks.ts";
import { rejectionFailure } from "../../sales-file/one-sale.ts";
import { ServiceFacts } from "../../sales-file/service-facts.ts";
import { dayAtService, type Today } from "../../service/local-day.ts";
import { profileFor } from "../../service/unit-profile.ts";
import { submissionArg, transactionId } from "../../transactions/find.ts";

type ReissueInput = Body<"reissueSale">;

const columns = ["document", "invoice_no", "status", "receipt_no", "total_amount", "transaction_id"];

export default class SalesReissue extends BaseCommand<typeof SalesReissue> {
  static override summary = "credit a sale and issue it again with corrections";
  static override description =
    `Corrects a signed sale that has a wrong buyer, date or line. Sends a credit note for the rest of the sale, then the corrected sale.
Fields that you omit stay as they are. Only the date changes to today. FILE is a JSON object with corrections, such as {"items": [...]}.
You can run the same command again: nothing is sent twice. If the control unit rejects the credit note, the corrected sale is not sent:
remove the cause, then run \`taxctl transactions retry NUMBER\` for the credit note. In live, type the invoice number to confirm, or pass it with --confirm.
The reason is a code of \`codes list --class 32\`: 07 for a wrong TIN, 08 for a wrong name, else 13. The new numbers are the original's with -R1 and -CN.
If the control unit rejects a document, the exit code is 5. If the outcome is still pending after --timeout, it is 8.`;
  static override examples = [
    "<%= config.bin %> sales reissue FIRST-1 --customer-tin P051234567Z --dry-run",
    '<%= config.bin %> sales reissue FIRST-1 --customer-tin P051234567Z --customer-name "Acacia Hotel"',
    "<%= config.bin %> sales reissue FIRST-1 --walk-in --dry-run",
    "<%= config.bin %> sales reissue FIRST-1 --file corrections.json --confirm FIRST-1",
  ];
  static override args = { sale: submissionArg({ required: true }) };
  static override flags = {
    "customer-tin": Flags.string({ summary: "correct TIN of the buyer" }),
    "customer-name": Flags.string({ summary: "correct name of the buyer" }),
    "purchase-code": Flags.string({ summary: "buyer's code for the corrected sale" }),
    "walk-in": Flags.boolean({
      summary: "the buyer is a walk-in customer without TIN",
      exclusive: ["customer-tin", "customer-name", "purchase-code"],
    }),
    "sale-date": Flags.string({
      summary: "date of the corrected sale (default today)",
      helpValue: "yyyy-mm-dd",
    }),
    "payment-type": Flags.string({ summary: "payment type" }),
    "accept-unusual-tin": Flags.boolean({
      summary: "sign a TIN that lacks the form of the authority's TINs, such as a foreign one",
      dependsOn: ["customer-tin"],
    }),
    remark: Flags.string({ summary: "remark on the corrected sale" }),
    reason: Flags.string({ summary: "code of the reason (default 07, 08 or 13)" }),
    "invoice-no": Flags.string({ summary: "number of the corrected sale (default …-R1)" }),
    "credit-note-no": Flags.string({
      summary: "number of the credit note (default …-CN)",
    }),
    file: Flags.string({ summary: "JSON file of corrections, or - (standard input)" }),
    timeout: Flags.integer({ summary: "seconds to wait for the outcome", default: 120, min: 0 }),
    "dry-run": Flags.boolean({
      summary: "show both documents without sending them",
    }),
    ...confirmFlag,
  };

  async run(): Promise<void> {
    const input = await this.#corrections();
    const client = await this.client();
    const id = await transactionId(client, this.args.sale, { type: "sales", branch_id: await this.branch() });
    const sale = await client.sales.get(id);
    rejectErrors(reissueErrors(input, sale.invoice_no));
    const service = {
      client: () => this.client(),
      profile: async () => ({ ...(await this.profile()), branch: sale.branch_id }),
    };
    const { invoice_no } = sale;
    const tin = input.customer_tin;
    const buyers =
      tin && !input.accept_unusual_tin ? [{ invoiceNo: invoice_no, place: "customer_tin", tin }] : [];
    this.warnedOf.add(unusualTin);
    for (const warning of (await unusualTins(buyers, service)).warnings) this.caution(warning);
    const day = await dayAtService(client, sale.branch_id);
    const asked = { ...service, signal: this.stopSignal(() => "Nothing was sent.") };
    const corrected = await correctedLines(input, sale, new ServiceFacts(() => asked, day));
    this.warnedOf.add(priceUnusual);
    if (corrected?.unusual) this.caution(corrected.unusual);
    if (this.flags["dry-run"]) {
      await requireValidBody("reissueSale", input, day, await profileFor(service.client, sale.branch_id));
      await requireCreditable(service, sale, day);
      await this.#checkRepeat(client, sale, input);
      if (corrected) rejectErrors(corrected.errors);
      return this.showRows(planOf(sale, input, day, corrected?.total ?? null), {
        columns: [
          "document",
          "invoice_no",
          "sale_date",
          "customer_tin",
          "customer_name",
          "reason",
          "total_amount",
        ],
      });
    }
    const question = `Credit ${invoice_no} and issue it again? It can't be taken back.`;
    if (!(await this.confirmSeverely(question, invoice_no))) return this.note("Nothing was sent.");
    await this.showRows(await this.#send(client, sale, input), { columns: columns });
  }

  /** A dry run of a sale that is reissued already can't say more; for a new reissue, both numbers must be free. */
  async #checkRepeat(client: Taxctl, sale: Sale, input: ReissueInput): Promise<void> {
    const { reissued_as: earlier } = sale;
    if (earlier !== null)
      return this.caution(
        `${sale.invoice_no} is reissued as ${earlier.invoice_no}. The same corrections return its receipts. To correct it again, reissue ${earlier.invoice_no}.`,
      );
    for (const invoice_no of Object.values(reissueNumbers(sale.invoice_no, input)))
      for await (const { branch_id, status } of client.sales.search({ invoice_no }))
        if (branch_id === sale.branch_id && status !== "failed") throw takenFailure(invoice_no, sale, input);
  }

  async #corrections(): Promise<ReissueInput> {
    const { flags } = this;
    const path = flags.file;
    const file = path === undefined ? {} : parseJson(await readInput(path), path);
    if (typeof file !== "object" || file === null || Array.isArray(file))
      throw usageFailure(`${path} is not a JSON object`, 'Give corrections, like {"customer_tin": "…"}.');
    const named = given({
      customer_tin: flags["customer-tin"],
      customer_name: flags["customer-name"],
      purchase_code: flags["purchase-code"],
      sale_date: flags["sale-date"]?.replaceAll("-", ""),
      payment_type: flags["payment-type"],
      remark: flags.remark,
      refund_reason_code: flags.reason,
      invoice_no: flags["invoice-no"],
      credit_note_no: flags["credit-note-no"],
    });
    const accepted = flags["accept-unusual-tin"] ? { accept_unusual_tin: true } : {};
    const walkIn = flags["walk-in"] ? { customer_tin: null, customer_name: null } : {};
    return { ...file, ...walkIn, ...named, ...accepted };
  }

  /** Both documents. An outcome that was not there at once is waited for. */
  async #send(client: Taxctl, sale: Sale, input: ReissueInput) {
    const { transaction_id: id } = sale;
    const signal = this.stopSignal(() => "Run the same command again: nothing is sent twice.");
    const timeoutMs = this.flags.timeout * 1000;
    const send = () => client.sales.reissue(id, input, { signal }).withResponse();
    const { data, body } = await send().catch(async (error: unknown) => {
      if (!isServiceFailure(error) || !error.transactionId) throw error;
      if (error.code === "invoice_conflict") {
        const { invoice_no } = await client.transactions.get(error.transactionId);
        throw takenFailure(invoice_no, sale, input);
      }
      if (timeoutMs === 0) throw error;
      if (!error.code?.startsWith("outcome_")) throw error;
      const ended = await client.transactions.waitFor(error.transactionId, { timeoutMs, signal });
      if (ended.status === "failed") throw rejectionFailure(ended);
      return send();
    });
    if (body.meta.duplicate) this.caution("This sale was reissued before; these are its first receipts.");
    return [
      { document: "credit note", ...data.credit_note, status: "success" },
      { document: "corrected sale", ...data.sale, status: "success" },
    ];
  }
}

/** The failure of a number that another document has, with a number that may be free. */
function takenFailure(invoiceNo: string, sale: Sale, input: ReissueInput): Failure {
  const isNote = invoiceNo === reissueNumbers(sale.invoice_no, input).credit_note_no;
  const flag = isNote ? "--credit-note-no" : "--invoice-no";
  return new Failure(`${invoiceNo} is the number of another document`, {
    code: "invoice_conflict",
    remedy: `Choose another number, such as \`${flag} ${invoiceNo}2\`.`,
  });
}

/** @throws Failure `credit_note_too_late` where the account's time limit for credit notes has passed */
async function requireCreditable(
  service: Pick<Service, "client" | "profile">,
  sale: Sale,
  { today }: Today,
): Promise<void> {
  // A repeated reissue gets the first receipts, however late it is.
  const limits = sale.reissued_as === null ? await creditLimitsAt(service) : undefined;
  const problem = limits && windowProblem(today, sale, limits.window);
  if (problem === undefined) return;
  const { catalogue } = await import("@taxctl/sdk/catalogue");
  throw new Failure(`The credit note can't be made: ${problem}.`, {
    code: "credit_note_too_late",
    remedy: asCommands(catalogue.credit_note_too_late.remedy),
    errors: { sale_date: [problem] },
  });
}

type CorrectedLines = { errors: FieldErrors; total: number | null; unusual: string | undefined };

/** Corrected lines by the service's rules, as far as its facts are known: their problems, their total, a warning of their prices. */
async function correctedLines(
  { items, payment_type, payments }: ReissueInput,
  sale: Sale,
  facts: ServiceFacts,
): Promise<CorrectedLines | undefined> {
  if (!items) return undefined;
  const known = await facts.of([{ items }]);
  const { amounts, lines = [] } = checkedSale({ items }, known);
  const kept = payment_type === undefined ? severalPayments(sale) : undefined;
  return {
    errors: saleErrors({ items, ...given({ payments: payments ?? kept }) }, {}, known),
    total: amounts?.total_amount ?? null,
    unusual: priceWarning(lines, (code) => known.items?.get(code)?.default_price)?.message,
  };
}

/**
 * The documents, which are dated today unless the corrected sale gets another date. After earlier credit notes, only the service
 * knows the rest of the sale that is credited.
 */
function planOf(sale: Sale, input: ReissueInput, { today }: Today, corrections: number | null) {
  const numbers = reissueNumbers(sale.invoice_no, input);
  const { customer_tin, customer_name, total_amount } = sale;
  const buyer = { customer_tin, customer_name };
  const corrected = {
    customer_tin: input.customer_tin === undefined ? customer_tin : input.customer_tin,
    customer_name: input.customer_name === undefined ? customer_name : input.customer_name,
  };
  const isCredited = sale.credited_by.some(({ invoice_no }) => invoice_no !== numbers.credit_note_no);
  return [
    {
      document: "credit note",
      invoice_no: numbers.credit_note_no,
      sale_date: today,
      ...buyer,
      reason: reissueReason(input),
      total_amount: isCredited ? null : total_amount,
    },
    {
      document: "corrected sale",
      invoice_no: numbers.invoice_no,
      sale_date: input.sale_date ?? today,
      ...corrected,
      reason: null,
      total_amount: input.items ? corrections : isCredited ? null : total_amount,
    },
  ];
}
