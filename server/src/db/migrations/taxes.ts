// The figures of each sale and purchase by tax type, for lists and exports.

import { optional, string } from "../sql/schema.ts";
import { addColumns, type Migration } from "./migration.ts";

/** Rows without figures are summed from their documents when they are listed, so nothing is filled in here. */
export const taxes: Migration[] = [
  addColumns("4201", "transactions", {
    taxes: optional(string(500)),
    purchase_status: optional(string(10)),
  }),
];
