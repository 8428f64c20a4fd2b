// Failed attempts to give a password or code: each further one makes the next wait longer. Nothing that a stranger does keeps a person out.
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { ServiceError } from "../errors.ts";

type Failures = { count: number; atMs: number };
type Growth = {
  /** Attempts that don't wait. */
  free: number;
  longestMs: number;
  /** Failures are forgotten after as long without another one. */
  keptMs: number;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const mostKept = 20_000;

/** From one address at one account. */
const pairGrowth: Growth = { free: 5, longestMs: 15 * minuteMs, keptMs: 24 * hourMs };
/** From one address: a whole office may share it. */
const addressGrowth: Growth = { free: 20, longestMs: minuteMs, keptMs: hourMs };
/** At one account, from anywhere. It delays only an address that has failed there before. */
const accountGrowth: Growth = { free: 20, longestMs: minuteMs, keptMs: hourMs };
/** Codes, and passwords of people who are signed in: only who has the password or the session gets here. */
const personGrowth: Growth = { free: 5, longestMs: 15 * minuteMs, keptMs: 24 * hourMs };

const waitAfter = ({ free, longestMs }: Growth, count: number): number =>
  count < free ? 0 : Math.min(longestMs, 1000 * 2 ** Math.min(count - free, 30));

/** @throws ServiceError 429 */
function requireNoWait(waitMs: number): void {
  if (waitMs <= 0) return;
  const waitS = Math.ceil(waitMs / 1000);
  throw new ServiceError(
    429,
    "too_many_attempts",
    `Too many failed attempts; try again in ${waitS} ${waitS === 1 ? "second" : "seconds"}`,
    { headers: { "Retry-After": String(waitS) }, meta: { retry_after: waitS } },
  );
}

/** An attempt that has begun counts as failed until `succeeded`: attempts at the same moment are counted too. */
export type Attempt = { succeeded(): void };

export type SignIns = {
  /** Begins an attempt with a password from an address. @throws ServiceError 429 */
  begin(email: string, address: string): Attempt;
  /** Begins an attempt with a code or password by a person who has shown the password before. @throws ServiceError 429 */
  beginFor(personId: number): Attempt;
  /** Forgets the failures at an account, after its person has proved to have the mailbox. */
  forget(email: string, address: string, personId: number): void;
};

/** Counted in the memory of each process: a stranger can't fill the database with addresses. */
export function createSignIns(clock: Clock): SignIns {
  const known = new LRUCache<string, Failures>({ max: mostKept });

  function failuresOf(key: string, { keptMs }: Growth): Failures {
    const found = known.get(key);
    if (found && clock.now() - found.atMs < keptMs) return found;
    return { count: 0, atMs: Number.NEGATIVE_INFINITY };
  }

  /** For how long the next attempt has to wait; `since` says after which failure. */
  function waitOf(key: string, growth: Growth, since = failuresOf(key, growth).atMs): number {
    return since + waitAfter(growth, failuresOf(key, growth).count) - clock.now();
  }

  function add(key: string, growth: Growth): void {
    known.set(key, { count: failuresOf(key, growth).count + 1, atMs: clock.now() });
  }

  function takeBack(key: string, growth: Growth): void {
    const { count, atMs } = failuresOf(key, growth);
    if (count > 1) known.set(key, { count: count - 1, atMs });
    else known.delete(key);
  }

  const keysOf = (email: string, address: string) => ({
    pair: `pair\n${email}\n${address}`,
    from: `address\n${address}`,
    account: `account\n${email}`,
  });

  return {
    begin(email, address) {
      const { pair, from, account } = keysOf(email, address);
      const own = failuresOf(pair, pairGrowth);
      const ofAccount = own.count === 0 ? 0 : waitOf(account, accountGrowth, own.atMs);
      requireNoWait(Math.max(waitOf(pair, pairGrowth), waitOf(from, addressGrowth), ofAccount));
      add(pair, pairGrowth);
      add(from, addressGrowth);
      add(account, accountGrowth);
      return {
        succeeded() {
          known.delete(pair);
          takeBack(from, addressGrowth);
          takeBack(account, accountGrowth);
        },
      };
    },
    beginFor(personId) {
      const key = `person\n${personId}`;
      requireNoWait(waitOf(key, personGrowth));
      add(key, personGrowth);
      return { succeeded: () => known.delete(key) };
    },
    forget(email, address, personId) {
      const { pair, account } = keysOf(email, address);
      for (const key of [pair, account, `person\n${personId}`]) known.delete(key);
    },
  };
}
