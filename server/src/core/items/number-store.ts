// The running numbers of item codes: one sequence for each TIN, without gaps, and the item that holds the next number.
import type { Trx } from "../../db/sql/schema.ts";

/** The owner of a sequence: items are registered under a TIN, by any of its branches. */
export type NumberScope = { data_set_id: number; tin: string };

export type NumberRow = NumberScope & {
  next_number: number;
  /** The item that holds `next_number` while the unit's response is open. */
  bound_item_id: number | null;
};

/** The sequence, made when it is first needed and locked until the transaction ends. */
export async function lockNumbers(trx: Trx, { data_set_id, tin }: NumberScope): Promise<NumberRow> {
  const scope = { data_set_id, tin };
  const find = (): Promise<NumberRow | undefined> => trx("item_numbers").where(scope).forUpdate().first();
  const found = await find();
  if (found) return found;
  await trx("item_numbers")
    .insert({ ...scope, next_number: 1 })
    .onConflict(["data_set_id", "tin"])
    .merge(["tin"]);
  const made = await find();
  if (!made) throw new Error(`the item numbers of ${tin} could not be made`);
  return made;
}

export async function updateNumbers(
  trx: Trx,
  { data_set_id, tin }: NumberScope,
  changes: Partial<Pick<NumberRow, "next_number" | "bound_item_id">>,
): Promise<void> {
  await trx("item_numbers").where({ data_set_id, tin }).update(changes);
}
