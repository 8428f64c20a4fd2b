// Customs records and goods shipped by other branches, as they were fetched; what the unit was last told of a quantity.

import { blob, char, int, optional, string, time, uuid } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

const stockMaster: Migration = {
  name: "0404_stock_master",
  async up(db, family) {
    if (await db.schema.hasColumn("stock", "master_qty")) return;
    const type = family === "mysql" ? "bigint" : "integer";
    await db.raw(`alter table stock add column master_qty ${type} null`);
  },
  async down(db) {
    if (await db.schema.hasColumn("stock", "master_qty")) {
      await db.raw("alter table stock drop column master_qty");
    }
  },
};

const movementsOfBranch: Migration = {
  name: "0405_movements_of_branch",
  async up(db, family) {
    const guard = family === "sqlite" ? "if not exists " : "";
    await db.raw(`create index ${guard}movements_of_branch on movements (branch_id, local_day, id)`);
  },
  async down(db, family) {
    const where = family === "mysql" ? "on movements" : "";
    const guard = family === "sqlite" ? "if exists " : "";
    await db.raw(`drop index ${guard}movements_of_branch ${where}`);
  },
};

export const imports: Migration[] = [
  stockMaster,
  movementsOfBranch,
  createTable("0601", "import_items", {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      // Of the key as the unit writes it: rows of units may be longer than any column.
      key_hash: char(64),
      // Of the key as callers see it, with the declaration date as YYYYMMDD.
      shown_hash: char(64),
      // The status as it was fetched last, and the one that was set through us since.
      status_code: string(191),
      settled_code: optional(string(5)),
      body: blob(),
      // The transaction that booked it into stock.
      processed_by: optional(uuid()),
      fetched_at: time(),
    },
    primary: ["id"],
    unique: { natural: ["branch_id", "key_hash"] },
    index: { shown: ["branch_id", "shown_hash"], open: ["branch_id", "processed_by", "id"] },
  }),
  createTable("0602", "pending_stock", {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      key_hash: char(64),
      // What a movement that books the row must name.
      item_code: string(191),
      qty: string(40),
      body: blob(),
      recorded_by: optional(uuid()),
      fetched_at: time(),
    },
    primary: ["id"],
    unique: { natural: ["branch_id", "key_hash"] },
    index: { open: ["branch_id", "recorded_by", "id"] },
  }),
];
