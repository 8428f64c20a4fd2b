// The sandbox account of `taxd start`, and the key to it: made once, found again, given to taxctl.

import type { Clock } from "../base/clock.ts";
import { findKeyByHash } from "../core/accounts/key-store.ts";
import { environmentOfKey, hashKey } from "../core/accounts/keys.ts";
import { features } from "../core/accounts/roles.ts";
import { type AccountRow, listAccounts, listUsers, type UserRow } from "../core/accounts/store.ts";
import type { Database } from "../db/open.ts";
import { approveAccount, registerAccount } from "../modules/people/accounts/admin.ts";
import { issueKey, revokeKey } from "../modules/people/accounts/key-admin.ts";
import { listProfileKeys, type SavedProfile, saveProfile } from "./client-profile.ts";
import { CommandFailure } from "./command.ts";

/** Requests a minute of the sandbox's own key; ordinary keys have 60. */
export const sandboxRatePerMinute = 6000;

const ownerEmail = "owner@sandbox.example";

/** Receipts print the business, and the control unit gets the owner's name: neither may read as a trial. */
const trader = { name: "Savanna Hotel Ltd", owner_name: "Wanjiru Kamau" };

type Dependencies = { db: Database; clock: Clock };

/** The owner of the sandbox account, which is registered and approved if there is none. */
export async function ensureOwner({ db, clock }: Dependencies): Promise<UserRow> {
  const living = (await listAccounts(db.knex)).filter(({ status }) => status !== "cancelled");
  // The owner may have changed the e-mail address.
  const existing =
    living.find(({ email }) => email === ownerEmail) ?? living.find(({ name }) => name === trader.name);
  const account: AccountRow = existing ?? (await registerSandbox({ db, clock }));
  if (account.status === "pending_approval") {
    const { keys } = await approveAccount(db, clock, account.id);
    // These keys are shown to nobody. The sandbox's own key has higher limits, and a live key is not needed here.
    for (const { id } of keys) await revokeKey(db, clock, id);
  } else if (account.status !== "active") {
    throw new CommandFailure(
      `The sandbox account ${account.id} is ${account.status}.`,
      `Run \`taxd accounts reactivate ${account.id}\`, or use \`taxd serve\`.`,
    );
  }
  const owner = (await listUsers(db.knex, account.id)).find(
    ({ role, is_active }) => role === "owner" && is_active,
  );
  if (!owner) throw new CommandFailure("The sandbox account has no active owner.", "Use `taxd serve`.");
  return owner;
}

async function registerSandbox({ db, clock }: Dependencies): Promise<AccountRow> {
  const input = { ...trader, email: ownerEmail, features: [...features] };
  return (await registerAccount(db, clock, input)).account;
}

async function isUsable({ db, clock }: Dependencies, key: string, accountId: number): Promise<boolean> {
  if (environmentOfKey(key) !== "sandbox") return false;
  const record = await findKeyByHash(db.knex, hashKey(key));
  return (
    record?.account_id === accountId &&
    record.revoked_at === null &&
    record.user.is_active &&
    (record.expires_at === null || record.expires_at > clock.now())
  );
}

export type SandboxAccess = { account_id: number; key: string; isNew: boolean; profile: SavedProfile };

/**
 * Finds the sandbox's key among taxctl's profiles, or issues one and stores it there. The profile is called `sandbox`;
 * one of that name that belongs to a service at another URL is left alone, and ours gets the port in its name.
 */
export async function ensureSandboxAccess(
  dependencies: Dependencies,
  profileFile: string,
  baseUrl: string,
  port: number,
): Promise<SandboxAccess> {
  const owner = await ensureOwner(dependencies);
  const profiles = listProfileKeys(profileFile);
  const fields = { base_url: baseUrl, environment: "sandbox", branch: "00" } as const;
  for (const { name, api_key } of profiles) {
    if (await isUsable(dependencies, api_key, owner.account_id)) {
      return {
        account_id: owner.account_id,
        key: api_key,
        isNew: false,
        profile: saveProfile(profileFile, name, { ...fields, api_key }),
      };
    }
  }
  const sameName = profiles.find(({ name }) => name === "sandbox");
  const name = sameName === undefined || sameName.base_url === baseUrl ? "sandbox" : `sandbox-${port}`;
  const limits = { rate_per_minute: sandboxRatePerMinute, burst: 1000 };
  const { key } = await issueKey(dependencies.db, dependencies.clock, owner.id, "sandbox", limits);
  return {
    account_id: owner.account_id,
    key,
    isNew: true,
    profile: saveProfile(profileFile, name, { ...fields, api_key: key }),
  };
}
