// The entries of bulk requests that took effect: each runs once under a key of its own, whatever request sends it again.
// Decisions about the API: 83.
import { hash } from "node:crypto";
import { UnprocessableError } from "../../base/errors.ts";
import { type Family, familyOf, type Trx } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import type { Presence } from "../processes/presence.ts";
import { hashContent, insertAccepted, keptForMs, type NewIdempotencyRow } from "./store.ts";

type Entry = {
  data_set_id: number;
  user_id: number;
  operation: string;
  key: string;
  /** The identity of the entry. */
  content: readonly (string | Buffer)[];
};

/** The row of an entry's key; it is stored once the entry took effect. */
export function entryRow(
  { data_set_id, user_id, operation, key, content }: Entry,
  { id: owner, clock }: Pick<Presence, "id" | "clock">,
): NewIdempotencyRow {
  const now = clock.now();
  return {
    id: hash("sha256", [data_set_id, user_id, operation, "entry", key].join("\n")),
    data_set_id,
    body_hash: hashContent(content),
    owner,
    created_at: now,
    expires_at: now + keptForMs,
  };
}

type StoredEntry = NewIdempotencyRow & { response: Uint8Array };

/** The name of what the entry made; undefined while it took no effect, an error if another entry used its key. */
export async function findEntry(
  trx: Trx,
  { id, body_hash, created_at }: NewIdempotencyRow,
): Promise<string | UnprocessableError | undefined> {
  const found: StoredEntry | undefined = await trx("idempotency_keys").where({ id }).first();
  if (!found) return undefined;
  if (found.expires_at <= created_at) {
    await trx("idempotency_keys").where({ id }).delete();
    return undefined;
  }
  if (found.body_hash !== body_hash)
    return new UnprocessableError(
      "idempotency_mismatch",
      "This key was used for another entry. Use a new key for another one",
    );
  return fromBlob<{ reply: { body: { name: string } } }>(found.response).reply.body.name;
}

const kept: Record<Family, string> = {
  sqlite: " on conflict (id) do nothing",
  mysql: " on duplicate key update id = id",
};

/** Stores that an entry took effect, in the same transaction. Where two have one key, it stays with the first: both are at their units. */
export function insertEntry(trx: Trx, row: NewIdempotencyRow, name: string): Promise<void> {
  const reply = { status: 200, headers: {}, body: { name } };
  return insertAccepted(trx, [{ row, reply }], kept[familyOf(trx)]);
}
