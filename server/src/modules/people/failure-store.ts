// Rows of failed attempts to sign in: how many at an account, from an address, or of a person, and when the last one was.
import type { Queryable } from "../../db/sql/schema.ts";

export type Failures = { count: number; atMs: number };

type FailureRow = { id: string; failures: number; last_at: number };

/** The failures of these ids; ids without a row are left out. */
export async function findFailures(db: Queryable, ids: readonly string[]): Promise<Map<string, Failures>> {
  const rows: FailureRow[] = await db("sign_in_failures").whereIn("id", [...ids]);
  return new Map(rows.map(({ id, failures, last_at }) => [id, { count: failures, atMs: Number(last_at) }]));
}

/** Makes other transactions wait that want to lock one of these ids, also where there is no row yet. */
export async function lockFailures(trx: Queryable, ids: readonly string[]): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  await trx("sign_in_failures")
    .insert([...ids].sort().map((id) => ({ id, failures: 0, last_at: 0 })))
    .onConflict("id")
    .merge({ failures: trx.raw("sign_in_failures.failures") });
}

/** Adds a failure. Failures before `forgottenMs` don't count any more. */
export async function addFailure(
  trx: Queryable,
  id: string,
  { nowMs, forgottenMs }: { nowMs: number; forgottenMs: number },
): Promise<void> {
  const failures = trx.raw(
    "case when sign_in_failures.last_at > ? then sign_in_failures.failures + 1 else 1 end",
    [forgottenMs],
  );
  await trx("sign_in_failures")
    .insert({ id, failures: 1, last_at: nowMs })
    .onConflict("id")
    .merge({ failures, last_at: nowMs });
}

/** Takes one failure back. */
export async function takeFailureBack(trx: Queryable, id: string): Promise<void> {
  await trx("sign_in_failures").where({ id }).where("failures", ">", 0).decrement("failures");
}

export async function deleteFailures(trx: Queryable, ids: readonly string[]): Promise<void> {
  await trx("sign_in_failures")
    .whereIn("id", [...ids])
    .delete();
}
