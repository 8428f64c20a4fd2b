// The rows of `stock`: one for each item that a branch lists. A row has copies of the columns that sort and filter its list, so that pages
// and totals are read without the items.

import { updateRows } from "../../db/batching/update-rows.ts";
import { type CompositeKey, insertRows, selectByKeys, updateByKeys } from "../../db/sql/rows.ts";
import { type Family, familyOf, int, type Trx } from "../../db/sql/schema.ts";

/** The owner of quantities: items belong to an environment, quantities to an item and a branch. */
export type StockScope = { data_set_id: number; branch_id: number };

export type LevelKey = { branch_id: number; item_id: number };

/** The name of a level, unique in the database. */
export const nameOf = ({ branch_id, item_id }: LevelKey): string => `${branch_id} ${item_id}`;

/** The primary key. */
export const levelKey: CompositeKey = { index: "primary", columns: { branch_id: int(), item_id: int() } };

/** Levels in the order of their key: no two transactions that change the same ones wait for each other in a circle. */
export function inOrder<Level extends LevelKey>(levels: readonly Level[]): Level[] {
  return levels.toSorted((one, other) => one.branch_id - other.branch_id || one.item_id - other.item_id);
}

/** What a level copies of its item. */
type Copied = { id: number; item_code: string; name_folded: string; safety_qty: number; is_active: number };

/** An item out of use is listed only while something is left of it. */
const isListed = (is_active: number, qty: number): number => (is_active || qty !== 0 ? 1 : 0);

const kept: Record<Family, string> = {
  sqlite: " on conflict (branch_id, item_id) do nothing",
  mysql: " on duplicate key update item_id = item_id",
};

/** Puts newly registered items on a branch's list, with nothing in stock; services have no stock. */
export async function addToList(
  trx: Trx,
  { data_set_id, branch_id }: StockScope,
  items: readonly (Copied & { item_type: string })[],
  updated_at: number,
): Promise<void> {
  const rows = items
    .filter(({ item_type }) => item_type !== "3")
    .map(({ id, item_code, name_folded, safety_qty, is_active }) => ({
      branch_id,
      item_id: id,
      data_set_id,
      item_code,
      name_folded,
      safety_qty,
      listed: isListed(is_active, 0),
      qty: 0,
      acknowledged_qty: 0,
      updated_at,
    }));
  await insertRows(trx, "stock", inOrder(rows), kept[familyOf(trx)]);
}

/** Completes rows that a change of quantities has just inserted. The items stay locked against changes until the transaction ends. */
export async function fillCopies(
  trx: Trx,
  levels: readonly (LevelKey & { qty: number })[],
): Promise<ReadonlyMap<number, Copied>> {
  if (levels.length === 0) return new Map();
  const ids = [...new Set(levels.map(({ item_id }) => item_id))].sort((one, other) => one - other);
  const read = await selectByKeys<Copied>(
    trx,
    "items",
    ids.map((id) => ({ id })),
    familyOf(trx) === "mysql" ? " lock in share mode" : "",
    "id, item_code, name_folded, safety_qty, is_active",
  );
  const items = new Map(read.map((item) => [item.id, item]));
  const changes = levels.flatMap(({ branch_id, item_id, qty }) => {
    const item = items.get(item_id);
    if (!item) return [];
    const { item_code, name_folded, safety_qty, is_active } = item;
    const set = { item_code, name_folded, safety_qty, listed: isListed(is_active, qty) };
    return [{ key: { branch_id, item_id }, set }];
  });
  await updateRows(trx, "stock", changes);
  return items;
}

/** Takes items out of use off a list once nothing is left of them, and puts them back when something is. */
export async function relist(
  trx: Trx,
  levels: readonly (LevelKey & { qty: number; listed: number | null })[],
): Promise<void> {
  const keyOf = ({ branch_id, item_id }: LevelKey) => ({ branch_id, item_id });
  const back = levels.filter(({ listed, qty }) => listed === 0 && qty !== 0).map(keyOf);
  await updateByKeys(trx, "stock", back, ["listed = 1"]);
  const empty = levels.filter(({ listed, qty }) => listed === 1 && qty === 0).map(keyOf);
  for (const [branch_id, some] of Map.groupBy(empty, (level) => level.branch_id)) {
    const ids = some.map(({ item_id }) => item_id);
    await trx("stock")
      .where({ branch_id })
      .whereIn("item_id", ids)
      .whereExists(trx("items").whereRaw("items.id = stock.item_id").where({ is_active: 0 }).select("id"))
      .update({ listed: 0 });
  }
}

/** Copies an item that was changed into the rows of all branches. */
export async function copyChangedItem(
  trx: Trx,
  {
    id,
    data_set_id,
    name_folded,
    safety_qty,
    is_active,
  }: Omit<Copied, "item_code"> & { data_set_id: number },
): Promise<void> {
  const listed = trx.raw("case when ? = 1 or qty <> 0 then 1 else 0 end", [is_active]);
  await trx("stock").where({ data_set_id, item_id: id }).update({ name_folded, safety_qty, listed });
}
