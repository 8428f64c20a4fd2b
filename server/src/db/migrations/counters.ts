// What lists are found by: counters that know submitter and document date, counters of movements, and the indexes that go with them.

import {
  bigint,
  char,
  columnSql,
  createTableSql,
  int,
  type Queryable,
  string,
  type Table,
} from "../sql/schema.ts";
import { changeIndexes, createTable, type Migration } from "./migration.ts";

const narrow: Table = {
  columns: {
    data_set_id: int(),
    local_day: char(10),
    branch_id: int(),
    type: string(10),
    status: string(10),
    count: bigint(),
  },
  primary: ["data_set_id", "local_day", "branch_id", "type", "status"],
};
const added = { user_id: { ...int(), initial: 0 }, document_date: { ...char(8), initial: "" } };
const wide: Table = {
  columns: { ...narrow.columns, ...added },
  primary: [...(narrow.primary ?? []), ...Object.keys(added)],
};

/** Counts rows under the keys of a table of counters; `what` says how a key differs from the column of its name. */
async function fill(
  db: Queryable,
  [table, rows]: [string, string],
  key: readonly string[],
  what: Record<string, string> = {},
): Promise<void> {
  const names = key.join(", ");
  const values = key.map((name) => what[name] ?? name).join(", ");
  const groups = key.map((name) => what[name] ?? name).filter((value) => value !== "0");
  await db.raw(
    `replace into ${table} (${names}, \`count\`) select ${values}, count(*) from ${rows} group by ${groups.join(", ")}`,
  );
}

/** SQLite can't change a primary key: the table is made anew, as any step in one transaction. */
async function remake(db: Queryable, table: Table): Promise<void> {
  await db.schema.dropTable("counters");
  for (const statement of createTableSql("counters", table, "sqlite")) await db.raw(statement);
}

const primaryOf = ({ primary = [] }: Table): string => primary.map((name) => `\`${name}\``).join(", ");

const widerCounters: Migration = {
  name: "1101_counters",
  async up(db, family) {
    if (await db.schema.hasColumn("counters", "document_date")) return;
    if (family === "sqlite") return remake(db, wide);
    const columns = Object.entries(added).map(
      ([name, column]) => `add column ${columnSql(name, column, family)}`,
    );
    await db.raw(
      `alter table counters ${columns.join(", ")}, drop primary key, add primary key (${primaryOf(wide)})`,
    );
  },
  async down(db, family) {
    if (!(await db.schema.hasColumn("counters", "document_date"))) return;
    if (family === "sqlite") return remake(db, narrow);
    const columns = Object.keys(added).map((name) => `drop column \`${name}\``);
    await db("counters").delete();
    await db.raw(
      `alter table counters drop primary key, ${columns.join(", ")}, add primary key (${primaryOf(narrow)})`,
    );
  },
};

const filledCounters: Migration = {
  name: "1102_counters_filled",
  async up(db) {
    await fill(db, ["counters", "transactions"], wide.primary ?? []);
    await db("counters").where({ document_date: "" }).delete();
  },
  async down() {},
};

const monthKey = ["data_set_id", "local_month", "branch_id", "type", "status", "user_id", "document_month"];

const filledMonthlyCounters: Migration = {
  name: "1104_monthly_counters_filled",
  up: (db) =>
    fill(db, ["monthly_counters", "transactions"], monthKey, {
      local_month: "substr(local_day, 1, 7)",
      document_month: "substr(document_date, 1, 6)",
    }),
  async down() {},
};

const movementKey = ["data_set_id", "branch_id", "item_id", "local_day", "type"];

const filledMovementCounters: Migration = {
  name: "1106_movement_counters_filled",
  async up(db) {
    const tables: [string, string] = ["movement_counters", "movements"];
    await fill(db, tables, movementKey);
    await fill(db, tables, movementKey, { item_id: "0" });
  },
  async down() {},
};

export const counters: Migration[] = [
  widerCounters,
  filledCounters,
  createTable("1103", "monthly_counters", {
    columns: {
      data_set_id: int(),
      local_month: char(7),
      branch_id: int(),
      type: string(10),
      status: string(10),
      user_id: int(),
      document_month: char(6),
      count: bigint(),
    },
    primary: monthKey,
  }),
  filledMonthlyCounters,
  createTable("1105", "movement_counters", {
    columns: {
      data_set_id: int(),
      branch_id: int(),
      // 0 counts the movements of all items.
      item_id: int(),
      local_day: char(10),
      type: string(10),
      count: bigint(),
    },
    primary: movementKey,
    index: { by_day: ["data_set_id", "local_day"] },
  }),
  filledMovementCounters,
  // What was dated in some days, whenever it was submitted.
  changeIndexes("1107", "counters", {
    drop: {},
    add: { by_document_date: ["data_set_id", "document_date"] },
  }),
  // They hold what else their lists filter by: a page of ids comes from the index alone.
  changeIndexes("1108", "transactions", {
    drop: {
      by_branch: ["data_set_id", "branch_id", "local_day", "id"],
      by_type: ["data_set_id", "type", "local_day", "id"],
      by_status: ["data_set_id", "status", "local_day", "id"],
      by_document_date: ["data_set_id", "document_date", "id"],
    },
    add: {
      by_branch: ["data_set_id", "branch_id", "local_day", "id", "type"],
      by_type: ["data_set_id", "type", "local_day", "id", "branch_id", "document_date"],
      by_status: ["data_set_id", "status", "local_day", "id", "type", "branch_id", "document_date"],
      by_user: ["data_set_id", "user_id", "local_day", "id"],
      by_counterparty: ["data_set_id", "counterparty_tin", "local_day", "id"],
    },
  }),
  changeIndexes("1109", "movements", {
    drop: { item: ["branch_id", "item_id", "created_at", "id"] },
    add: {
      by_item: ["branch_id", "item_id", "local_day", "id", "type"],
      by_branch: ["branch_id", "local_day", "id", "type"],
    },
  }),
  // Ids of items and what their lists choose them by: a page is found, and the list counted, without reading an item.
  changeIndexes("1110", "items", {
    drop: {},
    add: { listed: ["data_set_id", "id", "is_active", "item_type", "registered_at", "safety_qty"] },
  }),
];
