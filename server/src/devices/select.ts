// Fetching from a branch's unit: from the stored cursor, one fetch at a time for a device, stored before the cursor moves.

import { codeOfUnit } from "../catalogue.ts";
import { type CursorKind, findCursor, saveCursor } from "../codes/store.ts";
import type { Context } from "../context.ts";
import type { UnitAddress, Verdict } from "../control-unit/types.ts";
import { storeInParts } from "../db/batching/in-parts.ts";
import type { Trx } from "../db/sql/schema.ts";
import { ServiceError, UnitUnreachableError, UnprocessableError } from "../errors.ts";
import { findLaneAddress, findReadyDevice } from "./ready-store.ts";

/** Where a fetch begins when nothing was fetched before. */
const firstCursor = "20180101000000";

/**
 * Fetches what is new of one kind through the branch's device and stores it, the new cursor with the last rows.
 *
 * @throws UnitUnreachableError 500 when the unit gives no usable answer; nothing is stored and the cursor stays.
 * @throws ServiceError `unit_<code>` when the unit refuses.
 */
export async function fetchFromUnit<Row>(
  context: Context,
  kind: CursorKind,
  select: (address: UnitAddress, since: string) => Promise<Verdict<Row[]>>,
  store: (trx: Trx, rows: readonly Row[]) => Promise<void>,
  refusedStatus: 400 | 422 = 422,
): Promise<{ code: string; message: string; result_date: string }> {
  const { service } = context;
  const { db, lanes, clock } = service;
  const device = await findReadyDevice(db.knex, context.requireBranch());
  const unit = await findLaneAddress(db.knex, service, device.lane_id);
  if (!unit) throw new UnprocessableError("device_not_ready", "The device was changed; initialise it again.");
  return lanes.withSelect(device.lane_id, async () => {
    const since = await findCursor(db.knex, device.lane_id, kind);
    const verdict = await select(unit.address, since ?? firstCursor);
    if (verdict.kind === "not_sent" || verdict.kind === "doubt") {
      throw new UnitUnreachableError(
        `The control unit of branch ${device.bhf_id} gave no usable answer; nothing was changed.`,
        verdict.message,
      );
    }
    if (verdict.kind !== "accepted") {
      const code = codeOfUnit(verdict.code);
      throw new ServiceError(refusedStatus, code, `The control unit refused: ${verdict.message}`, {
        error: verdict.message,
      });
    }
    await storeInParts(db, verdict.data, store, async (trx) => {
      if (!/^\d{14}$/.test(verdict.result_date)) return;
      await saveCursor(trx, device.lane_id, kind, verdict.result_date, clock.now());
    });
    const { code, message, result_date } = verdict;
    return { code, message, result_date };
  });
}
