// Changes a registered item: at the unit first, then here.
import type { Knex } from "knex";
import { copyChangedItem } from "../stock/levels.ts";
import { type ItemRow, updateRegistered } from "./store.ts";

/** Stores a changed item, with the copies that branches' lists are read from. */
export async function storeItem(trx: Knex.Transaction, row: ItemRow, nowMs: number): Promise<ItemRow> {
  await copyChangedItem(trx, row);
  return updateRegistered(trx, row, nowMs);
}
