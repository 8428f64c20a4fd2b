// Settings of an account, one row for each of its environments; a setting without a value has its default.

import { int, optional, string, time } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const accountSettings: Migration[] = [
  createTable("3401", "account_settings", {
    columns: { data_set_id: int(), walk_in_customer_name: optional(string(60)), updated_at: time() },
    primary: ["data_set_id"],
  }),
];
