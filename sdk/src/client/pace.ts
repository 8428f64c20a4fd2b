// The client's own pace: it waits before a request would go over the rate limit of its key.
import type { Clock } from "./clock.ts";

/** The ticket of a request that may be sent; it is returned with the response. */
export type Ticket = { inFlight: number; sent: number };

/** The wait for a request ends at this time; `reason` gives the error, `waitMs` is the wait that would be left. */
export type Deadline = { at: number; reason: (waitMs: number) => Error };

type Waiter = { until: number; admit: (ticket: Ticket) => void; expire: () => void };

/** The limit of the API: 60 a minute sustained, 100 at once. Responses correct it (`X-RateLimit-*`). */
const perMinute = 60;
const burst = 100;
/** Tokens kept back: requests that the network brings closer together than they were sent must not hit the limit. */
const reserve = 3;
/** While nothing is known of the key's allowance, one request goes ahead for at most this long. */
const probeMs = 1_000;

/**
 * A token bucket that follows the service's. Requests are sent in the order they came.
 *
 * Each response has the number of remaining requests. Requests that were running at the same time may or
 * may not be in that number, so the true allowance is between `remaining` minus those and `remaining`; our own count
 * is moved into that range. So another process that uses the same key slows this one down instead of causing 429s.
 */
export class Pacer {
  readonly #clock: Clock;
  #perMinute = perMinute;
  #capacity = burst;
  #tokens = burst;
  #countedAt: number;
  #inFlight = 0;
  #sent = 0;
  #known = false;
  #probeUntil = 0;
  #blockedUntil = 0;
  #waiting: Waiter[] = [];
  #isDraining = false;
  #nap = new AbortController();
  #napUntil = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#countedAt = clock.now();
  }

  /**
   * Resolves when the next request may be sent; every ticket must be given back.
   *
   * @param again the request was sent before: it goes ahead of those that were not
   */
  acquire(signal?: AbortSignal, again = false, deadline?: Deadline): Promise<Ticket> {
    signal?.throwIfAborted();
    if (this.#waiting.length === 0 && this.#waitMs() === 0) return Promise.resolve(this.#admit());
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiter);
        if (this.#waiting.length === 0) this.#nap.abort();
        reject(signal?.reason);
      };
      const settle = (end: () => void) => {
        signal?.removeEventListener("abort", leave);
        end();
      };
      const waiter: Waiter = {
        until: deadline?.at ?? Number.POSITIVE_INFINITY,
        admit: (ticket) => settle(() => resolve(ticket)),
        expire: () => settle(() => reject(deadline?.reason(this.#waitMs()))),
      };
      signal?.addEventListener("abort", leave, { once: true });
      if (again) this.#waiting.unshift(waiter);
      else this.#waiting.push(waiter);
      if (!this.#isDraining) void this.#drain();
      else if (waiter.until < this.#napUntil) this.#nap.abort();
    });
  }

  /** @param blockedMs how long the service asked to wait, after a 429 */
  release(ticket: Ticket, headers?: Headers, blockedMs = 0): void {
    this.#inFlight -= 1;
    this.#known = true;
    if (headers) this.#follow(ticket, headers);
    if (blockedMs > 0) this.#blockedUntil = Math.max(this.#blockedUntil, this.#clock.now() + blockedMs);
    this.#nap.abort();
  }

  #follow(ticket: Ticket, headers: Headers): void {
    const limit = Number(headers.get("x-ratelimit-limit") || Number.NaN);
    const remaining = Number(headers.get("x-ratelimit-remaining") || Number.NaN);
    if (!(limit > 0 && remaining >= 0)) return;
    this.#refill();
    if (limit !== this.#perMinute) {
      this.#perMinute = limit;
      this.#capacity = remaining + 1;
    }
    this.#capacity = Math.max(this.#capacity, remaining + 1);
    const overlapping = ticket.inFlight + this.#sent - ticket.sent;
    this.#tokens = Math.min(Math.max(this.#tokens, remaining - overlapping), remaining);
  }

  async #drain(): Promise<void> {
    this.#isDraining = true;
    while (this.#waiting.length > 0) {
      const now = this.#clock.now();
      const waitMs = this.#waitMs();
      const patience = this.#expire(now);
      if (this.#waiting.length === 0) break;
      if (waitMs === 0) this.#waiting.shift()?.admit(this.#admit());
      else {
        this.#nap = new AbortController();
        this.#napUntil = Math.min(now + waitMs, patience);
        await this.#clock.sleep(this.#napUntil - now, this.#nap.signal).catch(() => {});
      }
    }
    this.#isDraining = false;
  }

  /** Releases waiting calls that are due; returns the time of the next one. */
  #expire(now: number): number {
    let next = Number.POSITIVE_INFINITY;
    const late = this.#waiting.filter(({ until }) => {
      if (until > now) next = Math.min(next, until);
      return until <= now;
    });
    if (late.length > 0) this.#waiting = this.#waiting.filter(({ until }) => until > now);
    for (const { expire } of late) expire();
    return next;
  }

  #admit(): Ticket {
    if (!this.#known && this.#inFlight === 0) this.#probeUntil = this.#clock.now() + probeMs;
    this.#tokens -= 1;
    this.#sent += 1;
    this.#inFlight += 1;
    return { inFlight: this.#inFlight - 1, sent: this.#sent };
  }

  #waitMs(): number {
    this.#refill();
    const now = this.#clock.now();
    if (now < this.#blockedUntil) return this.#blockedUntil - now;
    if (!this.#known && this.#inFlight > 0 && now < this.#probeUntil) return this.#probeUntil - now;
    // A key whose allowance is used up may show a capacity of one: waiting for more would never end.
    const wanted = Math.min(this.#capacity, 1 + Math.min(reserve, this.#capacity / 10));
    const missing = wanted - this.#tokens;
    return missing <= 0 ? 0 : Math.ceil((missing * 60_000) / this.#perMinute);
  }

  #refill(): void {
    const now = this.#clock.now();
    const gained = ((now - this.#countedAt) * this.#perMinute) / 60_000;
    this.#countedAt = now;
    this.#tokens = Math.min(this.#capacity, this.#tokens + Math.max(0, gained));
  }
}
