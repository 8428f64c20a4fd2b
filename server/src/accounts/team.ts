// The users of an account: added, given another role, disabled and enabled; each change audited.
import { changedValues, recordOperatorChange } from "../audit/record.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import { AccountError } from "./admin-error.ts";
import { incrementKeyEpoch } from "./key-store.ts";
import { checkEmail, checkName, requireAccount, requireUser } from "./require.ts";
import type { Role } from "./roles.ts";
import * as store from "./store.ts";

/** A new user of an account. @throws AccountError also when the e-mail address is taken in this account */
export async function addUser(
  db: Database,
  clock: Clock,
  input: { account_id: number; name: string; email: string; role: Role },
): Promise<store.UserRow> {
  const user = { ...input, name: checkName(input.name, "user"), email: checkEmail(input.email) };
  return db.transaction(async (trx) => {
    const account = await requireAccount(trx, user.account_id);
    await store.lockAccount(trx, account.id, clock.now());
    if (account.status === "cancelled") {
      throw new AccountError(`Account ${account.id} (${account.name}) is cancelled.`, "Use another account.");
    }
    const same = (await store.listUsers(trx, account.id)).find(({ email }) => email === user.email);
    if (same) {
      throw new AccountError(
        `User ${same.id} of this account already has the address ${user.email}.`,
        "Change that user's role, or give another address.",
      );
    }
    const id = await store.insertUser(trx, user, clock.now());
    const values = { name: user.name, email: user.email, role: user.role };
    const change = { action: "users.add", subject: `user ${id}`, new: values };
    await recordOperatorChange(trx, { account_id: account.id }, change, clock.now());
    return requireUser(trx, id);
  });
}

/** Changes a user's role, or takes or gives back access. @throws AccountError when no active owner would remain */
export async function changeUser(
  db: Database,
  clock: Clock,
  id: number,
  change: { role: Role } | { is_active: boolean },
): Promise<store.UserRow> {
  return db.transaction(async (trx) => {
    const before = await requireUser(trx, id);
    const after = { ...before, ...change };
    await store.lockAccount(trx, before.account_id, clock.now());
    const others = (await store.listUsers(trx, before.account_id)).filter((user) => user.id !== id);
    if (![...others, after].some(({ role, is_active }) => role === "owner" && is_active)) {
      throw new AccountError(
        `User ${id} (${before.name}) is the account's only active owner.`,
        "Make another user owner first: `taxd users role USER owner`.",
      );
    }
    await store.updateUser(trx, id, change, clock.now());
    await incrementKeyEpoch(trx);
    const action = "role" in change ? "users.role" : change.is_active ? "users.enable" : "users.disable";
    const recorded = { action, subject: `user ${id}`, ...changedValues(before, change) };
    await recordOperatorChange(trx, { account_id: before.account_id }, recorded, clock.now());
    return requireUser(trx, id);
  });
}
