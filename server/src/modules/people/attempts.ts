// Failed attempts to give a password or code: each further one makes the next wait longer. Nothing that a stranger does keeps a person out.
import { hash } from "node:crypto";
import type { Clock } from "../../base/clock.ts";
import { ServiceError } from "../../base/errors.ts";
import type { Database } from "../../db/open.ts";
import {
  addFailure,
  deleteFailures,
  type Failures,
  findFailures,
  lockFailures,
  takeFailureBack,
} from "./failure-store.ts";

declare module "../../core/context/context.ts" {
  interface Service {
    /** Failed attempts to sign in. */
    signIns: SignIns;
  }
}

type Growth = {
  /** Attempts that don't wait. */
  free: number;
  /** From so many failures on, an attempt is stored before it is verified: attempts in several processes at once count exactly. */
  storedFrom: number;
  longestMs: number;
  /** Failures are forgotten after as long without another one. */
  keptMs: number;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** From one address at one account. */
const pairGrowth: Growth = { free: 5, storedFrom: 1, longestMs: 15 * minuteMs, keptMs: 24 * hourMs };
/** From one address: a whole office may share it. */
const addressGrowth: Growth = { free: 20, storedFrom: 20, longestMs: minuteMs, keptMs: hourMs };
/** At one account, from anywhere. It delays only an address that has failed there before. */
const accountGrowth: Growth = { free: 20, storedFrom: 20, longestMs: minuteMs, keptMs: hourMs };
/** Codes, and passwords of people who are signed in: only who has the password or the session gets here. */
const personGrowth: Growth = { free: 5, storedFrom: 1, longestMs: 15 * minuteMs, keptMs: 24 * hourMs };

/** The subject that an attempt counts for. */
type Place = {
  id: string;
  growth: Growth;
  /** Whether a success clears all failures; else it only doesn't count itself. */
  isOwn: boolean;
};

const place = (growth: Growth, isOwn: boolean, ...parts: (string | number)[]): Place => ({
  growth,
  isOwn,
  id: hash("sha256", parts.join("\n")),
});

function placesOf(email: string, address: string) {
  return {
    pair: place(pairGrowth, true, "pair", email, address),
    from: place(addressGrowth, false, "address", address),
    account: place(accountGrowth, false, "account", email),
  };
}

const personPlace = (personId: number): Place => place(personGrowth, true, "person", personId);

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

type FailuresOf = (place: Place) => Failures;

export type SignIns = {
  /**
   * Runs `verify` for a password from an IP address. If it throws, the attempt has failed.
   *
   * @throws ServiceError 429 before that, while the caller must wait
   */
  attempt<Found>(email: string, address: string, verify: () => Promise<Found>): Promise<Found>;
  /** The same for a code or password of a person who has shown the password before. @throws ServiceError 429 */
  attemptFor<Found>(personId: number, verify: () => Promise<Found>): Promise<Found>;
  /** Forgets the failures at an account, after its person has proved to have the mailbox. */
  forget(email: string, address: string, personId: number): Promise<void>;
};

/** Failures are stored, for all processes. A successful attempt without earlier failures writes nothing. */
export function createSignIns(db: Database, clock: Clock): SignIns {
  /** Attempts of this process that are being verified and are not stored, by place. */
  const unstored = new Map<string, number>();

  const countUnstored = ({ id }: Place): number => unstored.get(id) ?? 0;

  function changeUnstored(places: readonly Place[], by: 1 | -1): void {
    for (const { id } of places) {
      const count = (unstored.get(id) ?? 0) + by;
      if (count === 0) unstored.delete(id);
      else unstored.set(id, count);
    }
  }

  /** Stored failures and attempts under way, which count as failed until they succeed. */
  function withOthers(stored: Map<string, Failures>, othersAt: (place: Place) => number): FailuresOf {
    const nowMs = clock.now();
    return (at) => {
      const row = stored.get(at.id);
      const known = row && nowMs - row.atMs < at.growth.keptMs ? row : undefined;
      const others = othersAt(at);
      return {
        count: (known?.count ?? 0) + others,
        // A clock that was ahead must not lengthen the wait.
        atMs: others > 0 ? nowMs : Math.min(known?.atMs ?? Number.NEGATIVE_INFINITY, nowMs),
      };
    };
  }

  /** Begins an attempt; true where it is stored already. */
  async function begin(places: readonly Place[], judge: (failuresOf: FailuresOf) => void): Promise<boolean> {
    const ids = places.map(({ id }) => id);
    const isCrowded = (failuresOf: FailuresOf): boolean =>
      places.some((at) => failuresOf(at).count >= at.growth.storedFrom);
    // Joins before the first wait: of attempts at one moment, each sees those before it.
    const before = new Map(places.map((at) => [at.id, countUnstored(at)]));
    const others = withOthers(new Map(), ({ id }) => before.get(id) ?? 0);
    if (!isCrowded(others)) {
      changeUnstored(places, 1);
      let isJudged = false;
      try {
        const failuresOf = withOthers(await findFailures(db.knex, ids), ({ id }) => before.get(id) ?? 0);
        judge(failuresOf);
        isJudged = !isCrowded(failuresOf);
      } finally {
        if (!isJudged) changeUnstored(places, -1);
      }
      if (isJudged) return false;
    }
    await db.transaction(async (trx) => {
      await lockFailures(trx, ids);
      judge(withOthers(await findFailures(trx, ids), countUnstored));
      await add(trx, places);
    });
    return true;
  }

  async function add(trx: Parameters<typeof addFailure>[0], places: readonly Place[]): Promise<void> {
    const nowMs = clock.now();
    for (const { id, growth } of inOrder(places))
      await addFailure(trx, id, { nowMs, forgottenMs: nowMs - growth.keptMs });
  }

  /** Removes the count of a stored attempt after its success. */
  async function takeBack(places: readonly Place[]): Promise<void> {
    await db.transaction(async (trx) => {
      for (const { id, isOwn } of inOrder(places))
        await (isOwn ? deleteFailures(trx, [id]) : takeFailureBack(trx, id));
    });
  }

  async function run<Found>(
    places: readonly Place[],
    judge: (failuresOf: FailuresOf) => void,
    verify: () => Promise<Found>,
  ): Promise<Found> {
    const isStored = await begin(places, judge);
    let found: Found;
    try {
      found = await verify();
    } catch (error) {
      if (!isStored)
        await db.transaction((trx) => add(trx, places)).finally(() => changeUnstored(places, -1));
      throw error;
    }
    if (isStored) await takeBack(places);
    else changeUnstored(places, -1);
    return found;
  }

  /** How long the next attempt must wait; `since` names the counted failures. */
  function waitOf(failuresOf: FailuresOf, at: Place, since = failuresOf(at).atMs): number {
    return since + waitAfter(at.growth, failuresOf(at).count) - clock.now();
  }

  return {
    attempt(email, address, verify) {
      const { pair, from, account } = placesOf(email, address);
      const judge = (failuresOf: FailuresOf): void => {
        const own = failuresOf(pair);
        const ofAccount = own.count === 0 ? 0 : waitOf(failuresOf, account, own.atMs);
        requireNoWait(Math.max(waitOf(failuresOf, pair), waitOf(failuresOf, from), ofAccount));
      };
      return run([pair, from, account], judge, verify);
    },
    attemptFor(personId, verify) {
      const person = personPlace(personId);
      return run([person], (failuresOf) => requireNoWait(waitOf(failuresOf, person)), verify);
    },
    async forget(email, address, personId) {
      const { pair, account } = placesOf(email, address);
      await deleteFailures(db.knex, [pair.id, account.id, personPlace(personId).id]);
    },
  };
}

const inOrder = (places: readonly Place[]): Place[] =>
  [...places].sort((left, right) => (left.id < right.id ? -1 : 1));
