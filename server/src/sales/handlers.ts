// The operations of sales: createSale, getSale, searchSales, reissueSale.
import { receiptTexts, walkInName as walkInNameOf } from "../account/receipt-texts.ts";
import { recallSettings } from "../account/settings-store.ts";
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import type { SaleDocument } from "../control-unit/types.ts";
import { money } from "../db/sql/scaled.ts";
import { recallReadyDevice } from "../devices/ready-store.ts";
import type { Handlers } from "../operations.ts";
import { readPage } from "../paging.ts";
import { success } from "../response.ts";
import { answerAccepted, answerSubmission } from "../transactions/outcome.ts";
import { pageOfDocuments, requireTransaction } from "../transactions/search.ts";
import { findBodies } from "../transactions/store.ts";
import { storeSubmission } from "../transactions/submit.ts";
import { showTaxes } from "../transactions/taxes.ts";
import { warnOfTin } from "../transactions/tins.ts";
import { warnOfCustomer } from "./customer.ts";
import { answerReissue } from "./reissue-answer.ts";
import { type SaleInput, signOf } from "./rules.ts";
import { showResult, showSale } from "./show.ts";
import { readSale, submissionOf } from "./submission.ts";

export const handlers = {
  async createSale({ body }, context) {
    const branch = context.requireBranch();
    const device = await recallReadyDevice(context.service.db, branch);
    const settings = await recallSettings(context.service.db, context.dataSet.id);
    const walkInName = walkInNameOf(settings, branch);
    const receipt = receiptTexts({ name: context.account.name, settings }, branch);
    const document = await readSale(context, device, body, { walkInName, receipt });
    warnOfTin(context, device.profile, "customer_tin", body.customer_tin);
    const around = { walkInName, settings, profile: device.profile };
    const submitted = await storeSubmission(context, submissionOf(context, body, document, around));
    if (submitted.duplicate) await warnAgain(context, body, submitted.id);
    else if (document.receipt_type === "S") warnOfCustomer(context, body, document);
    if (context.isAsync) {
      const accepted = await answerAccepted(context, submitted);
      if (accepted) return accepted;
    }
    const finished = await answerSubmission<SaleDocument>(context, submitted);
    return success({
      message: submitted.duplicate
        ? "The control unit signed this sale before."
        : "The control unit signed the sale.",
      data: await showResult(finished),
      meta: submitted.duplicate ? { duplicate: true } : {},
    });
  },

  async getSale({ params }, context) {
    const row = await requireTransaction(context, params.id, "sales");
    return success({ data: await showSale(context, row) });
  },

  async reissueSale({ params, body }, context) {
    const original = await requireTransaction(context, params.id, "sales");
    return answerReissue(context, original, body);
  },

  async searchSales({ body }, context) {
    const search = {
      ...body,
      counterparty_name: body.customer_name,
      counterparty_tin: body.customer_tin,
    };
    const { rows, meta } = await readPage(context, "searchSales", body, (request) =>
      pageOfDocuments(context, "sales", search, "customer_name", request),
    );
    return {
      status: 200,
      body: {
        data: rows.map((row) => ({
          transaction_id: row.id,
          branch_id: row.bhf_id,
          invoice_no: row.invoice_no,
          receipt_no: row.receipt_no,
          receipt_type: row.receipt_type === "R" ? ("R" as const) : ("S" as const),
          sign: signOf(row.receipt_type),
          sale_date: row.document_date,
          customer_name: row.counterparty_name,
          customer_tin: row.counterparty_tin,
          taxable_amount: row.figures.taxable_amount,
          tax_amount: money.fromDb(row.tax_amount),
          total_amount: money.fromDb(row.total_amount),
          taxes: showTaxes(row.figures),
          status: row.status,
          created_at: iso(row.created_at),
        })),
        meta,
      },
    };
  },
} satisfies Partial<Handlers>;

/** A repeated submission gets the warnings of the first, which follow from what was stored. */
async function warnAgain(context: Context, body: SaleInput, id: string): Promise<void> {
  const { document } = await findBodies<SaleDocument>(context.service.db.knex, id);
  warnOfCustomer(context, body, document);
}
