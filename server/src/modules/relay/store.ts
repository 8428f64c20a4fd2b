// Rows of relays: their tokens, the branches that each serves, and where each is connected.
import type { Environment } from "../../core/accounts/keys.ts";
import type { Role } from "../../core/accounts/roles.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";

export type RelayRow = {
  id: string;
  data_set_id: number;
  /** Who created it. */
  user_id: number;
  name: string;
  token_hash: string;
  token_prefix: string;
  revoked_at: number | null;
  /** False until an operator approves it; its token doesn't work before. */
  is_approved: boolean;
  connection_id: string | null;
  process_id: string | null;
  connected_at: number | null;
  disconnected_at: number | null;
  version: string | null;
  remote_address: string | null;
  allowed: string[] | null;
  /** When webhooks were notified that it is disconnected; null once it has connected after that. */
  reported_away_at: number | null;
  created_at: number;
  updated_at: number;
};

/** A relay with its branches, and whether it is connected to a process that runs. */
export type ShownRelay = RelayRow & { branches: string[]; isConnected: boolean };

/** A connection of a relay as it is recorded. */
export type Connection = {
  connection_id: string;
  process_id: string;
  connected_at: number;
  version: string;
  remote_address: string;
  allowed: string[];
};

export async function insertRelay(trx: Trx, relay: RelayRow, branchIds: readonly number[]): Promise<void> {
  await trx("relays").insert({ ...relay, is_approved: Number(relay.is_approved), allowed: null });
  await trx("relay_branches").insert(branchIds.map((branch_id) => ({ relay_id: relay.id, branch_id })));
}

export async function findRelay(db: Queryable, id: string): Promise<RelayRow | undefined> {
  const row = await db("relays").where({ id }).first();
  return row && { ...row, is_approved: Boolean(row.is_approved), allowed: fromBlob(row.allowed) };
}

/** A relay that waits for an operator's approval, with its account and the user who created it. */
export type WaitingRelay = Pick<RelayRow, "id" | "name" | "token_prefix" | "created_at" | "data_set_id"> & {
  environment: Environment;
  account: { id: number; name: string };
  user: { id: number; name: string; email: string; role: Role };
};

/** The relays of all accounts that wait for an operator's approval, oldest first; of one id if it is given. */
export async function listWaitingRelays(db: Queryable, id?: string): Promise<WaitingRelay[]> {
  const rows = await db("relays")
    .join("data_sets", "data_sets.id", "relays.data_set_id")
    .join("accounts", "accounts.id", "data_sets.account_id")
    .join("users", "users.id", "relays.user_id")
    .where({ "relays.is_approved": 0, ...(id !== undefined && { "relays.id": id }) })
    .whereNull("relays.revoked_at")
    .orderBy("relays.id")
    .select("relays.id", "relays.name", "relays.token_prefix", "relays.created_at", "relays.data_set_id", {
      environment: "data_sets.environment",
      account_id: "accounts.id",
      account_name: "accounts.name",
      user_id: "users.id",
      user_name: "users.name",
      email: "users.email",
      role: "users.role",
    });
  return rows.map(({ account_id, account_name, user_id, user_name, email, role, ...row }) => ({
    ...row,
    account: { id: account_id, name: account_name },
    user: { id: user_id, name: user_name, email, role },
  }));
}

/** Lets a relay's token work; false where it was approved or revoked before. */
export async function approveToken(trx: Trx, id: string, nowMs: number): Promise<boolean> {
  const waiting = trx("relays").where({ id, is_approved: 0 }).whereNull("revoked_at");
  return (await waiting.update({ is_approved: 1, updated_at: nowMs })) === 1;
}

export async function countRelays(db: Queryable, environmentId: number): Promise<number> {
  const rows = await db("relays").where({ data_set_id: environmentId }).whereNull("revoked_at").select("id");
  return rows.length;
}

