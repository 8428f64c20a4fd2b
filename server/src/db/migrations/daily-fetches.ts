// The daily fetch of each branch: its time, the result of the last one, and the list of new records.
import { char, initially, int, optional, string, time } from "../sql/schema.ts";
import { addColumns, changeIndexes, createTable, type Migration } from "./migration.ts";

export const dailyFetches: Migration[] = [
  /** `HH:MM` or `off`; without it, the service chooses a time of the night. */
  addColumns("6000", "branches", { daily_fetch: optional(string(5)) }),
  createTable("6001", "daily_fetches", {
    columns: {
      branch_id: int(),
      /** `HH:MM`, used while the branch has no time of its own. */
      default_at: char(5),
      /** When the last complete fetch began, in local time: `YYYYMMDDHH:MM`. */
      fetched_local: char(13),
      /** The process that moves it on from the value that it read makes the fetch. */
      next_try_at: initially(0, time()),
      failures: initially(0, int()),
      last_error: optional(string(1000)),
      failed_at: optional(time()),
      succeeded_at: optional(time()),
      /** New records of the last fetch, over all its tries. */
      supplier_invoices: initially(0, int()),
      customs_records: initially(0, int()),
      notices: initially(0, int()),
    },
    primary: ["branch_id"],
  }),
  changeIndexes("6002", "supplier_sales", {
    drop: { waiting: ["branch_id", "registered_by"] },
    add: {
      waiting: ["branch_id", "registered_by", "sales_date", "id"],
      by_date: ["branch_id", "sales_date", "id"],
    },
  }),
];
