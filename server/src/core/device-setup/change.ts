// Stores and changes devices: each change in one transaction with its lane, its sealed credentials and its entry in the audit.

import { ConflictError, NotFoundError, ValidationError } from "../../base/errors.ts";
import { isDuplicateKey } from "../../db/engine/failures.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { missingText } from "../../lanes/missing-credentials.ts";
import { ensureLane, ensureStreams } from "../../lanes/store.ts";
import { forgetUnserved } from "../../lanes/unserved.ts";
import { requireOwnTin } from "../accounts/tins.ts";
import { changedValues, recordChange } from "../audit/record.ts";
import { findBranch } from "../branches/store.ts";
import type { Context } from "../context/context.ts";
import type { Request } from "../context/operations.ts";
import { openCredentials } from "../devices/access.ts";
import { type DeviceSecrets, sealDevice } from "../devices/secrets.ts";
import { checkVariants, requireKind } from "../devices/settings.ts";
import { type DeviceRow, insertDevice, lockDevice, updateDevice, wireNameOf } from "../devices/store.ts";
import { accessWith, type KeyUse, keyUseOf } from "../devices/unit-keys.ts";
import {
  changedIdentity,
  checkTin,
  checkUnitUrl,
  checkWire,
  isOfAddress,
  leavesServer,
  requireIdle,
  requireNoneInDoubt,
} from "./rules.ts";

/** Creates the device of a branch without one. It is not initialized yet. */
export async function storeDevice(
  context: Context,
  body: Request<"createDevice">["body"],
): Promise<DeviceRow> {
  const { service, environment } = context;
  const { bhf_id, tin, dvc_srl_no, vscu_url, via, profile, credentials, device_info, settings } = body;
  checkVariants(settings?.variants, profile);
  const wire = wireNameOf({ profile, wire: body.wire ?? null });
  try {
    return await service.db.transaction(async (trx) => {
      await requireOwnTin(trx, context, tin);
      const branch = await findBranch(trx, environment.id, bhf_id);
      if (!branch)
        throw new ValidationError({
          bhf_id: [`must name an existing branch; there is no ${bhf_id}: GET /branches lists them`],
        });
      const now = service.clock.now();
      const device = await insertDevice(trx, {
        data_set_id: environment.id,
        branch_id: branch.id,
        lane_id: await laneOf(trx, { data_set_id: environment.id, tin, bhf_id }, now),
        bhf_id,
        tin,
        dvc_srl_no,
        vscu_url,
        via,
        profile,
        wire,
        ...sealDevice(service.secrets, { data_set_id: environment.id, bhf_id }, { credentials }),
        is_active: false,
        last_initialized_at: null,
        last_error: null,
        device_info: device_info ?? {},
        settings: settings ?? null,
        unit_info: null,
        warnings: null,
        training_since: null,
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
      throw new ConflictError(
        "already_exists",
        `Branch ${bhf_id} has a device already: change it with PUT /devices/${bhf_id}`,
      );
    throw error;
  }
}

/** Numbers belong to the unit's scope and outlive the device: a new device of the same TIN and branch continues them. */
async function laneOf(
  trx: Trx,
  scope: { data_set_id: number; tin: string; bhf_id: string },
  nowMs: number,
): Promise<number> {
  const laneId = await ensureLane(trx, scope, nowMs);
  await ensureStreams(trx, laneId, nowMs);
  return laneId;
}

/** Changes a device; `changed` names the parts that make it another unit, which must be initialized again. */
export async function changeDevice(
  trx: Trx,
  context: Context,
  bhfId: string,
  body: Request<"updateDevice">["body"],
): Promise<{ device: DeviceRow; changed: string[] }> {
  const { service, environment } = context;
  const device = await lockDevice(trx, environment.id, bhfId);
  if (!device) throw unknownDevice(bhfId);
  const { credentials, settings, training, ...plain } = body;
  checkWire({ ...device, ...plain }, settings);
  const changed = changedIdentity(device, plain);
  if (changed.some(isOfAddress))
    checkUnitUrl(context, plain.vscu_url ?? device.vscu_url, plain.via ?? device.via);
  if (plain.tin !== undefined && plain.tin !== device.tin) {
    checkTin(plain.tin, device.profile);
    await requireOwnTin(trx, context, plain.tin);
  }
  const now = service.clock.now();
  const changes: Partial<DeviceRow> = { ...plain, updated_at: now };
  if (settings) {
    checkVariants(settings.variants, device.profile);
    const variants = settings.variants && { ...device.settings?.variants, ...settings.variants };
    changes.settings = { ...device.settings, ...settings, ...(variants && { variants }) };
  }
  if (training !== undefined) Object.assign(changes, trainingOf(device, training, now));
  if (changed.length > 0) {
    if (changed.every(isOfAddress)) await requireNoneInDoubt(trx, device);
    else await requireIdle(trx, device, "changed");
    await forgetUnserved(trx, device.lane_id, now);
    changes.is_active = false;
    const scope = { data_set_id: environment.id, tin: plain.tin ?? device.tin, bhf_id: device.bhf_id };
    changes.lane_id = await laneOf(trx, scope, now);
  }
  if (credentials !== undefined || changed.length > 0) {
    const held = openCredentials(service.secrets, device);
    // The unit gives its keys once to a TIN and serial: they outlast a move to another URL, and nothing else.
    const isOther = changed.some((part) => !isOfAddress(part));
    const isLeft = leavesServer(device, plain);
    const kept = isLeft ? undefined : held.credentials;
    const { used, missing = isLeft ? used : [] } = device.credential_keys;
    const issued = isOther ? {} : { keys: held.keys, keys_of: held.keys_of };
    const sealed = { credentials: credentials ?? kept, ...issued };
    if (changed.length === 0 && device.is_active) requireKey(sealed, keyUseOf(device));
    const lacking = credentials === undefined ? missing : [];
    Object.assign(changes, sealDevice(service.secrets, device, sealed, lacking));
    if (isOther) changes.unit_info = null;
    const lacks = missingText(changes.credential_keys ?? device.credential_keys);
    if (lacks !== undefined || device.credential_keys.missing) changes.last_error = lacks ?? null;
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

/** @throws ValidationError if new credentials would leave an online unit in use without its key. */
function requireKey(secrets: DeviceSecrets, use: KeyUse | undefined): void {
  if (!use || accessWith(secrets, use).key) return;
  throw new ValidationError({
    "credentials.cmc_key": ["must be given: the unit accepts no call without it"],
  });
}

/** Turns training on or off; turned on again, it has lasted since the first time. */
function trainingOf(
  { profile, training_since }: DeviceRow,
  training: boolean,
  now: number,
): Partial<DeviceRow> {
  if (!training) return { training_since: null };
  requireKind(profile, "training");
  return { training_since: training_since ?? now };
}

/** The fields of a device that the audit keeps: all but secrets and derived fields. */
export function recorded(device: DeviceRow) {
  const { tin, dvc_srl_no, vscu_url, profile, device_info, settings, is_active, last_initialized_at } =
    device;
  const wire = wireNameOf(device);
  const via = device.via ?? "direct";
  const training = device.training_since !== null;
  return {
    training,
    tin,
    dvc_srl_no,
    vscu_url,
    via,
    profile,
    wire,
    device_info,
    settings,
    is_active,
    last_initialized_at,
  };
}

export function unknownDevice(bhfId: string): NotFoundError {
  return new NotFoundError(
    `There is no device of branch ${bhfId}: GET /branches lists the branches, POST /devices adds a device`,
  );
}
