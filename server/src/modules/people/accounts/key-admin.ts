// API keys: issued, rotated, approved, revoked, limited, by operators and by members of the account; each change audited and noticed by every process.
// Decisions about the API: 101, 102.

import type { Clock } from "../../../base/clock.ts";
import { type Actor, operator, requireRank } from "../../../core/accounts/actor.ts";
import { AccountError } from "../../../core/accounts/admin-error.ts";
import * as keyStore from "../../../core/accounts/key-store.ts";
import {
  checkTerms,
  defaultLimits,
  type Environment,
  environmentOfKey,
  hashKey,
  type KeyTerms,
  makeKey,
  needsApproval,
  visiblePrefix,
} from "../../../core/accounts/keys.ts";
import { checkReason, requireAccount, requireUser } from "../../../core/accounts/require.ts";
import * as store from "../../../core/accounts/store.ts";
import { type Change, changedValues } from "../../../core/audit/record.ts";
import { notifyOperators } from "../../../core/mail/notify-operators.ts";
import { enqueueMail } from "../../../core/mail/outbox.ts";
import type { Database } from "../../../db/open.ts";
import type { Queryable } from "../../../db/sql/schema.ts";

/** A key as it is shown this one time; only its hash is stored. */
export type IssuedKey = {
  id: string;
  key: string;
  environment: Environment;
  user: string;
  /** From where it works; everywhere if empty. */
  cidrs: readonly string[];
  expires_at: number | null;
};

/** False: the new key waits for an operator's approval, as every live key of a member does where the policy is on. */
type Approval = { is_approved?: boolean | undefined };

/** Makes and stores a key within the caller's transaction. @throws AccountError before the account is approved */
export async function insertNewKey(
  trx: Queryable,
  nowMs: number,
  user: store.UserRow,
  environment: Environment,
  terms: KeyTerms & Approval,
  by: Actor = operator,
): Promise<IssuedKey> {
  const owner = await store.findEnvironment(trx, user.account_id, environment);
  if (!owner) {
    throw new AccountError(
      `Account ${user.account_id} has no ${environment} data yet.`,
      `Approve it first: \`taxd accounts approve ${user.account_id}\`.`,
    );
  }
  const key = makeKey(environment);
  const prefix = visiblePrefix(key);
  const { cidrs = [], expires_at = null } = terms;
  const mustWait = by.member !== undefined && needsApproval(by.member, environment);
  const is_approved = !mustWait && terms.is_approved !== false;
  const id = await keyStore.insertKey(trx, {
    account_id: user.account_id,
    user_id: user.id,
    data_set_id: owner.id,
    hash: hashKey(key),
    prefix,
    cidrs,
    rate_per_minute: terms.rate_per_minute ?? defaultLimits.rate_per_minute,
    burst: terms.burst ?? defaultLimits.burst,
    expires_at,
    is_approved,
    created_at: nowMs,
  });
  const scope = { account_id: user.account_id, data_set_id: owner.id };
  const values = { id, user_id: user.id, environment, ...terms, is_approved };
  const change = { action: "keys.issue", subject: `key ${prefix}`, new: values };
  await by.record(trx, scope, change, nowMs);
  if (!is_approved) {
    const { name } = await requireAccount(trx, user.account_id);
    await notifyOperators(trx, { what: `An API key of ${name}`, page: "/console/operators/keys" }, nowMs);
  }
  return { id, key, environment, user: user.email, cidrs, expires_at };
}

/** A new key for a user; earlier ones stay valid until they are revoked, so that a key can be changed without a gap. */
export async function issueKey(
  db: Database,
  clock: Clock,
  userId: number,
  environment: Environment,
  terms: KeyTerms & Approval = {},
  by: Actor = operator,
): Promise<IssuedKey> {
  checkTerms(terms, clock.now());
  return db.transaction(async (trx) => {
    const user = await requireUser(trx, userId, by);
    requireRank(by, user.role);
    const account = await requireAccount(trx, user.account_id);
    if (!user.is_active)
      throw new AccountError(
        `User ${userId} is disabled.`,
        `Enable the user first: \`taxd users enable ${userId}\`.`,
        { code: "user_without_access" },
      );
    if (account.status === "cancelled") {
      throw new AccountError(`Account ${account.id} (${account.name}) is cancelled.`, "Use another account.");
    }
    return insertNewKey(trx, clock.now(), user, environment, terms, by);
  });
}

