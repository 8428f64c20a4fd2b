// Closes and reopens a month: from the close on no document of it is accepted, and its figures are kept.
import { monthProblem, type OpenWork, openWorkOf } from "@taxctl/sdk/rules/validation";
import { localDay } from "../../base/clock.ts";
import { ConflictError, UnprocessableError } from "../../base/errors.ts";
import { scopeOf, shownMonth } from "../../base/months.ts";
import { lockEnvironment } from "../../core/accounts/store.ts";
import { recordChange } from "../../core/audit/record.ts";
import type { Context } from "../../core/context/context.ts";
import { profileOf } from "../../core/devices/store.ts";
import { accountZone } from "../../core/devices/zones.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import { reportDocuments } from "../reports/counted-documents.ts";
import { makeTaxReport, type TaxFigures } from "../reports/tax-report.ts";
import { noWork, readOpenWork } from "./open-work.ts";
import { inOrder, type ReturnDocument, returnDocument } from "./return.ts";
import { deleteDocuments, insertDocuments } from "./return-store.ts";
import * as store from "./store.ts";

/** The figures of a month: of all branches under "", and of each. */
export type StoredReports = Record<string, TaxFigures>;

/** Open documents that an error names. */
const mostNamed = 20;

/**
 * Closes a month that is over. Closing it twice is harmless.
 *
 * @throws UnprocessableError 422 `period_not_over`
 * @throws ConflictError 409 `period_has_open_documents` without a reason
 */
export async function closeMonth(context: Context, month: string, reason: string | undefined): Promise<void> {
  const { service, environment, user } = context;
  const nowMs = service.clock.now();
  const today = localDay(nowMs, await accountZone(service, environment.id));
  const problem = monthProblem(shownMonth(month), today);
  if (problem !== undefined) throw new UnprocessableError("period_not_over", problem);
  const closed = await service.db.transaction(async (trx) => {
    await lockEnvironment(trx, environment.id);
    const found = await store.findClosed(trx, environment.id, month);
    if (found) return found;
    const open = await store.findOpen(trx, environment.id, month, mostNamed);
    const work = (await readOpenWork(trx, environment.id)).get(month) ?? noWork;
    if (openWorkOf(work).length > 0 && reason === undefined) throw hasOpenWork(month, work, open);
    const key = { data_set_id: environment.id, month, closed_at: nowMs };
    const profile = await profileOf(trx, environment.id);
    const row = { ...key, closed_by: user.id, reason: reason ?? null, reports: null, profile };
    await store.insertClosed(trx, row);
    await recordChange(trx, context, {
      action: "periods.close",
      subject: `month ${shownMonth(month)}`,
      new: { status: "closed" },
      detail: {
        reason: reason ?? null,
        open_documents: open.map(({ invoice_no }) => invoice_no),
        undecided_rows: work.undecided_rows,
        unregistered_invoices: work.unregistered_invoices,
      },
    });
    return row;
  });
  // No document of the month is accepted any more, so its figures can be made without holding others up.
  if (closed.reports === null) {
    const { reports, documents } = await makeReports(service.db.knex, environment.id, month);
    await service.db.transaction(async (trx) => {
      if (!(await store.saveReports(trx, closed, toBlob(reports)))) return;
      await insertDocuments(trx, environment.id, month, inOrder(documents));
    });
  }
}

function hasOpenWork(
  month: string,
  { open_documents, undecided_rows, unregistered_invoices }: OpenWork,
  open: Awaited<ReturnType<typeof store.findOpen>>,
): ConflictError {
  const named = open.map(({ invoice_no, status }) => `${invoice_no} (${status})`).join(", ");
  const more = open_documents > open.length ? " and more" : "";
  const phrases = openWorkOf({ open_documents, undecided_rows, unregistered_invoices });
  const documents = named === "" ? "" : ` Documents: ${named}${more}.`;
  const message = `${shownMonth(month)} has open work: ${phrases.join(", ")}.${documents} Finish it, or close the month with a reason.`;
  return new ConflictError("period_has_open_documents", message, {
    data: {
      undecided_rows,
      unregistered_invoices,
      open_documents: open.map(({ id, invoice_no, status }) => ({ transaction_id: id, invoice_no, status })),
    },
  });
}

async function makeReports(
  db: Queryable,
  environmentId: number,
  month: string,
): Promise<{ reports: StoredReports; documents: ReturnDocument[] }> {
  const scope = scopeOf(environmentId, month);
  const { figures, documents } = await reportDocuments(db, scope, returnDocument);
  const reports: StoredReports = { "": figures };
  for (const { id, bhf_id } of await store.listBranchIds(db, environmentId))
    reports[bhf_id] = await makeTaxReport(db, { ...scope, branch_id: id });
  return { reports, documents };
}

/** The figures of a closed month; undefined while it is open. A branch that was created later has none. */
export async function findClosedFigures(
  db: Queryable,
  environmentId: number,
  month: string,
  bhfId: string | undefined,
): Promise<{ closed_at: number; figures: TaxFigures } | undefined> {
  const closed = await store.findClosed(db, environmentId, month);
  const figures = closed?.reports ? fromBlob<StoredReports>(closed.reports)[bhfId ?? ""] : undefined;
  return closed && figures && { closed_at: closed.closed_at, figures };
}

/** Opens a closed month again. @throws ConflictError 409 `period_open` */
export async function reopenMonth(context: Context, month: string, reason: string): Promise<void> {
  const { service, environment } = context;
  await service.db.transaction(async (trx) => {
    await lockEnvironment(trx, environment.id);
    const closed = await store.findClosed(trx, environment.id, month);
    if (!closed)
      throw new ConflictError(
        "period_open",
        `${shownMonth(month)} is not closed: GET /periods shows which months are.`,
      );
    await store.deleteClosed(trx, environment.id, month);
    await deleteDocuments(trx, environment.id, month);
    const figures = closed.reports ? fromBlob<StoredReports>(closed.reports)[""] : undefined;
    await recordChange(trx, context, {
      action: "periods.reopen",
      subject: `month ${shownMonth(month)}`,
      old: { status: "closed", ...(figures ? { totals: figures.totals } : {}) },
      new: { status: "open" },
      detail: { reason },
    });
  });
}
