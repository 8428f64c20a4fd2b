// Idempotency-Key: the same request under the same key is done once and answered the same for 24 hours.
import { hash } from "node:crypto";
import type { KeyRecord } from "../accounts/key-store.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import { ConflictError, UnprocessableError } from "../errors.ts";
import { newId } from "../ids.ts";
import type { Logger } from "../log.ts";
import type { Secrets } from "../secrets.ts";
import type { Reply } from "./failure.ts";
import {
  deleteExpired,
  deleteRunning,
  findIdempotencyRow,
  insertRunning,
  type NewIdempotencyRow,
  takeOver,
  updateDone,
} from "./idempotency-store.ts";

const keptForMs = 24 * 3_600_000;
/** Longer than any request lasts: a running row older than this belongs to a process that died. */
const takenOverAfterMs = 5 * 60_000;
const purgeEveryMs = 10 * 60_000;

export type IdempotentRequest = {
  caller: KeyRecord;
  method: string;
  /** Without the version prefix: a key is good for one path of the interface, whichever prefix it is called by. */
  path: string;
  key: string;
  /** Everything that makes the request what it is. */
  content: readonly (string | Buffer)[];
};

export type Idempotency = {
  /**
   * Answers from what is stored, or runs `work` (which answers its expected failures) and stores its answer, unless that is a 5xx or may differ the next
   * time (a failure that can be retried).
   * @throws ConflictError while the first request is running
   * @throws UnprocessableError when the key was used with another body
   */
  run(request: IdempotentRequest, work: () => Promise<Reply>): Promise<Reply>;
};

const inProgress = (): ConflictError =>
  new ConflictError(
    "idempotency_in_progress",
    "The first request with this Idempotency-Key is still running",
    {
      headers: { "Retry-After": "1" },
    },
  );

const mismatch = (): UnprocessableError =>
  new UnprocessableError("idempotency_mismatch", "This Idempotency-Key was used with another body");

export function createIdempotency(service: {
  db: Database;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
}): Idempotency {
  const { db, clock, log, secrets } = service;
  const owner = newId();
  /** Keys at work in this process, with what was asked under them. */
  const running = new Map<string, string>();
  let purgedAt = clock.now();

  function purge(): void {
    const now = clock.now();
    if (Math.abs(now - purgedAt) < purgeEveryMs) return;
    purgedAt = now;
    deleteExpired(db.knex, now).catch((error: unknown) =>
      log.warn({ err: error }, "could not purge idempotency keys"),
    );
  }

  /** `undefined` when the row is ours to work on, else the stored answer. */
  async function begin(row: NewIdempotencyRow): Promise<Reply | undefined> {
    for (;;) {
      if (await insertRunning(db.knex, row)) return undefined;
      const found = await findIdempotencyRow(db.knex, secrets, row.id);
      if (!found) continue;
      const isExpired = found.expires_at <= row.created_at;
      const isDead =
        found.state === "running" &&
        // A row of this process that is not at work here was left behind by a lost database.
        (found.owner === owner || Math.abs(row.created_at - found.created_at) > takenOverAfterMs);
      if (isExpired || (isDead && found.body_hash === row.body_hash)) {
        if (await takeOver(db.knex, found, row)) return undefined;
        continue;
      }
      if (found.body_hash !== row.body_hash) throw mismatch();
      if (found.state === "done" && found.reply) return found.reply;
      throw inProgress();
    }
  }

  async function free(row: NewIdempotencyRow): Promise<void> {
    await deleteRunning(db.knex, row.id, owner).catch((error: unknown) =>
      log.warn({ err: error }, "could not free an idempotency key"),
    );
  }

  async function store(row: NewIdempotencyRow, reply: Reply): Promise<void> {
    try {
      if (mayDiffer(reply)) await deleteRunning(db.knex, row.id, owner);
      else await updateDone(db.knex, secrets, row.id, owner, reply);
    } catch (error) {
      // The work is done and its answer known: the caller gets it, a repetition finds the row left behind.
      log.warn({ err: error }, "could not store the answer of an idempotency key");
    }
  }

  const mayDiffer = (reply: Reply): boolean =>
    reply.status >= 500 || ("retryable" in reply.body && reply.body.retryable === true);

  return {
    async run({ caller, method, path, key, content }, work) {
      purge();
      const now = clock.now();
      const row: NewIdempotencyRow = {
        id: hash("sha256", [caller.data_set_id, caller.user_id, method, path, key].join("\n")),
        data_set_id: caller.data_set_id,
        body_hash: hash(
          "sha256",
          Buffer.concat(content.flatMap((part) => [Buffer.from(part), Buffer.from("\n")])),
        ),
        owner,
        created_at: now,
        expires_at: now + keptForMs,
      };
      const asked = running.get(row.id);
      if (asked !== undefined) throw asked === row.body_hash ? inProgress() : mismatch();
      running.set(row.id, row.body_hash);
      try {
        const stored = await begin(row);
        if (stored) return { ...stored, headers: { ...stored.headers, "Idempotency-Replayed": "true" } };
        const reply = await work().catch(async (error: unknown) => {
          await free(row);
          throw error;
        });
        await store(row, reply);
        return reply;
      } finally {
        running.delete(row.id);
      }
    },
  };
}
