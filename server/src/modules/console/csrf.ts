// The token that proves that a form comes from a page of this session. It is derived from the session's token, so nothing is stored.
import { createHmac, timingSafeEqual } from "node:crypto";

/** The token of the forms of a session; empty without a session. */
export function csrfOf(token: string | undefined): string {
  return token === undefined
    ? ""
    : createHmac("sha256", token).update("taxctl console form").digest("base64url");
}

/** Whether a form belongs to the session. */
export function isCsrf(given: string, token: string | undefined): boolean {
  const expected = Buffer.from(csrfOf(token));
  const found = Buffer.from(given);
  return token !== undefined && found.length === expected.length && timingSafeEqual(found, expected);
}
