// The operations of sales: createSale, getSale, searchSales.
import { receiptTexts, walkInName as walkInNameOf } from "../account/receipt-texts.ts";
import { recallSettings } from "../account/settings-store.ts";
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import type { SaleDocument } from "../control-unit/types.ts";
import { requireSayableSale } from "../control-unit/wire.ts";
import { money } from "../db/sql/scaled.ts";
import { toBlob } from "../db/sql/values.ts";
import { type ReadyDevice, recallReadyDevice } from "../devices/ready-store.ts";
import { UnprocessableError } from "../errors.ts";
import type { Handlers } from "../operations.ts";
import { readPage } from "../paging.ts";
import { success } from "../response.ts";
import { sumLines } from "../transactions/lines.ts";
import { answerAccepted, answerSubmission, type Finished } from "../transactions/outcome.ts";
import { showResponse } from "../transactions/receipt.ts";
import { pageOfDocuments, requireTransaction } from "../transactions/search.ts";
import { findBodies, type TransactionRow, updateTransaction } from "../transactions/store.ts";
import type { Submission } from "../transactions/submission.ts";
import { storeSubmission } from "../transactions/submit.ts";
import { requireSayable, surroundingsOf } from "../transactions/surroundings.ts";
import { packTaxes, showTaxes } from "../transactions/taxes.ts";
import { warnOfTin } from "../transactions/tins.ts";
import { findCreditProblem, lockOriginal } from "./credit.ts";
import { creditedCustomer, warnOfCustomer } from "./customer.ts";
import { withItemCodes } from "./external-lines.ts";
import { checkSale, normaliseSale, type SaleInput, type SaleSurroundings, signOf } from "./rules.ts";
import { findSentSale } from "./sent.ts";

