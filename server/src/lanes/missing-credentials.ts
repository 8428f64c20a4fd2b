// Devices that lost their credentials when they moved to another server: their lanes wait until they get them again.
import type { Queryable } from "../db/sql/schema.ts";
import { fromBlob } from "../db/sql/values.ts";

/** The names of a device's credentials. Values are never shown. */
export type CredentialKeys = {
  /** Sent to the unit with every call. */
  used: string[];
  /** Kept encrypted and never sent. */
  stored_only: string[];
  /** Dropped with the address that they were given for. Without them, the unit at the new one is not called. */
  missing?: string[];
};

/** Which credentials are missing since the device's address changed; undefined where none are. */
export function missingText({ missing }: CredentialKeys): string | undefined {
  if (!missing) return undefined;
  return `The credentials (${missing.join(", ")}) were dropped with the address that they were given for`;
}

/** What the devices of lanes lack, by lane. */
export async function findMissingCredentials(
  db: Queryable,
  laneIds: readonly number[],
): Promise<Map<number, string>> {
  const rows: { lane_id: number; credential_keys: Uint8Array }[] = await db("devices")
    .whereIn("lane_id", laneIds)
    .select("lane_id", "credential_keys");
  return new Map(
    rows.flatMap(({ lane_id, credential_keys }) => {
      const lacks = missingText(fromBlob<CredentialKeys>(credential_keys));
      return lacks === undefined ? [] : [[lane_id, lacks]];
    }),
  );
}
