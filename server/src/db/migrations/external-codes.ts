// Codes of other systems (a shop's own stock codes, a supplier's item codes), mapped to items.

import { int, optional, string, time } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const externalCodes: Migration[] = [
  createTable("3901", "external_codes", {
    columns: {
      data_set_id: int(),
      // The source of the code: different sources may use the same code.
      source: string(64),
      external_code: string(100),
      item_code: string(20),
      description: optional(string(200)),
      created_at: time(),
      updated_at: time(),
    },
    primary: ["data_set_id", "source", "external_code"],
    index: { by_item: ["data_set_id", "item_code"] },
  }),
];
