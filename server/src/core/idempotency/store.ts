// Rows of idempotency keys: the request of a key and, once it is done, its response.

import { hash } from "node:crypto";
import { writeJson } from "../../base/json-slices.ts";
import type { PlainResponse } from "../../base/response.ts";
import type { Secrets } from "../../base/secrets.ts";
import { createBatchLoader } from "../../db/batching/batch-loader.ts";
import { type Operation, runGrouped } from "../../db/batching/group-commit.ts";
import { type Change, updateRows } from "../../db/batching/update-rows.ts";
import type { Database } from "../../db/open.ts";
import { insertRows, padded } from "../../db/sql/rows.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";

/** How long a key is kept. */
export const keptForMs = 24 * 3_600_000;

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
  /** `applied`: a change of the request is committed, and its response is not stored yet. The request doesn't run again. */
  state: "running" | "applied" | "done";
  /** Undefined while there is none, and for a change whose response is too large to be stored. */
  reply: PlainResponse | undefined;
};

/**
 * A request under its Idempotency-Key. A submission passes it to the transaction that stores it; any other
 * request waits until its row is there.
 */
export type Claim = {
  readonly row: NewIdempotencyRow;
  readonly isSubmission: boolean;
  /** The state of its row when the work began, or when a submission's transaction was committed. */
  state: "running" | "done" | undefined;
  /** Whether it took over the row of a request that ended without a stored response. */
  isResumed: boolean;
};

/**
 * A response as its column stores it: encrypted, because some contain secrets that are shown once. The response to an
 * accepted submission contains none.
 */
type StoredResponse = { key_id: string; ciphertext: string } | { reply: PlainResponse };

/** Distinguishes requests under one key by their content. */
export function hashContent(content: readonly (string | Buffer)[]): string {
  return hash("sha256", Buffer.concat(content.flatMap((part) => [Buffer.from(part), Buffer.from("\n")])));
}

const identityOf = (id: string): string => `idempotency_keys/${id}/response`;

/** Larger responses are not stored. A table of 20,000 rows would hold the event loop, and MariaDB takes packets of 16 MB. */
export const mostStoredBytes = 256 * 1024;

/** A response as it is stored; undefined where it is too large. */
export async function sealResponse(
  secrets: Secrets,
  id: string,
  { body, ...rest }: PlainResponse,
): Promise<StoredResponse | undefined> {
  const written = await writeJson(body);
  if (written.length > mostStoredBytes) return undefined;
  const text = `${JSON.stringify(rest).slice(0, -1)},"body":${written}}`;
  if (Buffer.byteLength(text) > mostStoredBytes) return undefined;
  const { key_id, ciphertext } = secrets.encrypt(text, identityOf(id));
  return { key_id, ciphertext: ciphertext.toString("base64") };
}

function unseal(secrets: Secrets, id: string, response: Uint8Array): PlainResponse {
  const stored = fromBlob<StoredResponse>(response);
  if ("reply" in stored) return stored.reply;
  const sealed = { key_id: stored.key_id, ciphertext: Buffer.from(stored.ciphertext, "base64") };
  return JSON.parse(secrets.decrypt(sealed, identityOf(id)));
}

/** Finds rows by id; ids that are wanted at the same moment are read by one statement. */
export function createRowFinder(
  db: Database,
  secrets: Secrets,
): (id: string) => Promise<IdempotencyRow | undefined> {
  type Stored = Omit<IdempotencyRow, "reply"> & { response: Uint8Array | null };
  const find = createBatchLoader<Stored>(async (ids) => {
    const rows: Stored[] = await db.knex("idempotency_keys").whereIn("id", padded(ids));
    return new Map(rows.map((row) => [row.id, row]));
  });
  /** @throws SecretError if the key that sealed the response is missing. */
  return async (id) => {
    const row = await find(id);
    if (!row) return undefined;
    const { response, ...rest } = row;
    return { ...rest, reply: response === null ? undefined : unseal(secrets, id, response) };
  };
}

type NewClaim = { row: NewIdempotencyRow; status: number | null; response: StoredResponse | null };

function insertRowsOf(trx: Trx, claims: readonly NewClaim[], ending?: string): Promise<void> {
  const rows = claims.map(({ row, status, response }) => ({
    ...row,
    state: response ? "done" : "running",
    status,
    response: response && toBlob(response),
  }));
  return insertRows(trx, "idempotency_keys", rows, ending);
}

/** The row of a submission; `reply` is its response where it is known. */
export type AcceptedClaim = { row: NewIdempotencyRow; reply: PlainResponse | undefined };

/**
 * Inserts the rows of submissions, done where they are accepted by that; a key that is there already fails all of them.
 *
 * @param ending The clause after the values: what becomes of such a key instead.
 */
export function insertAccepted(trx: Trx, claims: readonly AcceptedClaim[], ending?: string): Promise<void> {
  return insertRowsOf(
    trx,
    claims.map(({ row, reply }) => ({
      row,
      status: reply?.status ?? null,
      response: reply ? { reply } : null,
    })),
    ending,
  );
}

const insertAll: Operation<NewClaim, void> = async (trx, claims) => {
  await insertRowsOf(trx, claims);
  return claims.map(() => undefined);
};

/** A response to store, with its status; `response` is null where it is too large. */
export type Done = { status: number; response: StoredResponse | null };

/** Inserts the row of one claim, done where its response is known, together with those of others. */
export function insertClaim(trx: Trx, row: NewIdempotencyRow, done?: Done): Promise<void> {
  return runGrouped(trx, insertAll, { row, status: done?.status ?? null, response: done?.response ?? null });
}

/** Takes over a row that no process works on any more; false if another process was first. */
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

const updateAll: Operation<Change, boolean> = (trx, changes) => updateRows(trx, "idempotency_keys", changes);

/** Stores the response of a claim, with those of others; false if the claim was taken over. */
export async function updateDone(
  trx: Trx,
  { id, owner, created_at }: NewIdempotencyRow,
  { status, response }: Done,
): Promise<boolean> {
  const set = { state: "done", status, response: response && toBlob(response) };
  return runGrouped(trx, updateAll, { key: { id }, guard: { owner, created_at }, set });
}

const ownRow = (db: Queryable, { id, owner, created_at }: NewIdempotencyRow) =>
  db("idempotency_keys").where({ id, owner, created_at });

/** Whether the row still belongs to the claim, which no other process can change before the transaction ends. */
export async function lockClaim(trx: Trx, row: NewIdempotencyRow): Promise<boolean> {
  return (await ownRow(trx, row).forUpdate().first("state")) !== undefined;
}

/** Whether the row belongs to the claim at this moment. */
export async function hasClaim(db: Queryable, row: NewIdempotencyRow): Promise<boolean> {
  return (await ownRow(db, row).first("state")) !== undefined;
}

/** Marks the row as applied; false if the claim was taken over. */
export async function updateApplied(trx: Queryable, row: NewIdempotencyRow): Promise<boolean> {
  return (await ownRow(trx, row).update({ state: "applied" })) === 1;
}

/** Frees the key for another attempt; false if its row is in none of the states, or the claim was taken over. */
export async function freeClaim(
  db: Queryable,
  row: NewIdempotencyRow,
  states: readonly IdempotencyRow["state"][],
): Promise<boolean> {
  return (await ownRow(db, row).whereIn("state", states).delete()) === 1;
}
