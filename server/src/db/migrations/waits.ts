// Why a call or a stream waits although its unit is there, and how a recovered receipt is compared with those that are known.

import { optional, string, time } from "../sql/schema.ts";
import { addColumns, changeIndexes, type Migration } from "./migration.ts";

export const waits: Migration[] = [
  addColumns("3300", "calls", {
    /** Not sent before this time: the unit took the document's date for the future. */
    held_until: optional(time()),
    /** Why the outcome stays unknown although the unit responded. */
    doubt_code: optional(string(60)),
    /** When the event was written that this call has been unanswered for long. */
    stalled_at: optional(time()),
  }),
  addColumns("3301", "streams", {
    /** Since when no program has served the path of the stream's calls. */
    unserved_since: optional(time()),
    unserved_until: optional(time()),
    unserved_reason: optional(string(500)),
  }),
  addColumns("3302", "transactions", { receipt_signature: optional(string(64)) }),
  changeIndexes("3303", "transactions", {
    drop: {},
    add: { receipt: ["lane_id", "receipt_no"], signature: ["lane_id", "receipt_signature"] },
  }),
  // Events that were written of unanswered calls are not written again.
  {
    name: "3304_stalled_calls",
    async up(db) {
      await db.raw(
        "update calls set stalled_at = (select t.stalled_at from transactions t where t.id = calls.transaction_id and t.in_doubt = 1) " +
          "where state = 'sent' and stalled_at is null",
      );
    },
    async down() {},
  },
];
