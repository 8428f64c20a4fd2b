// Lists of codes, item classes, notices, insurances and branches: counted by pieces of their order, and found in it.

import { bigint, int, type Queryable, string } from "../sql/schema.ts";
import { changeIndexes, createTable, type Migration } from "./migration.ts";

const longestMs = 3_600_000;

/** Which rows of which table are counted, under which branch, and what tells their piece. */
const lists = [
  { table: "codes", branch: "0 + 0", piece: "code_class", where: "is_active = 1" },
  { table: "item_classes", branch: "0 + 0", piece: "substr(code, 1, 4)", where: "is_active = 1" },
  { table: "notices", branch: "0 + 0", piece: "substr(published_at, 1, 6)", where: "1 = 1" },
  ...["0 + 0", "branch_id"].map((branch) => ({
    ...{ table: "insurances", branch, piece: "concat(10000000 + (created_at >> 31), '')", where: "1 = 1" },
  })),
  { table: "branches", branch: "0 + 0", piece: "concat(10000000 + (id >> 10), '')", where: "1 = 1" },
];

/** The statements that count all pieces. */
const countingOfPieces: readonly string[] = lists.map(
  ({ table, branch, piece, where }) =>
    `replace into piece_counters (data_set_id, list, branch_id, piece, \`count\`)
     select data_set_id, concat('${table}', ''), ${branch}, ${piece}, count(*) from ${table} where ${where} group by 1, 2, 3, 4`,
);

const pieceCounters = createTable("2201", "piece_counters", {
  columns: { data_set_id: int(), list: string(20), branch_id: int(), piece: string(20), count: bigint() },
  primary: ["data_set_id", "list", "branch_id", "piece"],
});

async function fillPieces(db: Queryable): Promise<void> {
  for (const sql of countingOfPieces) await db.raw(sql).options({ timeout: longestMs });
}

export const pieces: Migration[] = [
  pieceCounters,
  {
    name: "2202_insurances_of_no_branch",
    async up(db) {
      await db.raw("delete from insurances where branch_id not in (select id from branches)");
    },
    async down() {},
  },
  {
    name: "2203_pieces_filled",
    async up(db) {
      await fillPieces(db);
    },
    async down() {},
  },
  changeIndexes("2204", "codes", {
    drop: {},
    add: { by_order: ["data_set_id", "is_active", "code_class", "sort_order", "code"] },
  }),
  changeIndexes("2205", "insurances", {
    drop: { created: ["data_set_id", "created_at"] },
    add: {
      by_age: ["data_set_id", "created_at", "branch_id", "code"],
      by_branch: ["data_set_id", "branch_id", "created_at", "code"],
    },
  }),
  changeIndexes("2206", "branches", { drop: {}, add: { by_age: ["data_set_id", "id"] } }),
];

/** These lists are counted by the database itself. Going back creates the table and counts the pieces again. */
export const withoutPieces: Migration[] = [
  changeIndexes("4401", "item_classes", { drop: {}, add: { by_code: ["data_set_id", "is_active", "code"] } }),
  {
    name: "4402_pieces_dropped",
    up: pieceCounters.down,
    async down(db, family) {
      await pieceCounters.up(db, family);
      await fillPieces(db);
    },
  },
];
