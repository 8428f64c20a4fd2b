// Initializes a device: register at the unit, fetch all reference data, then make it active in one transaction.
// Decisions about the API: 30, 31, 32.

import { explain } from "@taxctl/sdk/rules/catalogue";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { ConflictError, UnprocessableError } from "../../base/errors.ts";
import { zoneOf } from "../../base/zone.ts";
import { failureOf } from "../../control-unit/failures.ts";
import type { InitInfo } from "../../control-unit/fetched.ts";
import type { UnitAddress } from "../../control-unit/types.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { noteUnitClock } from "../../lanes/contact.ts";
import { ensureStreams, findFaults, forgetFault } from "../../lanes/store.ts";
import { forgetUnserved } from "../../lanes/unserved.ts";
import { countReference, type SyncedCounts } from "../codes/store.ts";
import { fetchCodes, type SyncSource, storeCodes, syncItemClasses } from "../codes/sync.ts";
import type { Service } from "../context/context.ts";
import { openCredentials } from "../devices/access.ts";
import type { Credentials } from "../devices/credentials.ts";
import { sealDevice } from "../devices/secrets.ts";
import { type DeviceRow, updateDevice, updateUnchangedDevice } from "../devices/store.ts";
import { requireAccepted, UnitFailure } from "../devices/unit-failure.ts";
import { keyUseOf, withIssued } from "../devices/unit-keys.ts";
import { syncItems } from "../items/sync.ts";
import { taxpayerRow } from "../taxpayers/row.ts";
import { saveTaxpayer } from "../taxpayers/store.ts";

export type Initialized = {
  /** False where the unit knew the device already and only the tables were fetched again. */
  registered: boolean;
  last_initialized_at: number;
  counts: SyncedCounts;
  warnings: string[];
};

type Initialization = {
  /** Sent with the calls, and stored when they succeed. */
  credentials: Credentials | undefined;
  /** Registers the device at the unit although it is initialized. */
  force: boolean;
  /** Called in the transaction that makes the device active. */
  activated: (trx: Trx, changes: Partial<DeviceRow>) => Promise<void>;
};

/**
 * Nothing becomes active before everything was fetched and stored. A failure leaves the device as it was, with the error on its record.
 * An initialized device only fetches the tables again, unless its unit reports a fault of its own or the caller forces it. Registering again is harmless:
 * a unit that responds "installed already" (902) counts as success, and the values that it sent before are kept.
 *
 * @param activated Called in the transaction that makes the device active; an error in it rolls back.
 * @throws UnprocessableError 422 `initialization_failed`, `unit_key_missing` or `profile_contradiction`.
 */
export async function initializeDevice(
  service: Service,
  device: DeviceRow,
  address: UnitAddress,
  initialization: Initialization,
): Promise<Initialized> {
  const { data_set_id, branch_id, lane_id } = device;
  try {
    const registered = initialization.force || (await needsRegistration(service, device));
    const info = registered
      ? await register(service, device, address)
      : await compareClock(service, device, address);
    const source: SyncSource = { data_set_id, branch_id, lane_id, address: withKey(device, address, info) };
    const fetched = await fetchCodes(service, source);
    const { contradictions, warnings } = fetched.verification;
    if (contradictions.length > 0) throw contradiction(device, contradictions, fetched.classes);
    await storeCodes(service, source, fetched);
    await syncItemClasses(service, source, "beginning");
    await syncItems(service, source, "beginning");
    const last_initialized_at = await activate(service, device, {
      ...initialization,
      registered,
      info,
      warnings,
    });
    service.lanes.wake(device.lane_id);
    const counts = await countReference(service.db.knex, device.data_set_id);
    return { registered, last_initialized_at, counts, warnings };
  } catch (error) {
    const failure = error instanceof UnitFailure ? failedBy(device, error) : error;
    if (failure instanceof UnprocessableError) {
      const last_error = String(failure.details.error ?? failure.message).slice(0, 1_000);
      await updateDevice(service.db.knex, device.id, { last_error });
    }
    throw failure;
  }
}

/** The values that the unit sent. */
type Found = { registered: boolean; info: InitInfo | null; warnings: string[] };

/** A changed URL, TIN or serial has made the device inactive. A unit that has lost its key must issue a new one. */
async function needsRegistration({ db }: Service, { is_active, lane_id }: DeviceRow): Promise<boolean> {
  return !is_active || (await findFaults(db.knex, [lane_id])).has(lane_id);
}

async function register(service: Service, device: DeviceRow, address: UnitAddress): Promise<InitInfo | null> {
  const { db, config, clock } = service;
  const initialize = async () => {
    const said = await service.units.initialize(address);
    if (said.kind === "accepted" && said.data && keyUseOf(device)) await keepKey(service, device, said.data);
    return said;
  };
  const result = await service.lanes.withLane(device.lane_id, initialize, {
    callsUnit: true,
    // A unit may be replaced while its branch is paused.
    evenPaused: true,
  });
  await noteUnitClock(db.knex, device.lane_id, result, zoneOf(config, device.profile), clock.now());
  return requireAccepted(result).data;
}

