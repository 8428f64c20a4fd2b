// The users of an account: added, given another role, disabled, enabled and removed, by operators and by owners; each change audited.

import type { Clock } from "../../../base/clock.ts";
import { type Actor, operator, requireRank } from "../../../core/accounts/actor.ts";
import { AccountError } from "../../../core/accounts/admin-error.ts";
import { incrementKeyEpoch, revokeKeysOfUser, withdrawApproval } from "../../../core/accounts/key-store.ts";
import { needsApproval } from "../../../core/accounts/keys.ts";
import { checkEmail, checkName, requireAccount, requireUser } from "../../../core/accounts/require.ts";
import { isOwner, type Role, rankOf } from "../../../core/accounts/roles.ts";
import * as store from "../../../core/accounts/store.ts";
import { changedValues } from "../../../core/audit/record.ts";
import { notifyOperators } from "../../../core/mail/notify-operators.ts";
import type { Database } from "../../../db/open.ts";
import type { Queryable } from "../../../db/sql/schema.ts";
import { revokeTokensAbout } from "../token-store.ts";

export type NewUser = { account_id: number; name: string; email: string; role: Role };

/** Creates a user of an account. @throws AccountError also if the e-mail address is taken in this account */
export async function addUser(db: Database, clock: Clock, input: NewUser): Promise<store.UserRow> {
  return db.transaction((trx) => insertMember(trx, clock.now(), input, "users.add", operator));
}

/**
 * Makes a person a user of an account. An invited person has no access until they accept.
 *
 * @throws AccountError also if the e-mail address is taken in this account
 */
export async function insertMember(
  trx: Queryable,
  nowMs: number,
  input: NewUser,
  action: "users.add" | "users.invite",
  by: Actor,
): Promise<store.UserRow> {
  const user = { ...input, name: checkName(input.name, "user"), email: checkEmail(input.email) };
  requireRank(by, user.role);
  const account = await requireAccount(trx, user.account_id);
  await store.lockAccount(trx, account.id, nowMs);
  if (account.status === "cancelled") {
    throw new AccountError(`Account ${account.id} (${account.name}) is cancelled.`, "Use another account.");
  }
  const same = (await store.listUsers(trx, account.id)).find(({ email }) => email === user.email);
  if (same) {
    throw new AccountError(
      `User ${same.id} of this account already has the address ${user.email}.`,
      "Change that user's role, or give another address.",
      { code: "already_exists" },
    );
  }
  const invited = action === "users.invite" ? { is_active: false, invited_at: nowMs } : {};
  const id = await store.insertUser(trx, { ...user, ...invited }, nowMs);
  const values = { name: user.name, email: user.email, role: user.role };
  await by.record(trx, { account_id: account.id }, { action, subject: `user ${id}`, new: values }, nowMs);
  return requireUser(trx, id);
}

/** The user, locked against other changes to the account's users. @throws AccountError also if a member may not change the user */
export async function lockUser(trx: Queryable, id: number, by: Actor, nowMs: number): Promise<store.UserRow> {
  const found = await requireUser(trx, id, by);
  await store.lockAccount(trx, found.account_id, nowMs);
  const user = await requireUser(trx, id, by);
  requireRank(by, user.role);
  return user;
}

/** @throws AccountError when no active owner would remain */
async function requireOtherOwner(trx: Queryable, { id, account_id, name }: store.UserRow): Promise<void> {
  const users = await store.listUsers(trx, account_id);
  if (users.some((user) => user.id !== id && isOwner(user))) return;
  throw new AccountError(
    `${name} is the account's only active owner.`,
    "Make another user owner first: `taxd users role USER owner`.",
    { code: "last_owner" },
  );
}

/** Changes a user's role, or removes or restores access. @throws AccountError if no active owner would remain */
export async function changeUser(
  db: Database,
  clock: Clock,
  id: number,
  change: { role?: Role | undefined; is_active?: boolean | undefined },
  by: Actor = operator,
): Promise<store.UserRow> {
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    const before = await lockUser(trx, id, by, nowMs);
    const role = change.role ?? before.role;
    const is_active = change.is_active ?? before.is_active;
    requireRank(by, role);
    if (before.invited_at !== null && is_active) {
      throw new AccountError(
        `${before.name} has not accepted the invitation yet.`,
        "The person accepts it with the code from the mail.",
        { code: "user_without_access" },
      );
    }
    if (!isOwner({ role, is_active })) await requireOtherOwner(trx, before);
    await updateMember(trx, nowMs, before, { role, is_active }, by);
    return requireUser(trx, id);
  });
}

