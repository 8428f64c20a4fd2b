// Limits how often a key, or without one an address, may call: GCRA, shared by all processes through one row a key.
// Decisions about the API: 114, 115.
import { boundedCache } from "../base/bounded-cache.ts";
import type { Clock } from "../base/clock.ts";
import { DatabaseLost } from "../base/database-lost.ts";
import { ServiceError } from "../base/errors.ts";
import { inTime } from "../base/time-limit.ts";
import type { Database, DatabaseLog } from "../db/open.ts";
import type { LimitState } from "./exchange.ts";
import { compareAndSetTat, findTat, insertTat } from "./rate-limit-store.ts";

export type RateLimits = { rate_per_minute: number; burst: number };

/** The share taken from the row at a time, and the rest of it. All times are microseconds. */
type Bucket = {
  /** The row's theoretical arrival time when it was last seen; `undefined` before. */
  tat: number | undefined;
  /** Requests already drawn from the row and not used yet. */
  drawn: number;
  seenAt: number;
  /** The theoretical arrival time of requests that were let through while nothing could be written. */
  unwritten: number;
  busy: Promise<void>;
};

/** A view of the row older than this is read again, and an unused share that is older is returned. */
const sliceLifeUs = 1_000_000;
const maxBuckets = 20_000;
/** A database that takes longer to store a share is locked: requests that only read don't wait for it. */
const storePatienceMs = 250;

const intervalOf = (limits: RateLimits): number => Math.ceil(60_000_000 / limits.rate_per_minute);

function stateOf(limits: RateLimits, tat: number, drawn: number, nowUs: number): LimitState {
  const interval = intervalOf(limits);
  const used = Math.max(tat, nowUs) - drawn * interval;
  return {
    limit: limits.rate_per_minute,
    remaining: Math.max(0, Math.floor((limits.burst * interval - Math.max(0, used - nowUs)) / interval)),
    resetS: Math.ceil(Math.max(used, nowUs) / 1_000_000),
  };
}

/** The result of taking one request: the new state, and the wait if there was none to take. */
type Draw = { state: LimitState /** Whole seconds; 0 when the request may go on. */; waitS: number };

/** The rejection of a request that must wait. */
export function rateLimited(waitS: number): ServiceError {
  const wait = `${waitS} ${waitS === 1 ? "second" : "seconds"}`;
  return new ServiceError(429, "rate_limited", `Too many requests: wait ${wait}`, {
    headers: { "Retry-After": String(waitS) },
    meta: { retry_after: waitS },
  });
}

const waitOf = (waitUs: number): number => Math.max(1, Math.ceil(waitUs / 1_000_000));

export type RateLimiter = {
  /**
   * Takes one request of the key's allowance, or as many as `cost`, all or none. `remaining` never counts too many:
   * a caller who stops at 0 until `resetS` never gets a 429.
   *
   * @param taken The count that the same request has already taken, and takes again in a retry: the wait covers both.
   */
  take(keyId: string, limits: RateLimits, cost?: number, taken?: number): Promise<Draw>;
};

/** Whether a database that can still be read took no write. */
const isUnwritable = (error: unknown): error is DatabaseLost =>
  error instanceof DatabaseLost && ["full", "read-only", "moved", "busy"].includes(error.reason);

const locked = (): DatabaseLost =>
  new DatabaseLost("busy", "Another program locks the database: find and stop it.");

/**
 * The limiter of keys. A process draws a share of the allowance from the row by compare-and-set and uses it up in memory.
 * Shares shrink to one as the allowance ends, so that all processes together never let more through than one would.
 * While the database takes no write, each process counts in memory by the same limits, so that reads continue.
 */
