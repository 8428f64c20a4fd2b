// Documents that stay here, since no control unit gets them: they have ended when they are stored.

import { zoneOf } from "../../base/zone.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { holdOpenZ } from "../business-days/store.ts";
import { type LocalRow, type NewTransactionRow, packResponse } from "./store.ts";
import type { Entry, LocalContent } from "./submission.ts";

const noReceipt = {
  receipt_no: null,
  receipt_date: null,
  qr_code: null,
  result_code: null,
  result_message: null,
};

/** Completes rows in one transaction; each counts in the Z report that is open now, which can't be made meanwhile. */
export function localRows(trx: Trx, nowMs: number) {
  const openZ = new Map<number, number>();

  return async (
    { context }: Entry,
    row: NewTransactionRow,
    { profile, line_count, discount_amount }: LocalContent,
  ): Promise<LocalRow> => {
    const branch = context.requireBranch();
    const timeZone = zoneOf(context.service.config, profile);
    const z_no = openZ.get(branch.id) ?? (await holdOpenZ(trx, branch, { ms: nowMs, timeZone }));
    openZ.set(branch.id, z_no);
    return {
      ...row,
      ...{ status: "success", notify: 0, processed_at: nowMs, z_no, line_count, discount_amount },
      ...packResponse({ ...noReceipt, profile }),
    };
  };
}
