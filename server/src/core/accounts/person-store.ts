// Rows of people: one for each e-mail address, whatever accounts the person belongs to.
import { isDuplicateKey } from "../../db/engine/failures.ts";
import type { Queryable } from "../../db/sql/schema.ts";

export type PersonRow = {
  id: number;
  /** Lower case. */
  email: string;
  name: string;
  /** Null until the person sets a password by mail. */
  password_hash: string | null;
  password_changed_at: number | null;
  email_verified_at: number | null;
  /** Encrypted; see `two-factor.ts`. */
  totp_secret: Uint8Array | null;
  totp_secret_key_id: string | null;
  /** Null while two-factor sign-in is off or being set up. */
  totp_confirmed_at: number | null;
  /** The time step of the last accepted code. */
  totp_step: number | null;
  /** 1: as an owner, the person gets mails about grave events. */
  alerts: number;
  created_at: number;
  updated_at: number;
};

/** An e-mail address as people are found by it. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function findPerson(db: Queryable, id: number): Promise<PersonRow | undefined> {
  return db("people").where({ id }).first();
}

export async function findPersonByEmail(db: Queryable, email: string): Promise<PersonRow | undefined> {
  return db("people")
    .where({ email: normalEmail(email) })
    .first();
}

/** The ids of people who have a secret for codes. */
export async function listPeopleWithSecret(db: Queryable): Promise<number[]> {
  return db("people").whereNotNull("totp_secret").orderBy("id").pluck("id");
}

/** The person, locked until the transaction ends. */
export async function lockPerson(trx: Queryable, id: number): Promise<PersonRow | undefined> {
  return trx("people").where({ id }).forUpdate().first();
}

/** The id of the person with this address; creates the person, without a password, if needed. */
export async function ensurePerson(
  trx: Queryable,
  { email: given, name }: { email: string; name: string },
  nowMs: number,
): Promise<number> {
  const email = normalEmail(given);
  const found = await trx("people").where({ email }).first("id");
  if (found) return found.id;
  const times = { created_at: nowMs, updated_at: nowMs };
  await trx("people")
    .insert({ email, name, ...times })
    .onConflict("email")
    .ignore();
  // A lock reads the row of another transaction too, which a snapshot does not show.
  const person: { id: number } = await trx("people").where({ email }).forUpdate().first("id");
  return person.id;
}

export async function updatePerson(
  trx: Queryable,
  id: number,
  change: Partial<Omit<PersonRow, "id" | "email" | "created_at" | "updated_at">>,
  nowMs: number,
): Promise<void> {
  await trx("people")
    .where({ id })
    .update({ ...change, updated_at: nowMs });
  if (change.name !== undefined) await trx("users").where({ person_id: id }).update({ name: change.name });
}

/**
 * Gives a person another e-mail address, which the person has proved to have: also as a user, and as the address of accounts that had the old one.
 *
 * @returns False if another person has the address.
 */
export async function updateEmail(
  trx: Queryable,
  { id, email: from }: Pick<PersonRow, "id" | "email">,
  to: string,
  nowMs: number,
): Promise<boolean> {
  const change = { email: to, email_verified_at: nowMs, updated_at: nowMs };
  try {
    await trx("people").where({ id }).update(change);
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
  await trx("users").where({ person_id: id }).update({ email: to });
  const own = trx("users").where({ person_id: id }).select("account_id");
  await trx("accounts").where({ email: from }).whereIn("id", own).update({ email: to });
  return true;
}
