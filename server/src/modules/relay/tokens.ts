// Tokens of relays: how one is made and recognized. Only the hash is stored.
import { randomBytes } from "../../base/chance.ts";

const form = /^txr_[0-9A-Za-z_-]{43}$/;

/** A new token: 256 random bits. */
export function makeToken(): string {
  return `txr_${randomBytes(32).toString("base64url")}`;
}

/** The token of an `Authorization` header; undefined if it can't be valid. */
export function tokenOf(header: string | undefined): string | undefined {
  const [, token] = /^Bearer +(\S+) *$/i.exec(header ?? "") ?? [];
  return token !== undefined && form.test(token) ? token : undefined;
}
