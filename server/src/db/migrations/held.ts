// Documents that follow another one's retry automatically offer no retry of their own.
import type { Migration } from "./migration.ts";

const codes = ["credit_note_rejected", "outgoing_rejected"];

export const heldDocuments: Migration[] = [
  {
    name: "6300_no_retry_of_held_documents",
    async up(db) {
      await db("transactions")
        .where({ status: "failed", can_retry: 1 })
        .whereIn("failure_code", codes)
        .update({ can_retry: 0 });
    },
    async down(db) {
      await db("transactions")
        .where({ status: "failed", can_retry: 0, superseded_by: null })
        .whereIn("failure_code", codes)
        .update({ can_retry: 1 });
    },
  },
];
