// Rows of API keys, the columns that authentication reads, and the epoch that notifies processes of changes.

import { isId } from "../../base/ids.ts";
import { noteChange } from "../../db/engine/changes.ts";
import { newRowId } from "../../db/row-ids.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import type { Environment } from "./keys.ts";
import type { AccountStatus, Feature, Role } from "./roles.ts";

/** A key without its secret, for lists. */
type KeyRow = {
  id: string;
  account_id: number;
  user_id: number;
  data_set_id: number;
  prefix: string;
  cidrs: string[];
  rate_per_minute: number;
  burst: number;
  expires_at: number | null;
  revoked_at: number | null;
  last_used_at: number | null;
  /** The key that took its place; the key itself still works until `expires_at`. */
  replaced_by: string | null;
  /** False until an operator approves the key; it doesn't work before. */
  is_approved: boolean;
  created_at: number;
};

/** Everything that authentication needs from a key, from one row of joins, before any check. */
export type KeyRecord = KeyRow & {
  user: { id: number; name: string; email: string; role: Role; is_active: boolean };
  account: { id: number; name: string; status: AccountStatus; features: Feature[] };
  environment: { id: number; name: Environment };
};

type Stored = Record<string, unknown>;

const keyColumns = [
  "id",
  "account_id",
  "user_id",
  "data_set_id",
  "prefix",
  "cidrs",
  "rate_per_minute",
  "burst",
  "expires_at",
  "revoked_at",
  "last_used_at",
  "replaced_by",
  "is_approved",
  "created_at",
] as const;

/** `hash` is the hex SHA-256; the key itself is never stored. */
export async function insertKey(
  db: Queryable,
  key: Omit<KeyRow, "id" | "revoked_at" | "last_used_at" | "replaced_by" | "cidrs"> & {
    hash: string;
    cidrs: readonly string[];
  },
): Promise<string> {
  const id = newRowId(db);
  await db("api_keys").insert({
    ...key,
    id,
    cidrs: key.cidrs.length === 0 ? null : JSON.stringify(key.cidrs),
    is_approved: Number(key.is_approved),
  });
  return id;
}

export async function listKeys(db: Queryable, accountId: number): Promise<KeyRecord[]> {
  const rows: Stored[] = await joinedKeys(db).where("api_keys.account_id", accountId).orderBy("api_keys.id");
  return rows.map(toRecord);
}

/** The keys of all accounts that wait for an operator's approval, oldest first. */
export async function listWaitingKeys(db: Queryable): Promise<KeyRecord[]> {
  const rows: Stored[] = await joinedKeys(db)
    .where({ "api_keys.is_approved": 0 })
    .whereNull("api_keys.revoked_at")
    .orderBy("api_keys.id");
  return rows.map(toRecord);
}

export async function findKey(db: Queryable, id: string): Promise<KeyRecord | undefined> {
  if (!isId(id)) return undefined;
  const row: Stored | undefined = await joinedKeys(db).where("api_keys.id", id).first();
  return row && toRecord(row);
}

/** The keys with this visible prefix. Several are possible, but improbable. */
export async function findKeysByPrefix(db: Queryable, prefix: string): Promise<KeyRecord[]> {
  if (!/^\w+$/.test(prefix)) return [];
  const rows: Stored[] = await joinedKeys(db).where("api_keys.prefix", prefix);
  return rows.map(toRecord);
}

function joinedKeys(db: Queryable) {
  return db("api_keys")
    .join("users", "users.id", "api_keys.user_id")
    .join("accounts", "accounts.id", "api_keys.account_id")
    .join("data_sets", "data_sets.id", "api_keys.data_set_id")
    .select(keyColumns.map((column) => `api_keys.${column}`))
    .select({
      user_name: "users.name",
      user_email: "users.email",
      user_role: "users.role",
      user_is_active: "users.is_active",
      account_name: "accounts.name",
      account_status: "accounts.status",
      account_features: "accounts.features",
      environment: "data_sets.environment",
    });
}

