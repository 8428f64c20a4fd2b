// Lanes that need somebody, by what is wrong: the metrics name their branches. The cost follows open work, not history.
import type { Database } from "../db/open.ts";
import type { Queryable } from "../db/sql/schema.ts";
import { circuitAfter } from "./contact.ts";
import { findOldestFollowUps } from "./follow-up-calls.ts";
import { findOverdueLanes } from "./queues.ts";

/** The branch of a lane. */
export type LanePlace = { account_id: number; environment: string; bhf_id: string };

/** What is wrong with a lane: a count, or since when. */
export type LaneTroubles = {
  /** Units that can't be reached, with the number of sends in a row that found none. */
  unreachable: Map<number, number>;
  /** The number of stopped streams. */
  stopped: Map<number, number>;
  /** Due time of the oldest document that no process takes, though the unit can be reached. */
  overdue: Map<number, number>;
  /** Since when the oldest stock follow-up of a finished transaction is open; paused branches are left out. */
  follow_ups: Map<number, number>;
};

type Row = { lane_id: number; value: number };
const byLane = (rows: readonly Row[]): Map<number, number> =>
  new Map(rows.map(({ lane_id, value }) => [lane_id, Number(value)]));

export async function findTroubles(db: Database, nowMs: number): Promise<LaneTroubles> {
  const { knex } = db;
  return {
    unreachable: byLane(
      await knex("lanes").where("failures", ">=", circuitAfter).select({ lane_id: "id", value: "failures" }),
    ),
    stopped: byLane(
      await knex("streams")
        .whereNotNull("stopped_reason")
        .groupBy("lane_id")
        .select("lane_id")
        .count({ value: "*" }),
    ),
    overdue: await findOverdueLanes(db, nowMs),
    follow_ups: await findOldestFollowUps(knex),
  };
}

/** The branches of lanes. */
export async function findLanePlaces(
  db: Queryable,
  laneIds: readonly number[],
): Promise<Map<number, LanePlace>> {
  const rows: (LanePlace & { id: number })[] = await db("lanes")
    .join("data_sets", "data_sets.id", "lanes.data_set_id")
    .whereIn("lanes.id", laneIds)
    .select("lanes.id", "data_sets.account_id", "data_sets.environment", "lanes.bhf_id");
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}
