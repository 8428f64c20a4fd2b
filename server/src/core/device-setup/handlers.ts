// The operations of devices: list, create, show, change, remove, initialize, test, and a new fetch of reference data.
// Decisions about the API: 35.

import { iso, isoOrNull } from "../../base/clock.ts";
import { UnprocessableError, ValidationError } from "../../base/errors.ts";
import { created, success } from "../../base/response.ts";
import { zoneOf } from "../../base/zone.ts";
import { showAttempt } from "../../lanes/attempt-bodies.ts";
import { pageOfAttempts } from "../../lanes/attempts.ts";
import { noteUnitClock } from "../../lanes/contact.ts";
import { forgetMidnight } from "../../lanes/midnight.ts";
import { findFaults, noteTested } from "../../lanes/store.ts";
import { forgetUnserved } from "../../lanes/unserved.ts";
import { requireOwnTin } from "../accounts/tins.ts";
import { changedValues, recordChange } from "../audit/record.ts";
import type { Context } from "../context/context.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { checkCredentials } from "../devices/credentials.ts";
import { findReadyUnit } from "../devices/ready-store.ts";
import { settingsOf } from "../devices/settings.ts";
import {
  type DeviceRow,
  deleteDevice,
  findDevice,
  listDevices,
  lockDevice,
  updateDevice,
  wireNameOf,
} from "../devices/store.ts";
import { fetchDirectly } from "../devices/unit-failure.ts";
import { keyUseOf } from "../devices/unit-keys.ts";
import { changeDevice, recorded, storeDevice, unknownDevice } from "./change.ts";
import { initializeDevice, withCheck } from "./initialize.ts";
import { refreshReference } from "./reference.ts";
import {
  addressOf,
  awaitFollowUps,
  changedIdentity,
  checkTin,
  checkUnitUrl,
  checkWire,
  isOfAddress,
  requireIdle,
} from "./rules.ts";

