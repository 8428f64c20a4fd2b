// Fetches the authority's new notices, next to a lane's saves, stored before the cursor moves.

import { fetchNew } from "../codes/fetch-new.ts";
import type { SyncDependencies, SyncSource } from "../codes/sync.ts";
import { saveNotices } from "./store.ts";

/**
 * Everything since the last fetch of this device; a notice that another device has brought already is not new.
 *
 * @returns How many notices were new.
 * @throws UnitFailure when the unit rejects the request or gives no usable response; nothing is changed then.
 */
export async function fetchNotices(dependencies: SyncDependencies, source: SyncSource): Promise<number> {
  const { clock, units } = dependencies;
  let added = 0;
  await fetchNew(dependencies, source, {
    kind: "notices",
    select: (address, since) => units.selectNotices(address, since),
    async store(trx, some) {
      added += await saveNotices(trx, source.data_set_id, some, clock.now());
    },
  });
  return added;
}
