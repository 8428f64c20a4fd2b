// Reads the subjects of events.
import { selectByKeys } from "../../db/sql/rows.ts";
import type { Trx } from "../../db/sql/schema.ts";

type NamedItem = { id: number; item_code: string; item_name: string };
type Subject = {
  /** The branch as callers name it. */
  branch_id: string;
  transaction: { id: string; request_id: string } | null;
  items: NamedItem[];
};

/** A branch as callers name it. */
export async function findBranchId(trx: Trx, id: number): Promise<string> {
  return (await trx("branches").where({ id }).first("bhf_id")).bhf_id;
}

/** The branch and transaction that moved some items, and the items by name. */
export async function findMoved(
  trx: Trx,
  of: { branch_id: number; transaction_id: string },
  itemIds: readonly number[],
): Promise<Subject> {
  const bhf_id = await findBranchId(trx, of.branch_id);
  const transaction = await trx("transactions").where({ id: of.transaction_id }).first("id", "request_id");
  const keys = itemIds.map((id) => ({ id }));
  const items = await selectByKeys<NamedItem>(trx, "items", keys, "", "id, item_code, item_name");
  return { branch_id: bhf_id, transaction: transaction ?? null, items };
}

/** The latest device of a lane. */
export async function findLatestDevice(
  trx: Trx,
  laneId: number,
): Promise<{ data_set_id: number; bhf_id: string; vscu_url: string } | undefined> {
  return trx("devices")
    .where({ lane_id: laneId })
    .orderBy("id", "desc")
    .first("data_set_id", "bhf_id", "vscu_url");
}
