// What a lane remembers of its unit's condition: why it takes nothing, and how far its clock is off.

import { bigint, blob, int, optional, string } from "../sql/schema.ts";
import { addColumns, changeIndexes, type Migration } from "./migration.ts";

export const lanes: Migration[] = [
  addColumns("1001", "lanes", {
    fault_code: optional(string(10)),
    fault_message: optional(string(500)),
    clock_off_ms: optional(bigint()),
  }),
];

export const openLanes: Migration[] = [
  // Lanes with open calls are found one after another, however many calls each has.
  changeIndexes("1301", "calls", {
    drop: { due: ["state", "due_at"] },
    add: { open: ["state", "lane_id", "due_at"] },
  }),
  // The master of an item that is open in a lane, whatever other branches have of the item.
  changeIndexes("1302", "calls", {
    drop: { item: ["item_id", "state"] },
    add: { master: ["lane_id", "item_id", "state"] },
  }),
];

export const attemptBodies: Migration[] = [
  addColumns("3502", "attempts", {
    took_ms: optional(int()),
    // What was sent, where a later attempt sent something else; otherwise the call has it.
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
      // The column goes with the step before; the attempts are what an earlier version counts.
    },
  },
];
