// Rules for changing a device: where its unit may be, and when its identity may change.

import { tinProblem } from "@taxctl/sdk/tins";
import type { Context } from "../context.ts";
import { checkUrl } from "../control-unit/guard.ts";
import type { Profile, UnitAddress } from "../control-unit/types.ts";
import type { Trx } from "../db/sql/schema.ts";
import { ConflictError, ValidationError } from "../errors.ts";
import { hasOpenCalls, hasSentCall } from "../lanes/queues.ts";
import { accessOf, accessWith } from "./access.ts";
import type { Credentials } from "./credentials.ts";
import { settingsOf } from "./settings.ts";
import type { DeviceRow } from "./store.ts";
import { type Via, wayOf } from "./way.ts";

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
export function checkTin(tin: string, profile: Profile): void {
  const problem = tinProblem(tin, profile);
  if (problem) throw new ValidationError({ tin: [problem] });
}

/** How the unit of a device is called, whether it is active or not; with new credentials before they are stored. */
export function addressOf(context: Context, device: DeviceRow, credentials?: Credentials): UnitAddress {
  const { vscu_url: url, tin, bhf_id, dvc_srl_no: serial, profile } = device;
  const access = credentials ? accessWith(credentials) : accessOf(context.service.secrets, device);
  const { amounts } = settingsOf(device.settings, profile, context.environment.name);
  return { url, tin, bhf_id, serial, profile, amounts, ...wayOf(device, allowsPrivate(context)), ...access };
}

/** @throws ConflictError 409 `device_busy` while anything of the device is pending or in doubt. */
export async function requireIdle(trx: Trx, device: DeviceRow, what: string): Promise<void> {
  if (!(await hasOpenCalls(trx, device.lane_id))) return;
  throw new ConflictError(
    "device_busy",
    `The device of branch ${device.bhf_id} can't be ${what} while calls to its unit are pending or in doubt`,
  );
}

/**
 * Calls that wait may go to a new URL of the same unit: nothing of them was written. One that is unanswered may only be
 * resent to the unit that has it.
 *
 * @throws ConflictError 409 `device_busy` while a call of the device is unanswered.
 */
export async function requireNoneInDoubt(trx: Trx, device: DeviceRow): Promise<void> {
  if (!(await hasSentCall(trx, { lane_id: device.lane_id }))) return;
  throw new ConflictError(
    "device_busy",
    `The URL of the device of branch ${device.bhf_id} can't be changed while a call to its unit has no response`,
  );
}

const identity = { vscu_url: "URL", via: "route", tin: "TIN", dvc_srl_no: "serial number" } as const;

/** Whether a change only gives another URL of the same unit. */
export const isOfAddress = (part: string): boolean => part === identity.vscu_url || part === identity.via;

/** The parts of a device's identity that an update changes, in words; empty if it repeats the stored ones. */
export function changedIdentity(
  device: DeviceRow,
  update: Partial<Record<keyof typeof identity, string>>,
): string[] {
  return (Object.keys(identity) as (keyof typeof identity)[])
    .filter((field) => update[field] !== undefined && update[field] !== (device[field] ?? "direct"))
    .map((field) => identity[field]);
}