/**
 * Stores what the unit issues only once, before anything else can fail: nobody can fetch it again. The device stays as it
 * was otherwise.
 */
async function keepKey({ db, secrets }: Service, device: DeviceRow, info: InitInfo): Promise<void> {
  const issued = withIssued(openCredentials(secrets, device), info, keyUseOf(device), undefined);
  const changes = { ...sealDevice(secrets, device, issued), unit_info: shownOf(info) };
  await db.transaction((trx) => updateUnchangedDevice(trx, device, changes));
  Object.assign(device, changes);
}

const shownOf = ({ keys: _secret, ...shown }: InitInfo) => shown;

/**
 * The address with the key that the unit has just issued, if its wire needs one.
 *
 * @throws UnprocessableError 422 `unit_key_missing` if nobody has it
 */
function withKey(device: DeviceRow, address: UnitAddress, info: InitInfo | null): UnitAddress {
  const use = keyUseOf(device);
  if (!use) return address;
  const issued = info?.keys.cmcKey;
  if (issued !== undefined) return { ...address, key: { value: issued, place: use.place } };
  if (address.key) return address;
  const { cause: error, remedy } = explain("unit_key_missing");
  throw new UnprocessableError("unit_key_missing", `${error} ${remedy}`, {
    error,
    data: { bhf_id: device.bhf_id, error },
  });
}

/** The clock, as a registration would show it. A unit without a time has none to compare. */
async function compareClock(
  service: Service,
  { lane_id, profile }: DeviceRow,
  address: UnitAddress,
): Promise<null> {
  const { db, config, clock } = service;
  const result = await service.lanes.withSelect(lane_id, () => service.units.serverTime(address));
  await noteUnitClock(db.knex, lane_id, result, zoneOf(config, profile), clock.now());
  return null;
}

async function activate(
  service: Service,
  device: DeviceRow,
  { registered, info, warnings, credentials, activated }: Initialization & Found,
): Promise<number> {
  const now = service.clock.now();
  const secrets = withIssued(openCredentials(service.secrets, device), info, keyUseOf(device), credentials);
  const last_initialized_at = registered ? now : (device.last_initialized_at ?? now);
  const changes: Partial<DeviceRow> = {
    ...sealDevice(service.secrets, device, secrets),
    is_active: true,
    last_initialized_at,
    last_error: null,
    warnings,
    updated_at: now,
  };
  if (info) changes.unit_info = shownOf(info);
  await service.db.transaction(async (trx) => {
    await ensureStreams(trx, device.lane_id, now);
    await forgetFault(trx, device.lane_id, now);
    await forgetUnserved(trx, device.lane_id, now);
    if (await updateUnchangedDevice(trx, device, changes)) {
      if (info?.taxpayer_name) {
        const own = { name: info.taxpayer_name, is_active: true, address: info.address };
        await saveTaxpayer(trx, taxpayerRow(device, own, now));
      }
      return activated(trx, changes);
    }
    throw new ConflictError(
      "device_busy",
      "The device was changed while it was being initialized; try again",
    );
  });
  return last_initialized_at;
}

/** Why a unit can't be reached, and what to check. */
export const withCheck = (reason: string): string =>
  `${reason.replace(/\.$/, "")}. Check the device's URL (vscu_url) and the control unit`;

function failedBy(device: DeviceRow, { code, message }: UnitFailure): UnprocessableError {
  const { bhf_id, vscu_url } = device;
  if (code === null) {
    const data = { bhf_id, error: message, vscu_url };
    return new UnprocessableError(
      "initialization_failed",
      `The device could not be initialized. ${withCheck(message)}`,
      { error: message, data },
    );
  }
  const { cause, remedy, actor, retryable } = failureOf(code, message);
  const data = { bhf_id, error: message, result_code: code, cause, remedy, actor };
  return new UnprocessableError(
    "initialization_failed",
    `The device could not be initialized: the control unit rejected it (${code}): ${message.replace(/\.$/, "")}${remedy ? `. ${remedy}` : ""}`,
    { error: message, data, retryable },
  );
}

/** Both tables side by side, in the unit's letters: a reader must see which of them is wrong. */
function contradiction(
  device: DeviceRow,
  contradictions: string[],
  classes: { code_class: string; codes: { unit_code: string; name: string; rate: number | null }[] }[],
): UnprocessableError {
  const listed = classes.find(({ code_class }) => code_class === "04")?.codes ?? [];
  const error = contradictions.join(" ");
  return new UnprocessableError(
    "profile_contradiction",
    `The unit's tax table contradicts profile ${device.profile}; the device is not activated`,
    {
      error,
      data: {
        bhf_id: device.bhf_id,
        error,
        profile: device.profile,
        unit_tax_types: listed.map(({ unit_code, name, rate }) => ({ unit_code, name, rate })),
        profile_tax_types: Object.entries(rulesOf(device.profile).unitRates).map(([unit_code, rate]) => ({
          unit_code,
          rate,
        })),
      },
    },
  );
}
