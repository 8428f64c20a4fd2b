// What a data set keeps beside its trade: the authority's notices, the branches' insurers, and when each device is refreshed.

import { bigint, char, flag, initially, int, optional, string, text, time } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const notices: Migration[] = [
  createTable("0701", "notices", {
    columns: {
      data_set_id: int(),
      // The authority's own number.
      notice_no: bigint(),
      title: string(1000),
      title_folded: string(200),
      content: text(),
      url: optional(string(1000)),
      author: optional(string(200)),
      // `YYYYMMDDHHmmss`; empty where the unit gave none.
      published_at: char(14),
      fetched_at: time(),
    },
    primary: ["data_set_id", "notice_no"],
    index: { published: ["data_set_id", "published_at", "notice_no"] },
  }),
  createTable("0702", "insurances", {
    columns: {
      data_set_id: int(),
      branch_id: int(),
      code: string(10),
      name: string(100),
      // Whole percent, as the unit takes it.
      rate: int(),
      is_active: flag(),
      created_at: time(),
      updated_at: time(),
    },
    primary: ["branch_id", "code"],
    index: { created: ["data_set_id", "created_at"] },
  }),
  createTable("0703", "refreshes", {
    columns: {
      lane_id: int(),
      // Whoever moves it on from the value that was read does the refresh.
      due_at: time(),
      failures: initially(0, int()),
      last_error: optional(string(1000)),
      failed_at: optional(time()),
      last_succeeded_at: optional(time()),
    },
    primary: ["lane_id"],
    index: { due: ["due_at"] },
  }),
];
