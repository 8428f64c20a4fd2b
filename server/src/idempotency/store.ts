// Rows of idempotency keys: what was asked under a key, and once it is done, what was answered.
import type { Knex } from "knex";
import { createGatherer } from "../db/gather.ts";
import type { Database } from "../db/open.ts";
import { insertRows, padded, updateRows } from "../db/rows.ts";
import type { Queryable } from "../db/schema.ts";
import { ask, type Operation } from "../db/together.ts";
import { fromBlob, toBlob } from "../db/values.ts";
import type { Reply } from "../operations.ts";
import type { Secrets } from "../secrets.ts";

export type NewIdempotencyRow = {
  id: string;
  data_set_id: number;
  body_hash: string;
  /** The process that runs it. */
  owner: string;
  created_at: number;
  expires_at: number;
};

export type IdempotencyRow = NewIdempotencyRow & {
  state: "running" | "done";
  reply: Reply | undefined;
};

/**
 * What a request asks under its Idempotency-Key. A submission takes it along into the transaction that stores it; anything
 * else is told to wait until its row is there.
 */
export type Claim = {
  readonly row: NewIdempotencyRow;
  /** The state of its row, once that is committed. */
  state: IdempotencyRow["state"] | undefined;
};

/** An answer as its column holds it: encrypted, since some hold secrets that are shown once. */
type SealedReply = { key_id: string; ciphertext: string };

const identityOf = (id: string): string => `idempotency_keys/${id}/response`;

function seal(secrets: Secrets, id: string, reply: Reply): { status: number; response: Uint8Array } {
  const { key_id, ciphertext } = secrets.encrypt(JSON.stringify(reply), identityOf(id));
  const sealed: SealedReply = { key_id, ciphertext: ciphertext.toString("base64") };
  return { status: reply.status, response: toBlob(sealed) };
}

function unseal(secrets: Secrets, id: string, response: Uint8Array): Reply {
  const { key_id, ciphertext } = fromBlob<SealedReply>(response);
  const sealed = { key_id, ciphertext: Buffer.from(ciphertext, "base64") };
  return JSON.parse(secrets.decrypt(sealed, identityOf(id)));
}

/** A row by its id; those that are looked for at the same moment are read together. */
export function createRowFinder(
  db: Database,
  secrets: Secrets,
): (id: string) => Promise<IdempotencyRow | undefined> {
  type Stored = Omit<IdempotencyRow, "reply"> & { response: Uint8Array | null };
  const find = createGatherer<Stored>(async (ids) => {
    const rows: Stored[] = await db.knex("idempotency_keys").whereIn("id", padded(ids));
    return new Map(rows.map((row) => [row.id, row]));
  });
  /** @throws SecretError when the key that sealed the answer is missing. */
  return async (id) => {
    const row = await find(id);
    if (!row) return undefined;
    const { response, ...rest } = row;
    return { ...rest, reply: response === null ? undefined : unseal(secrets, id, response) };
  };
}

/** Inserts the rows of claims, done where their answer is known; a key that is there already fails all of them. */
export function insertClaims(
  trx: Knex.Transaction,
  secrets: Secrets,
  claims: readonly { row: NewIdempotencyRow; reply?: Reply | undefined }[],
): Promise<void> {
  const rows = claims.map(({ row, reply }) => ({
    ...row,
    state: reply ? "done" : "running",
    ...(reply ? seal(secrets, row.id, reply) : { status: null, response: null }),
  }));
  return insertRows(trx, "idempotency_keys", rows);
}

type Inserted = Parameters<typeof insertClaims>[2][number] & { secrets: Secrets };

const insertAll: Operation<Inserted, void> = async (trx, claims) => {
  const [first] = claims;
  if (first) await insertClaims(trx, first.secrets, claims);
  return claims.map(() => undefined);
};

/** Inserts the row of one claim, together with those of others. */
export function insertClaim(trx: Knex.Transaction, claim: Inserted): Promise<void> {
  return ask(trx, insertAll, claim);
}

/** Takes a row over that nobody works on any more; false when another was first. */
export async function takeOver(
  db: Queryable,
  from: IdempotencyRow,
  row: NewIdempotencyRow,
): Promise<boolean> {
  const { id, ...columns } = row;
  const changed = await db("idempotency_keys")
    .where({ id, owner: from.owner, state: from.state, created_at: from.created_at })
    .update({ ...columns, state: "running", status: null, response: null });
  return changed === 1;
}

type Answered = { id: string; owner: string; reply: Reply; secrets: Secrets };

const updateAll: Operation<Answered, boolean> = (trx, answered) =>
  updateRows(
    trx,
    "idempotency_keys",
    answered.map(({ id, owner, reply, secrets }) => ({
      key: { id },
      guard: { owner, state: "running" },
      set: { state: "done", ...seal(secrets, id, reply) },
    })),
  );

/** Stores the answer of a claim that is running, together with those of others. */
export async function updateDone(trx: Knex.Transaction, answered: Answered): Promise<void> {
  await ask(trx, updateAll, answered);
}

/** Frees the key for another attempt. */
export async function deleteRunning(db: Queryable, id: string, owner: string): Promise<void> {
  await db("idempotency_keys").where({ id, owner, state: "running" }).delete();
}

/** Deletes up to 500 rows past their time. */
export async function deleteExpired(db: Queryable, nowMs: number): Promise<void> {
  const rows: { id: string }[] = await db("idempotency_keys")
    .where("expires_at", "<", nowMs)
    .orderBy("expires_at")
    .limit(500)
    .select("id");
  if (rows.length === 0) return;
  await db("idempotency_keys")
    .whereIn(
      "id",
      rows.map(({ id }) => id),
    )
    .where("expires_at", "<", nowMs)
    .delete();
}