/** The relays of an environment that are not revoked, newest first. */
export async function listRelays(db: Database, environmentId: number): Promise<ShownRelay[]> {
  const rows: (Omit<ShownRelay, "branches" | "allowed"> & { allowed: Uint8Array | null; ended: unknown })[] =
    await db
      .knex("relays")
      .leftJoin("processes", "processes.id", "relays.process_id")
      .where({ "relays.data_set_id": environmentId })
      .whereNull("relays.revoked_at")
      .orderBy("relays.id", "desc")
      .select("relays.*", { ended: db.knex.raw("processes.lease_until < ?", [db.now()]) });
  // The single process of an embedded database has no lease. Rows of processes that ended long ago are deleted.
  const isGone = (ended: unknown): boolean =>
    db.family !== "sqlite" && (ended === null || Number(ended) === 1);
  const bound: { relay_id: string; bhf_id: string }[] = await db
    .knex("relay_branches")
    .join("relays", "relays.id", "relay_branches.relay_id")
    .join("branches", "branches.id", "relay_branches.branch_id")
    .where({ "relays.data_set_id": environmentId })
    .orderBy("branches.bhf_id")
    .select("relay_branches.relay_id", "branches.bhf_id");
  return rows.map(({ ended, allowed, ...row }) => ({
    ...row,
    is_approved: Boolean(row.is_approved),
    allowed: fromBlob<string[] | null>(allowed),
    branches: bound.filter(({ relay_id }) => relay_id === row.id).map(({ bhf_id }) => bhf_id),
    isConnected: row.connection_id !== null && !isGone(ended),
  }));
}

/** The permissions of a token's holder. */
export type KnownRelay = {
  id: string;
  name: string;
  revoked_at: number | null;
  is_approved: boolean;
  account_status: string;
  branch_ids: number[];
};

export async function findRelayByToken(db: Queryable, tokenHash: string): Promise<KnownRelay | undefined> {
  const row = await db("relays")
    .join("data_sets", "data_sets.id", "relays.data_set_id")
    .join("accounts", "accounts.id", "data_sets.account_id")
    .where({ "relays.token_hash": tokenHash })
    .first("relays.id", "relays.name", "relays.revoked_at", "relays.is_approved", {
      account_status: "accounts.status",
    });
  if (!row) return undefined;
  const branch_ids: number[] = await db("relay_branches").where({ relay_id: row.id }).pluck("branch_id");
  return { ...row, is_approved: Boolean(row.is_approved), branch_ids };
}

/**
 * Records a connection.
 *
 * @returns The relay as it was before; undefined where it was revoked meanwhile.
 */
export async function recordConnection(
  trx: Trx,
  id: string,
  connection: Connection,
): Promise<RelayRow | undefined> {
  const { allowed, ...columns } = connection;
  const row = await trx("relays").where({ id }).whereNull("revoked_at").forUpdate().first();
  if (!row) return undefined;
  const isBack = { disconnected_at: null, reported_away_at: null };
  await trx("relays")
    .where({ id })
    .update({ ...columns, allowed: toBlob(allowed), ...isBack });
  return { ...row, is_approved: Boolean(row.is_approved), allowed: fromBlob(row.allowed) };
}

/** The branches of a relay, as callers name them. */
export async function findBranches(db: Queryable, id: string): Promise<string[]> {
  return db("relay_branches")
    .join("branches", "branches.id", "relay_branches.branch_id")
    .where({ "relay_branches.relay_id": id })
    .orderBy("branches.bhf_id")
    .pluck("branches.bhf_id");
}

/** Records the end of connections whose process is gone: they ended with its lease. */
export async function endGone({ knex, now }: Database): Promise<void> {
  const gone: { connection_id: string; lease_until: number }[] = await knex("relays")
    .join("processes", "processes.id", "relays.process_id")
    .whereNotNull("relays.connection_id")
    .where("processes.lease_until", "<", now())
    .select("relays.connection_id", "processes.lease_until");
  for (const { connection_id, lease_until } of gone) await recordEnd(knex, connection_id, lease_until);
}

