// Rules for changing a device: where its unit may be, and when its identity may change.
// Decisions about the API: 34.

import { withCommand } from "@taxctl/sdk/rules/commands";
import { tinProblem } from "@taxctl/sdk/rules/tins";
import { monotonicMs } from "../../base/clock.ts";
import { ConflictError, ValidationError } from "../../base/errors.ts";
import { pause } from "../../base/timers.ts";
import { checkUrl } from "../../control-unit/guard.ts";
import type { ProfileName, UnitAddress } from "../../control-unit/types.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { resolvingCommand } from "../../lanes/by-hand.ts";
import { findDocumentInDoubt, hasOpenCalls, hasOpenDocuments, isStockStill } from "../../lanes/queues.ts";
import type { Context } from "../context/context.ts";
import { accessOf, accessWith, requireCredentials } from "../devices/access.ts";
import type { Credentials } from "../devices/credentials.ts";
import { settingsOf, type Via, wayOf } from "../devices/settings.ts";
import type { DeviceRow } from "../devices/store.ts";

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

/** How the unit of a device is called, whether it is active or not; with new credentials before they are stored. */
export function addressOf(context: Context, device: DeviceRow, credentials?: Credentials): UnitAddress {
  const { vscu_url: url, tin, bhf_id, dvc_srl_no: serial, profile } = device;
  if (!credentials) requireCredentials(device);
  const access = credentials ? accessWith(credentials) : accessOf(context.service.secrets, device);
  const { amounts, variants } = settingsOf(device.settings, profile, context.environment.name);
  return {
    url,
    tin,
    bhf_id,
    serial,
    profile,
    amounts,
    variants,
    ...wayOf(device, allowsPrivate(context)),
    ...access,
  };
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

const identity = { vscu_url: "URL", via: "route", tin: "TIN", dvc_srl_no: "serial number" } as const;

/** Whether a change of identity only gives another URL of the same unit. */
export const isOfAddress = (part: string): boolean => part === identity.vscu_url || part === identity.via;

/** Whether a device moves to another server or to a relay: what was given for the former one is not for it. */
export function leavesServer(
  { vscu_url, via }: DeviceRow,
  update: Partial<Pick<DeviceRow, "vscu_url" | "via">>,
): boolean {
  const isOtherWay = update.via !== undefined && update.via !== (via ?? "direct");
  const originOf = (url: string): string => new URL(url).origin;
  return isOtherWay || originOf(update.vscu_url ?? vscu_url) !== originOf(vscu_url);
}

/** The parts of a device's identity that an update changes, in words; empty if it repeats the stored ones. */
export function changedIdentity(
  device: DeviceRow,
  update: Partial<Record<keyof typeof identity, string>>,
): string[] {
  return (Object.keys(identity) as (keyof typeof identity)[])
    .filter((field) => update[field] !== undefined && update[field] !== (device[field] ?? "direct"))
    .map((field) => identity[field]);
}
