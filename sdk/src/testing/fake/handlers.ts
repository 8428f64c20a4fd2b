// Responsible for the fake service's behavior by operation. An operation without a handler responds with its example.
import type { Body, OperationId } from "../../types.ts";
import { storeBulk } from "./bulk.ts";
import { listCodes } from "./codes.ts";
import { draftPurchase, draftSale } from "./documents.ts";
import { createExport, downloadExport } from "./exports.ts";
import { deleteExternalCode, listExternalCodes, setExternalCodes } from "./external-codes.ts";
import {
  countTransactions,
  listMovements,
  listStock,
  listTransactions,
  searchDocuments,
  showStockItem,
} from "./lists.ts";
import { enterReceipt } from "./lost-receipt.ts";
import { paged } from "./pages.ts";
import { showReceipt } from "./receipt.ts";
import { createReceiptLink, deleteReceiptLink, listReceiptLinks } from "./receipt-links.ts";
import { accountResponse, recordsResponse } from "./records.ts";
import { reissue } from "./reissue.ts";
import type { FakeRequest } from "./request.ts";
import { type FakeResponse, failure, recordOf, success } from "./responses.ts";
import type { Stored } from "./state.ts";
import { draftImport, draftMaster, draftMovement } from "./stock.ts";
import { type Draft, poll, rejectDocument, submit, succeed } from "./submissions.ts";
import { fetchSupplierSales, listSupplierSales } from "./supplier-sales.ts";
import { showTaxpayer } from "./taxpayers.ts";
import { transfer } from "./transfer.ts";
import { returnResponse } from "./vat-return.ts";

type Handler = (fake: FakeRequest) => FakeResponse;

const submitting =
  (draft: (fake: FakeRequest) => Draft): Handler =>
  (fake) =>
    submit(fake, draft(fake));

/** Returns the transaction that the path names, and counts the read; 404 if it doesn't exist. */
const reading =
  (
    type: Stored["shown"]["type"] | undefined,
    handle: (fake: FakeRequest, stored: Stored) => FakeResponse,
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
  const { shown, rejection } = stored;
  const { transaction_id, can_retry } = shown;
  if (!can_retry) return failure(422, "NotRetryable", { transaction_id, reason: "It is not to be retried" });
  shown.retry_count += 1;
  if (stored.outcome === "success") succeed(state, stored);
  else rejectDocument(state, stored);
  if (shown.status === "success") return success(operation, { data: recordOf("retryTransaction", shown) });
  const { synced_to_authority } = shown;
  const data = { transaction_id, synced_to_authority, can_retry: shown.can_retry };
  return failure(422, "RetryFailed", { transaction_id, error: rejection.message, data });
});

const settling: Handler = reading(undefined, ({ operation, request, state }, stored) => {
  const { shown } = stored;
  if (enterReceipt(stored, request.body as Body<"settleTransaction">))
    return success(operation, { data: recordOf("settleTransaction", shown) });
  if (!shown.in_doubt) {
    const message = "There is no outcome to record for the transaction";
    return failure(409, "InUse", { code: "not_in_doubt", message, transaction_id: shown.transaction_id });
  }
  if (request.body.outcome === "accepted") succeed(state, stored);
  else rejectDocument(state, stored);
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
  getAccount: accountResponse,
  updateAccount: accountResponse,
  getVatReturn: returnResponse,
  updateVatReturn: returnResponse,
  searchSales: searchDocuments,
  searchPurchases: searchDocuments,
  fetchSupplierSales,
  listSupplierSales,
  getTaxpayer: showTaxpayer,
  listCodes,
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

/** The response of the operation without a requested failure. */
export function respond(fake: FakeRequest): FakeResponse {
  const handler = handlers[fake.operation.id as OperationId];
  return handler?.(fake) ?? recordsResponse(fake) ?? success(fake.operation);
}