export const handlers = {
  async listDevices(_request, context) {
    const { service, environment } = context;
    const devices = await listDevices(service.db.knex, environment.id);
    const laneIds = devices.map(({ lane_id }) => lane_id);
    const faults = await findFaults(service.db.knex, laneIds);
    const data = devices.map((device) => showDevice(context, device, faults.get(device.lane_id)));
    return success({ data, meta: { total: devices.length } });
  },

  async createDevice({ body }, context) {
    checkUnitUrl(context, body.vscu_url, body.via);
    checkTin(body.tin, body.profile);
    checkWire({ profile: body.profile, wire: body.wire ?? null }, body.settings);
    checkCredentials(body.credentials);
    const device = await storeDevice(context, body);
    return created({
      message: "The device is created",
      data: showDevice(context, device),
      meta: { next_step: `POST /devices/${encodeURIComponent(device.bhf_id)}/initialize` },
    });
  },

  async getDevice({ params }, context) {
    const device = await requireDevice(context, params.bhfId);
    const { service } = context;
    const faults = await findFaults(service.db.knex, [device.lane_id]);
    const data = showDevice(context, device, faults.get(device.lane_id));
    return success({ data });
  },

  async updateDevice({ params, body }, context) {
    checkCredentials(body.credentials);
    const before = await requireDevice(context, params.bhfId);
    const { db, lanes } = context.service;
    const parts = changedIdentity(before, body);
    if (parts.length > 0) await awaitFollowUps(context, before);
    const change = () => db.transaction((trx) => changeDevice(trx, context, params.bhfId, body));
    // A call that is at the unit, or being tried, ends first. The next one goes to the new URL.
    const isMove = parts.length > 0 && parts.every(isOfAddress);
    const { device, changed } = await (isMove
      ? lanes.withLane(before.lane_id, change, { callsUnit: false })
      : change());
    const note = `The device must be initialized again, because its ${changed.join(" and ")} changed`;
    return success({
      message: "The device is updated",
      data: showDevice(context, device),
      meta: changed.length > 0 ? { note } : {},
    });
  },

  async deleteDevice({ params }, context) {
    const { service, environment } = context;
    await awaitFollowUps(context, await requireDevice(context, params.bhfId));
    await service.db.transaction(async (trx) => {
      const device = await lockDevice(trx, environment.id, params.bhfId);
      if (!device) throw unknownDevice(params.bhfId);
      await requireIdle(trx, device, "deleted");
      await deleteDevice(trx, device.id);
      await recordChange(trx, context, {
        action: "devices.delete",
        subject: `device ${device.bhf_id}`,
        old: recorded(device),
      });
    });
    return success({ message: "The device is deleted" });
  },

  async initializeDevice({ params, body }, context) {
    checkNamed(params.bhfId, body.bhf_id);
    checkCredentials(body.credentials);
    const device = await requireDevice(context, params.bhfId);
    await checkOwnTin(context, device.tin);
    const { service } = context;
    const address = addressOf(context, device, body.credentials);
    const { registered, counts, warnings, ...done } = await initializeDevice(service, device, address, {
      credentials: body.credentials,
      force: body.force,
      async activated(trx, changes) {
        // Once more: the operators may have bound the TIN meanwhile.
        await requireOwnTin(trx, context, device.tin);
        await recordChange(trx, context, {
          action: "devices.initialize",
          subject: `device ${device.bhf_id}`,
          ...changedValues(recorded(device), recorded({ ...device, ...changes })),
          detail: { credentials: body.credentials },
        });
      },
    });
    return success({
      message: registered
        ? "The device is initialized"
        : "The device was initialized before. Its tables are refreshed",
      data: {
        bhf_id: device.bhf_id,
        is_active: true,
        registered,
        last_initialized_at: iso(done.last_initialized_at),
        synced_data: counts,
        ...(warnings.length > 0 ? { warnings } : {}),
      },
    });
  },

  async listDeviceAttempts({ params, query }, context) {
    const { lane_id } = await requireDevice(context, params.bhfId);
    const { rows, meta } = await readPage(context, "listDeviceAttempts", { ...params, ...query }, (request) =>
      pageOfAttempts(context.service.db.knex, { lane_id }, request),
    );
    return success({ data: rows.map(showAttempt), meta });
  },

  async testDevice({ params, body }, context) {
    const { lanes, units, clock, db, config } = context.service;
    checkNamed(params.bhfId, body.bhf_id);
    checkCredentials(body.credentials);
    const device = await requireDevice(context, params.bhfId);
    await checkOwnTin(context, device.tin);
    const { bhf_id, vscu_url, profile } = device;
    const address = addressOf(context, device, body.credentials);
    const result = await lanes.withSelect(device.lane_id, () => units.test(address));
    const unitTime = result.unit_time ? { result_date: result.unit_time } : {};
    const timeZone = zoneOf(config, profile);
    const offMs = await noteUnitClock(db.knex, device.lane_id, unitTime, timeZone, clock.now());
    if (!result.ok) {
      throw new UnprocessableError("connection_test_failed", withCheck(result.message), {
        error: result.message,
        data: { bhf_id, vscu_url, connectivity: "failed", error: result.message },
      });
    }
    await db.transaction(async (trx) => {
      await noteTested(trx, device.lane_id, clock.now());
      await forgetUnserved(trx, device.lane_id, clock.now());
      await forgetMidnight(trx, device.lane_id, clock.now());
    });
    lanes.wake(device.lane_id);
    return success({
      message: result.message,
      data: {
        bhf_id,
        vscu_url,
        connectivity: "ok",
        response_time_ms: Math.round(result.response_time_ms),
        clock_offset_ms: offMs === undefined ? null : Math.round(offMs),
        tested_at: iso(clock.now()),
      },
    });
  },

  async syncCodes(_request, context) {
    const { service, environment } = context;
    const branch = context.requireBranch();
    const device = await findReadyUnit(service, branch);
    const scope = { data_set_id: environment.id, branch_id: branch.id };
    const source = { ...scope, lane_id: device.lane_id, address: device.address };
    return fetchDirectly(async () => {
      const { counts, warnings } = await refreshReference(service, source);
      const now = service.clock.now();
      await updateDevice(service.db.knex, device.id, { warnings });
      return success({
        message: ["The codes are refreshed", ...warnings].join(". "),
        data: { bhf_id: branch.bhf_id, synced_data: counts, synced_at: iso(now) },
      });
    });
  },
} satisfies Partial<Handlers>;

/** @throws ValidationError if the body names another branch than the path. */
function checkNamed(bhfId: string, named: string | undefined): void {
  if (named === undefined || named === bhfId) return;
  throw new ValidationError({
    bhf_id: [`must be ${bhfId}, the branch in the path, or left out; it is ${named}`],
  });
}

/** Checked before the unit is called. @throws ConflictError 409 `unit_in_use` or `tin_not_bound` */
async function checkOwnTin(context: Context, tin: string): Promise<void> {
  await context.service.db.transaction((trx) => requireOwnTin(trx, context, tin));
}

async function requireDevice({ service, environment }: Context, bhfId: string): Promise<DeviceRow> {
  const device = await findDevice(service.db.knex, environment.id, bhfId);
  if (!device) throw unknownDevice(bhfId);
  return device;
}

/** @param fault Why the unit accepts nothing now, in its own words. */
function showDevice({ environment }: Context, device: DeviceRow, fault?: string) {
  const use = keyUseOf(device);
  return {
    id: device.id,
    branch_id: device.branch_id,
    bhf_id: device.bhf_id,
    tin: device.tin,
    dvc_srl_no: device.dvc_srl_no,
    vscu_url: device.vscu_url,
    via: device.via ?? "direct",
    profile: device.profile,
    wire: wireNameOf(device),
    is_active: device.is_active,
    training_since: isoOrNull(device.training_since),
    last_initialized_at: isoOrNull(device.last_initialized_at),
    last_error: fault ?? device.last_error,
    device_info: device.device_info ?? {},
    settings: {
      ...settingsOf(device.settings, device.profile, environment.name),
      ...(use ? { cmc_key_in: use.place } : {}),
    },
    credential_keys: device.credential_keys,
    created_at: iso(device.created_at),
    updated_at: iso(device.updated_at),
  };
}