const hourMs = 60 * 60_000;
/** How long a rotated key still works by default. */
export const defaultOverlapHours = 24;

/**
 * Makes a second key with the user, IP ranges and limits of the first, and its approval unless a member's key needs a new one, which works for the overlap only. The second is
 * valid for as long as the first was in all.
 *
 * @param changes other ranges, or another end, of the second key
 * @throws AccountError also when the key was rotated before: a form that was sent twice makes one key
 */
export async function rotateKey(
  db: Database,
  clock: Clock,
  named: string,
  overlapHours = defaultOverlapHours,
  by: Actor = operator,
  changes: Pick<KeyTerms, "cidrs" | "expires_at"> = {},
): Promise<IssuedKey & { replaces: keyStore.KeyRecord }> {
  checkTerms(changes, clock.now());
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    const old = await requireKey(trx, named, by);
    const user = await requireUser(trx, old.user_id, by);
    requireRank(by, user.role);
    if (!user.is_active)
      throw new AccountError(`User ${user.id} is disabled.`, "Enable the user first.", {
        code: "user_without_access",
      });
    const { cidrs, rate_per_minute, burst, environment, is_approved } = old;
    const lasts = old.expires_at === null ? undefined : old.expires_at - old.created_at;
    const expires = lasts === undefined ? {} : { expires_at: nowMs + lasts };
    const terms = { cidrs, rate_per_minute, burst, is_approved, ...expires, ...changes };
    const issued = await insertNewKey(trx, nowMs, user, environment.name, terms, by);
    const endsAt = nowMs + overlapHours * hourMs;
    const expires_at = old.expires_at === null ? endsAt : Math.min(old.expires_at, endsAt);
    const isFirst = (old.expires_at ?? nowMs + 1) > nowMs;
    if (!isFirst || !(await keyStore.updateKeyReplaced(trx, old.id, { replaced_by: issued.id, expires_at })))
      throw new AccountError(
        `The key ${old.prefix} has ended or was rotated already.`,
        "`taxd keys list ACCOUNT` shows the key in its place. Or issue a new one: `taxd keys issue`.",
        { code: "key_ended" },
      );
    await keyStore.incrementKeyEpoch(trx);
    const change = {
      action: "keys.rotate",
      subject: `key ${old.prefix}`,
      ...changedValues(old, { expires_at }),
    };
    const scope = { account_id: old.account_id, data_set_id: old.data_set_id };
    await by.record(trx, scope, { ...change, detail: { replaced_by: issued.id } }, nowMs);
    return { ...issued, replaces: await requireKey(trx, old.id) };
  });
}

/** The key that an operator names by its id, its visible prefix, or the whole key; a member by its id. @throws AccountError */
export async function requireKey(db: Queryable, named: string, by?: Actor): Promise<keyStore.KeyRecord> {
  if (by?.member) {
    const key = await keyStore.findKey(db, named);
    if (key?.data_set_id === by.member.data_set_id) return key;
    throw new AccountError("There is no such key.", "`GET /keys` lists them.", { code: "not_found" });
  }
  if (environmentOfKey(named)) {
    const key = await keyStore.findKeyByHash(db, hashKey(named));
    if (key) return key;
  }
  const byId = await keyStore.findKey(db, named);
  if (byId) return byId;
  const found = await keyStore.findKeysByPrefix(db, visiblePrefix(named));
  const [only] = found;
  if (only && found.length === 1 && named.length <= only.prefix.length) return only;
  if (found.length > 1) {
    throw new AccountError(
      "Several keys begin like this.",
      `Name one by its id: ${found.map(({ id }) => id).join(", ")}.`,
    );
  }
  throw new AccountError("There is no such key.", "`taxd keys list ACCOUNT` shows ids and prefixes.");
}

/** The key that an operator names by its id, of this account if one is given. @throws AccountError */
export async function requireKeyById(
  db: Queryable,
  id: string,
  accountId?: number,
): Promise<keyStore.KeyRecord> {
  const key = await keyStore.findKey(db, id);
  if (key && (accountId ?? key.account_id) === key.account_id) return key;
  throw new AccountError("There is no such key.", "`taxd keys list ACCOUNT` shows ids and prefixes.", {
    code: "not_found",
  });
}

