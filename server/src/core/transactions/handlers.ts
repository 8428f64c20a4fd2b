// The operations of transactions: listTransactions, getTransaction, retryTransaction, getTransactionStats.
// Decisions about the API: 6, 10.

import { iso } from "../../base/clock.ts";
import { success } from "../../base/response.ts";
import { storedWarnings } from "../../base/warnings.ts";
import { statsOf } from "../../db/history/counters.ts";
import { showAttempt } from "../../lanes/attempt-bodies.ts";
import { countAttempts, pageOfAttempts } from "../../lanes/attempts.ts";
import { findCallInDoubt, resolvingCommand } from "../../lanes/by-hand.ts";
import type { CallKindName, CallRow } from "../../lanes/kinds.ts";
import { findUserName } from "../accounts/store.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { requireDocumentOrder, requireOrder, storedDates, transactionPeriodOf } from "../context/period.ts";
import { accountZone } from "../devices/zones.ts";
import { findBlocked } from "./blocked.ts";
import { mostRetries } from "./finish.ts";
import { findLinks, findTransferLinks } from "./links.ts";
import { pageOfRare, pageOfTransactions } from "./list-store.ts";
import { findOpenFollowUps } from "./open-follow-ups.ts";
import { awaitOutcome, requireSuccess } from "./outcome.ts";
import { showOutcome, showResponse } from "./receipt.ts";
import { queueRetry, readRetries, retryFailed } from "./retry.ts";
import { requireVisible, visibleType } from "./search.ts";
import { findBodies, findTransaction, type TransactionType } from "./store.ts";
import { rateOfSuccess } from "./success-rate.ts";
import { showSummary } from "./summary.ts";

/** The kind of call that sends a transaction of each type to the unit. */
const kindOf: Record<TransactionType, CallKindName> = {
  sales: "sale",
  proforma: "sale",
  training: "sale",
  purchase: "purchase",
  stock: "movement",
  import: "import",
};

export const handlers = {
  async listTransactions({ query }, context) {
    const { status, receipt, superseded, from_date, to_date, invoice_no } = query;
    const type = visibleType(context, query.type);
    requireOrder(query);
    requireDocumentOrder(query);
    const { db } = context.service;
    const filter = {
      data_set_id: context.environment.id,
      branch_id: context.branch?.id,
      type,
      status,
      from: from_date,
      to: to_date,
      ...storedDates(query),
    };
    const { rows, meta } = await readPage(context, "listTransactions", query, (request) =>
      invoice_no === undefined && receipt === undefined && superseded === undefined
        ? pageOfTransactions(db.knex, filter, request)
        : pageOfRare(db.knex, filter, { invoice_no, receipt, superseded }, request),
    );
    return { status: 200, body: { data: rows.map(showSummary), meta } };
  },

  async getTransaction({ params }, context) {
    const row = await requireVisible(context, params.id);
    const { db, clock } = context.service;
    const [{ request, response }, attempts, followUps, unanswered, blocked, links, transfer, name, retries] =
      await Promise.all([
        findBodies(db.knex, row.id),
        countAttempts(db.knex, row.id, kindOf[row.type]),
        findOpenFollowUps(db.knex, { transaction_id: row.id }, clock.now()),
        findCallInDoubt(db.knex, row.id),
        findBlocked(db.knex, row, clock.now()),
        findLinks(db.knex, row),
        findTransferLinks(db.knex, row),
        findUserName(db.knex, row.user_id),
        readRetries(context, row),
      ]);
    return success({
      data: {
        ...showSummary(row),
        retry_count: row.retry_count,
        retries_left: row.superseded_by ? 0 : Math.max(0, mostRetries - row.retry_count),
        retries,
        submitted_by: { id: row.user_id, name: name ?? null },
        ...links,
        ...transfer,
        ...(unanswered?.last_error ? { doubt: showDoubt(unanswered, row.invoice_no) } : {}),
        ...(blocked ? { blocked } : {}),
        request_data: request as Record<string, unknown>,
        response_data: await showResponse(row, response, attempts),
        ...storedWarnings(row),
        follow_ups: followUps.map(({ shown }) => shown),
      },
    });
  },

  async listTransactionAttempts({ params, query }, context) {
    const { id } = await requireVisible(context, params.id);
    const search = { ...params, ...query };
    const { rows, meta } = await readPage(context, "listTransactionAttempts", search, (request) =>
      pageOfAttempts(context.service.db.knex, { transaction_id: id }, request),
    );
    return success({ data: rows.map(showAttempt), meta });
  },

  async retryTransaction({ params, body }, context) {
    const before = await requireVisible(context, params.id);
    await queueRetry(context, before.id, body.reason);
    const { lanes, clock, db } = context.service;
    lanes.wake(before.lane_id);
    const row = await awaitOutcome(context, before.id, clock.now());
    try {
      await requireSuccess(context, row, { duplicate: false });
    } catch (error) {
      throw retryFailed(error, (await findTransaction(db.knex, row.id)) ?? row);
    }
    const message = `The control unit accepted ${row.invoice_no}.`;
    return success({ message, data: showOutcome(row) });
  },

  async getTransactionStats({ query }, context) {
    const filter = { data_set_id: context.environment.id };
    const timeZone = await accountZone(context.service, filter.data_set_id);
    const period = await transactionPeriodOf(context.service, filter, query, timeZone);
    const stats = await statsOf(context.service.db.knex, { ...filter, ...period });
    const success_rate = rateOfSuccess(stats.by_status);
    return success({ data: { ...stats, success_rate }, period });
  },
} satisfies Partial<Handlers>;

function showDoubt({ doubt_code, stream, last_error, sent_at, created_at }: CallRow, invoiceNo: string) {
  const isMismatch = doubt_code === "receipt_mismatch";
  return {
    code: isMismatch ? ("receipt_mismatch" as const) : ("outcome_unknown" as const),
    stream,
    message: last_error,
    since: iso(sent_at ?? created_at),
    resolve_with: resolvingCommand(invoiceNo),
  };
}
