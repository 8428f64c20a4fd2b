// Columns for events that are sent once: the reported state of a lane or call.
import { optional, time } from "../sql/schema.ts";
import { addColumns, changeLength, type Migration } from "./migration.ts";

export const furtherEvents: Migration[] = [
  addColumns("5403", "lanes", { unreachable_since: optional(time()) }),
  addColumns("5404", "calls", { reported_sent_at: optional(time()) }),
  {
    name: "5405_webhooks_events",
    async up(db, family) {
      await changeLength(db, family, { table: "webhooks", column: "events", length: 1_000 });
    },
    async down(db, family) {
      // Earlier versions take 200 characters, and don't know the events that need more.
      await db("webhooks")
        .whereRaw("length(events) > 200")
        .update({ events: "transaction.completed,transaction.stalled,device.unreachable,stock.low" });
      await changeLength(db, family, { table: "webhooks", column: "events", length: 200 });
    },
  },
];