/** Revokes a key for ever. Every process drops it within a second. */
export async function revokeKey(
  db: Database,
  clock: Clock,
  named: string,
  by: Actor = operator,
): Promise<keyStore.KeyRecord> {
  const revoked_at = clock.now();
  const revoke = async (trx: Queryable, key: keyStore.KeyRecord): Promise<void> => {
    if (await keyStore.updateKeyRevoked(trx, key.id, revoked_at)) return;
    const remedy = "A user gets a new one: `taxd keys issue`.";
    throw new AccountError(`The key ${key.prefix} is revoked already.`, remedy, { code: "key_ended" });
  };
  return changeKey(db, clock, named, "keys.revoke", { revoked_at }, revoke, by);
}

const notWaiting = ({ prefix }: keyStore.KeyRecord): AccountError =>
  new AccountError(
    `The key ${prefix} doesn't wait for approval.`,
    "`taxd keys list ACCOUNT` shows the state of each key.",
    { code: "key_not_waiting" },
  );

/** Lets a key work that waits for approval, and tells its user by mail. @throws AccountError */
export async function approveKey(
  db: Database,
  clock: Clock,
  named: string,
  by: Actor = operator,
): Promise<keyStore.KeyRecord> {
  const approve = async (trx: Queryable, key: keyStore.KeyRecord): Promise<void> => {
    if (!(await keyStore.updateKeyApproved(trx, key.id))) throw notWaiting(key);
    const { name, email: to } = key.user;
    await enqueueMail(trx, { to, kind: "key_approved", values: { name, prefix: key.prefix } }, clock.now());
  };
  return changeKey(db, clock, named, "keys.approve", { is_approved: true }, approve, by);
}

/** Revokes a key that waits for approval, and tells its user why by mail. @throws AccountError */
export async function rejectKey(
  db: Database,
  clock: Clock,
  named: string,
  reason: string,
  by: Actor = operator,
): Promise<keyStore.KeyRecord> {
  const given = checkReason(reason, "user");
  const revoked_at = clock.now();
  const reject = async (trx: Queryable, key: keyStore.KeyRecord): Promise<void> => {
    if (key.is_approved || !(await keyStore.updateKeyRevoked(trx, key.id, revoked_at))) throw notWaiting(key);
    const { name, email: to } = key.user;
    await enqueueMail(
      trx,
      { to, kind: "key_rejected", values: { name, prefix: key.prefix, reason: given } },
      revoked_at,
    );
  };
  return changeKey(db, clock, named, "keys.reject", { revoked_at }, reject, by, { reason: given });
}

/** Raises or lowers the limits of a key. */
export async function setKeyLimits(
  db: Database,
  clock: Clock,
  named: string,
  limits: Pick<KeyTerms, "rate_per_minute" | "burst">,
  by: Actor = operator,
): Promise<keyStore.KeyRecord> {
  checkTerms(limits, clock.now());
  const change = (trx: Queryable, key: keyStore.KeyRecord) => keyStore.updateKeyLimits(trx, key.id, limits);
  return changeKey(db, clock, named, "keys.limits", limits, change, by);
}

async function changeKey(
  db: Database,
  clock: Clock,
  named: string,
  action: string,
  update: Partial<keyStore.KeyRecord>,
  change: (trx: Queryable, key: keyStore.KeyRecord) => Promise<void>,
  by: Actor = operator,
  detail?: Change["detail"],
): Promise<keyStore.KeyRecord> {
  return db.transaction(async (trx) => {
    const key = await requireKey(trx, named, by);
    requireRank(by, key.user.role);
    await change(trx, key);
    await keyStore.incrementKeyEpoch(trx);
    const { account_id, data_set_id, prefix } = key;
    const recorded = {
      action,
      subject: `key ${prefix}`,
      ...changedValues(key, update),
      ...(detail && { detail }),
    };
    await by.record(trx, { account_id, data_set_id }, recorded, clock.now());
    return requireKey(trx, key.id);
  });
}
