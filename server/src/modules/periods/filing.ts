// The filing of a closed month's return: the authority's acknowledgement, and who prepared and reviewed the return.
import { filingErrors } from "@taxctl/sdk/rules/validation";
import { iso, localDay } from "../../base/clock.ts";
import { ConflictError, ValidationError } from "../../base/errors.ts";
import { shownMonth } from "../../base/months.ts";
import { lockEnvironment } from "../../core/accounts/store.ts";
import { recordChange } from "../../core/audit/record.ts";
import type { Context } from "../../core/context/context.ts";
import { accountZone } from "../../core/devices/zones.ts";
import { type Filing, type FilingRow, findFiling, saveFiling } from "./filing-store.ts";
import { findClosed } from "./store.ts";

export type FilingInput = Pick<Filing, "acknowledgement_no"> & {
  [Field in keyof Omit<Filing, "acknowledgement_no">]?: Filing[Field] | undefined;
};

export function showFiling(row: FilingRow) {
  return { ...filingOf(row), recorded_at: iso(row.recorded_at), recorded_by: row.recorded_by };
}

const filingOf = ({
  acknowledgement_no,
  filed_on,
  payment_no,
  prepared_by,
  reviewed_by,
}: Filing): Filing => ({
  acknowledgement_no,
  filed_on,
  payment_no,
  prepared_by,
  reviewed_by,
});

/**
 * Records the filing of a closed month, in place of an earlier one.
 *
 * @throws ConflictError 409 `period_open`
 * @throws ValidationError 422 for a day before the end of the month, or after today
 */
export async function fileMonth(context: Context, month: string, input: FilingInput): Promise<void> {
  const { service, environment, user } = context;
  const nowMs = service.clock.now();
  const today = localDay(nowMs, await accountZone(service, environment.id));
  const { acknowledgement_no, filed_on = today, payment_no, prepared_by, reviewed_by } = input;
  const errors = filingErrors({ filed_on }, shownMonth(month), today);
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
  const filing: Filing = {
    acknowledgement_no,
    filed_on,
    payment_no: payment_no ?? null,
    prepared_by: prepared_by ?? null,
    reviewed_by: reviewed_by ?? null,
  };
  await service.db.transaction(async (trx) => {
    await lockEnvironment(trx, environment.id);
    if (!(await findClosed(trx, environment.id, month))) {
      const message = `${shownMonth(month)} is open: close it before you record that its return is filed.`;
      throw new ConflictError("period_open", message);
    }
    const before = await findFiling(trx, environment.id, month);
    if (before && JSON.stringify(filingOf(before)) === JSON.stringify(filing)) return;
    await saveFiling(trx, {
      data_set_id: environment.id,
      month,
      ...filing,
      recorded_at: nowMs,
      recorded_by: user.id,
    });
    await recordChange(trx, context, {
      action: "periods.file",
      subject: `month ${shownMonth(month)}`,
      ...(before && { old: filingOf(before) }),
      new: filing,
    });
  });
}
