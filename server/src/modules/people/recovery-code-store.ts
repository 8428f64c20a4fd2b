// Recovery codes of two-factor sign-in: ten for each person, each works once. Only their hashes are stored.
import { randomInt } from "../../base/chance.ts";
import { counted } from "../../db/sql/page.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { hashToken } from "./token-store.ts";

const codes = 10;
const letters = 16;
/** Without letters and digits that look similar. */
const alphabet = "23456789abcdefghjkmnpqrstvwxyz";

function makeCode(): string {
  return Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Gives a person ten new codes in place of all earlier ones, and returns them: the only time they are known. */
export async function replaceCodes(trx: Queryable, personId: number): Promise<string[]> {
  const made = Array.from({ length: codes }, makeCode);
  await deleteCodes(trx, personId);
  await trx("recovery_codes").insert(
    made.map((code) => ({ person_id: personId, code_hash: hashToken(code), used_at: null })),
  );
  return made.map((code) => (code.match(/.{4}/g) ?? []).join("-"));
}

/** Uses a code, written without hyphens; false if the person has no such unused code. */
export async function useCode(
  trx: Queryable,
  personId: number,
  code: string,
  nowMs: number,
): Promise<boolean> {
  const row = { person_id: personId, code_hash: hashToken(code) };
  return (await trx("recovery_codes").where(row).whereNull("used_at").update({ used_at: nowMs })) === 1;
}

export async function countUnusedCodes(db: Queryable, personId: number): Promise<number> {
  return counted(db("recovery_codes").where({ person_id: personId }).whereNull("used_at"));
}

export async function deleteCodes(trx: Queryable, personId: number): Promise<void> {
  await trx("recovery_codes").where({ person_id: personId }).delete();
}
