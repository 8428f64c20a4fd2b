// The secret of a person's second factor, as its columns hold it.
import type { Secrets } from "../../base/secrets.ts";
import type { PersonRow } from "./person-store.ts";

const identityOf = (personId: number): string => `people/${personId}/totp_secret`;

/** @param secret in base32 */
export function sealSecret(secrets: Secrets, personId: number, secret: string) {
  const { ciphertext, key_id } = secrets.encrypt(secret, identityOf(personId));
  return { totp_secret: ciphertext, totp_secret_key_id: key_id };
}

/** A person's secret in base32; undefined without one. @throws SecretError when the key that sealed it is missing. */
export function openSecret(secrets: Secrets, person: PersonRow): string | undefined {
  const { id, totp_secret: ciphertext, totp_secret_key_id: key_id } = person;
  if (ciphertext === null || key_id === null) return undefined;
  return secrets.decrypt({ ciphertext, key_id }, identityOf(id));
}

/** The same secret, encrypted with the current key; undefined without one, or if the current key already encrypts it. */
export function reencryptSecret(secrets: Secrets, person: PersonRow) {
  const { id, totp_secret: ciphertext, totp_secret_key_id: key_id } = person;
  if (ciphertext === null || key_id === null) return undefined;
  const sealed = secrets.reencrypt({ ciphertext, key_id }, identityOf(id));
  return sealed && { totp_secret: sealed.ciphertext, totp_secret_key_id: sealed.key_id };
}
