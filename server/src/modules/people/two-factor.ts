// The second factor of a sign-in: codes of an authenticator app (TOTP) and recovery codes. Each code works once.
import { Secret, TOTP } from "otpauth";
import { openSecret, sealSecret } from "../../core/accounts/person-secret.ts";
import { type PersonRow, updatePerson } from "../../core/accounts/person-store.ts";
import type { Service } from "../../core/context/context.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { useCode } from "./recovery-code-store.ts";

const issuer = "taxctl";
const periodS = 30;
/** Clocks of phones may be a step behind or ahead. */
const tolerance = 1;

function totpOf(secret: Secret, email: string): TOTP {
  return new TOTP({ issuer, label: email, algorithm: "SHA1", digits: 6, period: periodS, secret });
}

/** A new secret: as it is stored, and as an authenticator app takes it. */
export function makeSecret({ secrets }: Pick<Service, "secrets">, { id, email }: PersonRow) {
  const secret = new Secret({ size: 20 });
  return {
    stored: sealSecret(secrets, id, secret.base32),
    shown: { secret: secret.base32, uri: totpOf(secret, email).toString() },
  };
}

/** The time step of a code, unless it is wrong, or a code of this step or a later one was used. */
function stepOf({ secrets, clock }: Pick<Service, "secrets" | "clock">, person: PersonRow, token: string) {
  const { email, totp_step } = person;
  const opened = openSecret(secrets, person);
  if (opened === undefined) return undefined;
  const secret = Secret.fromBase32(opened);
  const timestamp = clock.now();
  const delta = totpOf(secret, email).validate({ token, timestamp, window: tolerance });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / periodS) + delta;
  return totp_step !== null && step <= totp_step ? undefined : step;
}

/**
 * Uses a code of a person who is locked in this transaction; false where it is wrong or was used before.
 *
 * @param kinds whether recovery codes count too
 */
export async function useSecondFactor(
  trx: Queryable,
  service: Pick<Service, "secrets" | "clock">,
  person: PersonRow,
  given: string,
  kinds: "app" | "any" = "any",
): Promise<boolean> {
  const code = given.replaceAll(/[\s-]/g, "").toLowerCase();
  const nowMs = service.clock.now();
  if (!/^\d{6}$/.test(code)) return kinds === "any" && useCode(trx, person.id, code, nowMs);
  const step = stepOf(service, person, code);
  if (step === undefined) return false;
  await updatePerson(trx, person.id, { totp_step: step }, nowMs);
  return true;
}
