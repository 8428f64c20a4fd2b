// Rules for changing a device: where its unit may be, and when its identity may change.
// Decisions about the API: 34.

import { withCommand } from "@taxctl/sdk/rules/commands";
import { sharedRulesOf, wireProblem } from "@taxctl/sdk/rules/profiles";
import { tinProblem } from "@taxctl/sdk/rules/tins";
import { monotonicMs } from "../../base/clock.ts";
import { ConflictError, ValidationError } from "../../base/errors.ts";
import { pause } from "../../base/timers.ts";
import { checkUrl } from "../../control-unit/guard.ts";
import type { ProfileName, UnitAddress } from "../../control-unit/types.ts";
import { unitWireOf } from "../../control-unit/wires/index.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { resolvingCommand } from "../../lanes/by-hand.ts";
import { findDocumentInDoubt, hasOpenCalls, hasOpenDocuments, isStockStill } from "../../lanes/queues.ts";
import type { Context } from "../context/context.ts";
import { accessOf, openCredentials, requireCredentials } from "../devices/access.ts";
import type { Credentials } from "../devices/credentials.ts";
import { identifiersOf } from "../devices/identifiers.ts";
import { type DeviceSettings, settingsOf, type Via, wayOf } from "../devices/settings.ts";
import { type DeviceRow, wireNameOf } from "../devices/store.ts";
import { accessWith, keyUseOf, serverOf } from "../devices/unit-keys.ts";

/** Whether units may be at private addresses. The operators decide, for live and sandbox. */
export function allowsPrivate({ service }: Context): boolean {
  return service.config.allowPrivateUnits;
}

/** @throws ValidationError on `vscu_url`. The resolved IP addresses of a name are checked again at each connection. */
export function checkUnitUrl(context: Context, url: string, via: Via | null): void {
  const problems = checkUrl(url, { allowPrivate: via === "relay" || allowsPrivate(context) });
  if (problems.length > 0) throw new ValidationError({ vscu_url: problems });
}

/** @throws ValidationError on `tin` when it doesn't have the form of the profile. */
export function checkTin(tin: string, profile: ProfileName): void {
  const problem = tinProblem(tin, profile);
  if (problem) throw new ValidationError({ tin: [problem] });
}

/** @throws ValidationError on `wire` if the profile's units don't take it, and on a setting that the wire doesn't have. */
export function checkWire(
  { profile, wire }: Pick<DeviceRow, "profile" | "wire">,
  settings: Partial<DeviceSettings> | undefined,
): void {
  const { wires } = sharedRulesOf(profile);
  const name = wireNameOf({ profile, wire });
  const problem = wireProblem(wires, name, profile);
  if (problem) throw new ValidationError({ wire: [problem] });
  if (settings?.cmc_key_in !== undefined && !unitWireOf({ profile, wire: name }).needsKey)
    throw new ValidationError({
      "settings.cmc_key_in": [`must be left out: calls of wire ${name} have no key`],
    });
}

/** How the unit of a device is called, whether it is active or not; with new credentials before they are stored. */
export function addressOf(context: Context, device: DeviceRow, credentials?: Credentials): UnitAddress {
  const { vscu_url: url, tin, bhf_id, dvc_srl_no: serial, profile } = device;
  const { secrets } = context.service;
  if (!credentials) requireCredentials(device);
  const use = keyUseOf(device);
  const access = credentials
    ? accessWith({ ...openCredentials(secrets, device), credentials }, use)
    : accessOf(secrets, device, use);
  const { amounts, variants } = settingsOf(device.settings, profile, context.environment.name);
  const wire = wireNameOf(device);
  const named = identifiersOf(wire, profile, () => [device.unit_info, device.device_info]);
  const way = wayOf(device, allowsPrivate(context));
  return { url, tin, bhf_id, serial, profile, wire, amounts, variants, ...named, ...way, ...access };
}

const followUpsMs = 5_000;
const lookEveryMs = 50;

/** Waits up to 5 s for the follow-ups of documents that the unit has just accepted, unless they can't be sent now. */
export async function awaitFollowUps({ service }: Context, { lane_id, is_active }: DeviceRow): Promise<void> {
  const { db, lanes } = service;
  const deadline = monotonicMs() + followUpsMs;
  lanes.wake(lane_id);
  while (is_active && (await hasOpenCalls(db.knex, lane_id))) {
    if (monotonicMs() >= deadline) return;
    if ((await hasOpenDocuments(db.knex, lane_id)) || (await isStockStill(db.knex, lane_id))) return;
    await pause(lookEveryMs);
  }
}

/**
 * Follow-ups that can't be sent don't keep a device from being deleted. They stay in the lane of its TIN and branch, where
 * the next device sends them.
 *
 * @throws ConflictError 409 `device_busy` while anything of the device is pending or in doubt.
 */
export async function requireIdle(trx: Trx, device: DeviceRow, what: "changed" | "deleted"): Promise<void> {
  const { lane_id, is_active } = device;
  if (!(await hasOpenCalls(trx, lane_id))) return;
  const isStill = what === "deleted" && (!is_active || (await isStockStill(trx, lane_id)));
  if (isStill && !(await hasOpenDocuments(trx, lane_id))) return;
  throw new ConflictError(
    "device_busy",
    `The device of branch ${device.bhf_id} can't be ${what} while calls to its unit are pending or in doubt: wait until GET /transactions shows none of them`,
  );
}

/**
 * Calls that wait may go to a new URL of the same unit: nothing of them was written. So may follow-ups in doubt: the unit
 * recognizes a movement by its number, and a balance has none. A document in doubt may only be resent to the unit that has it.
 *
 * @throws ConflictError 409 `device_busy` while a document of the device is in doubt.
 */
export async function requireNoneInDoubt(trx: Trx, device: DeviceRow): Promise<void> {
  const { lane_id, bhf_id, vscu_url } = device;
  const found = await findDocumentInDoubt(trx, lane_id);
  if (!found) return;
  const { transaction_id, invoice_no } = found;
  const settle = withCommand(`POST /transactions/${transaction_id}/settle`, resolvingCommand(invoice_no));
  throw new ConflictError(
    "device_busy",
    `The URL of the device of branch ${bhf_id} can't be changed: ${invoice_no} (transaction ${transaction_id}) was sent to ${vscu_url}, and its outcome is unknown. ` +
      `Start the control unit at this URL again, and the service finds it out. Or look ${invoice_no} up in the unit's journal, then ${settle}, where OUTCOME is accepted or rejected`,
    { transaction_id },
  );
}

const identity = {
  vscu_url: "URL",
  via: "route",
  tin: "TIN",
  dvc_srl_no: "serial number",
  wire: "wire",
} as const;

/** Whether a change of identity only gives another URL of the same unit. */
export const isOfAddress = (part: string): boolean => part === identity.vscu_url || part === identity.via;

/** Whether a device moves to another server or to a relay: what was given for the former one is not for it. */
export function leavesServer(
  device: Pick<DeviceRow, "vscu_url" | "via">,
  update: Partial<Pick<DeviceRow, "vscu_url" | "via">>,
): boolean {
  return serverOf({ ...device, ...update }) !== serverOf(device);
}

/** The parts of a device's identity that an update changes, in words; empty if it repeats the stored ones. */
export function changedIdentity(
  device: DeviceRow,
  update: Partial<Record<keyof typeof identity, string>>,
): string[] {
  const known = { ...device, via: device.via ?? "direct", wire: wireNameOf(device) };
  return (Object.keys(identity) as (keyof typeof identity)[])
    .filter((field) => update[field] !== undefined && update[field] !== known[field])
    .map((field) => identity[field]);
}
