// Where a branch's transactions go: its ready device, and the address of the unit behind a lane.
import type { Config } from "../../base/config.ts";
import { UnprocessableError } from "../../base/errors.ts";
import type { Secrets } from "../../base/secrets.ts";
import type { ProfileName, UnitAddress } from "../../control-unit/types.ts";
import { type Operation, runGrouped } from "../../db/batching/group-commit.ts";
import type { Database } from "../../db/open.ts";
import { padded, placesOf, selectRows } from "../../db/sql/rows.ts";
import { type Family, familyOf, type Queryable, type Trx } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import type { LaneUnit } from "../../lanes/kinds.ts";
import type { CredentialKeys } from "../../lanes/missing-credentials.ts";
import { firstZ } from "../business-days/open-z.ts";
import { accessOf, type SealedCredentials } from "./access.ts";
import { identifiersOf } from "./identifiers.ts";
import { type DeviceSettings, settingsOf, type Via, wayOf } from "./settings.ts";
import { type DeviceRow, wireNameOf } from "./store.ts";
import { keyUseOf } from "./unit-keys.ts";

/** The facts about a branch's device that a submission needs. */
export type ReadyDevice = {
  id: number;
  lane_id: number;
  tin: string;
  bhf_id: string;
  profile: ProfileName;
  settings: Uint8Array | null;
  /** Since when sales of its branch are training documents. */
  training_since: number | null;
};

/** The settings of a device that is ready, with the defaults of its environment. */
export function settingsOfReady({ settings, profile }: ReadyDevice, environment: string): DeviceSettings {
  return settingsOf(fromBlob(settings), profile, environment);
}

/**
 * The initialized device of a branch.
 *
 * @throws UnprocessableError 422 `device_not_ready`.
 */
export async function findReadyDevice(db: Queryable, branch: NamedBranch): Promise<ReadyDevice> {
  return requireReady(await db("devices").where({ branch_id: branch.id }).first(), branch);
}

/**
 * The same, cached for a moment, for checks of a document. Its lane is taken from the device that is
 * locked while the document is stored.
 *
 * @throws UnprocessableError 422 `device_not_ready`.
 */
export function recallReadyDevice(db: Database, branch: NamedBranch): Promise<ReadyDevice> {
  return db.lookups.find(["devices"], `ready device ${branch.id}`, () => findReadyDevice(db.knex, branch));
}

/** The same inside a transaction that adds a call to its lane. The device is locked against changes. */
export async function holdReadyDevice(trx: Trx, branch: NamedBranch): Promise<ReadyDevice> {
  return requireReady((await holdDevices(trx, [branch.id])).get(branch.id), branch);
}

/** The devices of branches, ready or not, compared with changes until the transaction ends; by branch. */
export async function holdDevices(trx: Trx, branchIds: number[]): Promise<Map<number, HeldDevice>> {
  const rows: (HeldDevice & { branch_id: number })[] = await trx("devices")
    .whereIn("branch_id", padded([...new Set(branchIds)]))
    .forShare();
  return new Map(rows.map((row) => [row.branch_id, row]));
}

export type HeldDevice = ReadyDevice & { is_active: number };

type NamedBranch = { id: number; bhf_id: string };

/** @throws UnprocessableError 422 `device_not_ready` */
export function requireReady(device: HeldDevice | undefined, branch: NamedBranch): ReadyDevice {
  if (device?.is_active) return device;
  const what = device ? "is not initialized" : "does not exist";
  const path = `/devices/${encodeURIComponent(branch.bhf_id)}/initialize`;
  const remedy = device ? `POST ${path}` : `Create it with POST /devices, then POST ${path}`;
  throw new UnprocessableError(
    "device_not_ready",
    `The device of branch ${branch.bhf_id} ${what}; nothing was stored. ${remedy}`,
    { error: `device of branch ${branch.bhf_id} ${what}` },
  );
}

/** The facts for an address. Without `secrets` it has no credentials: it can name a unit, but not call it. */
type UnitAccess = { config: Pick<Config, "allowPrivateUnits">; secrets: Secrets | null };
type Asked = UnitAccess & { laneId: number };
type UnitRow = Pick<UnitAddress, "url" | "tin" | "bhf_id" | "serial" | "profile"> &
  Pick<DeviceRow, "wire"> &
  Omit<SealedCredentials, "credential_keys"> & {
    lane_id: number;
    branch_id: number;
    day_start: string | null;
    z_number: number | null;
    z_day: string | null;
    z_last_day: string | null;
    via: Via | null;
    account_id: number;
    environment: string;
    credential_keys: Uint8Array;
    settings: Uint8Array | null;
    unit_info: Uint8Array | null;
    device_info: Uint8Array | null;
  };

