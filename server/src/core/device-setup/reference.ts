// All reference data of a branch's unit, fetched again.
import { countReference, type SyncedCounts } from "../codes/store.ts";
import {
  fetchCodes,
  type SyncDependencies,
  type SyncSource,
  storeCodes,
  syncItemClasses,
} from "../codes/sync.ts";
import { syncItems } from "../items/sync.ts";

/** Fetches code tables, items and changed item classes. Returns the counts of all stored rows, and contradictions with the profile. */
export async function refreshReference(
  dependencies: SyncDependencies,
  source: SyncSource,
): Promise<{ counts: SyncedCounts; warnings: string[] }> {
  const fetched = await fetchCodes(dependencies, source);
  await storeCodes(dependencies, source, fetched);
  await syncItemClasses(dependencies, source, "cursor");
  await syncItems(dependencies, source, "cursor");
  const { contradictions, warnings } = fetched.verification;
  return {
    counts: await countReference(dependencies.db.knex, source.data_set_id),
    warnings: [...contradictions, ...warnings],
  };
}
