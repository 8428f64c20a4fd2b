// Rows of client accounts, their environments and users.

import { normalTin } from "@taxctl/sdk/rules/tins";
import { counted } from "../../db/sql/page.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { likePattern } from "../../db/sql/values.ts";
import type { Environment } from "./keys.ts";
import { ensurePerson } from "./person-store.ts";
import type { AccountStatus, Feature, Role } from "./roles.ts";

export type AccountRow = {
  id: number;
  name: string;
  email: string;
  status: AccountStatus;
  features: Feature[];
  /** Whether people need two-factor sign-in in it. */
  two_factor_required: boolean;
  created_at: number;
  updated_at: number;
  approved_at: number | null;
};

/** A person's membership of an account. */
export type UserRow = {
  id: number;
  account_id: number;
  person_id: number;
  name: string;
  email: string;
  role: Role;
  is_active: boolean;
  /** Since when the person is invited; null once the person has accepted, and for users that operators added. */
  invited_at: number | null;
  created_at: number;
  updated_at: number;
};

type Stored = Record<string, unknown>;

function toAccount(row: Stored): AccountRow {
  const features = JSON.parse(String(row.features)) as Feature[];
  return { ...(row as AccountRow), features, two_factor_required: Boolean(row.two_factor_required) };
}

function toUser(row: Stored): UserRow {
  const { id, account_id, person_id, name, email, role, is_active, invited_at, created_at, updated_at } = row;
  return {
    id,
    account_id,
    person_id,
    name,
    email,
    role,
    is_active: Boolean(is_active),
    invited_at,
    created_at,
    updated_at,
  } as UserRow;
}

export async function insertAccount(
  db: Queryable,
  account: { name: string; email: string; features: readonly Feature[] },
  nowMs: number,
): Promise<number> {
  const [id] = await db("accounts").insert({
    name: account.name,
    email: account.email,
    status: "pending_approval",
    features: JSON.stringify(account.features),
    created_at: nowMs,
    updated_at: nowMs,
  });
  return Number(id);
}

export async function findAccount(db: Queryable, id: number): Promise<AccountRow | undefined> {
  const row: Stored | undefined = await db("accounts").where({ id }).first();
  return row && toAccount(row);
}

export async function listAccounts(db: Queryable, status?: AccountStatus): Promise<AccountRow[]> {
  const rows: Stored[] = await db("accounts")
    .where(status ? { status } : {})
    .orderBy("id");
  return rows.map(toAccount);
}

/** Accounts by number, at most `limit`, and how many match. A search finds a part of name or e-mail address, or a whole TIN. */
export async function searchAccounts(
  db: Queryable,
  { status, search }: { status?: AccountStatus | undefined; search?: string | undefined },
  limit: number,
): Promise<{ rows: AccountRow[]; total: number }> {
  const matching = db("accounts").modify((query) => {
    if (status) query.where({ status });
    if (search === undefined) return;
    const part = likePattern(search.toLowerCase());
    const holders = db("account_tins")
      .where({ tin: normalTin(search) })
      .select("account_id");
    query.where((any) =>
      any
        .whereRaw("lower(name) like ? escape '!'", [part])
        .orWhereRaw("lower(email) like ? escape '!'", [part])
        .orWhereIn("id", holders),
    );
  });
  const rows: Stored[] = await matching.clone().orderBy("id").limit(limit);
  return { rows: rows.map(toAccount), total: await counted(matching) };
}

/** Compare-and-set of the state; false when the account is in another state than `from`. */
export async function updateAccountStatus(
  db: Queryable,
  id: number,
  from: AccountStatus,
  to: AccountStatus,
  nowMs: number,
): Promise<boolean> {
  const approved = from === "pending_approval" && to === "active" ? { approved_at: nowMs } : {};
  const changed = await db("accounts")
    .where({ id, status: from })
    .update({ status: to, updated_at: nowMs, ...approved });
  return changed === 1;
}

