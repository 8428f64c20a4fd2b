// Lists of items and of what branches hold: items numbered as they were registered, and counted by blocks of these numbers.

import { bigint, int, optional, string } from "../sql/schema.ts";
import { addColumns, changeIndexes, createTable, type Migration } from "./migration.ts";

const numbers =
  "select id, row_number() over (partition by data_set_id order by id) as number from items where registered_at is not null";

export const numberedItems: Migration = {
  name: "1202_items_numbered",
  async up(db, family) {
    await db.raw(
      family === "mysql"
        ? `update items join (${numbers}) as numbered on numbered.id = items.id set items.seq = numbered.number`
        : `update items set seq = numbered.number from (${numbers}) as numbered where numbered.id = items.id`,
    );
  },
  async down() {},
};

export const filledSequences: Migration = {
  name: "1205_item_sequences_filled",
  async up(db) {
    await db.raw(
      "replace into item_sequences (data_set_id, last_seq) select data_set_id, max(seq) from items where seq is not null group by data_set_id",
    );
  },
  async down() {},
};

const use = "case when items.is_active = 1 then '' else 'unused_' end";
const kindOfItem = `concat(${use}, case when items.item_type = '3' then 'service' else 'good' end)`;
const kindOfLevel = `concat(${use}, case when stock.qty > items.safety_qty then 'enough' when stock.qty > 0 then 'little' else 'owed' end)`;
const levels =
  "stock join items on items.id = stock.item_id where items.seq is not null and items.item_type <> '3' and stock.qty <> 0";

/** Counts items and levels under the key of a table; in one statement, as it may be repeated. */
function filled(
  number: string,
  table: string,
  places: readonly string[],
  what: readonly string[],
): Migration {
  const counting = (branch: string, kind: string, from: string): string =>
    `select items.data_set_id as data_set_id, ${branch} as branch_id, ${kind} as kind, ${places.map((place, index) => `${what[index]} as ${place}`).join(", ")}, count(*) as \`count\`
     from ${from} group by 1, 2, 3, ${places.map((_, index) => 4 + index).join(", ")}`;
  return {
    name: `${number}_${table}_filled`,
    async up(db) {
      await db.raw(
        `replace into ${table} (data_set_id, branch_id, kind, ${places.join(", ")}, \`count\`)
         ${counting("0 + 0", kindOfItem, "items where items.seq is not null")} union all ${counting("stock.branch_id", kindOfLevel, levels)}`,
      );
    },
    async down() {},
  };
}

const counted = {
  data_set_id: int(),
  // 0 counts items by what they are; a branch, its levels by what is left.
  branch_id: int(),
  kind: string(20),
  block: int(),
};

// Counts the registered items of a data set in the order of their registration; null before.
export const itemNumbers = addColumns("1201", "items", { seq: optional(int()) });
export const itemSequences = createTable("1204", "item_sequences", {
  columns: { data_set_id: int(), last_seq: int() },
  primary: ["data_set_id"],
});
export const itemCounters = createTable("1206", "item_counters", {
  columns: { ...counted, count: bigint() },
  primary: ["data_set_id", "branch_id", "kind", "block"],
});
export const itemPartCounters = createTable("1207", "item_part_counters", {
  columns: { ...counted, part: int(), count: bigint() },
  primary: ["data_set_id", "branch_id", "kind", "block", "part"],
});
export const filledItemCounters = filled("1208", "item_counters", ["block"], ["items.seq >> 12"]);
export const filledItemPartCounters = filled(
  "1209",
  "item_part_counters",
  ["block", "part"],
  ["items.seq >> 12", "items.seq >> 6"],
);

export const goods: Migration[] = [
  itemNumbers,
  numberedItems,
  // They hold what their lists choose items by: a page is found without reading an item.
  changeIndexes("1203", "items", {
    drop: {
      listed: ["data_set_id", "id", "is_active", "item_type", "registered_at", "safety_qty"],
      name: ["data_set_id", "name_folded"],
    },
    add: {
      by_seq: ["data_set_id", "seq", "is_active", "item_type", "safety_qty"],
      by_code: ["data_set_id", "item_code", "seq", "is_active", "item_type", "safety_qty"],
      by_name: ["data_set_id", "name_folded", "seq", "is_active", "item_type", "safety_qty"],
    },
  }),
  itemSequences,
  filledSequences,
  itemCounters,
  itemPartCounters,
  filledItemCounters,
  filledItemPartCounters,
  // What a customer bought is counted in the index alone.
  changeIndexes("1210", "transactions", {
    drop: { by_counterparty: ["data_set_id", "counterparty_tin", "local_day", "id"] },
    add: { by_counterparty: ["data_set_id", "counterparty_tin", "local_day", "id", "type", "branch_id"] },
  }),
];

export const keptGoods: Migration[] = [
  // By this name an older version, at work on the same database, reads its lists of items.
  changeIndexes("1302", "items", {
    drop: {},
    add: { listed: ["data_set_id", "id", "is_active", "item_type", "registered_at", "safety_qty"] },
  }),
];
