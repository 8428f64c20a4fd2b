// The operations of devices: list, create, show, change, remove, initialise, test.

import { requireOwnTin } from "../accounts/tins.ts";
import { changedValues, recordChange } from "../audit/record.ts";
import { findBranch } from "../branches/store.ts";
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import { isDuplicateKey } from "../db/engine/failures.ts";
import type { Trx } from "../db/sql/schema.ts";
import { ConflictError, NotFoundError, UnprocessableError, ValidationError } from "../errors.ts";
import { showAttempt } from "../lanes/attempt-bodies.ts";
import { pageOfAttempts } from "../lanes/attempts.ts";
import { noteUnitClock } from "../lanes/contact.ts";
import { forgetMidnight } from "../lanes/midnight.ts";
import { ensureLane, ensureStreams, findFaults, probeNow } from "../lanes/store.ts";
import { forgetUnserved } from "../lanes/unserved.ts";
import type { Handlers, Request } from "../operations.ts";
import { readPage } from "../paging.ts";
import { created, success } from "../response.ts";
import { credentialKeysOf, openCredentials } from "./access.ts";
import { checkCredentials } from "./credentials.ts";
import { initializeDevice } from "./initialize.ts";
import {
  addressOf,
  changedIdentity,
  checkTin,
  checkUnitUrl,
  isOfAddress,
  requireAnswered,
  requireIdle,
} from "./rules.ts";
import { sealDevice } from "./secrets.ts";
import { settingsOf } from "./settings.ts";
import {
  type DeviceRow,
  deleteDevice,
  findDevice,
  insertDevice,
  listDevices,
  lockDevice,
  updateDevice,
} from "./store.ts";

