// Outages of control units, from the first call without success to the next response.

import { int, optional, string, time, uuid } from "../sql/schema.ts";
import { addColumns, createTable, type Migration } from "./migration.ts";

export const outages: Migration[] = [
  createTable("5201", "outages", {
    columns: {
      id: uuid(),
      lane_id: int(),
      // The stream whose call began the outage.
      stream: string(10),
      reason: string(12),
      message: string(500),
      began_at: time(),
      ended_at: optional(time()),
      // The oldest call that waited when it began, and an id above those of all calls that waited when it ended.
      first_call_id: uuid(),
      end_id: optional(uuid()),
    },
    primary: ["id"],
    index: { lane: ["lane_id", "began_at"] },
  }),
  // The outage that lasts, so that a lane in order reads and writes nothing more.
  addColumns("5202", "lanes", { outage_id: optional(uuid()) }),
];
