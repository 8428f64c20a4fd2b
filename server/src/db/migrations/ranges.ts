// Lists of goods in the order of a text: ranges of that order, counted.

import { bigint, int, type Queryable, string } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

const longestMs = 3_600_000;
const columns = { code: "item_code", name: "name_folded" } as const;
/** Bits of how many goods a range has, and of how many ranges one of the next level has. */
const [goodsBits, rangesBits] = [8, 6];
const into = {
  ranges: "replace into item_ranges (data_set_id, sort, level, first_text, first_seq, number, goods, used)",
  levels: "replace into item_range_levels (data_set_id, sort, level, branch_id, kind, number, `count`)",
};

const kind = `concat(case when is_active = 1 then '' else 'unused_' end,
  case when stock.qty > safety_qty then 'enough' when stock.qty > 0 then 'little' else 'owed' end)`;

const firstOf = (bits: number, number: string, column: string): string =>
  `min(case when ${number} & ${2 ** bits - 1} = 0 then ${column} end)`;

/** The statements that make the ranges of all goods. */
function rangesOfGoods(): string[] {
  const ofGoods = Object.entries(columns).flatMap(([sort, column]) => {
    const goods = `with goods as (
      select id, data_set_id, ${column} as sorted, seq, is_active, safety_qty,
        row_number() over (partition by data_set_id order by ${column}, seq) - 1 as n
      from items where seq is not null and item_type <> '3')`;
    return [
      `${into.ranges} ${goods}
       select data_set_id, '${sort}', 0, min(sorted), ${firstOf(goodsBits, "n", "seq")},
         n >> ${goodsBits} as number, count(*), sum(is_active)
       from goods group by data_set_id, n >> ${goodsBits}`,
      `${into.levels} ${goods}
       select goods.data_set_id, '${sort}', 0, stock.branch_id, ${kind}, n >> ${goodsBits} as number, count(*)
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
  return [...ofGoods, ...ofRanges];
}

/** Makes the ranges of all goods. */
export async function makeRanges(db: Queryable): Promise<void> {
  for (const table of ["item_ranges", "item_range_levels"]) await db(table).delete();
  for (const sql of rangesOfGoods()) await db.raw(sql).options({ timeout: longestMs });
}

const place = { data_set_id: int(), sort: string(10), level: int() };

const leftCounters = createTable("1602", "item_range_counters", {
  columns: {
    data_set_id: int(),
    branch_id: int(),
    sort: string(10),
    level: int(),
    number: int(),
    count: bigint(),
  },
  primary: ["data_set_id", "sort", "level", "number", "branch_id"],
});

// Ranges of goods (level 0) and of these ranges (level 1) in the order of a text: each from its first good to the next one's.
export const itemRanges = createTable("1601", "item_ranges", {
  columns: {
    ...place,
    first_text: string(200),
    first_seq: int(),
    // Tells it from others of its level, wherever it begins.
    number: int(),
    goods: int(),
    used: int(),
  },
  primary: ["data_set_id", "sort", "level", "first_text", "first_seq"],
  unique: { number: ["data_set_id", "sort", "level", "number"] },
});

export const ranges: Migration[] = [
  itemRanges,
  leftCounters,
  // They are made once levels are counted by them too.
  { name: "1603_item_ranges_filled", async up() {}, async down() {} },
];

// What branches have of the goods of a range, by kind.
export const itemRangeLevels = createTable("1804", "item_range_levels", {
  columns: { ...place, number: int(), branch_id: int(), kind: string(20), count: bigint() },
  primary: ["data_set_id", "sort", "level", "number", "branch_id", "kind"],
});

export const levelRanges: Migration[] = [
  itemRangeLevels,
  {
    name: "1805_item_range_levels_filled",
    up: (db) => makeRanges(db),
    async down() {},
  },
  // Only what was left of goods out of use was counted here.
  { name: "1806_item_range_counters_dropped", up: leftCounters.down, down: leftCounters.up },
];
