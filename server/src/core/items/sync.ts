// Fetches the items that other software has registered at a unit.
import { storeInParts } from "../../db/batching/in-parts.ts";
import { findCursor } from "../codes/store.ts";
import { beginning, moveCursor, type SyncDependencies, type SyncSource } from "../codes/sync.ts";
import { requireAccepted } from "../devices/unit-failure.ts";
import { adoptItems } from "./adopt.ts";

/**
 * Takes over items that other software has registered at the unit. A unit that rejects the list blocks nothing: our own
 * are known anyway.
 *
 * @throws UnitFailure if it doesn't respond.
 */
export async function syncItems(
  dependencies: SyncDependencies,
  source: SyncSource,
  from: "beginning" | "cursor",
): Promise<void> {
  const { db, clock, lanes, units } = dependencies;
  const { lane_id, address } = source;
  const cursor = from === "cursor" ? await findCursor(db.knex, lane_id, "items") : undefined;
  const result = await lanes.withSelect(lane_id, () => units.selectItems(address, cursor ?? beginning));
  if (result.kind === "rejected") return;
  const { data, result_date } = requireAccepted(result);
  const nowMs = clock.now();
  await storeInParts(
    db,
    data,
    (trx, items) => adoptItems(trx, source, items, nowMs),
    (trx) => moveCursor(trx, source, "items", result_date, nowMs),
  );
}