export const handlers = {
  async listDevices(_request, context) {
    const { service, dataSet } = context;
    const devices = await listDevices(service.db.knex, dataSet.id);
    const laneIds = devices.map(({ lane_id }) => lane_id);
    const faults = await findFaults(service.db.knex, laneIds);
    const data = devices.map((device) => showDevice(context, device, faults.get(device.lane_id)));
    return success({ data, meta: { total: devices.length } });
  },

  async createDevice({ body }, context) {
    checkUnitUrl(context, body.vscu_url, body.via);
    checkTin(body.tin, body.profile);
    checkCredentials(body.credentials);
    const device = await create(context, body);
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
    const { device, changed } = await context.service.db.transaction((trx) =>
      change(trx, context, params.bhfId, body),
    );
    const note = `The device must be initialized again, because its ${changed.join(" and ")} changed`;
    return success({
      message: "The device is updated",
      data: showDevice(context, device),
      meta: changed.length > 0 ? { note } : {},
    });
  },

  async deleteDevice({ params }, context) {
    const { service, dataSet } = context;
    await service.db.transaction(async (trx) => {
      const device = await lockDevice(trx, dataSet.id, params.bhfId);
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
    checkCredentials(body.credentials);
    const device = await requireDevice(context, params.bhfId);
    await checkOwnTin(context, device.tin);
    const { bhf_id, vscu_url } = device;
    const address = addressOf(context, device, body.credentials);
    const result = await lanes.withSelect(device.lane_id, () => units.test(address));
    const told = result.unit_time ? { result_date: result.unit_time } : {};
    const offMs = await noteUnitClock(db.knex, device.lane_id, told, config.timeZone, clock.now());
    if (!result.ok) {
      throw new UnprocessableError("connection_test_failed", "The control unit did not answer", {
        error: result.message,
        data: { bhf_id, vscu_url, connectivity: "failed", error: result.message },
      });
    }
    await db.transaction(async (trx) => {
      await probeNow(trx, device.lane_id);
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
} satisfies Partial<Handlers>;

async function create(context: Context, body: Request<"createDevice">["body"]): Promise<DeviceRow> {
  const { service, dataSet } = context;
  const { bhf_id, tin, dvc_srl_no, vscu_url, via, profile, credentials, device_info, settings } = body;
  try {
    return await service.db.transaction(async (trx) => {
      await requireOwnTin(trx, context, tin);
      const branch = await findBranch(trx, dataSet.id, bhf_id);
      if (!branch)
        throw new ValidationError({ bhf_id: [`must name an existing branch; there is no ${bhf_id}`] });
      const now = service.clock.now();
      const device = await insertDevice(trx, {
        data_set_id: dataSet.id,
        branch_id: branch.id,
        lane_id: await laneOf(trx, { data_set_id: dataSet.id, tin, bhf_id }, now),
        bhf_id,
        tin,
        dvc_srl_no,
        vscu_url,
        via,
        profile,
        ...sealDevice(service.secrets, { data_set_id: dataSet.id, bhf_id }, { credentials }),
        is_active: false,
        last_initialized_at: null,
        last_error: null,
        device_info: device_info ?? {},
        settings: settings ?? null,
        unit_info: null,
        warnings: null,
        created_at: now,
        updated_at: now,
      });
      await recordChange(trx, context, {
        action: "devices.create",
        subject: `device ${bhf_id}`,
        new: recorded(device),
        detail: { credentials },
      });
      return device;
    });
  } catch (error) {
    if (isDuplicateKey(error))
      throw new ConflictError("already_exists", `Branch ${bhf_id} has a device already`);
    throw error;
  }
}

/** Numbers belong to the unit's scope and outlive the device: a new device of the same TIN and branch goes on counting. */
async function laneOf(
  trx: Trx,
  scope: { data_set_id: number; tin: string; bhf_id: string },
  nowMs: number,
): Promise<number> {
  const laneId = await ensureLane(trx, scope, nowMs);
  await ensureStreams(trx, laneId, nowMs);
  return laneId;
}

async function change(
  trx: Trx,
  context: Context,
  bhfId: string,
  body: Request<"updateDevice">["body"],
): Promise<{ device: DeviceRow; changed: string[] }> {
  const { service, dataSet } = context;
  const device = await lockDevice(trx, dataSet.id, bhfId);
  if (!device) throw unknownDevice(bhfId);
  const { credentials, settings, ...plain } = body;
  const changed = changedIdentity(device, plain);
  if (changed.some(isOfAddress))
    checkUnitUrl(context, plain.vscu_url ?? device.vscu_url, plain.via ?? device.via);
  if (plain.tin !== undefined && plain.tin !== device.tin) {
    checkTin(plain.tin, device.profile);
    await requireOwnTin(trx, context, plain.tin);
  }
  const now = service.clock.now();
  const changes: Partial<DeviceRow> = { ...plain, updated_at: now };
  if (settings) changes.settings = { ...device.settings, ...settings };
  if (changed.length > 0) {
    if (changed.every(isOfAddress)) await requireAnswered(trx, device);
    else await requireIdle(trx, device, "changed");
    await forgetUnserved(trx, device.lane_id, now);
    changes.is_active = false;
    const scope = { data_set_id: dataSet.id, tin: plain.tin ?? device.tin, bhf_id: device.bhf_id };
    changes.lane_id = await laneOf(trx, scope, now);
  }
  if (credentials !== undefined || changed.length > 0) {
    const held = openCredentials(service.secrets, device);
    // The unit gives its keys once to a TIN and serial: they outlast a move to another address, and nothing else.
    const isOther = changed.some((part) => !isOfAddress(part));
    const sealed = { credentials: credentials ?? held.credentials, keys: isOther ? undefined : held.keys };
    Object.assign(changes, sealDevice(service.secrets, device, sealed), isOther ? { unit_info: null } : {});
  }
  await updateDevice(trx, device.id, changes);
  await recordChange(trx, context, {
    action: "devices.update",
    subject: `device ${device.bhf_id}`,
    ...changedValues(recorded(device), recorded({ ...device, ...changes })),
    detail: { credentials },
  });
  return { device: { ...device, ...changes }, changed };
}

/** Asked before the unit is called. @throws ConflictError 409 `unit_in_use` or `tin_not_bound` */
async function checkOwnTin(context: Context, tin: string): Promise<void> {
  await context.service.db.transaction((trx) => requireOwnTin(trx, context, tin));
}

/** The fields of a device that the audit keeps: all but secrets and derived fields. */
function recorded(device: DeviceRow) {
  const { tin, dvc_srl_no, vscu_url, profile, device_info, settings, is_active, last_initialized_at } =
    device;
  const via = device.via ?? "direct";
  return { tin, dvc_srl_no, vscu_url, via, profile, device_info, settings, is_active, last_initialized_at };
}

function unknownDevice(bhfId: string): NotFoundError {
  return new NotFoundError(`There is no device of branch ${bhfId}`);
}

async function requireDevice({ service, dataSet }: Context, bhfId: string): Promise<DeviceRow> {
  const device = await findDevice(service.db.knex, dataSet.id, bhfId);
  if (!device) throw unknownDevice(bhfId);
  return device;
}

/** @param fault Why the unit takes nothing now, by its own word. */
function showDevice({ service, dataSet }: Context, device: DeviceRow, fault?: string) {
  return {
    id: device.id,
    branch_id: device.branch_id,
    bhf_id: device.bhf_id,
    tin: device.tin,
    dvc_srl_no: device.dvc_srl_no,
    vscu_url: device.vscu_url,
    via: device.via ?? "direct",
    profile: device.profile,
    is_active: device.is_active,
    last_initialized_at: device.last_initialized_at === null ? null : iso(device.last_initialized_at),
    last_error: fault ?? device.last_error,
    device_info: device.device_info ?? {},
    settings: settingsOf(device.settings, device.profile, dataSet.environment),
    credential_keys: credentialKeysOf(service.secrets, device),
    created_at: iso(device.created_at),
    updated_at: iso(device.updated_at),
  };
}
