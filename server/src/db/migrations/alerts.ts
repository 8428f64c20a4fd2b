// Mails to owners about grave events: who wants them, and when the last one was sent.

import { flag, initially, int, string, time } from "../sql/schema.ts";
import { addColumns, createTable, type Migration } from "./migration.ts";

export const alerts: Migration[] = [
  addColumns("6450", "people", { alerts: initially(1, flag()) }),
  createTable("6451", "owner_alerts", {
    columns: {
      data_set_id: int(),
      // The kind of the mail.
      kind: string(40),
      // A branch, or the id of a webhook.
      subject: string(60),
      // 0 until the first mail.
      last_at: time(),
    },
    primary: ["data_set_id", "kind", "subject"],
  }),
];
