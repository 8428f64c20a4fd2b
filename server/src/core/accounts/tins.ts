// Which account may report under a TIN: operators bind TINs to accounts, and devices of others are rejected.
// Decisions about the API: 28.

import { normalTin } from "@taxctl/sdk/rules/tins";
import type { Clock } from "../../base/clock.ts";
import { ConflictError } from "../../base/errors.ts";
import type { Database } from "../../db/open.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { type Actor, operator } from "./actor.ts";
import { AccountError } from "./admin-error.ts";
import { incrementKeyEpoch } from "./key-store.ts";
import type { Environment } from "./keys.ts";
import { requireAccount } from "./require.ts";
import * as store from "./tin-store.ts";

/** @throws AccountError */
function requireTin(text: string): string {
  const tin = normalTin(text);
  if (/^[0-9A-Z]{1,20}$/.test(tin)) return tin;
  throw new AccountError(
    `"${text}" is not a TIN.`,
    "Give up to 20 letters and digits, such as P051234567Z.",
    {
      code: "not_found",
    },
  );
}

/**
 * Lets an account use a TIN until the transaction ends: its own or, in the sandbox, an unbound one.
 *
 * @throws ConflictError 409 `unit_in_use`, or `tin_not_bound` of live data
 */
export async function requireOwnTin(
  trx: Trx,
  { account, environment }: { account: { id: number }; environment: { name: Environment } },
  tin: string,
): Promise<void> {
  const binding = await store.holdBinding(trx, tin);
  if (binding?.account_id === account.id) return;
  if (binding)
    throw new ConflictError("unit_in_use", `TIN ${tin} belongs to another account of this service`);
  if (environment.name === "live")
    throw new ConflictError("tin_not_bound", `The operators have not bound TIN ${tin} to this account yet`);
}

const takenAway = "The TIN of this device belongs to another account";

/** Binds a TIN to an account. Sandbox devices of other accounts stop using it. @throws AccountError when another account has it */
export async function bindTin(
  db: Database,
  clock: Clock,
  accountId: number,
  text: string,
  by: Actor = operator,
): Promise<string> {
  return db.transaction((trx) => bindTinWithin(trx, clock, accountId, text, by));
}

/** The same within the caller's transaction. */
export async function bindTinWithin(
  trx: Trx,
  clock: Clock,
  accountId: number,
  text: string,
  by: Actor = operator,
): Promise<string> {
  const tin = requireTin(text);
  // One operator after the other: two could bind one TIN to two accounts.
  await incrementKeyEpoch(trx);
  const account = await requireAccount(trx, accountId);
  if (account.status === "cancelled")
    throw new AccountError(`Account ${account.id} (${account.name}) is cancelled.`, "Use another account.", {
      code: "account_status",
    });
  const binding = await store.findBinding(trx, tin);
  if (binding?.account_id === accountId) return tin;
  if (binding) {
    throw new AccountError(
      `TIN ${tin} is bound to account ${binding.account_id}.`,
      `Unbind it there first: \`taxd accounts tins unbind ${binding.account_id} ${tin}\`.`,
      { code: "tin_bound" },
    );
  }
  await store.insertBinding(trx, { tin, account_id: accountId, bound_at: clock.now() });
  await record(trx, clock, "accounts.bind_tin", accountId, tin, by);
  await stopOthers(trx, clock, tin, accountId, by);
  return tin;
}

/** Unbinds a TIN from an account. Its live devices with the TIN stop. @throws AccountError while they are active, unless forced */
export async function unbindTin(
  db: Database,
  clock: Clock,
  accountId: number,
  text: string,
  isForced = false,
  by: Actor = operator,
): Promise<string> {
  const tin = requireTin(text);
  await db.transaction(async (trx) => {
    await incrementKeyEpoch(trx);
    await requireAccount(trx, accountId);
    if ((await store.findBinding(trx, tin))?.account_id !== accountId)
      throw new AccountError(
        `TIN ${tin} is not bound to account ${accountId}.`,
        "`taxd accounts tins` lists the TINs.",
        { code: "not_found" },
      );
    const devices = (await store.findActiveDevices(trx, tin)).filter(
      ({ account_id, environment }) => account_id === accountId && environment === "live",
    );
    if (devices.length > 0 && !isForced) {
      throw new AccountError(
        `The live device of branch ${devices.map(({ bhf_id }) => bhf_id).join(", ")} uses TIN ${tin}.`,
        "Delete the device first. Or pass --force: the device then stops at once, and its submissions wait.",
        { code: "tin_in_use" },
      );
    }
    await store.deleteBinding(trx, tin);
    await record(trx, clock, "accounts.unbind_tin", accountId, tin, by);
    for (const device of devices)
      await stop(trx, clock, device, tin, "The operators have taken the TIN from this account", by);
  });
  return tin;
}

async function stopOthers(trx: Trx, clock: Clock, tin: string, accountId: number, by: Actor): Promise<void> {
  for (const device of await store.findActiveDevices(trx, tin)) {
    if (device.account_id !== accountId) await stop(trx, clock, device, tin, takenAway, by);
  }
}

async function stop(
  trx: Trx,
  clock: Clock,
  { id, account_id, data_set_id, bhf_id }: store.DeviceOfTin,
  tin: string,
  reason: string,
  by: Actor,
): Promise<void> {
  await store.deactivate(trx, id, reason, clock.now());
  const change = {
    action: "devices.deactivate",
    subject: `device ${bhf_id}`,
    old: { is_active: true },
    new: { is_active: false },
    detail: { tin, reason },
  };
  await by.record(trx, { account_id, data_set_id }, change, clock.now());
}

async function record(
  trx: Trx,
  clock: Clock,
  action: "accounts.bind_tin" | "accounts.unbind_tin",
  account_id: number,
  tin: string,
  by: Actor,
): Promise<void> {
  const values = action === "accounts.bind_tin" ? { new: { tin } } : { old: { tin } };
  await by.record(trx, { account_id }, { action, subject: `tin ${tin}`, ...values }, clock.now());
}
