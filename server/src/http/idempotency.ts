// Idempotency-Key: a request with the same key runs once and gets the same response for 24 hours.
// Decisions about the API: 82.
import { hash } from "node:crypto";
import { ConflictError, UnprocessableError } from "../base/errors.ts";
import type { PlainResponse } from "../base/response.ts";
import type { Service } from "../core/context/context.ts";
import {
  type Claim,
  createRowFinder,
  type Done,
  freeClaim,
  hashContent,
  type IdempotencyRow,
  insertClaim,
  keptForMs,
  type NewIdempotencyRow,
  sealResponse,
  takeOver,
  updateDone,
} from "../core/idempotency/store.ts";
import { createGroupCommit } from "../db/batching/group-commit.ts";
import { isDuplicateKey } from "../db/engine/failures.ts";
import type { Caller } from "./exchange.ts";

/** A person must confirm first: nothing was done, and the same request succeeds afterwards. */
const unconfirmed = new Set(["confirmation_required", "code_required"]);

/** Longer than any request lasts: a running row that is older belongs to no process. */
const longestMs = 5 * 60_000;
/** A submission's request takes at most the time that its caller waits, plus this. */
const beyondWaitMs = 30_000;

type IdempotentRequest = {
  caller: Pick<Caller, "data_set_id" | "user_id">;
  method: string;
  /** Without the version prefix: a key is good for one path of the API, whichever prefix it is called by. */
  path: string;
  key: string;
  /** The identity of the request. */
  content: readonly (string | Buffer)[];
  /**
   * Whether the work stores all that it does in one transaction, and its claim with it: a submission. Anything else is
   * claimed before it is begun.
   */
  isSubmission: boolean;
};

type Work = (claim: Claim) => Promise<PlainResponse>;

/**
 * Returns the stored response, or runs `work` (which returns its expected failures) and stores its response. A 5xx is not stored, nor a response
 * that may differ the next time (a failure that can be retried).
 * @throws ConflictError while the first request is running, or if its changes are committed and its response is lost
 * @throws UnprocessableError if the key was used with another body
 */
type RunOnce = (request: IdempotentRequest, work: Work) => Promise<PlainResponse>;

const inProgress = (): ConflictError =>
  new ConflictError(
    "idempotency_in_progress",
    "The first request with this Idempotency-Key is still running",
    {
      headers: { "Retry-After": "1" },
    },
  );

const responseLost = (): ConflictError =>
  new ConflictError(
    "idempotency_response_lost",
    "The first request with this Idempotency-Key took effect, but its response was not stored. It is not run again.",
  );

const mismatch = (): UnprocessableError =>
  new UnprocessableError(
    "idempotency_mismatch",
    "This Idempotency-Key was used with another body. Use a new key for another request",
  );

const responseOf = ({ reply }: IdempotencyRow): PlainResponse => {
  if (!reply) throw responseLost();
  return { ...reply, headers: { ...reply.headers, "Idempotency-Replayed": "true" } };
};

