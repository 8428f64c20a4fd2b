// The life of a client account: registered, approved, suspended, reactivated, cancelled; each change audited.
// Decisions about the API: 19, 20.
import type { Clock } from "../../../base/clock.ts";
import { type Actor, operator } from "../../../core/accounts/actor.ts";
import { AccountError } from "../../../core/accounts/admin-error.ts";
import { incrementKeyEpoch } from "../../../core/accounts/key-store.ts";
import { checkEmail, checkName, requireAccount, requireUser } from "../../../core/accounts/require.ts";
import {
  type AccountMove,
  type AccountStatus,
  accountMoves,
  type Feature,
  isOwner,
  movesFrom,
} from "../../../core/accounts/roles.ts";
import * as store from "../../../core/accounts/store.ts";
import { enqueueMail } from "../../../core/mail/outbox.ts";
import type { Database } from "../../../db/open.ts";
import type { Queryable } from "../../../db/sql/schema.ts";
import { type IssuedKey, insertNewKey } from "./key-admin.ts";

/** A new account that waits for approval, with its owner. */
export async function registerAccount(
  db: Database,
  clock: Clock,
  input: { name: string; email: string; owner_name: string; features: readonly Feature[] },
): Promise<{ account: store.AccountRow; owner: store.UserRow }> {
  return db.transaction(async (trx) => {
    await requireNewAddress(trx, checkEmail(input.email));
    return insertAccountWithOwner(trx, clock.now(), input);
  });
}

/** Stores a new account and its owner within the caller's transaction. */
export async function insertAccountWithOwner(
  trx: Queryable,
  nowMs: number,
  input: { name: string; email: string; owner_name: string; features: readonly Feature[] },
  by: Actor = operator,
): Promise<{ account: store.AccountRow; owner: store.UserRow }> {
  const name = checkName(input.name, "account");
  const email = checkEmail(input.email);
  const ownerName = checkName(input.owner_name, "owner");
  const id = await store.insertAccount(trx, { name, email, features: input.features }, nowMs);
  const owner = { account_id: id, name: ownerName, email, role: "owner" as const };
  const ownerId = await store.insertUser(trx, owner, nowMs);
  const values = { name, email, features: input.features, owner: { id: ownerId, name: ownerName } };
  const change = { action: "accounts.register", subject: `account ${id}`, new: values };
  await by.record(trx, { account_id: id }, change, nowMs);
  return { account: await requireAccount(trx, id), owner: await requireUser(trx, ownerId) };
}

/** Registering twice is a mistake: the second account would have no records and keys of its own. */
async function requireNewAddress(trx: Queryable, email: string): Promise<void> {
  const same = (await store.listAccounts(trx)).find(
    (account) => account.email.toLowerCase() === email.toLowerCase() && account.status !== "cancelled",
  );
  if (!same) return;
  throw new AccountError(
    `Account ${same.id} (${same.name}) has the address ${email} already; it is ${same.status}.`,
    same.status === "pending_approval"
      ? `Approve that one: \`taxd accounts approve ${same.id}\`. Another business needs an address of its own.`
      : "`taxd accounts list` shows it. Another business needs an address of its own.",
  );
}

function rejectMove(account: store.AccountRow, move: AccountMove): AccountError {
  const allowed = movesFrom(account.status);
  const remedy =
    allowed.length === 0
      ? "Nothing is possible any more: register a new account."
      : `Possible: ${allowed.join(", ")}.`;
  return new AccountError(
    `Account ${account.id} (${account.name}) is ${account.status}: ${move} is not possible from there.`,
    remedy,
    { code: "account_status" },
  );
}

async function moveAccount(
  trx: Queryable,
  nowMs: number,
  id: number,
  move: AccountMove,
  reason?: string,
  by: Actor = operator,
): Promise<store.AccountRow> {
  const account = await requireAccount(trx, id);
  const from: readonly AccountStatus[] = accountMoves[move].from;
  const to = accountMoves[move].to;
  // Compare-and-set: if two operators act at once, the second one's change is rejected.
  const isMoved =
    from.includes(account.status) && (await store.updateAccountStatus(trx, id, account.status, to, nowMs));
  if (!isMoved) throw rejectMove(await requireAccount(trx, id), move);
  await incrementKeyEpoch(trx);
  const change = {
    action: `accounts.${move}`,
    subject: `account ${id}`,
    old: { status: account.status },
    new: { status: to },
    detail: reason === undefined ? null : { reason },
  };
  await by.record(trx, { account_id: id }, change, nowMs);
  return requireAccount(trx, id);
}

/** Suspends, reactivates or cancels. @throws AccountError naming the moves that are possible */
export async function changeAccount(
  db: Database,
  clock: Clock,
  id: number,
  move: Exclude<AccountMove, "approve">,
  reason?: string,
  by: Actor = operator,
): Promise<store.AccountRow> {
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    const account = await moveAccount(trx, nowMs, id, move, reason, by);
    await notifyOwners(trx, account, accountMoves[move].to, reason, nowMs);
    return account;
  });
}

/** The owners can't read the change in the audit while they have no access. */
async function notifyOwners(
  trx: Queryable,
  { id, name: business }: store.AccountRow,
  status: "suspended" | "active" | "cancelled",
  reason: string | undefined,
  nowMs: number,
): Promise<void> {
  for (const { email: to, name } of (await store.listUsers(trx, id)).filter(isOwner)) {
    const values = { name, business, status, reason: reason ?? "" };
    await enqueueMail(trx, { to, kind: "account_status", values }, nowMs);
  }
}

const environments = ["live", "sandbox"] as const;

/** Makes a new account active, with data of both environments. */
export async function openAccount(
  trx: Queryable,
  nowMs: number,
  id: number,
  by: Actor = operator,
): Promise<store.AccountRow> {
  const account = await moveAccount(trx, nowMs, id, "approve", undefined, by);
  for (const environment of environments) await store.insertEnvironment(trx, id, environment);
  return account;
}

/** Approves: the account becomes active, gets its live and sandbox environments, and its owner a key to each. */
export async function approveAccount(
  db: Database,
  clock: Clock,
  id: number,
): Promise<{ account: store.AccountRow; keys: IssuedKey[] }> {
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    const account = await openAccount(trx, nowMs, id);
    const owner = (await store.listUsers(trx, id)).find(isOwner);
    if (!owner) throw new AccountError(`Account ${id} has no active owner.`, "Add one: `taxd users add`.");
    const keys: IssuedKey[] = [];
    for (const environment of environments) {
      keys.push(await insertNewKey(trx, nowMs, owner, environment, {}));
    }
    return { account, keys };
  });
}

/** Sets the features of the account's plan. */
export async function setFeatures(
  db: Database,
  clock: Clock,
  id: number,
  features: readonly Feature[],
  by: Actor = operator,
): Promise<store.AccountRow> {
  return db.transaction(async (trx) => {
    const before = await requireAccount(trx, id);
    await store.updateAccountFeatures(trx, id, features, clock.now());
    await incrementKeyEpoch(trx);
    const change = {
      action: "accounts.features",
      subject: `account ${id}`,
      old: { features: before.features },
      new: { features },
    };
    await by.record(trx, { account_id: id }, change, clock.now());
    return requireAccount(trx, id);
  });
}