export function createRateLimiter(db: Database, clock: Clock, log?: DatabaseLog): RateLimiter {
  const buckets = boundedCache<string, Bucket>(maxBuckets);
  let isWritable = true;
  /** Whether the database has been storing a share for longer than anybody waits. */
  let isStuck = false;

  function limitInMemory(error: DatabaseLost): void {
    if (isWritable) log?.warn(`rate limits are kept in memory, by each process for itself: ${error.message}`);
    isWritable = false;
  }

  /** False when another process was faster. A share of nothing is written too, or a row from the future would reject until then. */
  async function write(keyId: string, row: number | undefined, tat: number): Promise<boolean> {
    if (row === undefined) return insertTat(db.knex, keyId, tat);
    // The returned and the drawn share may be equal; then nothing is written.
    return row === tat || (await compareAndSetTat(db.knex, keyId, row, tat));
  }

  /** @throws DatabaseLost when the database is locked. A share that is stored late goes back with the next draw. */
  async function writeInTime(
    bucket: Bucket,
    keyId: string,
    row: number | undefined,
    tat: number,
    share: number,
  ) {
    if (isStuck) throw locked();
    const writing = write(keyId, row, tat);
    const stored = await inTime(writing, storePatienceMs, () => "late" as const);
    if (stored !== "late") return stored;
    isStuck = true;
    writing
      .then((isStored) => {
        if (isStored) Object.assign(bucket, { tat, drawn: share, seenAt: 0 });
      })
      .catch(() => undefined)
      .finally(() => {
        isStuck = false;
      });
    throw locked();
  }

  async function draw(keyId: string, limits: RateLimits, bucket: Bucket, cost: number): Promise<void> {
    const interval = intervalOf(limits);
    for (;;) {
      const row = await findTat(db.knex, keyId);
      const nowUs = clock.now() * 1000;
      // A time beyond any possible one is of a clock that ran ahead, or of a greater burst.
      const most = nowUs + limits.burst * interval;
      bucket.unwritten = Math.min(bucket.unwritten, most);
      // While such a row can't be replaced, only memory knows what came back since.
      const isReplaced = row !== undefined && row > most && bucket.unwritten > 0;
      const returned = isReplaced ? 0 : Math.min(row ?? 0, most) - bucket.drawn * interval;
      const from = Math.max(returned, nowUs, bucket.unwritten);
      const left = Math.floor((most - from) / interval);
      const isScarce = left <= Math.max(5, limits.burst / 5);
      const share = left < cost ? 0 : isScarce ? cost : Math.max(cost, Math.ceil(left / 4));
      const tat = from + share * interval;
      if (share === 0 && (row === undefined || row <= most)) {
        Object.assign(bucket, { tat: from + bucket.drawn * interval, seenAt: nowUs });
        return;
      }
      try {
        if (!(await writeInTime(bucket, keyId, row, tat, share))) continue;
        if (!isWritable) log?.warn("rate limits are shared again");
        isWritable = true;
        Object.assign(bucket, { tat, drawn: share, seenAt: nowUs, unwritten: 0 });
      } catch (error) {
        if (!isUnwritable(error)) throw error;
        limitInMemory(error);
        const drawn = Math.min(share, cost);
        const unwritten = from + drawn * interval;
        Object.assign(bucket, { tat: unwritten, drawn, seenAt: nowUs, unwritten });
      }
      return;
    }
  }

  function bucketOf(keyId: string): Bucket {
    const known = buckets.get(keyId);
    if (known) return known;
    const bucket: Bucket = { tat: undefined, drawn: 0, seenAt: 0, unwritten: 0, busy: Promise.resolve() };
    buckets.set(keyId, bucket);
    return bucket;
  }

  async function takeNow(
    keyId: string,
    limits: RateLimits,
    bucket: Bucket,
    asked: number,
    taken: number,
  ): Promise<Draw> {
    // A key whose burst is smaller than the cost of an operation may still call it, with its whole burst.
    const cost = Math.min(asked, limits.burst);
    const nowUs = clock.now() * 1000;
    const isOld = nowUs - bucket.seenAt >= sliceLifeUs || nowUs < bucket.seenAt;
    if (bucket.tat === undefined || bucket.drawn < cost || isOld) await draw(keyId, limits, bucket, cost);
    const after = clock.now() * 1000;
    const tat = bucket.tat ?? after;
    if (bucket.drawn < cost) {
      const interval = intervalOf(limits);
      const missing = Math.min(cost + taken, limits.burst) - bucket.drawn;
      return {
        state: stateOf(limits, tat, bucket.drawn, after),
        waitS: waitOf(tat + missing * interval - (after + limits.burst * interval)),
      };
    }
    bucket.drawn -= cost;
    return { state: stateOf(limits, tat, bucket.drawn, after), waitS: 0 };
  }

  return {
    async take(keyId, limits, cost = 1, taken = 0) {
      const bucket = bucketOf(keyId);
      // One at a time for each key: two draws at once would each count the same unused share back.
      const turn = bucket.busy.then(() => takeNow(keyId, limits, bucket, cost, taken));
      bucket.busy = turn.then(
        () => undefined,
        () => undefined,
      );
      return turn;
    },
  };
}

type AddressLimiter = {
  /** Takes one request of the address's allowance. */
  take(address: string): Draw;
  /** The result of `take`, without taking. */
  look(address: string): Draw;
};

/**
 * The limiter of unauthenticated requests: in memory only, for a row for each address would let strangers fill the
 * database. The addresses that called last are remembered.
 */
export function createAddressLimiter(clock: Clock, limits: RateLimits): AddressLimiter {
  const tats = boundedCache<string, number>(maxBuckets);
  const interval = intervalOf(limits);

  function tatOf(address: string, nowUs: number): number {
    const known = tats.get(address) ?? 0;
    const most = nowUs + limits.burst * interval;
    if (known <= most) return Math.max(known, nowUs);
    // The clock was set back: what is used up comes back from now on.
    tats.set(address, most);
    return most;
  }

  function look(address: string): Draw & { next: number } {
    const nowUs = clock.now() * 1000;
    const next = tatOf(address, nowUs) + interval;
    const wait = next - (nowUs + limits.burst * interval);
    const isOver = wait > 0;
    const state = stateOf(limits, isOver ? next - interval : next, 0, nowUs);
    return { state, waitS: isOver ? waitOf(wait) : 0, next };
  }

  return {
    look,
    take(address) {
      const { next, ...draw } = look(address);
      if (draw.waitS === 0) tats.set(address, next);
      return draw;
    },
  };
}
