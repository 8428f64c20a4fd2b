// The outbox of e-mail: a mail is stored by the transaction that causes it and sent later.

import { blob, char, int, optional, string, time, uuid } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const mails: Migration[] = [
  createTable("5801", "mails", {
    columns: {
      id: uuid(),
      recipient: string(200),
      kind: string(40),
      // The values of the text, with its single-use code. Null once the mail is sent or given up.
      content: optional(blob()),
      // pending, sent or failed
      status: char(7),
      attempts: int(),
      last_error: optional(string(300)),
      due_at: time(),
      // Then the code in the mail has expired, or the mail is no longer useful.
      give_up_at: time(),
      owner: optional(uuid()),
      lease_until: time(),
      created_at: time(),
      ended_at: optional(time()),
    },
    primary: ["id"],
    index: { due: ["status", "due_at"], ended: ["ended_at"] },
  }),
];