export function createIdempotency(service: Service): RunOnce {
  const { db, log, secrets, presence } = service;
  // The times of rows are compared with those that other processes wrote: by the clock of the database.
  const { id: owner, clock } = presence;
  const groupCommit = createGroupCommit(db);
  const findRow = createRowFinder(db, secrets);
  /** Running keys of this process, with their requests. */
  const running = new Map<string, string>();

  function claimOf({ caller, method, path, key, content, isSubmission }: IdempotentRequest): Claim {
    const now = clock.now();
    const row: NewIdempotencyRow = {
      id: hash("sha256", [caller.data_set_id, caller.user_id, method, path, key].join("\n")),
      data_set_id: caller.data_set_id,
      body_hash: hashContent(content),
      owner,
      created_at: now,
      expires_at: now + keptForMs,
    };
    return { row, isSubmission, state: undefined, isResumed: false };
  }

  /** Whether no process works on a running row: its process is gone, or the row is older than any request. */
  async function isAbandoned(found: IdempotencyRow, { row, isSubmission }: Claim): Promise<boolean> {
    // Running keys of this process never come here: a row of its own was left behind by a lost database.
    if (found.owner === owner || service.isAlone) return true;
    if (await presence.isGone(found.owner)) return true;
    const mostMs = isSubmission ? service.syncWaitMs + beyondWaitMs : longestMs;
    return Math.abs(row.created_at - found.created_at) > mostMs;
  }

  /** The response under the key; `undefined` without one, or if the row is now claimed by this request. */
  async function findStoredResponse(claim: Claim): Promise<PlainResponse | undefined> {
    const { row } = claim;
    for (;;) {
      const found = await findRow(row.id);
      if (!found) return undefined;
      const isExpired = found.expires_at <= row.created_at;
      const isFree = found.state !== "done" && (await isAbandoned(found, claim));
      const isSame = found.body_hash === row.body_hash;
      if (isExpired || (isFree && isSame && found.state === "running")) {
        if (!(await takeOver(db.knex, found, row))) continue;
        claim.state = "running";
        claim.isResumed = !isExpired;
        return undefined;
      }
      if (!isSame) throw mismatch();
      if (isFree) throw responseLost();
      if (found.state !== "done") throw inProgress();
      return responseOf(found);
    }
  }

  /** False when the key is there already. */
  async function insert({ row }: Claim, done?: Done): Promise<boolean> {
    try {
      await groupCommit.run((trx) => insertClaim(trx, row, done));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** The response under the key, or `undefined` and a claim that is ready to run. */
  async function begin(claim: Claim): Promise<PlainResponse | undefined> {
    for (;;) {
      const stored = await findStoredResponse(claim);
      if (stored || claim.state || claim.isSubmission) return stored;
      if (!(await insert(claim))) continue;
      claim.state = "running";
      return undefined;
    }
  }

  /** The response of the work, or of another process that took the key in the meantime. */
  async function runWork(claim: Claim, work: Work): Promise<PlainResponse> {
    try {
      return await work(claim);
    } catch (error) {
      const stored = !claim.state && isDuplicateKey(error) ? await findStoredResponse(claim) : undefined;
      if (stored) return stored;
      if (claim.state) await free(claim);
      throw error;
    }
  }

  /** After an unexpected failure: the request may be run again unless a change of it is committed. */
  async function free({ row }: Claim): Promise<void> {
    await freeClaim(db.knex, row, ["running"]).catch((error: unknown) =>
      log.warn({ err: error }, "could not free an idempotency key"),
    );
  }

  /** The response under a key that another process took over. */
  async function findOther({ row }: Claim): Promise<PlainResponse> {
    const found = await findRow(row.id);
    if (found?.state !== "done" || found.body_hash !== row.body_hash) throw inProgress();
    return responseOf(found);
  }

  /**
   * Stores the response, or frees the key if the response may differ the next time. False if another process has the key: it has stored
   * a response, or taken the request over. A submission that was taken over still has its own response: it is stored once.
   */
  async function store(claim: Claim, reply: PlainResponse): Promise<boolean> {
    const { row, state, isSubmission } = claim;
    try {
      if (state === "done") return true;
      if (!mayDiffer(reply)) {
        const response = await sealResponse(secrets, row.id, reply);
        if (!response) return (await leaveOut(claim, reply.status)) || isSubmission;
        const done = { status: reply.status, response };
        if (state === undefined) return await insert(claim, done);
        return (await groupCommit.run((trx) => updateDone(trx, row, done))) || isSubmission;
      }
      if (state) return (await freeClaim(db.knex, row, ["running", "applied"])) || isSubmission;
    } catch (error) {
      // The work is done and its response known: the caller gets it. A retry finds the leftover row.
      log.warn({ err: error }, "could not store the response of an idempotency key");
    }
    return true;
  }

  /**
   * Ends a claim whose response is too large to be stored. A fetch may run again. A request that changed something may not, so its
   * key stays. A submission is found by its number.
   */
  async function leaveOut({ row, state }: Claim, status: number): Promise<boolean> {
    if (state === undefined || (await freeClaim(db.knex, row, ["running"]))) return true;
    return groupCommit.run((trx) => updateDone(trx, row, { status, response: null }));
  }

  const mayDiffer = (reply: PlainResponse): boolean =>
    reply.status >= 500 ||
    ("retryable" in reply.body && reply.body.retryable === true) ||
    ("code" in reply.body && unconfirmed.has(String(reply.body.code)));

  return async (request, work) => {
    const claim = claimOf(request);
    const { id, body_hash } = claim.row;
    const asked = running.get(id);
    if (asked !== undefined) throw asked === body_hash ? inProgress() : mismatch();
    running.set(id, body_hash);
    try {
      const stored = await begin(claim);
      if (stored) return stored;
      const reply = await runWork(claim, work);
      if (await store(claim, reply)) return reply;
      return claim.state ? findOther(claim) : ((await findStoredResponse(claim)) ?? reply);
    } finally {
      running.delete(id);
    }
  };
}
