// Taxpayers that an environment has looked up at the authority. They are a cache: each row can be fetched again.

import { flag, int, optional, string, time } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const taxpayers: Migration[] = [
  createTable("5301", "taxpayers", {
    columns: {
      data_set_id: int(),
      tin: string(20),
      name: string(60),
      is_active: flag(),
      address: optional(string(500)),
      fetched_at: time(),
    },
    primary: ["data_set_id", "tin"],
    index: { by_age: ["data_set_id", "fetched_at"], old: ["fetched_at"] },
  }),
];
