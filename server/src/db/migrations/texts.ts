// Parts of what items are called, by block of their numbers: what lists look for is found without looking through all items.

import { blob, bytes, initially, int, string } from "../sql/schema.ts";
import { addColumns, createTable, type Migration } from "./migration.ts";

export const itemGrams = createTable("2001", "item_grams", {
  columns: {
    data_set_id: int(),
    // Which text: of the code, the name or the barcode.
    field: string(10),
    gram: bytes(6),
    block: int(),
    places: blob(),
  },
  primary: ["data_set_id", "field", "gram", "block"],
});
export const itemTextBlocks = createTable("2002", "item_text_blocks", {
  columns: {
    data_set_id: int(),
    block: int(),
    // What each item of the block is counted as: a byte each.
    kinds: blob(),
  },
  primary: ["data_set_id", "block"],
});
// How many blocks have their texts in these tables: the first ones.
export const itemTextProgress = addColumns("2003", "item_sequences", { text_blocks: initially(0, int()) });

export const texts: Migration[] = [itemGrams, itemTextBlocks, itemTextProgress];
