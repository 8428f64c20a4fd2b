// Responsible for what the fake service does by operation; whatever has no handler is answered with its example.
import type { OperationId } from "../../types.ts";
import { type FakeAnswer, failure, recordOf, success } from "./answers.ts";
import { storeBulk } from "./bulk.ts";
import { draftPurchase, draftSale } from "./documents.ts";
import { createExport, downloadExport } from "./exports.ts";
import { deleteExternalCode, listExternalCodes, setExternalCodes } from "./external-codes.ts";
import {
  countTransactions,
  listMovements,
  listStock,
  listTransactions,
  searchPurchases,
  searchSales,
  showStockItem,
} from "./lists.ts";
import { paged } from "./pages.ts";
import { showReceipt } from "./receipt.ts";
import { createReceiptLink, deleteReceiptLink, listReceiptLinks } from "./receipt-links.ts";
import { answerAccount, answerRecords } from "./records.ts";
import { reissue } from "./reissue.ts";
import type { FakeRequest } from "./request.ts";
import type { Stored } from "./state.ts";
import { draftImport, draftMaster, draftMovement } from "./stock.ts";
import { type Draft, poll, refuse, submit, succeed } from "./submissions.ts";
import { showTaxpayer } from "./taxpayers.ts";
import { transfer } from "./transfer.ts";
import { answerReturn } from "./vat-return.ts";

type Handler = (fake: FakeRequest) => FakeAnswer;

const submitting =
  (draft: (fake: FakeRequest) => Draft): Handler =>
  (fake) =>
    submit(fake, draft(fake));

/** Hands over the transaction that the path names, after it was read once more; 404 when there is none. */
const reading =
  (
    type: Stored["shown"]["type"] | undefined,
    handle: (fake: FakeRequest, stored: Stored) => FakeAnswer,
  ): Handler =>
  (fake) => {
    const { id, transaction_id } = fake.request.params;
    const found = fake.state.transactions.find(
      ({ shown }) => shown.transaction_id === (id ?? transaction_id),
    );
    if (!found || (type && found.shown.type !== type)) return failure(404, "NotFound");
    return handle(fake, found);
  };

const showing = (type?: Stored["shown"]["type"]): Handler =>
  reading(type, ({ operation, state }, stored) => {
    poll(state, stored);
    return success(operation, { data: type ? stored.document : stored.shown });
  });

const retrying: Handler = reading(undefined, ({ operation, state }, stored) => {
  const { shown, refusal } = stored;
  const { transaction_id, can_retry } = shown;
  if (!can_retry) return failure(422, "NotRetryable", { transaction_id, reason: "It is not to be retried" });
  shown.retry_count += 1;
  if (stored.outcome === "success") succeed(state, stored);
  else refuse(state, stored);
  if (shown.status === "success") return success(operation, { data: recordOf("retryTransaction", shown) });
  const { synced_to_authority } = shown;
  const data = { transaction_id, synced_to_authority, can_retry: shown.can_retry };
  return failure(422, "RetryFailed", { transaction_id, error: refusal.message, data });
});

const settling: Handler = reading(undefined, ({ operation, request, state }, stored) => {
  const { shown } = stored;
  if (!shown.in_doubt) {
    const message = "There is no outcome to record for the transaction";
    return failure(409, "InUse", { code: "not_in_doubt", message, transaction_id: shown.transaction_id });
  }
  if (request.body.outcome === "accepted") succeed(state, stored);
  else refuse(state, stored);
  return success(operation, { data: recordOf("settleTransaction", shown) });
});

const handlers: Partial<Record<OperationId, Handler>> = {
  createSale: submitting((fake) => draftSale(fake)),
  createSalesBulk: storeBulk,
  reissueSale: reading("sales", reissue),
  createPurchase: submitting(draftPurchase),
  createStockMovement: submitting(draftMovement),
  transferStock: transfer,
  saveStockMaster: submitting(draftMaster),
  processImport: submitting(draftImport),
  getSale: showing("sales"),
  getPurchase: showing("purchase"),
  getTransaction: showing(),
  getReceipt: reading("sales", showReceipt),
  listReceiptLinks: reading(undefined, listReceiptLinks),
  createReceiptLink: reading(undefined, createReceiptLink),
  mailReceipt: reading(undefined, createReceiptLink),
  deleteReceiptLink: reading(undefined, deleteReceiptLink),
  retryTransaction: retrying,
  settleTransaction: settling,
  listTransactions,
  getTransactionStats: countTransactions,
  getBranchStats: countTransactions,
  getAccount: answerAccount,
  updateAccount: answerAccount,
  getVatReturn: answerReturn,
  updateVatReturn: answerReturn,
  searchSales,
  searchPurchases,
  getTaxpayer: showTaxpayer,
  listExternalCodes,
  setExternalCodes,
  deleteExternalCode,
  createExport,
  downloadExport,
  listStock,
  getStockItem: showStockItem,
  listStockMovements: listMovements,
  createSession: ({ operation }) => success(operation, { status: 201 }),
  getStockDrift: ({ operation, request }) => paged(operation, [], request.query),
  getHealth: ({ operation, state }) => {
    const example = Object(success(operation).body.data);
    const now = { time: state.timestamp(), time_zone: state.timeZone };
    return success(operation, { data: { ...example, ...now, status: "pass", checks: [] } });
  },
};

/** Whatever the operation answers when nothing is in its way. */
export function answer(fake: FakeRequest): FakeAnswer {
  const handler = handlers[fake.operation.id as OperationId];
  return handler?.(fake) ?? answerRecords(fake) ?? success(fake.operation);
}