function toRecord(row: Stored): KeyRecord {
  const key = Object.fromEntries(keyColumns.map((column) => [column, row[column]])) as KeyRow;
  return {
    ...key,
    cidrs: row.cidrs === null ? [] : (JSON.parse(String(row.cidrs)) as string[]),
    is_approved: Boolean(row.is_approved),
    user: {
      id: key.user_id,
      name: String(row.user_name),
      email: String(row.user_email),
      role: row.user_role as Role,
      is_active: Boolean(row.user_is_active),
    },
    account: {
      id: key.account_id,
      name: String(row.account_name),
      status: row.account_status as AccountStatus,
      features: JSON.parse(String(row.account_features)) as Feature[],
    },
    environment: { id: key.data_set_id, name: row.environment as Environment },
  };
}

/** The key of this hash, whatever its state, or `undefined`: authentication judges, this only finds. */
export async function findKeyByHash(db: Queryable, hash: string): Promise<KeyRecord | undefined> {
  const row: Stored | undefined = await joinedKeys(db).where("api_keys.hash", hash).first();
  return row && toRecord(row);
}

/** Notes that a key was used; at most one write a minute for each key. */
export async function touchKey(db: Queryable, id: string, nowMs: number): Promise<void> {
  await db("api_keys")
    .where({ id })
    .andWhere((due) => due.whereNull("last_used_at").orWhere("last_used_at", "<", nowMs - 60_000))
    .update({ last_used_at: nowMs });
}

/** False when the key was revoked before. */
export async function updateKeyRevoked(db: Queryable, id: string, nowMs: number): Promise<boolean> {
  const changed = await db("api_keys").where({ id }).whereNull("revoked_at").update({ revoked_at: nowMs });
  return changed === 1;
}

/** False when the key was approved or revoked before. */
export async function updateKeyApproved(db: Queryable, id: string): Promise<boolean> {
  const waiting = db("api_keys").where({ id, is_approved: 0 }).whereNull("revoked_at");
  return (await waiting.update({ is_approved: 1 })) === 1;
}

/** Puts a user's keys of an environment back under approval. Returns how many there were that worked. */
export async function withdrawApproval(
  db: Queryable,
  { user_id, data_set_id }: Pick<KeyRow, "user_id" | "data_set_id">,
  nowMs: number,
): Promise<number> {
  return db("api_keys")
    .where({ user_id, data_set_id, is_approved: 1 })
    .whereNull("revoked_at")
    .andWhere((valid) => valid.whereNull("expires_at").orWhere("expires_at", ">", nowMs))
    .update({ is_approved: 0 });
}

/** Records which key replaces another, and when the first ends. False if it was replaced or revoked before. */
export async function updateKeyReplaced(
  db: Queryable,
  id: string,
  change: { replaced_by: string; expires_at: number },
): Promise<boolean> {
  const changed = await db("api_keys")
    .where({ id })
    .whereNull("replaced_by")
    .whereNull("revoked_at")
    .update(change);
  return changed === 1;
}

/** Revokes every key of a user. */
export async function revokeKeysOfUser(db: Queryable, userId: number, nowMs: number): Promise<void> {
  await db("api_keys").where({ user_id: userId }).whereNull("revoked_at").update({ revoked_at: nowMs });
}

export async function updateKeyLimits(
  db: Queryable,
  id: string,
  limits: { rate_per_minute?: number | undefined; burst?: number | undefined },
): Promise<void> {
  await db("api_keys").where({ id }).update(limits);
}

/** A number that grows with each change that concerns authentication. Processes poll it and drop their key caches. */
export async function readKeyEpoch(db: Queryable): Promise<number> {
  const row: { epoch: number | string } | undefined = await db("key_epoch").where({ id: 1 }).first("epoch");
  return Number(row?.epoch ?? 0);
}

/** In the same transaction as the change, so that no process sees the new epoch with the old rows. */
export async function incrementKeyEpoch(trx: Queryable): Promise<void> {
  const next = trx.raw("key_epoch.epoch + 1");
  await trx("key_epoch").insert({ id: 1, epoch: 1 }).onConflict("id").merge({ epoch: next });
  noteChange(trx, "key_epoch");
}
