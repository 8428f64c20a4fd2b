// The operations of sales: createSale, previewSale, getSale, searchSales.
import { iso } from "../../base/clock.ts";
import { success } from "../../base/response.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { receiptKindOf, typeOfKind } from "../transactions/kinds.ts";
import { acceptedResponseOf, submissionResponse } from "../transactions/outcome.ts";
import { pageOfDocuments, requireSale } from "../transactions/search.ts";
import type { Submitted } from "../transactions/submission.ts";
import { showTaxes } from "../transactions/taxes.ts";
import { signOf } from "./rules.ts";
import { showPreview, showResult, showSale } from "./show.ts";
import { prepareSale, previewSale, storeSale } from "./submission.ts";

export const handlers = {
  async createSale({ body }, context) {
    const submitted = await storeSale(context, body, await prepareSale(context, body));
    const accepted = await acceptedResponseOf(context, submitted);
    if (accepted) return accepted;
    const finished = await submissionResponse<SaleDocument>(context, submitted);
    return success({
      message: messageOf(submitted),
      data: await showResult(finished),
      meta: submitted.duplicate ? { duplicate: true } : {},
    });
  },

  async previewSale({ body }, context) {
    return success({ data: showPreview(body, await previewSale(context, body)) });
  },

  async getSale({ params }, context) {
    const row = await requireSale(context, params.id);
    return success({ data: await showSale(context, row) });
  },

  async searchSales({ body }, context) {
    const search = {
      ...body,
      counterparty_name: body.customer_name,
      counterparty_tin: body.customer_tin,
    };
    const { rows, meta } = await readPage(context, "searchSales", body, (request) =>
      pageOfDocuments(context, typeOfKind(body.sale_kind), search, "customer_name", request),
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
          sale_kind: receiptKindOf(row.type),
          sign: signOf(row.receipt_type),
          sale_date: row.document_date,
          customer_name: row.counterparty_name,
          customer_tin: row.counterparty_tin,
          taxable_amount: row.figures.taxable_amount,
          outside_vat: row.figures.outside_vat,
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

function messageOf({ type, invoiceNo, duplicate }: Submitted): string {
  const stored = duplicate ? "was stored before" : "is stored";
  if (type === "proforma") return `Quotation ${invoiceNo} ${stored}. It is no official receipt.`;
  if (type === "training") return `Training document ${invoiceNo} ${stored}. It is no official receipt.`;
  return duplicate ? "The control unit signed this sale before." : "The control unit signed the sale.";
}