/** Writes and records a change. A person's sessions stay, but open only accounts where the person has access. */
async function updateMember(
  trx: Queryable,
  nowMs: number,
  before: store.UserRow,
  { role, is_active }: { role: Role; is_active: boolean },
  by: Actor,
): Promise<void> {
  const { id, account_id } = before;
  await updateRole(trx, nowMs, before, role, by);
  if (is_active !== before.is_active || role === before.role) {
    await store.updateUser(trx, id, { is_active }, nowMs);
    const action = is_active ? "users.enable" : "users.disable";
    const change = { action, subject: `user ${id}`, ...changedValues(before, { is_active }) };
    await by.record(trx, { account_id }, change, nowMs);
  }
  await incrementKeyEpoch(trx);
}

/** Ends a membership: the user's access and keys stop at once, for ever. @throws AccountError if no active owner would remain */
export async function removeUser(
  db: Database,
  clock: Clock,
  id: number,
  by: Actor = operator,
): Promise<store.UserRow> {
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    const user = await lockUser(trx, id, by, nowMs);
    await requireOtherOwner(trx, user);
    await store.updateUser(trx, id, { is_active: false, removed_at: nowMs }, nowMs);
    await revokeKeysOfUser(trx, id, nowMs);
    await incrementKeyEpoch(trx);
    if (user.invited_at !== null)
      await revokeTokensAbout(trx, { purpose: "invite", subject: `user ${id}` }, nowMs);
    const { account_id, name, email, role } = user;
    const change = { action: "users.remove", subject: `user ${id}`, old: { name, email, role } };
    await by.record(trx, { account_id }, change, nowMs);
    return user;
  });
}

/** Makes another user owner, and the owner who gives it away admin. @throws AccountError */
export async function transferOwnership(
  db: Database,
  clock: Clock,
  { from, to }: { from: number; to: number },
  by: Actor,
): Promise<store.UserRow> {
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    const next = await lockUser(trx, to, by, nowMs);
    const owner = await requireUser(trx, from, by);
    // A person who lost the role meanwhile can't give it away.
    if (!isOwner(owner))
      throw new AccountError("You are no longer an owner.", "Ask an owner.", { code: "role_above_own" });
    if (next.id === owner.id || !next.is_active) {
      throw new AccountError(
        next.id === owner.id ? "You are the owner already." : `${next.name} has no access.`,
        "Choose another active user.",
        { code: "user_without_access" },
      );
    }
    await updateRole(trx, nowMs, next, "owner", by);
    await updateRole(trx, nowMs, owner, "admin", by);
    await incrementKeyEpoch(trx);
    return requireUser(trx, to);
  });
}

async function updateRole(
  trx: Queryable,
  nowMs: number,
  before: store.UserRow,
  role: Role,
  by: Actor,
): Promise<void> {
  if (before.role === role) return;
  const { id, account_id } = before;
  await store.updateUser(trx, id, { role }, nowMs);
  const change = { action: "users.role", subject: `user ${id}`, ...changedValues(before, { role }) };
  await by.record(trx, { account_id }, change, nowMs);
  if (rankOf(role) > rankOf(before.role)) await approveAnew(trx, nowMs, before, by);
}

/** A key that may do more than the operators approved waits for them again, where they approve live keys. */
async function approveAnew(
  trx: Queryable,
  nowMs: number,
  { id: user_id, account_id }: store.UserRow,
  by: Actor,
): Promise<void> {
  if (!by.member || !needsApproval(by.member, "live")) return;
  const live = await store.findEnvironment(trx, account_id, "live");
  const keys = live ? await withdrawApproval(trx, { user_id, data_set_id: live.id }, nowMs) : 0;
  if (keys === 0) return;
  const change = { action: "keys.wait", subject: `user ${user_id}`, new: { keys } };
  await by.record(trx, { account_id }, change, nowMs);
  const { name } = await requireAccount(trx, account_id);
  const what = `${keys === 1 ? "An API key" : `${keys} API keys`} of ${name}, whose user has a higher role now`;
  await notifyOperators(trx, { what, page: "/console/operators/keys" }, nowMs);
}
