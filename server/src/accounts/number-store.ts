// The TINs under which a branch reports.
import type { Queryable } from "../db/sql/schema.ts";
import { findLaneTins } from "../lanes/numbers.ts";

/** The TINs under which a branch reports: of its device, and of lanes it had before. */
export async function findTins(db: Queryable, environmentId: number, bhfId: string): Promise<string[]> {
  const scope = { data_set_id: environmentId, bhf_id: bhfId };
  const devices: string[] = await db("devices").where(scope).pluck("tin");
  return devices.length > 0 ? devices : findLaneTins(db, environmentId, bhfId);
}
