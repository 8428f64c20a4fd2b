// Tokens that work once: links in mails, and the step between password and code. Only their hashes are stored.

import { hash } from "node:crypto";
import { randomBytes } from "../../base/chance.ts";
import { counted } from "../../db/sql/page.ts";
import type { Queryable } from "../../db/sql/schema.ts";

/** The purpose of a token; it works for nothing else. */
type TokenPurpose = "verify" | "reset" | "invite" | "sign_in" | "email";

type TokenRow = {
  token_hash: string;
  purpose: TokenPurpose;
  person_id: number | null;
  /** The record of the token, such as an invitation, or the new e-mail address. */
  subject: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** A new secret of 256 bits, in 43 letters, digits, `-` and `_`. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 in hex; the token is random enough to need no salt. */
export function hashToken(token: string): string {
  return hash("sha256", token);
}

/** Stores a new token and returns it: the only time it is known. */
export async function issueToken(
  trx: Queryable,
  {
    purpose,
    person_id = null,
    subject = null,
    lifeMs,
  }: { purpose: TokenPurpose; person_id?: number | null; subject?: string | null; lifeMs: number },
  nowMs: number,
): Promise<string> {
  const token = makeToken();
  const row: TokenRow = {
    token_hash: hashToken(token),
    purpose,
    person_id,
    subject,
    created_at: nowMs,
    expires_at: nowMs + lifeMs,
    used_at: null,
  };
  await trx("person_tokens").insert(row);
  return token;
}

/** The row of a token that still works, without using it. */
export async function findToken(
  db: Queryable,
  purpose: TokenPurpose,
  token: string,
  nowMs: number,
): Promise<TokenRow | undefined> {
  return db("person_tokens")
    .where({ token_hash: hashToken(token), purpose })
    .whereNull("used_at")
    .where("expires_at", ">", nowMs)
    .first();
}

/** Uses a token: of several requests at once, one gets its row. Undefined where it is unknown, used or expired. */
export async function useToken(
  trx: Queryable,
  purpose: TokenPurpose,
  token: string,
  nowMs: number,
): Promise<TokenRow | undefined> {
  const token_hash = hashToken(token);
  const used = await trx("person_tokens")
    .where({ token_hash, purpose })
    .whereNull("used_at")
    .where("expires_at", ">", nowMs)
    .update({ used_at: nowMs });
  return used === 1 ? trx("person_tokens").where({ token_hash }).first() : undefined;
}

/** How many tokens a person was given for a purpose since a time. */
export async function countTokens(
  db: Queryable,
  { person_id, purpose }: { person_id: number; purpose: TokenPurpose },
  sinceMs: number,
): Promise<number> {
  return counted(db("person_tokens").where({ person_id, purpose }).where("created_at", ">=", sinceMs));
}

/** How many unused tokens about these records were given since a time. */
export async function countUnusedTokens(
  db: Queryable,
  { purpose, subjects }: { purpose: TokenPurpose; subjects: readonly string[] },
  sinceMs: number,
): Promise<number> {
  if (subjects.length === 0) return 0;
  const unused = db("person_tokens")
    .where({ purpose })
    .whereIn("subject", [...subjects])
    .whereNull("used_at");
  return counted(unused.where("created_at", ">", sinceMs));
}

/** Makes a person's unused tokens of these purposes worthless. */
export async function revokeTokens(
  trx: Queryable,
  { person_id, purposes }: { person_id: number; purposes: readonly TokenPurpose[] },
  nowMs: number,
): Promise<void> {
  await trx("person_tokens")
    .where({ person_id })
    .whereIn("purpose", [...purposes])
    .whereNull("used_at")
    .update({ used_at: nowMs });
}

/** Makes the unused tokens about a record worthless. */
export async function revokeTokensAbout(
  trx: Queryable,
  { purpose, subject }: { purpose: TokenPurpose; subject: string },
  nowMs: number,
): Promise<void> {
  await trx("person_tokens").where({ purpose, subject }).whereNull("used_at").update({ used_at: nowMs });
}
