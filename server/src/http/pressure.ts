// Back-pressure: bounds how many requests are under way and how many bytes of bodies they hold, in all and for each account and key.
// Decisions about the API: 117.

import { ServiceError, UnavailableError } from "../base/errors.ts";
import type { Service } from "../core/context/context.ts";
import type { Caller } from "./exchange.ts";

export type PressureLimits = {
  /** Requests under way at once; synchronous submissions wait among them for their control unit. */
  requests: number;
  accountRequests: number;
  /** Bytes of bodies that have arrived. */
  bodyBytes: number;
  accountBodyBytes: number;
  keyBodyBytes: number;
  /** Costly requests of an account at once: PDF, search for part of a text. */
  accountCostly: number;
  /** How fast a body must arrive on average, once `bodyGraceMs` is over. */
  leastBytesPerS: number;
  bodyGraceMs: number;
};

const mebibyte = 1024 * 1024;

export const defaultPressureLimits: PressureLimits = {
  requests: 2_000,
  accountRequests: 500,
  bodyBytes: 64 * mebibyte,
  accountBodyBytes: 24 * mebibyte,
  keyBodyBytes: 16 * mebibyte,
  accountCostly: 4,
  leastBytesPerS: 1024,
  bodyGraceMs: 5_000,
};

const retryAfterS = 1;

/** The place of one request among those under way. */
export type Seat = {
  /**
   * The request is this caller's from now on.
   * @throws ServiceError 429 when too many of the account are under way
   */
  assign(caller: Caller): void;
  /**
   * Makes room for as many bytes of the body as have arrived.
   * @throws UnavailableError when there is no room, ServiceError 429 when the caller's own share is used up
   */
  hold(bytes: number): void;
  /**
   * Counts the request among the costly ones.
   * @throws ServiceError 429 when the account has too many of them
   */
  startCostly(): void;
  /** The request is done with, whether or not its caller is still there. */
  leave(): void;
};

/** How much each account or key uses; nothing is kept of those who use nothing. */
class Shares<Id> {
  readonly #used = new Map<Id, number>();

  of(id: Id): number {
    return this.#used.get(id) ?? 0;
  }

  add(id: Id, amount: number): void {
    const used = this.of(id) + amount;
    if (used > 0) this.#used.set(id, used);
    else this.#used.delete(id);
  }
}

function busy(what: string): ServiceError {
  return new ServiceError(429, "account_busy", `${what} of this account are under way; send fewer at once`, {
    headers: { "Retry-After": String(retryAfterS) },
    meta: { retry_after: retryAfterS },
  });
}

/** Gives each request its seat; throws an UnavailableError when too much is under way. */
export function createPressure(service: Service, limits: PressureLimits): () => Seat {
  let requests = 0;
  let bytes = 0;
  const accountRequests = new Shares<number>();
  const accountBytes = new Shares<number>();
  const keyBytes = new Shares<string>();
  const accountCostly = new Shares<number>();

  function shed(waitS: number): UnavailableError {
    service.metrics.countShed();
    return new UnavailableError("Too much is under way at the moment; try again", waitS);
  }

  return () => {
    const waitS = requests >= limits.requests ? retryAfterS : service.overload?.();
    if (waitS !== undefined) throw shed(waitS);
    requests++;
    let caller: Caller | undefined;
    let held = 0;
    let costly = 0;

    function change(more: number): void {
      held += more;
      bytes += more;
      if (!caller) return;
      accountBytes.add(caller.account_id, more);
      keyBytes.add(caller.id, more);
    }

    return {
      assign(found) {
        if (accountRequests.of(found.account_id) >= limits.accountRequests) throw busy("Too many requests");
        caller = found;
        accountRequests.add(found.account_id, 1);
      },
      hold(actual) {
        const more = actual - held;
        if (bytes + more > limits.bodyBytes) throw shed(retryAfterS);
        if (caller && accountBytes.of(caller.account_id) + more > limits.accountBodyBytes)
          throw busy("Too many bytes of request bodies");
        if (caller && keyBytes.of(caller.id) + more > limits.keyBodyBytes)
          throw busy("Too many bytes of request bodies");
        change(more);
      },
      startCostly() {
        if (!caller || costly > 0) return;
        if (accountCostly.of(caller.account_id) >= limits.accountCostly)
          throw busy("Too many costly requests");
        costly = 1;
        accountCostly.add(caller.account_id, 1);
      },
      leave() {
        change(-held);
        requests--;
        if (!caller) return;
        accountRequests.add(caller.account_id, -1);
        accountCostly.add(caller.account_id, -costly);
      },
    };
  };
}
