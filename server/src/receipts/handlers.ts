// The operation of receipts: getReceipt, as data or printed.
import { findLogo } from "../account/logo-store.ts";
import { findBranch } from "../branches/store.ts";
import type { Context } from "../context.ts";
import type { SaleDocument } from "../control-unit/types.ts";
import type { Queryable } from "../db/sql/schema.ts";
import { findLane } from "../lanes/store.ts";
import type { Handlers } from "../operations.ts";
import { findSentSale } from "../sales/sent.ts";
import { findPaymentName } from "../tax/payment-types.ts";
import { requireVisible } from "../transactions/search.ts";
import { findBodies, findTransaction, type TransactionRow } from "../transactions/store.ts";
import { describeMissingShapes } from "./missing-shapes.ts";
import { printInThread } from "./printer.ts";
import { composeReceipt, type Receipt, requireReceiptNo } from "./receipt.ts";

const types = { json: "application/json", pdf: "application/pdf" } as const;

export const handlers = {
  async getReceipt({ params, query }, context) {
    const { service } = context;
    const row = await requireVisible(context, params.id);
    const type = query.format ? types[query.format] : context.prefers(types.json, types.pdf);
    if (type === types.pdf) await context.startCostly();
    const { receipt, logo } = await readReceipt(context, row, query);
    if (type === types.json) {
      const missing = await describeMissingShapes(receipt);
      if (missing !== undefined) context.warn({ code: "characters_not_printable", message: missing });
      return { status: 200, body: { status: "success", data: receipt } };
    }
    return {
      status: 200,
      body: await printInThread(receipt, query.paper, {
        logo: await findLogo(service.db.knex, row.data_set_id, logo),
        timeZone: service.config.timeZone,
      }),
      headers: {
        "Content-Type": types.pdf,
        "Content-Disposition": `inline; filename="receipt-${receipt.receipt_no.replaceAll(/[^\w.-]/g, "_")}.pdf"`,
      },
    };
  },
} satisfies Pick<Handlers, "getReceipt">;

type Printing = { copy: boolean; language?: Receipt["language"] | undefined };

async function readReceipt({ service }: Context, row: TransactionRow, { copy, language }: Printing) {
  const receiptNo = requireReceiptNo(row);
  const db = service.db.knex;
  const [{ document, response }, branch, lane, original] = await Promise.all([
    findBodies<SaleDocument>(db, row.id),
    findBranch(db, row.data_set_id, row.bhf_id),
    findLane(db, row.lane_id),
    row.original_transaction_id === null ? undefined : findOriginal(db, row.original_transaction_id),
  ]);
  if (!branch || !lane) throw new Error(`transaction ${row.id} has no branch or no lane`);
  const paymentName = await findPaymentName(db, row.data_set_id, document.payment_type);
  const { tin } = lane;
  const sent = await findSentSale(db, row, document);
  const receipt = await composeReceipt(
    { row, receiptNo, document, sent, response, branch, tin, original, paymentName },
    copy,
  );
  return { receipt: language ? { ...receipt, language } : receipt, logo: document.receipt?.logo ?? null };
}

async function findOriginal(db: Queryable, id: string) {
  const [row, bodies] = await Promise.all([findTransaction(db, id), findBodies(db, id)]);
  return row && { ...row, sdc_id: bodies.response?.sdc_id ?? null };
}
