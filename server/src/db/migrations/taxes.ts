// The figures of each sale and purchase by tax letter, for lists and exports.
import { addColumns, type Migration } from "../migration.ts";
import { optional, string } from "../schema.ts";

/** Rows without figures are summed from their documents when they are listed, so nothing is filled in here. */
export const taxes: Migration[] = [
  addColumns("4201", "transactions", {
    taxes: optional(string(500)),
    purchase_status: optional(string(10)),
  }),
];