export const handlers = {
  async createSale({ body }, context) {
    const branch = context.requireBranch();
    const device = await recallReadyDevice(context.service.db, branch);
    const settings = await recallSettings(context.service.db, context.dataSet.id);
    const walkInName = walkInNameOf(settings, branch);
    const receipt = receiptTexts({ name: context.account.name, settings }, branch);
    const document = await readSale(context, device, body, { walkInName, receipt });
    warnOfTin(context, device.profile, "customer_tin", body.customer_tin);
    if (document.receipt_type === "S") warnOfCustomer(context, body, document);
    const submitted = await storeSubmission(context, submissionOf(context, body, document, walkInName));
    if (submitted.duplicate) await warnAgain(context, body, submitted.id);
    if (context.isAsync) {
      const accepted = await answerAccepted(context, submitted);
      if (accepted) return accepted;
    }
    const finished = await answerSubmission<SaleDocument>(context, submitted);
    return success({
      message: submitted.duplicate ? "Sale was already reported." : "Sale reported.",
      data: await showResult(finished),
      meta: submitted.duplicate ? { duplicate: true } : {},
    });
  },

  async getSale({ params }, context) {
    const row = await requireTransaction(context, params.id, "sales");
    return success({ data: await showSale(context, row) });
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

/** Checks the sale against items, tax types and codes, and that the unit's words have room for it. */
async function readSale(
  context: Context,
  device: ReadyDevice,
  body: SaleInput,
  own: Pick<SaleSurroundings, "walkInName" | "receipt">,
): Promise<SaleDocument> {
  const items = await withItemCodes(context, body.items);
  const around = await surroundingsOf(
    context,
    device,
    items.map((line) => line.item_code ?? ""),
  );
  const document = checkSale({ ...body, items }, { ...around, ...own, traderName: context.account.name });
  requireSayable(device, ({ profile }) => requireSayableSale(profile, document));
  return document;
}

function submissionOf(
  context: Context,
  body: SaleInput,
  document: SaleDocument,
  walkInName: string,
): Submission {
  const { total_amount, tax_amount } = sumLines(document.items);
  const { original_invoice_no } = body;
  return {
    type: "sales",
    invoice_no: document.invoice_no,
    document_date: document.sale_date,
    document_time: document.sale_time,
    receipt_type: document.receipt_type,
    counterparty_tin: document.customer_tin,
    counterparty_name: document.customer_name,
    total_amount: money.toDb(total_amount),
    tax_amount: money.toDb(tax_amount),
    taxes: packTaxes(document.items),
    supplier_hash: null,
    request: body,
    document,
    call: { stream: "sales", kind: "sale", content: toBlob({}) },
    normalise: (request) => normaliseSale(request as SaleInput),
    ...(original_invoice_no === undefined
      ? {}
      : {
          guard: guardCredit(context, body, document, { originalInvoiceNo: original_invoice_no, walkInName }),
        }),
  };
}

/** A repeated submission gets the warnings of the first, which follow from what was stored. */
async function warnAgain(context: Context, body: SaleInput, id: string): Promise<void> {
  const { document } = await findBodies<SaleDocument>(context.service.db.knex, id);
  warnOfCustomer(context, body, document);
}

/** A credit note is checked against its original, and takes its customer, under a lock, in the transaction that stores it. */
function guardCredit(
  context: Context,
  body: SaleInput,
  note: SaleDocument,
  { originalInvoiceNo, walkInName }: { originalInvoiceNo: string; walkInName: string },
): Submission["guard"] {
  return async (trx) => {
    const scope = { data_set_id: context.dataSet.id, branch_id: context.requireBranch().id };
    const original = await lockOriginal(trx, scope, originalInvoiceNo);
    const { document: sold } = await findBodies<SaleDocument>(trx, original.id);
    const customer = creditedCustomer(note, sold, walkInName);
    const document = { ...note, ...customer };
    const problem = await findCreditProblem(trx, original, document, null);
    if (problem) {
      throw new UnprocessableError(problem.code, `The credit note can't be made: ${problem.message}.`, {
        errors: { items: [problem.message] },
      });
    }
    // The nodes of a cluster see each other's changes, not each other's locks: of two notes at once, one is retried.
    const updated_at = Math.max(context.service.clock.now(), original.updated_at + 1);
    await updateTransaction(trx, original, { updated_at });
    warnOfCustomer(context, body, document);
    return {
      original_transaction_id: original.id,
      document,
      counterparty_tin: customer.customer_tin,
      counterparty_name: customer.customer_name,
    };
  };
}

async function showResult({ row, document, response }: Finished<SaleDocument>) {
  const { total_amount, tax_amount, taxable_amount } = sumLines(document.items);
  const shown = await showResponse(row, response);
  return {
    transaction_id: row.id,
    invoice_no: row.invoice_no,
    receipt_no: shown.receipt_no,
    receipt_date: shown.receipt_date,
    sign: signOf(document.receipt_type),
    total_amount,
    tax_amount,
    taxable_amount,
    vscu_receipt_code: shown.result_code,
    vscu_receipt_msg: shown.result_message,
    qr_code: shown.qr_code,
    receipt_signature: shown.receipt_signature,
    internal_data: shown.internal_data,
    sdc_id: shown.sdc_id,
    total_receipt_no: shown.total_receipt_no,
    ...(shown.receipt_unrecovered ? { receipt_unrecovered: true, warning: shown.warning } : {}),
  };
}

async function showSale(context: Context, row: TransactionRow) {
  const { request, document, response } = await findBodies<SaleDocument>(context.service.db.knex, row.id);
  const { original_invoice_no } = request as SaleInput;
  const { total_amount, tax_amount, taxable_amount } = sumLines(document.items);
  const sent = await findSentSale(context.service.db.knex, row, document);
  return {
    transaction_id: row.id,
    branch_id: row.bhf_id,
    invoice_no: row.invoice_no,
    receipt_no: row.receipt_no,
    receipt_type: document.receipt_type,
    sign: signOf(document.receipt_type),
    original_invoice_no: original_invoice_no ?? null,
    refund_reason_code: document.refund_reason_code,
    sale_date: document.sale_date,
    sale_time: document.sale_time,
    payment_type: document.payment_type,
    customer_tin: document.customer_tin,
    customer_name: document.customer_name,
    customer_mobile: document.customer_mobile,
    remark: document.remark,
    total_amount,
    tax_amount,
    taxable_amount,
    status: row.status,
    items: document.items.map(({ qty, tax_type, expiry_date: _, ...line }, at) => ({
      ...line,
      discount_rate: sent.items[at]?.discount_rate ?? line.discount_rate,
      quantity: qty,
      tax_type: tax_type as "A",
      authority_tax_type: sent.items[at]?.authority_tax_type ?? tax_type,
    })),
    response: await showResponse(row, response),
    created_at: iso(row.created_at),
    processed_at: row.processed_at === null ? null : iso(row.processed_at),
  };
}
