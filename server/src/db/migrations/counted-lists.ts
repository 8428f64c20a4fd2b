// The tables that counted lists of items, stock and codes in the first release. Later migrations drop them; on the way back they are made
// and filled again.

import {
  bigint,
  blob,
  bytes,
  type Family,
  initially,
  int,
  optional,
  type Queryable,
  string,
} from "../sql/schema.ts";
import { addColumns, createTable, tableSteps } from "./migration.ts";

export const longestMs = 3_600_000;

const counted = {
  data_set_id: int(),
  // 0 counts items by their kind; a branch counts its stock levels.
  branch_id: int(),
  kind: string(20),
  block: int(),
};
const place = { data_set_id: int(), sort: string(10), level: int() };

/** Those of items and stock, in the order in which they are dropped. */
export const countedLists = tableSteps({
  // Parts of items' names, by block of their numbers.
  item_grams: {
    columns: {
      data_set_id: int(),
      // Which text: of the code, the name or the barcode.
      field: string(10),
      gram: bytes(6),
      block: int(),
      places: blob(),
    },
    primary: ["data_set_id", "field", "gram", "block"],
  },
  item_text_blocks: {
    columns: {
      data_set_id: int(),
      block: int(),
      // The kind of each item of the block: a byte each.
      kinds: blob(),
    },
    primary: ["data_set_id", "block"],
  },
  item_counters: {
    columns: { ...counted, count: bigint() },
    primary: ["data_set_id", "branch_id", "kind", "block"],
  },
  item_part_counters: {
    columns: { ...counted, part: int(), count: bigint() },
    primary: ["data_set_id", "branch_id", "kind", "block", "part"],
  },
  // Ranges of items (level 0) and of these ranges (level 1) in the order of a text: each from its first item to the next one's.
  item_ranges: {
    columns: {
      ...place,
      first_text: string(200),
      first_seq: int(),
      // Distinguishes it from others of its level, wherever it begins.
      number: int(),
      goods: int(),
      used: int(),
    },
    primary: ["data_set_id", "sort", "level", "first_text", "first_seq"],
    unique: { number: ["data_set_id", "sort", "level", "number"] },
  },
  // A branch's items of a range, by kind.
  item_range_levels: {
    columns: { ...place, number: int(), branch_id: int(), kind: string(20), count: bigint() },
    primary: ["data_set_id", "sort", "level", "number", "branch_id", "kind"],
  },
  level_place_counters: {
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
  },
});

export const itemSequences = createTable("1204", "item_sequences", {
  columns: { data_set_id: int(), last_seq: int() },
  primary: ["data_set_id"],
});
/** How many blocks have their texts indexed: the first ones. */
export const textProgress = addColumns("2003", "item_sequences", { text_blocks: initially(0, int()) });

/** Codes, item classes, notices, insurances and branches. */
export const countedPieces = createTable("2201", "piece_counters", {
  columns: { data_set_id: int(), list: string(20), branch_id: int(), piece: string(20), count: bigint() },
  primary: ["data_set_id", "list", "branch_id", "piece"],
});

/** Counts the registered items of an environment in the order of their registration; null before. */
export const itemNumbers = addColumns("1201", "items", { seq: optional(int()) });

const numbers =
  "select id, row_number() over (partition by data_set_id order by id) as number from items where registered_at is not null";

/** Numbers the registered items again. */
export async function numberItems(db: Queryable, family: Family): Promise<void> {
  await db.raw(
    family === "mysql"
      ? `update items join (${numbers}) as numbered on numbered.id = items.id set items.seq = numbered.number`
      : `update items set seq = numbered.number from (${numbers}) as numbered where numbered.id = items.id`,
  );
}

const lastNumbers =
  "replace into item_sequences (data_set_id, last_seq) select data_set_id, max(seq) from items where seq is not null group by data_set_id";

const use = "case when items.is_active = 1 then '' else 'unused_' end";
const kindOfItem = `concat(${use}, case when items.item_type = '3' then 'service' else 'good' end)`;
const kindOfLevel = `concat(${use}, case when stock.qty > items.safety_qty then 'enough' when stock.qty > 0 then 'little' else 'owed' end)`;
const levels =
  "stock join items on items.id = stock.item_id where items.seq is not null and items.item_type <> '3' and stock.qty <> 0";

/** Counts items and levels under the places of a table: block and part. */
function byBlock(table: string, places: Record<string, string>): string {
  const names = Object.keys(places).join(", ");
  const values = Object.values(places).join(", ");
  const groups = Object.keys(places).map((_, index) => 4 + index);
  const counting = (branch: string, kind: string, from: string): string =>
    `select items.data_set_id, ${branch}, ${kind}, ${values}, count(*) from ${from} group by 1, 2, 3, ${groups.join(", ")}`;
  return `replace into ${table} (data_set_id, branch_id, kind, ${names}, \`count\`)
    ${counting("0 + 0", kindOfItem, "items where items.seq is not null")} union all ${counting("stock.branch_id", kindOfLevel, levels)}`;
}

const amount =
  "case when stock.qty > items.safety_qty then 'enough' when stock.qty > 0 then 'little' when stock.qty < 0 then 'owed' else 'none' end";
