// Rows of idempotency keys: what was asked under a key, and once it is done, what was answered.
import { isDuplicateKey } from "../db/failures.ts";
import type { Queryable } from "../db/schema.ts";
import { fromBlob, toBlob } from "../db/values.ts";
import type { Secrets } from "../secrets.ts";
import type { Reply } from "./failure.ts";

export type IdempotencyRow = {
  id: string;
  body_hash: string;
  state: "running" | "done";
  /** The process that runs it. */
  owner: string;
  reply: Reply | undefined;
  created_at: number;
  expires_at: number;
};

export type NewIdempotencyRow = Omit<IdempotencyRow, "reply" | "state"> & { data_set_id: number };

/** False when the key is there already. */
export async function insertRunning(db: Queryable, row: NewIdempotencyRow): Promise<boolean> {
  try {
    await db("idempotency_keys").insert({ ...row, state: "running", status: null, response: null });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** An answer as its column holds it: encrypted, since some hold secrets that are shown once. */
type SealedReply = { key_id: string; ciphertext: string };

const identityOf = (id: string): string => `idempotency_keys/${id}/response`;

/** @throws SecretError when the key that sealed the answer is missing. */
export async function findIdempotencyRow(
  db: Queryable,
  secrets: Secrets,
  id: string,
): Promise<IdempotencyRow | undefined> {
  const row: (Omit<IdempotencyRow, "reply"> & { response: Uint8Array | null }) | undefined = await db(
    "idempotency_keys",
  )
    .where({ id })
    .first();
  if (!row) return undefined;
  const { response, ...rest } = row;
  return {
    ...rest,
    created_at: Number(row.created_at),
    expires_at: Number(row.expires_at),
    reply: response === null ? undefined : unseal(secrets, id, response),
  };
}

function unseal(secrets: Secrets, id: string, response: Uint8Array): Reply {
  const { key_id, ciphertext } = fromBlob<SealedReply>(response);
  const sealed = { key_id, ciphertext: Buffer.from(ciphertext, "base64") };
  return JSON.parse(secrets.decrypt(sealed, identityOf(id)));
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

export async function updateDone(
  db: Queryable,
  secrets: Secrets,
  id: string,
  owner: string,
  reply: Reply,
): Promise<void> {
  const { key_id, ciphertext } = secrets.encrypt(JSON.stringify(reply), identityOf(id));
  const sealed: SealedReply = { key_id, ciphertext: ciphertext.toString("base64") };
  await db("idempotency_keys")
    .where({ id, owner, state: "running" })
    .update({ state: "done", status: reply.status, response: toBlob(sealed) });
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
