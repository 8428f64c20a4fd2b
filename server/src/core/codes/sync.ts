// Fetches the reference data of a unit next to its lane's saves, and stores it by natural key.
// Decisions about the API: 38.
import type { Clock } from "../../base/clock.ts";
import type { CodeClass } from "../../control-unit/fetched.ts";
import type { ControlUnit, UnitAddress } from "../../control-unit/types.ts";
import { type Verification, verifyProfile } from "../../control-unit/verify.ts";
import type { Database } from "../../db/open.ts";
import type { Lanes } from "../../lanes/worker.ts";
import { requireAccepted } from "../devices/unit-failure.ts";
import { findCursor, saveCodes, saveCursor, saveItemClasses } from "./store.ts";

/** Before anything that a unit may have changed. */
export const beginning = "20180101000000";

export type SyncDependencies = {
  db: Database;
  clock: Clock;
  lanes: Pick<Lanes, "withSelect">;
  units: ControlUnit;
};

/** Which environment is filled, from which branch's unit, through which lane. */
export type SyncSource = { data_set_id: number; branch_id: number; lane_id: number; address: UnitAddress };

export type Fetched = { classes: CodeClass[]; result_date: string; verification: Verification };

/**
 * Fetches the code tables, always whole (they are one response), and compares them with the profile. Nothing is stored.
 *
 * @throws UnitFailure
 */
export async function fetchCodes(
  dependencies: SyncDependencies,
  { lane_id, address }: SyncSource,
): Promise<Fetched> {
  const result = await dependencies.lanes.withSelect(lane_id, () =>
    dependencies.units.selectCodes(address, beginning),
  );
  const { data, result_date } = requireAccepted(result);
  return { classes: data, result_date, verification: verifyProfile(address.profile, data) };
}

/** Stores fetched code tables in one transaction. */
export async function storeCodes(
  dependencies: SyncDependencies,
  source: SyncSource,
  fetched: Fetched,
): Promise<void> {
  const nowMs = dependencies.clock.now();
  const { disabled } = fetched.verification;
  await dependencies.db.transaction(async (trx) => {
    await saveCodes(trx, source.data_set_id, fetched.classes, disabled, nowMs);
    await moveCursor(trx, source, "codes", fetched.result_date, nowMs);
  });
}

/**
 * Fetches the item classes page by page. Each page is stored with its cursor before the next request, so it is kept if the
 * unit goes away in the middle, and never more than one page is held.
 *
 * @param from `beginning` fetches all of them again, `cursor` only changes since the last stored page.
 * @throws UnitFailure
 */
export async function syncItemClasses(
  dependencies: SyncDependencies,
  source: SyncSource,
  from: "beginning" | "cursor",
): Promise<void> {
  const { db, clock, lanes, units } = dependencies;
  const { data_set_id, lane_id, address } = source;
  const cursor = from === "cursor" ? await findCursor(db.knex, lane_id, "item_classes") : undefined;
  const pages = units.selectItemClasses(address, cursor ?? beginning);
  for (;;) {
    const page = await lanes.withSelect(lane_id, () => pages.next());
    if (page.done) return;
    const { data, result_date } = requireAccepted(page.value);
    const nowMs = clock.now();
    await db.transaction(async (trx) => {
      await saveItemClasses(trx, data_set_id, data, nowMs);
      await moveCursor(trx, source, "item_classes", result_date, nowMs);
    });
  }
}

type Move = Parameters<typeof saveCursor>;

/** Moves a cursor past the fetched rows. An invalid date (some units omit it) moves nothing. */
export async function moveCursor(
  trx: Move[0],
  { lane_id }: SyncSource,
  kind: Move[2],
  date: string,
  nowMs: number,
): Promise<void> {
  if (/^\d{14}$/.test(date)) await saveCursor(trx, lane_id, kind, date, nowMs);
}