const unitColumns =
  "d.lane_id, d.vscu_url as url, d.tin, d.bhf_id, d.dvc_srl_no as serial, d.profile, d.wire, d.unit_info, d.device_info, d.data_set_id, " +
  "d.credentials, d.credentials_key_id, d.credential_keys, d.settings, d.branch_id, d.via, s.environment, s.account_id, " +
  "b.business_day_start as day_start, z.number as z_number, z.business_day as z_day, z.last_day as z_last_day";

/** Devices in the order of their lanes: a server may begin with the environments, and walk all devices of each. */
const unitsIn = (devices: string): string =>
  `select ${unitColumns} from ${devices} join data_sets s on s.id = d.data_set_id join branches b on b.id = d.branch_id ` +
  "left join open_z_reports z on z.branch_id = d.branch_id where d.is_active = 1 and b.paused_at is null and d.lane_id in";
const unitsByLane: Record<Family, string> = {
  sqlite: unitsIn("devices d"),
  mysql: unitsIn("devices d force index (`lane`)"),
};

const readLaneUnits: Operation<Asked, LaneUnit | undefined> = async (trx, asked) => {
  const ids = padded([...new Set(asked.map(({ laneId }) => laneId))]);
  const sql = `${unitsByLane[familyOf(trx)]} (${placesOf(ids)})`;
  const rows = await selectRows<UnitRow>(trx, sql, ids);
  const byLane = new Map(rows.map((row) => [row.lane_id, row]));
  return asked.map(({ laneId, ...access }) => {
    const row = byLane.get(laneId);
    return row && unitOf(row, access);
  });
};

/** Where a lane sends, inside its transaction: nowhere while its branch is paused. */
export function readLaneAddress(
  trx: Trx,
  { config, secrets }: UnitAccess,
  laneId: number,
): Promise<LaneUnit | undefined> {
  return runGrouped(trx, readLaneUnits, { config, secrets, laneId });
}

/** The unit that a lane's calls go to, and whether its environment is a sandbox; undefined while no active device has it. */
export async function findLaneAddress(
  db: Queryable,
  access: UnitAccess,
  laneId: number,
): Promise<LaneUnit | undefined> {
  const row: UnitRow | undefined = await db("devices as d")
    .join("data_sets as s", "s.id", "d.data_set_id")
    .join("branches as b", "b.id", "d.branch_id")
    .leftJoin("open_z_reports as z", "z.branch_id", "d.branch_id")
    .where({ "d.is_active": 1, "d.lane_id": laneId })
    .first(db.raw(unitColumns));
  return row && unitOf(row, access);
}

/**
 * The initialized device of a branch and the address of its unit, to be called directly.
 *
 * @throws UnprocessableError 422 `device_not_ready`, also when the device was changed in this moment.
 */
export async function findReadyUnit(
  { db, ...access }: UnitAccess & { db: Database },
  branch: NamedBranch,
): Promise<ReadyDevice & { address: UnitAddress }> {
  const device = await findReadyDevice(db.knex, branch);
  const unit = await findLaneAddress(db.knex, access, device.lane_id);
  if (!unit) throw new UnprocessableError("device_not_ready", "The device was changed; initialize it again.");
  return { ...device, address: unit.address };
}

/** The profile of a lane's unit; undefined while no active device has it. */
export async function findLaneProfile(db: Queryable, laneId: number): Promise<ProfileName | undefined> {
  const row = await db("devices").where({ lane_id: laneId, is_active: 1 }).first("profile");
  return row?.profile;
}

function unitOf(row: UnitRow, { config, secrets }: UnitAccess): LaneUnit {
  const { url, tin, bhf_id, serial, profile, account_id, environment } = row;
  const sandbox = environment === "sandbox";
  const way = wayOf(row, config.allowPrivateUnits);
  const credential_keys = fromBlob<CredentialKeys>(row.credential_keys);
  const settings = fromBlob<Partial<DeviceSettings> | null>(row.settings);
  const use = keyUseOf({ ...row, vscu_url: url, settings });
  const access = secrets ? accessOf(secrets, { ...row, credential_keys }, use) : {};
  const { amounts, variants } = settingsOf(settings, profile, environment);
  const wire = wireNameOf(row);
  const named = identifiersOf(wire, profile, () => [fromBlob(row.unit_info), fromBlob(row.device_info)]);
  const address = { url, tin, bhf_id, serial, profile, wire, amounts, variants, ...named, ...way, ...access };
  const { branch_id, day_start, z_number, z_day: business_day, z_last_day: last_day } = row;
  const open_z = z_number === null ? firstZ : { number: z_number, business_day, last_day };
  return { address, account_id, sandbox, day: { branch_id, day_start, open_z } };
}
