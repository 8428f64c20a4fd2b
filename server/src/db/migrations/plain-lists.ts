// Lists of items and stock read plain rows: a stock row has the columns that filter and sort a branch's list. The counters of these
// lists are dropped; `down` creates and fills them again as their migrations did.

import { bigint, type Family, initially, int, optional, string } from "../sql/schema.ts";
import {
  countedLists,
  fillCountedLists,
  itemNumbers,
  itemSequences,
  longestMs,
  numberItems,
  textProgress,
} from "./counted-lists.ts";
import { addColumns, changeIndexes, type Migration } from "./migration.ts";

/** The migration that takes a step back, and makes it again with another one when it is taken back itself. */
function takeBack(name: string, step: Migration, refill?: Migration["up"]): Migration {
  return {
    name,
    up: step.down,
    async down(db, family) {
      await step.up(db, family);
      await refill?.(db, family);
    },
  };
}

/** Fills the counters that the version before reads. */
const filledCounters: Migration = {
  name: "4301_item_counters_filled",
  async up() {},
  down: fillCountedLists,
};

/** Each item is in the list of a branch: of those that have a row of it, else of the head office, else of the oldest branch. */
const listedItems: Migration = {
  name: "4311_stock_listed",
  async up(db) {
    const home =
      "select data_set_id, coalesce(min(case when is_head_office = 1 then id end), min(id)) as id from branches group by data_set_id";
    await db
      .raw(
        `insert into stock (branch_id, item_id, data_set_id, item_code, qty, acknowledged_qty, updated_at)
         select home.id, items.id, items.data_set_id, items.item_code, 0, 0, items.updated_at
         from items join (${home}) as home on home.data_set_id = items.data_set_id
         where items.registered_at is not null and items.item_type <> '3'
           and not exists (select 1 from stock where stock.data_set_id = items.data_set_id and stock.item_id = items.id)`,
      )
      .options({ timeout: longestMs });
  },
  // They hold nothing: the version before lists the same with and without them.
  async down() {},
};

const copies: Record<Family, string> = {
  sqlite: `update stock set item_code = items.item_code, name_folded = items.name_folded, safety_qty = items.safety_qty,
    listed = case when items.is_active = 1 or stock.qty <> 0 then 1 else 0 end
    from items where items.id = stock.item_id`,
  mysql: `update stock join items on items.id = stock.item_id
    set stock.item_code = items.item_code, stock.name_folded = items.name_folded, stock.safety_qty = items.safety_qty,
    stock.listed = case when items.is_active = 1 or stock.qty <> 0 then 1 else 0 end`,
};

const filledCopies: Migration = {
  name: "4312_stock_filled",
  async up(db, family) {
    await db.raw(copies[family]).options({ timeout: longestMs });
  },
  async down() {},
};

export const plainLists: Migration[] = [
  filledCounters,
  ...countedLists.map((table, index) => takeBack(`${4302 + index}_${table.name}_dropped`, table)),
  takeBack("4309_item_sequences_dropped", itemSequences, textProgress.up),
  addColumns("4310", "stock", {
    // Copies of the item's: null in a row that was inserted and is filled before its transaction ends.
    name_folded: optional(string(200)),
    safety_qty: initially(0, bigint()),
    // 1 where the branch's list shows it: the item is in use, or something is left of it.
    listed: optional(int()),
  }),
  listedItems,
  filledCopies,
  // Each order of the list; the order by quantities includes the columns of the list's filters.
  changeIndexes("4313", "stock", {
    drop: {
      by_qty: ["branch_id", "qty", "item_id"],
      by_sync: ["branch_id", "last_synced_at", "item_id"],
    },
    add: {
      by_code: ["branch_id", "listed", "item_code", "item_id"],
      by_name: ["branch_id", "listed", "name_folded", "item_id"],
      by_qty: ["branch_id", "listed", "qty", "item_id", "safety_qty"],
      by_sync: ["branch_id", "listed", "last_synced_at", "item_id"],
    },
  }),
  // Texts in which parts are looked for; the code's is the unique key.
  changeIndexes("4314", "items", {
    drop: {
      by_seq: ["data_set_id", "seq", "is_active", "item_type", "safety_qty"],
      by_code: ["data_set_id", "item_code", "seq", "is_active", "item_type", "safety_qty"],
      by_name: ["data_set_id", "name_folded", "seq", "is_active", "item_type", "safety_qty"],
    },
    add: {
      by_name: ["data_set_id", "name_folded", "id", "registered_at", "is_active"],
      by_barcode: ["data_set_id", "barcode"],
    },
  }),
  takeBack("4315_items_unnumbered", itemNumbers, numberItems),
];