/** Relays that have been disconnected since before `beforeMs`, and are not reported yet. */
export async function findAway(db: Queryable, beforeMs: number): Promise<string[]> {
  return db("relays")
    .whereNull("revoked_at")
    .whereNull("connection_id")
    .whereNull("reported_away_at")
    .where("disconnected_at", "<=", beforeMs)
    .orderBy("id")
    .pluck("id");
}

/** Marks a relay as reported; undefined where it has connected, was revoked or reported meanwhile. */
export async function markAway(trx: Trx, id: string, nowMs: number): Promise<RelayRow | undefined> {
  const open = { id, revoked_at: null, connection_id: null, reported_away_at: null };
  const row = await trx("relays").where(open).forUpdate().first();
  if (!row) return undefined;
  await trx("relays").where({ id }).update({ reported_away_at: nowMs });
  return { ...row, is_approved: Boolean(row.is_approved), allowed: fromBlob(row.allowed) };
}

const disconnected = (atMs: number) => ({ connection_id: null, process_id: null, disconnected_at: atMs });

/** Records the end of a connection, unless the relay has a newer one. */
export async function recordEnd(db: Queryable, connectionId: string, nowMs: number): Promise<void> {
  await db("relays").where({ connection_id: connectionId }).update(disconnected(nowMs));
}

/** Forgets every connection: only for the single process of an embedded database, at its start. */
export async function forgetConnections(db: Queryable, nowMs: number): Promise<void> {
  await db("relays").whereNotNull("connection_id").update(disconnected(nowMs));
}

/** The record of a relay's connection; `is_allowed` is false if the token was revoked or the account is not active. */
type Recorded = { connection_id: string | null; is_allowed: boolean };

/** The records of the connections of these relays. */
export async function findRecorded(db: Queryable, ids: readonly string[]): Promise<Map<string, Recorded>> {
  const rows: { id: string; connection_id: string | null; revoked_at: number | null; status: string }[] =
    await db("relays")
      .join("data_sets", "data_sets.id", "relays.data_set_id")
      .join("accounts", "accounts.id", "data_sets.account_id")
      .whereIn("relays.id", [...ids])
      .select("relays.id", "relays.connection_id", "relays.revoked_at", "accounts.status");
  return new Map(
    rows.map(({ id, connection_id, revoked_at, status }) => [
      id,
      { connection_id, is_allowed: revoked_at === null && status === "active" },
    ]),
  );
}

/** The running process with the last connected relay of a branch; undefined without a connection. */
export async function findHolder(db: Queryable, now: unknown, branchId: number): Promise<string | undefined> {
  const row = await db("relay_branches")
    .join("relays", "relays.id", "relay_branches.relay_id")
    .join("processes", "processes.id", "relays.process_id")
    .where({ "relay_branches.branch_id": branchId })
    .whereNull("relays.revoked_at")
    .whereRaw("processes.lease_until >= ?", [now as never])
    .orderBy("relays.connected_at", "desc")
    .orderBy("relays.connection_id", "desc")
    .first("relays.process_id");
  return row?.process_id;
}

/** The lanes of the branches' devices that are called through a relay. */
export async function findRelayedLanes(db: Queryable, branchIds: readonly number[]): Promise<number[]> {
  return db("devices")
    .whereIn("branch_id", [...branchIds])
    .where({ via: "relay", is_active: 1 })
    .pluck("lane_id");
}

/** Revokes a relay; false where it was revoked before. */
export async function revokeRelay(trx: Trx, id: string, nowMs: number): Promise<boolean> {
  const changes = { revoked_at: nowMs, updated_at: nowMs };
  return (await trx("relays").where({ id }).whereNull("revoked_at").update(changes)) === 1;
}

/** The branch whose relay calls the unit of a lane; undefined if the service calls it. */
export async function findRelayedBranch(db: Queryable, laneId: number): Promise<number | undefined> {
  const device = await db("devices").where({ lane_id: laneId, via: "relay" }).first("branch_id");
  return device?.branch_id;
}
