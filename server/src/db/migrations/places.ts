// Levels of stock in the order of their quantities and in that of their last synchronisation: an index of each order, and its places, counted.

import { bigint, int, string } from "../sql/schema.ts";
import { changeIndexes, createTable, type Migration } from "./migration.ts";

const longestMs = 3_600_000;

const use = "case when items.is_active = 1 then '' else 'unused_' end";
const amount =
  "case when stock.qty > items.safety_qty then 'enough' when stock.qty > 0 then 'little' when stock.qty < 0 then 'owed' else 'none' end";
const kind = `concat(${use}, ${amount})`;
const from = `from stock join items on items.id = stock.item_id
  where items.item_type <> '3' and items.seq is not null and (items.is_active = 1 or stock.qty <> 0)`;

/** How long a quantity is, then its first two digits; below zero, the same with a minus. */
const stretch =
  "sign(stock.qty) * (length(abs(stock.qty)) * 100 + cast(substr(concat(abs(stock.qty), '00'), 1, 2) as signed))";
const orders = [
  { sort: "qty", level: 0, place: "stock.qty", block: "stock.item_id >> 16", where: "stock.qty <> 0" },
  { sort: "qty", level: 1, place: stretch, block: "0 + 0", where: "stock.qty <> 0" },
  {
    ...{ sort: "synced", level: 0, place: "(stock.last_synced_at >> 16) << 16", block: "0 + 0" },
    where: "stock.last_synced_at is not null",
  },
  {
    ...{ sort: "synced", level: 1, place: "stock.last_synced_at >> 27", block: "0 + 0" },
    where: "stock.last_synced_at is not null",
  },
];
const byPlace = orders.map(
  ({ sort, level, place, block, where }) =>
    `replace into level_place_counters (data_set_id, branch_id, sort, level, place, block, kind, \`count\`)
     select stock.data_set_id, stock.branch_id, concat('${sort}', ''), ${level} + 0, ${place}, ${block}, ${kind}, count(*)
     ${from} and ${where} group by 1, 2, 3, 4, 5, 6, 7`,
);
/** Those that the unit has taken at some time, by the order of registration. */
const byPart = [
  {
    table: "item_part_counters",
    places: "block, part",
    of: "items.seq >> 12, items.seq >> 6",
    group: "4, 5",
  },
  { table: "item_counters", places: "block", of: "items.seq >> 12", group: "4" },
].map(
  ({ table, places, of, group }) =>
    `replace into ${table} (data_set_id, branch_id, kind, ${places}, \`count\`)
     select items.data_set_id, stock.branch_id, concat('synced_', ${kind}), ${of}, count(*)
     ${from} and stock.last_synced_at is not null group by 1, 2, 3, ${group}`,
);

/** The statements that count all levels by their places, and those that the unit has taken. */
const countingOfPlaces: readonly string[] = [...byPlace, ...byPart];

export const levelPlaces = createTable("1801", "level_place_counters", {
  columns: {
    data_set_id: int(),
    branch_id: int(),
    sort: string(10),
    // 0 where places are counted, 1 where stretches of them are.
    level: int(),
    place: bigint(),
    block: int(),
    kind: string(20),
    count: bigint(),
  },
  primary: ["data_set_id", "branch_id", "sort", "level", "place", "block", "kind"],
});

export const filledLevelPlaces: Migration = {
  name: "1802_level_places_filled",
  async up(db) {
    for (const sql of countingOfPlaces) await db.raw(sql).options({ timeout: longestMs });
  },
  async down() {},
};

export const places: Migration[] = [
  levelPlaces,
  filledLevelPlaces,
  changeIndexes("1803", "stock", {
    drop: {},
    add: {
      by_qty: ["branch_id", "qty", "item_id"],
      by_sync: ["branch_id", "last_synced_at", "item_id"],
    },
  }),
];
