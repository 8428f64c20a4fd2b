// Branches that are paused: their lanes send nothing, not even calls whose outcome is unknown.
import { shellWord, withCommand } from "@taxctl/sdk/rules/commands";
import { iso } from "../base/clock.ts";
import { UnprocessableError } from "../base/errors.ts";
import type { Queryable, QueryBuilder } from "../db/sql/schema.ts";

export type LanePause = { bhf_id: string; paused_at: number; pause_reason: string | null };

/** The lanes of the devices of paused branches. */
export function pausedLanes(db: Queryable): QueryBuilder {
  return db("devices as paused_devices")
    .join("branches as paused", "paused.id", "paused_devices.branch_id")
    .whereNotNull("paused.paused_at")
    .select("paused_devices.lane_id");
}

/** The pauses of lanes; of lanes that send there is nothing. */
export async function findPauses(db: Queryable, laneIds: readonly number[]): Promise<Map<number, LanePause>> {
  const rows: (LanePause & { lane_id: number })[] = await pausedLanes(db)
    .whereIn("paused_devices.lane_id", laneIds)
    .select("paused.bhf_id", "paused.paused_at", "paused.pause_reason");
  return new Map(rows.map(({ lane_id, ...pause }) => [lane_id, pause]));
}

export function reasonOfPause({ bhf_id, paused_at, pause_reason }: LanePause): string {
  return `Branch ${bhf_id} has been paused since ${iso(paused_at)}: ${pause_reason}`;
}

export function remedyOfPause(bhfId: string): string {
  const operation = `POST /branches/${encodeURIComponent(bhfId)}/resume`;
  return `Resume it: ${withCommand(operation, `taxctl branches resume ${shellWord(bhfId)}`)}`;
}

/** @throws UnprocessableError 422 `branch_paused` where a call of the lane would have to go to the unit at once. */
export async function requireUnpaused(db: Queryable, laneId: number): Promise<void> {
  const pause = (await findPauses(db, [laneId])).get(laneId);
  if (!pause) return;
  throw new UnprocessableError("branch_paused", `${reasonOfPause(pause)}. Nothing was sent or stored.`);
}