const kindOfPlace = `concat(${use}, ${amount})`;
const placed = `from stock join items on items.id = stock.item_id
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
     select stock.data_set_id, stock.branch_id, concat('${sort}', ''), ${level} + 0, ${place}, ${block}, ${kindOfPlace}, count(*)
     ${placed} and ${where} group by 1, 2, 3, 4, 5, 6, 7`,
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
     select items.data_set_id, stock.branch_id, concat('synced_', ${kindOfPlace}), ${of}, count(*)
     ${placed} and stock.last_synced_at is not null group by 1, 2, 3, ${group}`,
);

/** The statements that count all levels by their places, and those that the unit has taken. */
const countingOfPlaces: readonly string[] = [...byPlace, ...byPart];

const columns = { code: "item_code", name: "name_folded" } as const;
/** Bits of how many items a range has, and of how many ranges one of the next level has. */
const [itemsBits, rangesBits] = [8, 6];
const into = {
  ranges: "replace into item_ranges (data_set_id, sort, level, first_text, first_seq, number, goods, used)",
  levels: "replace into item_range_levels (data_set_id, sort, level, branch_id, kind, number, `count`)",
};

const kindOfRange = `concat(case when is_active = 1 then '' else 'unused_' end,
  case when stock.qty > safety_qty then 'enough' when stock.qty > 0 then 'little' else 'owed' end)`;

const firstOf = (bits: number, number: string, column: string): string =>
  `min(case when ${number} & ${2 ** bits - 1} = 0 then ${column} end)`;

/** The statements that make the ranges of all items. */
function rangesOfItems(): string[] {
  const ofItems = Object.entries(columns).flatMap(([sort, column]) => {
    const goods = `with goods as (
      select id, data_set_id, ${column} as sorted, seq, is_active, safety_qty,
        row_number() over (partition by data_set_id order by ${column}, seq) - 1 as n
      from items where seq is not null and item_type <> '3')`;
    return [
      `${into.ranges} ${goods}
       select data_set_id, '${sort}', 0, min(sorted), ${firstOf(itemsBits, "n", "seq")},
         n >> ${itemsBits} as number, count(*), sum(is_active)
       from goods group by data_set_id, n >> ${itemsBits}`,
      `${into.levels} ${goods}
       select goods.data_set_id, '${sort}', 0, stock.branch_id, ${kindOfRange}, n >> ${itemsBits} as number, count(*)
       from goods cross join stock on stock.data_set_id = goods.data_set_id and stock.item_id = goods.id
       where stock.qty <> 0
       group by 1, 2, 3, 4, 5, 6`,
    ];
  });
  const ofRanges = [
    `${into.ranges}
     select data_set_id, sort, 1, min(first_text), ${firstOf(rangesBits, "number", "first_seq")},
       number >> ${rangesBits}, sum(goods), sum(used)
     from item_ranges where level = 0 group by data_set_id, sort, number >> ${rangesBits}`,
    `${into.levels}
     select data_set_id, sort, 1, branch_id, kind, number >> ${rangesBits}, sum(\`count\`)
     from item_range_levels where level = 0 group by 1, 2, 3, 4, 5, 6`,
  ];
  return [...ofItems, ...ofRanges];
}

/** Fills the tables of items and stock; text is indexed by the version that reads it. */
export async function fillCountedLists(db: Queryable): Promise<void> {
  const counting = [
    lastNumbers,
    byBlock("item_counters", { block: "items.seq >> 12" }),
    byBlock("item_part_counters", { block: "items.seq >> 12", part: "items.seq >> 6" }),
    ...countingOfPlaces,
  ];
  for (const sql of counting) await db.raw(sql).options({ timeout: longestMs });
  for (const table of ["item_ranges", "item_range_levels"]) await db(table).delete();
  for (const sql of rangesOfItems()) await db.raw(sql).options({ timeout: longestMs });
}

/** The counted rows of a table, their branch, and the columns that identify their piece. */
const pieces = [
  { table: "codes", branch: "0 + 0", piece: "code_class", where: "is_active = 1" },
  { table: "item_classes", branch: "0 + 0", piece: "substr(code, 1, 4)", where: "is_active = 1" },
  { table: "notices", branch: "0 + 0", piece: "substr(published_at, 1, 6)", where: "1 = 1" },
  ...["0 + 0", "branch_id"].map((branch) => ({
    ...{ table: "insurances", branch, piece: "concat(10000000 + (created_at >> 31), '')", where: "1 = 1" },
  })),
  { table: "branches", branch: "0 + 0", piece: "concat(10000000 + (id >> 10), '')", where: "1 = 1" },
];

/** The statements that count all pieces. */
const countingOfPieces: readonly string[] = pieces.map(
  ({ table, branch, piece, where }) =>
    `replace into piece_counters (data_set_id, list, branch_id, piece, \`count\`)
     select data_set_id, concat('${table}', ''), ${branch}, ${piece}, count(*) from ${table} where ${where} group by 1, 2, 3, 4`,
);

export async function fillPieces(db: Queryable): Promise<void> {
  for (const sql of countingOfPieces) await db.raw(sql).options({ timeout: longestMs });
}
