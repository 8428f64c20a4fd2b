// Rows of devices: our records of control units, one a branch.

import { defaultProfile, sharedRulesOf, type WireName } from "@taxctl/sdk/rules/profiles";
import type { ProfileName } from "../../control-unit/types.ts";
import { noteChange } from "../../db/engine/changes.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import type { CredentialKeys } from "../../lanes/missing-credentials.ts";
import type { DeviceSettings, Via } from "./settings.ts";

type DeviceInfo = Record<string, unknown>;

export type DeviceRow = {
  id: number;
  data_set_id: number;
  branch_id: number;
  lane_id: number;
  bhf_id: string;
  tin: string;
  dvc_srl_no: string;
  vscu_url: string;
  /** Null: direct. */
  via: Via | null;
  profile: ProfileName;
  /** Null: the first of the profile. */
  wire: WireName | null;
  /** Sealed; see `secrets.ts` here. */
  credentials: Uint8Array | null;
  credentials_key_id: string | null;
  /** The names of the credentials. */
  credential_keys: CredentialKeys;
  /** The caller's choices; profile and environment decide the rest. */
  settings: Partial<DeviceSettings> | null;
  is_active: boolean;
  last_initialized_at: number | null;
  last_error: string | null;
  /** Free-form, the caller's. */
  device_info: DeviceInfo | null;
  /** The values that the unit sent at its first initialization, without keys. */
  unit_info: unknown;
  /** Contradictions in the unit's tables that stop nothing. */
  warnings: string[] | null;
  /** Since when sales of its branch are training documents. */
  training_since: number | null;
  created_at: number;
  updated_at: number;
};

const blobs = ["device_info", "unit_info", "warnings", "credential_keys", "settings"] as const;

type StoredDevice = Omit<DeviceRow, (typeof blobs)[number] | "is_active"> &
  Record<(typeof blobs)[number], Uint8Array | null> & { is_active: number };

function toDevice(row: StoredDevice): DeviceRow {
  return {
    ...row,
    is_active: Boolean(row.is_active),
    device_info: fromBlob(row.device_info),
    unit_info: fromBlob(row.unit_info),
    warnings: fromBlob(row.warnings),
    credential_keys: fromBlob(row.credential_keys),
    settings: fromBlob(row.settings),
  };
}

function toColumns(changes: Partial<DeviceRow>): Record<string, unknown> {
  const columns: Record<string, unknown> = { ...changes };
  for (const name of blobs) {
    if (changes[name] !== undefined) columns[name] = changes[name] === null ? null : toBlob(changes[name]);
  }
  return columns;
}

/** The wire of a device's unit. */
export function wireNameOf({ profile, wire }: Pick<DeviceRow, "profile" | "wire">): WireName {
  return wire ?? sharedRulesOf(profile).wires[0].name;
}

/** Every device of an environment, newest first: one a branch, so the list stays short. */
export async function listDevices(db: Queryable, environmentId: number): Promise<DeviceRow[]> {
  const rows: StoredDevice[] = await db("devices")
    .where({ data_set_id: environmentId })
    .orderBy("id", "desc");
  return rows.map(toDevice);
}

/** The device of a branch of this environment. */
export async function findDevice(
  db: Queryable,
  environmentId: number,
  bhfId: string,
): Promise<DeviceRow | undefined> {
  const row: StoredDevice | undefined = await db("devices")
    .where({ data_set_id: environmentId, bhf_id: bhfId })
    .first();
  return row && toDevice(row);
}

/** The device of a branch, locked until the transaction ends. */
export async function lockDevice(
  trx: Trx,
  environmentId: number,
  bhfId: string,
): Promise<DeviceRow | undefined> {
  const row: StoredDevice | undefined = await trx("devices")
    .where({ data_set_id: environmentId, bhf_id: bhfId })
    .forUpdate()
    .first();
  return row && toDevice(row);
}

/** @throws the database's duplicate-key error when the branch has a device already. */
export async function insertDevice(trx: Trx, device: Omit<DeviceRow, "id">): Promise<DeviceRow> {
  const [id] = await trx("devices").insert(toColumns(device));
  noteChange(trx, "devices");
  return { ...device, id: Number(id) };
}

export async function updateDevice(db: Queryable, id: number, changes: Partial<DeviceRow>): Promise<void> {
  await db("devices").where({ id }).update(toColumns(changes));
  noteChange(db, "devices");
}

/** Gives all devices of a database the URL of its only control unit. */
export async function pointDevicesTo(db: Queryable, vscu_url: string): Promise<void> {
  await db("devices").update({ vscu_url });
  noteChange(db, "devices");
}

/** Changes a device unless its unit was changed since it was read; false when it was. */
export async function updateUnchangedDevice(
  trx: Trx,
  { id, vscu_url, via, tin, dvc_srl_no, wire }: DeviceRow,
  changes: Partial<DeviceRow>,
): Promise<boolean> {
  const count = await trx("devices")
    .where({ id, vscu_url, via, tin, dvc_srl_no, wire })
    .update(toColumns(changes));
  noteChange(trx, "devices");
  return count === 1;
}

export async function deleteDevice(trx: Trx, id: number): Promise<void> {
  await trx("devices").where({ id }).delete();
  noteChange(trx, "devices");
}

/** The profile of a branch's device. */
export async function findProfile(db: Queryable, branchId: number): Promise<ProfileName | undefined> {
  return (await db("devices").where({ branch_id: branchId }).first("profile"))?.profile;
}

/** The TIN of an environment: that of its first branch with a device. */
export async function tinOf(db: Queryable, environmentId: number): Promise<string | undefined> {
  const first = db("devices").where({ data_set_id: environmentId }).orderBy("bhf_id").orderBy("id");
  return (await first.first("tin"))?.tin;
}

/** The profiles of an environment's branches with a device, in the order of the branches. */
export async function listProfiles(
  db: Queryable,
  environmentId: number,
): Promise<{ branch_id: number; bhf_id: string; profile: ProfileName }[]> {
  return db("devices")
    .where({ data_set_id: environmentId })
    .orderBy("bhf_id")
    .orderBy("id")
    .select("branch_id", "bhf_id", "profile");
}

/** The profile of an environment: that of its first branch with a device. */
export async function profileOf(db: Queryable, environmentId: number): Promise<ProfileName> {
  const first = db("devices").where({ data_set_id: environmentId }).orderBy("bhf_id").orderBy("id");
  return (await first.first("profile"))?.profile ?? defaultProfile;
}
