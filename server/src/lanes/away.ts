// Units that can't be reached because no relay of their branch is connected: which, and the words for it.
import { shellWord, withCommand } from "@taxctl/sdk/rules/commands";
import type { Queryable } from "../db/sql/schema.ts";

/** Why the unit can't be reached, by the names of the branch's relays. */
export function reasonOfAway(names: readonly string[]): string {
  if (names.length === 0) return "The branch has no relay";
  return names.length === 1
    ? `The relay ${names[0]} is not connected`
    : `The relays ${names.join(", ")} are not connected`;
}

export function remedyOfAway(names: readonly string[], bhfId: string): string {
  if (names.length === 0)
    return `Create one: ${withCommand("POST /relays", `taxctl relays create --name NAME --branch ${shellWord(bhfId)}`)}`;
  return "Start it at the branch, or check the branch's internet connection. The branch's relays: GET /relays, `taxctl relays list`";
}

/** Lanes whose device is called through a relay, while none of its branch is connected; with the names of the branch's relays. */
export async function findAwayRelays(
  db: Queryable,
  laneIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows: { lane_id: number; name: string | null; connection_id: string | null }[] = await db("devices")
    .leftJoin("relay_branches", "relay_branches.branch_id", "devices.branch_id")
    .leftJoin("relays", (on) => on.on("relays.id", "relay_branches.relay_id").andOnNull("relays.revoked_at"))
    .whereIn("devices.lane_id", [...laneIds])
    .where({ "devices.via": "relay", "devices.is_active": 1 })
    .orderBy("relays.name")
    .select("devices.lane_id", "relays.name", "relays.connection_id");
  const connected = new Set(rows.flatMap((row) => (row.connection_id === null ? [] : [row.lane_id])));
  const away = new Map<number, string[]>();
  for (const { lane_id, name } of rows) {
    if (connected.has(lane_id)) continue;
    away.set(lane_id, [...(away.get(lane_id) ?? []), ...(name === null ? [] : [name])]);
  }
  return away;
}
