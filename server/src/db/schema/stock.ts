// Movements of items and their quantities, and the fetched records that wait to be recorded: supplier sales, customs records,
// and items shipped by other branches. Transfers between branches.

import {
  bigint,
  blob,
  char,
  computed,
  type Family,
  flag,
  initially,
  int,
  optional,
  string,
  type Tables,
  time,
  uuid,
} from "../sql/schema.ts";

/** The last stock balance sent to the unit: it takes no quantity below zero. */
const tellable = "case when acknowledged_qty < 0 then 0 else acknowledged_qty end";
const disagreement = `qty <> acknowledged_qty or sync_error is not null or coalesce(master_qty, 0) <> ${tellable}`;

/** The condition for a difference, written so that its index is used. */
export const differing: Record<Family, string> = { sqlite: `(${disagreement})`, mysql: "differs = 1" };

export const stock: Tables = {
  movements: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      item_id: int(),
      transaction_id: uuid(),
      line: int(),
      type: string(10),
      movement_type: string(10),
      direction: string(10),
      // Signed: the change by the movement.
      qty: bigint(),
      unit_price: bigint(),
      total_amount: bigint(),
      invoice_no: optional(string(191)),
      reference: string(200),
      local_day: char(10),
      created_at: time(),
    },
    primary: ["id"],
    unique: { line: ["transaction_id", "line"] },
    index: {
      by_day: ["data_set_id", "local_day", "id"],
      by_item: ["branch_id", "item_id", "local_day", "id", "type"],
      by_branch: ["branch_id", "local_day", "id", "type"],
    },
  },
  stock: {
    columns: {
      branch_id: int(),
      item_id: int(),
      data_set_id: int(),
      qty: initially(0, bigint()),
      acknowledged_qty: initially(0, bigint()),
      sync_error: optional(string(500)),
      last_synced_at: optional(time()),
      updated_at: time(),
      master_qty: optional(bigint()),
      /** 1 if the quantity, the acknowledged quantity and the last stock balance differ, or a follow-up is stuck. */
      differs: computed(`case when ${disagreement} then 1 else 0 end`),
      // Copies of the item's: null in a row that was inserted and is filled before its transaction ends.
      item_code: optional(string(20)),
      name_folded: optional(string(200)),
      safety_qty: initially(0, bigint()),
      // 1 where the branch's list shows it: the item is in use, or something is left of it.
      listed: optional(int()),
    },
    primary: ["branch_id", "item_id"],
    index: {
      item: ["data_set_id", "item_id"],
      // On SQLite only the differences, with all columns of the filter: no index can replace a computed column.
      by_difference: {
        columns: ["branch_id", "differs", "item_code"],
        sqlite: ["branch_id", "item_code", "item_id", "qty", "acknowledged_qty", "master_qty", "sync_error"],
        where: differing.sqlite,
      },
      // Each order of the list; the order by quantities includes the columns of the list's filters.
      by_code: ["branch_id", "listed", "item_code", "item_id"],
      by_name: ["branch_id", "listed", "name_folded", "item_id"],
      by_qty: ["branch_id", "listed", "qty", "item_id", "safety_qty"],
      by_sync: ["branch_id", "listed", "last_synced_at", "item_id"],
    },
  },
  movement_counters: {
    columns: {
      data_set_id: int(),
      branch_id: int(),
      // 0 counts the movements of all items.
      item_id: int(),
      local_day: char(10),
      type: string(10),
      count: bigint(),
    },
    primary: ["data_set_id", "branch_id", "item_id", "local_day", "type"],
    index: { by_day: ["data_set_id", "local_day"] },
  },
  supplier_sales: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      supplier_tin: string(20),
      supplier_bhf_id: string(20),
      supplier_invoice_no: string(50),
      receipt_type: char(1),
      sales_date: char(8),
      total_amount: bigint(),
      body: blob(),
      // The purchase that registers it.
      registered_by: optional(uuid()),
      fetched_at: time(),
    },
    primary: ["id"],
    unique: {
      invoice: [
        "data_set_id",
        "branch_id",
        "supplier_tin",
        "supplier_bhf_id",
        "supplier_invoice_no",
        "receipt_type",
      ],
    },
    index: {
      waiting: ["branch_id", "registered_by", "sales_date", "id"],
      by_date: ["branch_id", "sales_date", "id"],
    },
  },
  import_items: {
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
      // The item of that status, and when it was set.
      item_code: optional(string(20)),
      settled_at: optional(time()),
      // The transaction that booked it into stock.
      processed_by: optional(uuid()),
      fetched_at: time(),
    },
    primary: ["id"],
    unique: { natural: ["branch_id", "key_hash"] },
    index: { shown: ["branch_id", "shown_hash"], open: ["branch_id", "processed_by", "id"] },
  },
  pending_stock: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      key_hash: char(64),
      // The reference that a movement must name to book the row.
      item_code: string(191),
      qty: string(40),
      body: blob(),
      recorded_by: optional(uuid()),
      fetched_at: time(),
    },
    primary: ["id"],
    unique: { natural: ["branch_id", "key_hash"] },
    index: { open: ["branch_id", "recorded_by", "id"] },
  },
  // Transfers between branches, one row for each reference: the movement out of one branch, and the one into the other.
  stock_transfers: {
    columns: {
      data_set_id: int(),
      reference: string(50),
      out_id: uuid(),
      in_id: uuid(),
      to_branch_id: int(),
      /** Of the unit's TIN, branch and number of the outgoing movement, once it is accepted. */
      shipment: optional(char(64)),
      /** 1 until the unit of the receiving branch has accepted the incoming movement. */
      open: optional(flag()),
      /** Of the request: the same one finds its result. */
      content_hash: char(64),
      created_at: time(),
    },
    primary: ["data_set_id", "reference"],
    index: {
      by_out: ["out_id"],
      by_in: ["in_id"],
      by_shipment: ["shipment"],
      not_arrived: ["data_set_id", "open"],
    },
  },
};
