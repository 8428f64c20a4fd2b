// The content of each attempt at a call, and the number of its sends.

import { blob, int, optional } from "../sql/schema.ts";
import { addColumns, changeIndexes, type Migration } from "./migration.ts";

export const attemptBodies: Migration[] = [
  addColumns("3502", "attempts", {
    took_ms: optional(int()),
    // The sent content, if a later attempt sent something else; otherwise the call has it.
    sent: optional(blob()),
    received: optional(blob()),
  }),
  // Newest first by lane, and how many there are.
  changeIndexes("3503", "attempts", { drop: {}, add: { lane: ["lane_id", "id"] } }),
  // How often a call was sent, once its attempts are deleted.
  addColumns("3504", "calls", { sends: optional(int()) }),
  {
    name: "3505_count_sends",
    async up(db) {
      await db.raw(
        "update calls set sends = (select count(*) from attempts where attempts.call_id = calls.id) where sends is null",
      );
    },
    async down() {
      // The step before drops the column; an earlier version counts the attempts.
    },
  },
];
