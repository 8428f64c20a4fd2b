// The operations of reports: getTransactionSums, listOutages, listOutageDocuments.
import { iso, isoOrNull } from "../../base/clock.ts";
import { success } from "../../base/response.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { requireOwn } from "../../core/context/owned.ts";
import { readPage } from "../../core/context/paging.ts";
import { dayBounds, requireDocumentOrder, requireOrder } from "../../core/context/period.ts";
import { zoneOfRequest } from "../../core/devices/zones.ts";
import type { TransactionRow } from "../../core/transactions/store.ts";
import { money } from "../../db/sql/scaled.ts";
import { findOutage, type ListedOutage, pageOfOutages } from "../../lanes/outage-list.ts";
import { countWaited, pageOfWaited } from "./store.ts";
import { readSums, requireYear } from "./transaction-sums.ts";

export const handlers = {
  async getTransactionSums({ query }, context) {
    requireDocumentOrder(query);
    requireYear(query);
    const { document_from, document_to, type } = query;
    const scope = {
      data_set_id: context.environment.id,
      branch_id: context.branch?.id,
      document_from: document_from.replaceAll("-", ""),
      document_to: document_to.replaceAll("-", ""),
    };
    return success({ data: await readSums(context.service.db.knex, type, scope) });
  },

  async listOutages({ query }, context) {
    const { service, environment, branch } = context;
    requireOrder(query);
    const { knex } = service.db;
    const filter = {
      data_set_id: environment.id,
      bhf_id: branch?.bhf_id,
      ...dayBounds(query, await zoneOfRequest(service, context)),
    };
    const { rows, meta } = await readPage(context, "listOutages", query, (request) =>
      pageOfOutages(knex, filter, request),
    );
    const data = [];
    for (const row of rows) {
      const {
        success: signed = 0,
        failed: rejected = 0,
        pending: waiting = 0,
      } = await countWaited(knex, row);
      data.push({
        ...showOutage(row),
        documents: { waited: signed + rejected + waiting, signed, rejected, waiting },
      });
    }
    return success({ data, meta });
  },

  async listOutageDocuments({ params, query }, context) {
    const { db } = context.service;
    const outage = await requireOwn(
      context,
      "outage",
      params.id,
      (id) => findOutage(db.knex, id),
      "GET /reports/outages lists them.",
    );
    const { rows, meta } = await readPage(
      context,
      "listOutageDocuments",
      { ...params, ...query },
      (request) => pageOfWaited(db.knex, outage, request),
    );
    return success({ data: rows.map(showDocument), meta });
  },
} satisfies Partial<Handlers>;

function showOutage({ id, bhf_id, tin, reason, message, began_at, ended_at }: ListedOutage) {
  return {
    id,
    branch_id: bhf_id,
    tin,
    reason,
    message,
    started_at: iso(began_at),
    ended_at: isoOrNull(ended_at),
  };
}

function showDocument(row: TransactionRow) {
  const { id, type, invoice_no, receipt_type, document_date, total_amount, created_at, status } = row;
  const isSigned = status === "success" && row.processed_at !== null;
  return {
    transaction_id: id,
    type,
    invoice_no,
    receipt_type,
    document_date,
    total_amount: money.fromDb(total_amount),
    status,
    accepted_at: iso(created_at),
    signed_at: isSigned ? iso(Number(row.processed_at)) : null,
    receipt_no: row.receipt_no,
  };
}
