// Holds the numbers of every stream in a copy of the embedded database, before it is used.
import type { DatabaseSync } from "node:sqlite";
import { heldReason } from "./hold.ts";

export function holdCopy(database: DatabaseSync, nowMs: number): void {
  database.prepare("update streams set stopped_reason = ?, updated_at = ?").run(heldReason, nowMs);
  // Nothing is sent from the copy: its leases and its calls on their way are over.
  database.exec(
    "insert into attempts (id, call_id, transaction_id, lane_id, number, sent_at, outcome) " +
      "select attempt_id, id, transaction_id, lane_id, number, updated_at, 'sent' from calls " +
      "where state = 'sent' and holder is not null",
  );
  database.prepare("update calls set holder = null, due_at = ? where state = 'sent'").run(nowMs);
  database.exec("update lanes set owner = null, lease_until = 0 where owner is not null");
}
