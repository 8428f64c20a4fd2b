// Reads the lanes of an account with the next number of each of their streams, for operators.
import type { Queryable } from "../db/schema.ts";
import type { StreamName } from "../lanes/kinds.ts";
import type { Environment } from "./keys.ts";

export type NumberRow = {
  account_id: number;
  environment: Environment;
  tin: string;
  bhf_id: string;
  stream: StreamName;
  next_number: number;
  stopped_reason: string | null;
};

export async function listNumbers(db: Queryable, accountId?: number): Promise<NumberRow[]> {
  return db("streams")
    .join("lanes", "lanes.id", "streams.lane_id")
    .join("data_sets", "data_sets.id", "lanes.data_set_id")
    .modify((query) => {
      if (accountId !== undefined) query.where("data_sets.account_id", accountId);
    })
    .orderBy(["data_sets.account_id", "data_sets.environment", "lanes.tin", "lanes.bhf_id", "streams.name"])
    .select(
      "data_sets.account_id",
      "data_sets.environment",
      "lanes.tin",
      "lanes.bhf_id",
      "streams.next_number",
    )
    .select({ stream: "streams.name", stopped_reason: "streams.stopped_reason" });
}

/** The taxpayer numbers under which a branch reports: of its device, and of lanes it had before. */
export async function findTins(db: Queryable, dataSetId: number, bhfId: string): Promise<string[]> {
  const scope = { data_set_id: dataSetId, bhf_id: bhfId };
  const devices: { tin: string }[] = await db("devices").where(scope).select("tin");
  if (devices.length > 0) return devices.map(({ tin }) => tin);
  const lanes: { tin: string }[] = await db("lanes").where(scope).select("tin");
  return lanes.map(({ tin }) => tin);
}
