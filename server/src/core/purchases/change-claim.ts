// Changes how the tax of a registered purchase is claimed, while the months that this concerns are open.
// Decisions about the API: 68.

import { claimProblem } from "@taxctl/sdk/rules/validation";
import { localDate } from "../../base/clock.ts";
import { UnprocessableError, ValidationError } from "../../base/errors.ts";
import { otherMonth, shownMonth, storedMonth } from "../../base/months.ts";
import { zoneOf } from "../../base/zone.ts";
import type { PurchaseDocument } from "../../control-unit/types.ts";
import { changedValues, recordChange } from "../audit/record.ts";
import type { Context } from "../context/context.ts";
import { branchProfile } from "../devices/zones.ts";
import { holdClosedMonths, keyOfMonth } from "../transactions/closed-month-store.ts";
import {
  findBodies,
  lockTransaction,
  type TransactionRow,
  updateTransaction,
} from "../transactions/store.ts";
import { type ClaimWish, claimedMonth, decideClaim, showClaim } from "./claim.ts";
import { supplyDay } from "./rules.ts";
import { rejected } from "./status.ts";
import { findSupplierSale, keyOf } from "./supplier-sale-store.ts";

/**
 * Changes the claim, and records it. The same claim once more changes nothing.
 *
 * @throws ValidationError for a month before the supply or after this one, and for an invoice that was rejected
 * @throws UnprocessableError 422 `input_tax_late` for a late claim without a reason, 422 `period_closed` if the month of the claim until
 * now, or the new one, is closed
 */
export async function changeClaim(
  context: Context,
  purchase: TransactionRow,
  wish: ClaimWish,
): Promise<TransactionRow> {
  const { environment, service } = context;
  const { id, data_set_id, branch_id } = purchase;
  const { knex } = service.db;
  const { document } = await findBodies<PurchaseDocument>(knex, id);
  if (wish.claim === "month" && document.purchase_status === rejected)
    throw new ValidationError({
      claim: ["can't be month: the invoice was rejected, so it has no tax to claim"],
    });
  const supplierSale = await findSupplierSale(knex, { data_set_id, branch_id }, keyOf(document));
  const supplied = supplyDay(document, supplierSale);
  const profile = await branchProfile(knex, purchase);
  const problem = claimProblem(
    wish,
    supplied,
    localDate(service.clock.now(), zoneOf(service.config, profile)),
  );
  if (problem !== undefined) throw new ValidationError({ claim_month: [problem] });
  const claim = decideClaim(context, profile, wish, supplied, "changed");
  const month = claim.month === undefined ? undefined : storedMonth(claim.month);
  return service.db.transaction(async (trx) => {
    const closed = await holdClosedMonths(trx, [environment.id]);
    const row = await lockTransaction(trx, id);
    const columns = {
      claim_month: otherMonth(month, row.document_date),
      no_claim: month === undefined ? 1 : 0,
      claim_reason: claim.lateReason ?? null,
    };
    if (Object.keys(changedValues(row, columns).new).length === 0) return row;
    const isClosed = (one: string | undefined) =>
      one !== undefined && closed.has(keyOfMonth(environment.id, one));
    const before = claimedMonth(row);
    if (before !== undefined && isClosed(before)) throw claimedInClosed(row, before);
    if (month !== undefined && isClosed(month)) throw monthClosed(row, month);
    const changed = { ...row, ...columns, updated_at: service.clock.now() };
    await updateTransaction(trx, row, { ...columns, updated_at: changed.updated_at });
    await recordChange(trx, context, {
      action: "purchases.set_claim",
      subject: `purchase ${row.invoice_no}`,
      ...changedValues(shown(row), shown(changed)),
      detail: { reason: wish.claim_reason ?? null, transaction_id: id },
    });
    return changed;
  });
}

function shown(row: TransactionRow) {
  const { claim, claim_month } = showClaim(row);
  return { claim, claim_month, claim_reason: row.claim_reason };
}

function claimedInClosed({ invoice_no }: TransactionRow, month: string): UnprocessableError {
  const message = `The tax of ${invoice_no} is claimed in ${shownMonth(month)}, which is closed. Have the owner reopen that month first.`;
  return new UnprocessableError("period_closed", message, { errors: { claim: ["is in a closed month"] } });
}

function monthClosed({ invoice_no }: TransactionRow, month: string): UnprocessableError {
  const message = `${shownMonth(month)} is closed, so the tax of ${invoice_no} can't be claimed in it. Name an open month in claim_month, or have the owner reopen it.`;
  return new UnprocessableError("period_closed", message, {
    errors: { claim_month: ["is a closed month"] },
  });
}
