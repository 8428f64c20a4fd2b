// The operations of reports: getTaxReport, listOutages, listOutageDocuments.
import { iso, isoOrNull } from "../clock.ts";
import { money } from "../db/sql/scaled.ts";
import { findOutage, type ListedOutage, pageOfOutages } from "../lanes/outage-list.ts";
import type { Handlers } from "../operations.ts";
import { requireOwn } from "../owned.ts";
import { readPage } from "../paging.ts";
import { dayBounds, requireOrder } from "../period.ts";
import { findClosedFigures } from "../periods/close.ts";
import { monthOf } from "../periods/rules.ts";
import { success } from "../response.ts";
import type { TransactionRow } from "../transactions/store.ts";
import { countWaited, pageOfWaited } from "./store.ts";
import { makeTaxReport } from "./tax-report.ts";

export const handlers = {
  async getTaxReport({ query }, context) {
    const { service, environment, branch } = context;
    requireOrder(query);
    await context.startCostly();
    const { from_date, to_date } = query;
    const now = await makeTaxReport(service.db.knex, {
      data_set_id: environment.id,
      branch_id: branch?.id,
      document_from: from_date.replaceAll("-", ""),
      document_to: to_date.replaceAll("-", ""),
    });
    const month = monthOf(query);
    const closed = month && (await findClosedFigures(service.db.knex, environment.id, month, branch?.bhf_id));
    const { left_out } = now;
    const { documents } = closed ? closed.figures : now;
    const data = {
      ...{ from_date, to_date, branch_id: branch?.bhf_id ?? null },
      ...(closed ? closed.figures : now),
      left_out,
      closed_at: closed ? iso(closed.closed_at) : null,
      late_documents: now.documents - documents,
    };
    return success({ data });
  },

  async listOutages({ query }, context) {
    const { service, environment, branch } = context;
    requireOrder(query);
    const { knex } = service.db;
    const filter = {
      data_set_id: environment.id,
      bhf_id: branch?.bhf_id,
      ...dayBounds(query, service.config.timeZone),
    };
    const { rows, meta } = await readPage(context, "listOutages", query, (request) =>
      pageOfOutages(knex, filter, request),
    );
    const data = [];
    for (const row of rows) {
      const {
        success: signed = 0,
        failed: rejected = 0,
        pending = 0,
        processing = 0,
      } = await countWaited(knex, row);
      const waiting = pending + processing;
      data.push({
        ...showOutage(row),
        documents: { waited: signed + rejected + waiting, signed, rejected, waiting },
      });
    }
    return success({ data, meta });
  },

  async listOutageDocuments({ params, query }, context) {
    const { db } = context.service;
    const outage = await requireOwn(context, "outage", params.id, (id) => findOutage(db.knex, id));
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