export async function updateAccountFeatures(
  db: Queryable,
  id: number,
  features: readonly Feature[],
  nowMs: number,
): Promise<void> {
  await db("accounts")
    .where({ id })
    .update({ features: JSON.stringify(features), updated_at: nowMs });
}

/** Returns whether it changed anything. */
export async function updateTwoFactorRequired(
  trx: Queryable,
  id: number,
  two_factor_required: boolean,
  nowMs: number,
): Promise<boolean> {
  const changed = await trx("accounts")
    .where({ id, two_factor_required: !two_factor_required })
    .update({ two_factor_required, updated_at: nowMs });
  return changed === 1;
}

/** Makes other changes to the account's users wait until this transaction ends. */
export async function lockAccount(trx: Queryable, id: number, nowMs: number): Promise<void> {
  await trx("accounts").where({ id }).update({ updated_at: nowMs });
}

export async function insertEnvironment(
  db: Queryable,
  accountId: number,
  environment: Environment,
): Promise<number> {
  const [id] = await db("data_sets").insert({ account_id: accountId, environment });
  return Number(id);
}

export async function findEnvironment(
  db: Queryable,
  accountId: number,
  environment: Environment,
): Promise<{ id: number; environment: Environment } | undefined> {
  return db("data_sets").where({ account_id: accountId, environment }).first("id", "environment");
}

export type EnvironmentRow = { id: number; account_id: number; environment: Environment };

/** The environments of an account, or of every account. */
export function listEnvironments(db: Queryable, accountId?: number): Promise<EnvironmentRow[]> {
  return db("data_sets")
    .where(accountId === undefined ? {} : { account_id: accountId })
    .orderBy("id");
}

export function findEnvironmentById(db: Queryable, id: number): Promise<EnvironmentRow | undefined> {
  return db("data_sets").where({ id }).first();
}

/** Lets other transactions that add to an environment wait until this one ends. */
export async function lockEnvironment(trx: Queryable, id: number): Promise<void> {
  await trx("data_sets").where({ id }).forUpdate().first("id");
}

/** Makes the person of this e-mail address a member of an account. A new person has no password. */
export async function insertUser(
  db: Queryable,
  user: {
    account_id: number;
    name: string;
    email: string;
    role: Role;
    is_active?: boolean;
    invited_at?: number;
  },
  nowMs: number,
): Promise<number> {
  const person_id = await ensurePerson(db, user, nowMs);
  const row = { is_active: true, ...user, person_id, created_at: nowMs, updated_at: nowMs };
  const { account_id, email } = user;
  // A member who was removed comes back under the same number.
  const removed = await db("users").where({ account_id, email }).whereNotNull("removed_at").first("id");
  if (removed) {
    await db("users")
      .where({ id: removed.id })
      .update({ invited_at: null, ...row, removed_at: null });
    return removed.id;
  }
  const [id] = await db("users").insert(row);
  return Number(id);
}

export async function findUser(db: Queryable, id: number): Promise<UserRow | undefined> {
  const row: Stored | undefined = await db("users").where({ id }).whereNull("removed_at").first();
  return row && toUser(row);
}

/** The name of a user, also of one who was removed. */
export async function findUserName(db: Queryable, id: number): Promise<string | undefined> {
  const row: Pick<UserRow, "name"> | undefined = await db("users").where({ id }).first("name");
  return row?.name;
}

export async function listUsers(db: Queryable, accountId: number): Promise<UserRow[]> {
  const rows: Stored[] = await db("users")
    .where({ account_id: accountId })
    .whereNull("removed_at")
    .orderBy("id");
  return rows.map(toUser);
}

export async function updateUser(
  db: Queryable,
  id: number,
  change: Partial<Pick<UserRow, "name" | "role" | "is_active" | "invited_at">> & { removed_at?: number },
  nowMs: number,
): Promise<void> {
  await db("users")
    .where({ id })
    .update({ ...change, updated_at: nowMs });
}
