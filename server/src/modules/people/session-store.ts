// Rows of sessions, and the memberships of the people who have them.
import type { Environment } from "../../core/accounts/keys.ts";
import type { AccountStatus, Feature, Role } from "../../core/accounts/roles.ts";
import type { SessionRow } from "../../core/context/session.ts";
import { newRowId } from "../../db/row-ids.ts";
import type { Queryable } from "../../db/sql/schema.ts";

/** Notes that a session was used. */
export async function touchSession(
  db: Queryable,
  { id, last_used_at }: SessionRow,
  nowMs: number,
): Promise<void> {
  await db("sessions").where({ id, last_used_at }).update({ last_used_at: nowMs });
}

/** A person's place in an account: a row of `users`. */
export type Membership = {
  /** The id of the user. */
  id: number;
  name: string;
  email: string;
  role: Role;
  account: {
    id: number;
    name: string;
    status: AccountStatus;
    features: Feature[];
    /** Whether people need two-factor sign-in in it. */
    two_factor_required: boolean;
  };
  /** The account's data in one environment; null before the account is approved. */
  data_set_id: number | null;
};

export async function insertSession(trx: Queryable, session: Omit<SessionRow, "id">): Promise<string> {
  const id = newRowId(trx);
  await trx("sessions").insert({ id, ...session });
  return id;
}

/** The session of this token in any state; authentication checks it. */
export async function findSession(db: Queryable, tokenHash: string): Promise<SessionRow | undefined> {
  return db("sessions").where({ token_hash: tokenHash }).first();
}

/** A person's sessions, newest first. */
export async function listSessions(db: Queryable, personId: number): Promise<SessionRow[]> {
  return db("sessions").where({ person_id: personId }).orderBy("id", "desc");
}

export async function updateSession(
  db: Queryable,
  id: string,
  change: Partial<Pick<SessionRow, "token_hash" | "last_used_at" | "confirmed_at" | "code_at">>,
): Promise<void> {
  await db("sessions").where({ id }).update(change);
}

/** Ends sessions of a person: one by its id, all, or all but one. Returns how many there were. */
export async function deleteSessions(
  trx: Queryable,
  personId: number,
  which: { id?: string | undefined; exceptId?: string | undefined } = {},
): Promise<number> {
  const query = trx("sessions").where({ person_id: personId });
  if (which.id !== undefined) query.where({ id: which.id });
  if (which.exceptId !== undefined) query.whereNot({ id: which.exceptId });
  return query.delete();
}

/** Ends the session of this token, if there is one. */
export async function deleteSessionOfToken(trx: Queryable, tokenHash: string): Promise<void> {
  await trx("sessions").where({ token_hash: tokenHash }).delete();
}

type StoredMembership = Omit<Membership, "account"> & {
  account_id: number;
  account_name: string;
  account_status: AccountStatus;
  account_features: string;
  account_two_factor: number;
};

/**
 * The accounts that a person belongs to, oldest membership first, with their data of one environment. Not those that only invited the
 * person, or that took the access away: they learn nothing about the person's sign-ins.
 */
export async function listMemberships(
  db: Queryable,
  personId: number,
  environment: Environment = "live",
): Promise<Membership[]> {
  const rows: StoredMembership[] = await db("users")
    .join("accounts", "accounts.id", "users.account_id")
    .leftJoin("data_sets", (join) =>
      join.on("data_sets.account_id", "accounts.id").andOnVal("data_sets.environment", environment),
    )
    .where({ "users.person_id": personId, "users.is_active": true })
    .orderBy("users.id")
    .select("users.id", "users.name", "users.email", "users.role", {
      account_id: "accounts.id",
      account_name: "accounts.name",
      account_status: "accounts.status",
      account_features: "accounts.features",
      account_two_factor: "accounts.two_factor_required",
      data_set_id: "data_sets.id",
    });
  return rows.map(({ id, name, email, role, account_id, ...row }) => ({
    id,
    name,
    email,
    role,
    data_set_id: row.data_set_id,
    account: {
      id: account_id,
      name: row.account_name,
      status: row.account_status,
      features: JSON.parse(row.account_features) as Feature[],
      two_factor_required: Boolean(row.account_two_factor),
    },
  }));
}
