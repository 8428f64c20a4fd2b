// The audit: who changed what, with old and new values.

import { blob, int, optional, string, type Tables, time, uuid } from "../sql/schema.ts";

export const audit: Tables = {
  audit: {
    columns: {
      id: uuid(),
      account_id: optional(int()),
      data_set_id: optional(int()),
      user_id: optional(int()),
      action: string(60),
      subject: string(200),
      detail: optional(blob()),
      created_at: time(),
      actor: string(10),
      key_prefix: optional(string(20)),
      old_values: optional(blob()),
      new_values: optional(blob()),
    },
    primary: ["id"],
    index: {
      account: ["account_id", "id", "data_set_id"],
      // What people did with one record.
      subject: ["account_id", "subject", "id"],
    },
    isAppendOnly: true,
  },
};
