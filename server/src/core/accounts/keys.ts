// API keys: how a key is made, recognized and stored, and the facts that authentication reads from one.
// Decisions about the API: 100.

import { createHash } from "node:crypto";
import { randomBytes } from "../../base/chance.ts";
import { isAddressRange } from "../../base/config-schema.ts";
import { AccountError } from "./admin-error.ts";

export type Environment = "live" | "sandbox";

/** Requests a minute and at once, unless a key is given others. */
export const defaultLimits = { rate_per_minute: 60, burst: 100 } as const;

const prefixes: Record<Environment, string> = { live: "txl_", sandbox: "txs_" };
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const keyLength = 64;
const visibleLength = 12;

/** A new key: 64 characters, of which 60 are random letters and digits (357 bits). */
export function makeKey(environment: Environment): string {
  let key = prefixes[environment];
  while (key.length < keyLength) {
    for (const byte of randomBytes(keyLength)) {
      // 248 is the greatest multiple of 62 in a byte; the rest would favor the first letters.
      if (byte < 248 && key.length < keyLength) key += alphabet.charAt(byte % 62);
    }
  }
  return key;
}

/** The environment a text names by its shape as a key, `undefined` when it cannot be a key at all. */
export function environmentOfKey(key: string): Environment | undefined {
  if (!/^tx[ls]_[0-9A-Za-z]{60}$/.test(key)) return undefined;
  return key.startsWith(prefixes.live) ? "live" : "sandbox";
}

/** The stored form of a key: SHA-256 in hex. The key has enough entropy, so it needs no salt. */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** The part of a key that may be shown again. */
export function visiblePrefix(key: string): string {
  return key.slice(0, visibleLength);
}

/** Whether what a member creates in an environment works only once an operator has approved it. */
export function needsApproval({ keyApproval }: { keyApproval: boolean }, environment: Environment): boolean {
  return keyApproval && environment === "live";
}

/** Limits and bounds of a key as operators give them. */
export type KeyTerms = {
  cidrs?: readonly string[] | undefined;
  /** Epoch milliseconds. */
  expires_at?: number | undefined;
  rate_per_minute?: number | undefined;
  burst?: number | undefined;
};

/** @throws AccountError naming the first term that can't be */
export function checkTerms(terms: KeyTerms, nowMs: number): void {
  const wrong = terms.cidrs?.find((cidr) => !isAddressRange(cidr));
  if (wrong !== undefined) {
    throw new AccountError(
      `"${wrong}" is neither an address nor a CIDR range.`,
      "Give ranges such as 203.0.113.0/24.",
      { field: "address_ranges" },
    );
  }
  if (terms.expires_at !== undefined && terms.expires_at <= nowMs) {
    throw new AccountError("The key would have expired already.", "Give a time in the future.", {
      field: "expires_at",
    });
  }
  for (const [name, value] of [
    ["rate", terms.rate_per_minute],
    ["burst", terms.burst],
  ] as const) {
    if (value !== undefined && !(Number.isInteger(value) && value >= 1 && value <= 1_000_000)) {
      throw new AccountError(
        `The ${name} must be a whole number from 1 to 1000000.`,
        "Left out, it is 60 a minute, 100 at once.",
      );
    }
  }
}
