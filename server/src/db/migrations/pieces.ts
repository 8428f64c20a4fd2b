// Lists of codes, item classes, notices, insurances and branches are counted by the database itself.

import { countedPieces, fillPieces } from "./counted-lists.ts";
import { changeIndexes, type Migration } from "./migration.ts";

/** Going back creates the table of counters and counts again. */
export const withoutPieces: Migration[] = [
  changeIndexes("4401", "item_classes", { drop: {}, add: { by_code: ["data_set_id", "is_active", "code"] } }),
  {
    name: "4402_pieces_dropped",
    up: countedPieces.down,
    async down(db, family) {
      await countedPieces.up(db, family);
      await fillPieces(db);
    },
  },
];
