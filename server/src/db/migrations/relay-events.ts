// Which relays were reported as disconnected, so that each event is sent once.
import { optional, time } from "../sql/schema.ts";
import { addColumns, type Migration } from "./migration.ts";

export const relayEvents: Migration[] = [
  addColumns("5601", "relays", { reported_away_at: optional(time()) }),
  {
    // Earlier versions don't know these events.
    name: "5602_webhooks_relay_events",
    async up() {},
    async down(db) {
      const rows: { id: string; events: string }[] = await db("webhooks")
        .where("events", "like", "%relay.%")
        .select("id", "events");
      for (const { id, events } of rows) {
        const known = events.split(",").filter((event) => !event.startsWith("relay."));
        await db("webhooks")
          .where({ id })
          .update({ events: known.join(",") || "transaction.completed" });
      }
    },
  },
];
