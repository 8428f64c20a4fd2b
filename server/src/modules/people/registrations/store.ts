// Rows of registrations: from the form until an operator has decided.

import { isId } from "../../../base/ids.ts";
import type { Queryable } from "../../../db/sql/schema.ts";

export const registrationStates = ["unverified", "pending", "approved", "rejected"] as const;
type RegistrationStatus = (typeof registrationStates)[number];

export type RegistrationRow = {
  id: string;
  status: RegistrationStatus;
  business: string;
  tin: string;
  country: string;
  name: string;
  email: string;
  terms_version: string;
  password_hash: string | null;
  account_id: number | null;
  reason: string | null;
  created_at: number;
  verified_at: number | null;
  reviewed_at: number | null;
  operator_id: number | null;
};

type NewRegistration = Pick<
  RegistrationRow,
  "id" | "business" | "tin" | "country" | "name" | "email" | "terms_version" | "password_hash" | "created_at"
>;

export async function insertRegistration(trx: Queryable, row: NewRegistration): Promise<void> {
  await trx("registrations").insert({ ...row, status: "unverified" });
}

/** Whether the same person has registered this TIN, and waits for the review. */
export async function isWaiting(
  db: Queryable,
  { email, tin }: { email: string; tin: string },
): Promise<boolean> {
  return (await db("registrations").where({ email, tin, status: "pending" }).first("id")) !== undefined;
}

/** A person's registrations whose mail was confirmed, newest first: a stranger can name any address in the form. */
export async function listConfirmed(db: Queryable, email: string, most = 20): Promise<RegistrationRow[]> {
  return db("registrations")
    .where({ email })
    .whereNot({ status: "unverified" })
    .orderBy("id", "desc")
    .limit(most);
}

/** Gives a person's confirmed registrations the person's new address. Unconfirmed ones belong to no person, and keep theirs. */
export async function moveConfirmed(
  trx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx("registrations").where({ email: from }).whereNot({ status: "unverified" }).update({ email: to });
}

/** The registrations of an address whose mail was not confirmed, newest first. */
export async function listUnverified(db: Queryable, email: string, most = 1_000): Promise<RegistrationRow[]> {
  return db("registrations").where({ email, status: "unverified" }).orderBy("id", "desc").limit(most);
}

export async function deleteRegistration(trx: Queryable, id: string): Promise<void> {
  await trx("registrations").where({ id }).delete();
}

export async function findRegistration(db: Queryable, id: string): Promise<RegistrationRow | undefined> {
  return isId(id) ? db("registrations").where({ id }).first() : undefined;
}

/** The registration, locked against changes until the transaction ends. */
export async function lockRegistration(trx: Queryable, id: string): Promise<RegistrationRow | undefined> {
  return isId(id) ? trx("registrations").where({ id }).forUpdate().first() : undefined;
}

export async function updateRegistration(
  trx: Queryable,
  id: string,
  change: Partial<Omit<RegistrationRow, "id">>,
): Promise<void> {
  await trx("registrations").where({ id }).update(change);
}

export type ListedRegistration = Omit<RegistrationRow, "password_hash"> & {
  /** The account that the TIN is bound to, or null. */
  tin_account_id: number | null;
  /** Other registrations of this TIN that wait for review. */
  same_tin: number;
};

/** Registrations of a state, oldest first, each with the facts about its TIN. */
export async function listRegistrations(
  db: Queryable,
  status: RegistrationStatus,
  most = 500,
): Promise<ListedRegistration[]> {
  const rows: RegistrationRow[] = await db("registrations").where({ status }).orderBy("id").limit(most);
  const tins = [...new Set(rows.map(({ tin }) => tin))];
  const bound: { tin: string; account_id: number }[] = await db("account_tins").whereIn("tin", tins);
  const waiting: { tin: string; count: number | string }[] = await db("registrations")
    .whereIn("tin", tins)
    .where({ status: "pending" })
    .groupBy("tin")
    .select("tin", db.raw("count(*) as count"));
  return rows.map(({ password_hash: _hash, ...row }) => {
    const count = Number(waiting.find(({ tin }) => tin === row.tin)?.count ?? 0);
    return {
      ...row,
      tin_account_id: bound.find(({ tin }) => tin === row.tin)?.account_id ?? null,
      same_tin: row.status === "pending" ? count - 1 : count,
    };
  });
}
