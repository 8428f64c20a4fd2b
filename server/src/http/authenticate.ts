// Finds the caller: turns the bearer key into its user, account and environment, or explains why it isn't accepted.
// Decisions about the API: 118.
import { hash } from "node:crypto";
import type { ErrorCode } from "@taxctl/sdk/rules/catalogue";
import { boundedCache } from "../base/bounded-cache.ts";
import type { Clock } from "../base/clock.ts";
import { AuthenticationError, PermissionError } from "../base/errors.ts";
import type { Logger } from "../base/log.ts";
import { findKeyByHash, type KeyRecord, readKeyEpoch, touchKey } from "../core/accounts/key-store.ts";
import { environmentOfKey } from "../core/accounts/keys.ts";
import type { AccountStatus } from "../core/accounts/roles.ts";
import type { Database } from "../db/open.ts";
import { createRangeTest } from "./address.ts";

const knownForMs = 30_000;
const unknownForMs = 5_000;
const epochForMs = 1_000;
const touchEveryMs = 60_000;
const maxCached = 20_000;

type Cached = {
  record: KeyRecord | undefined;
  until: number;
  touchedAt: number;
};

type Authenticator = {
  /**
   * The key of an `Authorization` header and its owner. `beforeLookup` is called, and may throw, before a key that is
   * not known is looked up in the database.
   * @throws AuthenticationError if the key isn't accepted
   */
  authenticate(header: string | undefined, prefix: string, beforeLookup?: () => void): Promise<KeyRecord>;
  /** @throws PermissionError when the key may not be used from this address */
  checkAddress(caller: KeyRecord, findAddress: () => string): void;
};

/** Code and message where an account may not be used, by its status. */
export const inactiveAccounts: Record<Exclude<AccountStatus, "active">, [ErrorCode, string]> = {
  pending_approval: ["account_pending_approval", "The account is not approved yet"],
  suspended: ["account_suspended", "The account is suspended; its operators can reactivate it"],
  cancelled: ["account_cancelled", "The account was cancelled"],
};

/** Throws the problem of a key at this moment. */
function judge(record: KeyRecord | undefined, nowMs: number): asserts record is KeyRecord {
  if (!record)
    throw new AuthenticationError(
      "key_unknown",
      "The API key is not known: copy it whole, or have an owner make another",
    );
  if (record.revoked_at !== null) throw new AuthenticationError("key_revoked", "The API key was revoked");
  if (record.expires_at !== null && record.expires_at <= nowMs) {
    throw new AuthenticationError("key_expired", "The API key has expired");
  }
  if (!record.is_approved)
    throw new AuthenticationError("key_not_approved", "An operator has not approved the API key yet");
  if (!record.user.is_active) {
    throw new AuthenticationError("user_inactive", "The user of this API key is not active");
  }
  if (record.account.status !== "active") {
    const [code, sentence] = inactiveAccounts[record.account.status];
    throw new AuthenticationError(code, sentence);
  }
}

function readKey(header: string | undefined): string {
  if (header === undefined || header === "") {
    throw new AuthenticationError(
      "key_missing",
      "Send the API key in the header Authorization: Bearer <API_KEY>",
    );
  }
  const [, key] = /^Bearer +(\S+) *$/i.exec(header) ?? [];
  if (key === undefined) {
    throw new AuthenticationError("key_malformed", "The Authorization header must read: Bearer <API_KEY>");
  }
  if (environmentOfKey(key) === undefined) {
    throw new AuthenticationError(
      "key_malformed",
      "This is not an API key: a key has 64 characters and begins with txl_ (live) or txs_ (sandbox)",
    );
  }
  return key;
}

/**
 * Keys are looked up once in 30 seconds (unknown ones in 5), by hash. A change of any key, user or account bumps an
 * epoch in the database that is read once a second while keys are in use, and after a change by this process, so that a
 * revoked key stops working at once here and within a second in every other process.
 */
export function createAuthenticator(db: Database, clock: Clock, log: Logger): Authenticator {
  const cache = boundedCache<string, Cached>(maxCached);
  let epoch: number | undefined;
  let epochReadAt = Number.NEGATIVE_INFINITY;
  let stamp = 0;
  let reading: Promise<void> | undefined;

  async function readEpoch(): Promise<void> {
    const now = clock.now();
    stamp = db.lookups.stampOf(["key_epoch"]);
    const current = await readKeyEpoch(db.knex);
    // Every key is read again, but stays a known key: strangers at its IP address don't keep it out.
    if (epoch !== undefined && epoch !== current) for (const entry of cache.values()) entry.until = 0;
    epoch = current;
    epochReadAt = now;
  }

  function isEpochKnown(): boolean {
    const age = clock.now() - epochReadAt;
    return age >= 0 && age < epochForMs && stamp === db.lookups.stampOf(["key_epoch"]);
  }

  async function refreshEpoch(): Promise<void> {
    // Again after a read that a change has overtaken.
    while (!isEpochKnown()) {
      reading ??= readEpoch().finally(() => {
        reading = undefined;
      });
      await reading;
    }
  }

  async function find(key: string, beforeLookup: () => void): Promise<Cached> {
    const id = hash("sha256", key);
    const now = clock.now();
    const known = cache.get(id);
    if (known && now < known.until && known.until - now <= knownForMs) return known;
    if (!known?.record) beforeLookup();
    const record = await findKeyByHash(db.knex, id);
    const entry: Cached = {
      record,
      until: now + (record ? knownForMs : unknownForMs),
      touchedAt: known?.touchedAt ?? Number.NEGATIVE_INFINITY,
    };
    cache.set(id, entry);
    return entry;
  }

  function touch(entry: Cached, id: string): void {
    const now = clock.now();
    if (Math.abs(now - entry.touchedAt) < touchEveryMs) return;
    entry.touchedAt = now;
    touchKey(db.knex, id, now).catch((error: unknown) =>
      log.warn({ err: error }, "could not note a key's use"),
    );
  }

  return {
    async authenticate(header, prefix, beforeLookup = () => undefined) {
      const key = readKey(header);
      await refreshEpoch();
      const entry = await find(key, beforeLookup);
      const { record } = entry;
      judge(record, clock.now());
      if (prefix.startsWith("/sandbox") && record.environment.name !== "sandbox") {
        throw new AuthenticationError(
          "key_wrong_environment",
          "This is a live key: /sandbox/api/v1 takes sandbox keys (txs_…) only",
        );
      }
      touch(entry, record.id);
      return record;
    },

    checkAddress(caller, findAddress) {
      if (caller.cidrs.length === 0) return;
      const address = findAddress();
      if (createRangeTest(caller.cidrs)(address)) return;
      throw new PermissionError("address_not_allowed", `This API key may not be used from ${address}`);
    },
  };
}
