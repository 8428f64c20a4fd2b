// Fetching from a branch's unit: from the stored cursor, one fetch at a time for a device, stored before the cursor moves.
// Decisions about the API: 47.

import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { localDateTime } from "../../base/clock.ts";
import type { UnitAddress, UnitResult } from "../../control-unit/types.ts";
import { storeInParts } from "../../db/batching/in-parts.ts";
import type { Trx } from "../../db/sql/schema.ts";
import type { Context } from "../context/context.ts";
import { findReadyUnit } from "../devices/ready-store.ts";
import { branchFailure, UnitFailure, unitFailure } from "../devices/unit-failure.ts";
import { type CursorKind, findCursor, saveCursor } from "./store.ts";
import { beginning, type SyncDependencies, type SyncSource } from "./sync.ts";

/** One kind of records: how to request and how to store them. */
export type Fetch<Row> = {
  kind: CursorKind;
  select(address: UnitAddress, since: string): Promise<UnitResult<Row[]>>;
  store(trx: Trx, rows: readonly Row[]): Promise<unknown>;
};

type Fetched = { code: string; message: string; result_date: string };

/**
 * Fetches and stores the new records of one kind, with the new cursor in the transaction of the last rows.
 *
 * @throws UnitFailure if the unit rejects the request or gives no usable response; nothing is stored and the cursor stays.
 */
export async function fetchNew<Row>(
  { db, lanes, clock }: Pick<SyncDependencies, "db" | "lanes" | "clock">,
  { lane_id, address }: Pick<SyncSource, "lane_id" | "address">,
  { kind, select, store }: Fetch<Row>,
): Promise<Fetched> {
  return lanes.withSelect(lane_id, async () => {
    const since = (await findCursor(db.knex, lane_id, kind)) ?? beginning;
    const { messages, timeZone } = rulesOf(address.profile);
    const mustRise = kind === "daily_imports" && messages.risingImportCursor;
    // Asked in this second already: nothing can be new, and the same cursor again would be rejected.
    if (mustRise && since >= localDateTime(clock.now(), timeZone))
      return { code: "001", message: "The records were fetched in this second.", result_date: since };
    const result = await select(address, since);
    if (result.kind !== "accepted") throw unitFailure(result);
    const { data, code, message, result_date } = result;
    // Without a usable date of the unit, only the time of the fetch is new.
    const known = /^\d{14}$/.test(result_date) ? result_date : since;
    // A unit whose clock is behind can give the cursor that it got.
    const next = mustRise && known <= since ? secondAfter(since) : known;
    await storeInParts(db, data, store, (trx) => saveCursor(trx, lane_id, kind, next, clock.now()));
    return { code, message, result_date };
  });
}

/** `20260310101501` for `20260310101500`. */
function secondAfter(stamp: string): string {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp)?.slice(1).map(Number) ?? [];
  const [year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts;
  const next = new Date(Date.UTC(year, month - 1, day, hour, minute, second + 1));
  return next.toISOString().replaceAll(/\D/g, "").slice(0, 14);
}

/**
 * The same for a request, through the device of its branch.
 *
 * @throws UnitUnreachableError 500 if the unit gives no usable response.
 * @throws ServiceError `unit_<code>` if the unit rejects the request.
 */
export async function fetchFromUnit<Row>(
  context: Context,
  fetch: Fetch<Row>,
  rejectedStatus: 400 | 422 = 422,
): Promise<Fetched> {
  const { service } = context;
  const unit = await findReadyUnit(service, context.requireBranch());
  try {
    return await fetchNew(service, unit, fetch);
  } catch (error) {
    if (!(error instanceof UnitFailure)) throw error;
    throw branchFailure(error, unit.bhf_id, "nothing was changed", rejectedStatus);
  }
}
