// What a lane remembers of its unit's condition: why it takes nothing, and how far its clock is off.
import { addColumns, type Migration } from "../migration.ts";
import { bigint, optional, string } from "../schema.ts";

export const lanes: Migration[] = [
  addColumns("1001", "lanes", {
    fault_code: optional(string(10)),
    fault_message: optional(string(500)),
    clock_off_ms: optional(bigint()),
  }),
];
