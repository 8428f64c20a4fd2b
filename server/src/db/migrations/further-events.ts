// What events need that are sent once: which state of a lane or call was reported.
import { columnSql, optional, string, time } from "../sql/schema.ts";
import { addColumns, type Migration } from "./migration.ts";

/** SQLite bounds no text. */
const widen = (length: number) => (family: string) =>
  family === "mysql"
    ? `alter table \`webhooks\` modify column ${columnSql("events", string(length), "mysql")}`
    : "select 1";

export const furtherEvents: Migration[] = [
  addColumns("5403", "lanes", { unreachable_since: optional(time()) }),
  addColumns("5404", "calls", { reported_sent_at: optional(time()) }),
  {
    name: "5405_webhooks_events",
    async up(db, family) {
      await db.raw(widen(1_000)(family));
    },
    async down(db, family) {
      // Earlier versions take 200 characters, and know none of the events that need more.
      await db("webhooks")
        .whereRaw("length(events) > 200")
        .update({ events: "transaction.completed,transaction.stalled,device.unreachable,stock.low" });
      await db.raw(widen(200)(family));
    },
  },
];
