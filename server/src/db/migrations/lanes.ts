// What a lane remembers of its unit's condition: why it takes nothing, and how far its clock is off.
import { addColumns, changeIndexes, type Migration } from "../migration.ts";
import { bigint, optional, string } from "../schema.ts";

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
