// Fetches the authority's new notices beside a lane's saves, stored before the cursor moves.
import { findCursor } from "../codes/store.ts";
import { beginning, moveCursor, type SyncDependencies, type SyncSource } from "../codes/sync.ts";
import { storeInParts } from "../db/batching/in-parts.ts";
import { requireAccepted } from "../devices/unit-failure.ts";
import { saveNotices } from "./store.ts";

/**
 * Everything since the last fetch of this device; what another device has brought already is no news.
 *
 * @returns How many notices were new.
 * @throws UnitFailure when the unit refuses or gives no usable answer; nothing is changed then.
 */
export async function fetchNotices(dependencies: SyncDependencies, source: SyncSource): Promise<number> {
  const { db, clock, lanes, units } = dependencies;
  return lanes.withSelect(source.lane_id, async () => {
    const since = (await findCursor(db.knex, source.lane_id, "notices")) ?? beginning;
    const { data, result_date } = requireAccepted(await units.selectNotices(source.address, since));
    const nowMs = clock.now();
    let added = 0;
    await storeInParts(
      db,
      data,
      async (trx, some) => {
        added += await saveNotices(trx, source.data_set_id, some, nowMs);
      },
      (trx) => moveCursor(trx, source, "notices", result_date, nowMs),
    );
    return added;
  });
}
