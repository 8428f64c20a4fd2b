// Rows of the TINs that operators have bound to accounts, and the TINs of devices.
import { noteChange } from "../../db/engine/changes.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { findLaneTins } from "../../lanes/numbers.ts";

type TinRow = { tin: string; account_id: number; bound_at: number };

/** The account that a TIN is bound to. */
export async function findBinding(db: Queryable, tin: string): Promise<TinRow | undefined> {
  return db("account_tins").where({ tin }).first();
}

/** The same, with the row locked: the TIN can't be unbound until the transaction ends. */
export async function holdBinding(trx: Trx, tin: string): Promise<TinRow | undefined> {
  return trx("account_tins").where({ tin }).forShare().first();
}

/** All bindings, or those of one account. */
export async function listBindings(db: Queryable, accountId?: number): Promise<TinRow[]> {
  return db("account_tins")
    .where(accountId === undefined ? {} : { account_id: accountId })
    .orderBy("tin");
}

export async function insertBinding(trx: Queryable, row: TinRow): Promise<void> {
  await trx("account_tins").insert(row);
}

export async function deleteBinding(trx: Queryable, tin: string): Promise<void> {
  await trx("account_tins").where({ tin }).delete();
}

/** The TINs under which a branch reports: of its device, and of lanes it had before. */
export async function findTins(db: Queryable, environmentId: number, bhfId: string): Promise<string[]> {
  const scope = { data_set_id: environmentId, bhf_id: bhfId };
  const devices: string[] = await db("devices").where(scope).pluck("tin");
  return devices.length > 0 ? devices : findLaneTins(db, environmentId, bhfId);
}

export type DeviceOfTin = {
  id: number;
  account_id: number;
  data_set_id: number;
  bhf_id: string;
  environment: "live" | "sandbox";
};

/** Active devices that report under a TIN, in every environment. */
export async function findActiveDevices(trx: Queryable, tin: string): Promise<DeviceOfTin[]> {
  return trx("devices")
    .join("data_sets", "data_sets.id", "devices.data_set_id")
    .where({ "devices.is_active": 1, "devices.tin": tin })
    .orderBy("devices.id")
    .select(
      "devices.id",
      "data_sets.account_id",
      "devices.data_set_id",
      "devices.bhf_id",
      "data_sets.environment",
    );
}

/** Makes a device inactive: nothing more is sent to its unit until it is initialized again. */
export async function deactivate(trx: Queryable, id: number, reason: string, nowMs: number): Promise<void> {
  await trx("devices").where({ id }).update({ is_active: 0, last_error: reason, updated_at: nowMs });
  noteChange(trx, "devices");
}
