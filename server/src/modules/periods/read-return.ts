// Reads and changes the return of a month: from documents while the month is open, from the figures of its close afterwards.

import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { iso } from "../../base/clock.ts";
import { ConflictError } from "../../base/errors.ts";
import { dueDateOf, scopeOf, shownMonth } from "../../base/months.ts";
import { lockEnvironment } from "../../core/accounts/store.ts";
import { recordChange } from "../../core/audit/record.ts";
import type { Context } from "../../core/context/context.ts";
import { profileOf } from "../../core/devices/store.ts";
import { findSupplierNumbers } from "../../core/purchases/supplier-number-store.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import { reportDocuments } from "../reports/counted-documents.ts";
import { makeTaxReport, type TaxFigures } from "../reports/tax-report.ts";
import type { StoredReports } from "./close.ts";
import {
  type Entered,
  enteredFields,
  inOrder,
  itemize,
  makeReturn,
  nothingEntered,
  type ReturnDocument,
  type ReturnLine,
  returnDocument,
} from "./return.ts";
import { findEntered, listDocuments, saveEntered } from "./return-store.ts";
import * as store from "./store.ts";

/** The return of a month in all branches. */
export async function readReturn({ service, environment }: Context, month: string, isItemized: boolean) {
  const db = service.db.knex;
  const closed = await store.findClosed(db, environment.id, month);
  const { figures, now, documents } = await readFigures(db, environment.id, month, closed);
  const stored = await findEntered(db, environment.id, month);
  const entered = { ...nothingEntered, ...stored?.entered };
  const profile = closed?.profile ?? (await profileOf(db, environment.id));
  const lines = itemize(profile, documents);
  return {
    month: shownMonth(month),
    status: closed ? ("closed" as const) : ("open" as const),
    closed_at: closed ? iso(closed.closed_at) : null,
    due_date: dueDateOf(month, rulesOf(profile).vatReturn.dueDay),
    ...makeReturn(profile, figures, lines, entered),
    entered: {
      ...entered,
      updated_at: stored ? iso(stored.updated_at) : null,
      updated_by: stored?.updated_by ?? null,
    },
    lines: isItemized ? await listed(db, lines) : null,
    documents: figures.documents,
    late_documents: now.documents - figures.documents,
    left_out: now.left_out,
  };
}

/** The sums of the return of a month in all branches, as `readReturn` has them, without reading each document. */
export async function readReturnTotals(db: Queryable, environmentId: number, month: string) {
  const closed = await store.findClosed(db, environmentId, month);
  const stored = closed?.reports ? fromBlob<StoredReports>(closed.reports)[""] : undefined;
  const figures = stored ?? (await makeTaxReport(db, scopeOf(environmentId, month)));
  const entered = { ...nothingEntered, ...(await findEntered(db, environmentId, month))?.entered };
  return makeReturn(closed?.profile ?? (await profileOf(db, environmentId)), figures, [], entered).totals;
}

/** The lines as the API has them, purchases with the supplier's number, which the authority's form asks for. */
async function listed(db: Queryable, lines: readonly ReturnLine[]) {
  const purchases = lines
    .filter(({ side }) => side === "purchases")
    .map(({ transaction_id }) => transaction_id);
  const numbers = await findSupplierNumbers(db, [...new Set(purchases)]);
  return lines.map(({ side: _side, rate: _rate, ...line }) => ({
    ...line,
    supplier_invoice_no: numbers.get(line.transaction_id) ?? null,
  }));
}

/** The figures of the return, those of now, and the documents that the return lists. */
async function readFigures(
  db: Queryable,
  environmentId: number,
  month: string,
  closed: store.ClosedPeriod | undefined,
): Promise<{ figures: TaxFigures; now: TaxFigures; documents: ReturnDocument[] }> {
  const figures = closed?.reports ? fromBlob<StoredReports>(closed.reports)[""] : undefined;
  const scope = scopeOf(environmentId, month);
  if (figures)
    return {
      figures,
      now: await makeTaxReport(db, scope),
      documents: await listDocuments(db, environmentId, month),
    };
  const { figures: now, documents } = await reportDocuments(db, scope, returnDocument);
  return { figures: now, now, documents: inOrder(documents) };
}

/**
 * Enters amounts; null takes one back.
 *
 * @throws ConflictError 409 `return_closed`
 */
export async function enterAmounts(
  context: Context,
  month: string,
  changes: { [Field in keyof Entered]?: Entered[Field] | undefined },
): Promise<void> {
  const { service, environment, user } = context;
  await service.db.transaction(async (trx) => {
    await lockEnvironment(trx, environment.id);
    if (await store.findClosed(trx, environment.id, month)) {
      const message = `${shownMonth(month)} is closed: its return no longer changes. The owner can reopen the month.`;
      throw new ConflictError("return_closed", message);
    }
    const before: Entered = {
      ...nothingEntered,
      ...(await findEntered(trx, environment.id, month))?.entered,
    };
    const changed = enteredFields.filter(
      (field) => changes[field] !== undefined && changes[field] !== before[field],
    );
    if (changed.length === 0) return;
    const after: Entered = { ...before };
    for (const field of changed) after[field] = changes[field] ?? null;
    const stamps = { updated_at: service.clock.now(), updated_by: user.id };
    await saveEntered(trx, environment.id, month, { entered: after, ...stamps });
    const pick = (values: Entered) => Object.fromEntries(changed.map((field) => [field, values[field]]));
    await recordChange(trx, context, {
      action: "periods.update_return",
      subject: `return ${shownMonth(month)}`,
      old: pick(before),
      new: pick(after),
    });
  });
}
