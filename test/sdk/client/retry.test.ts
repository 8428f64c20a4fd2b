// Proving the retry decision: which calls are retried, and after how long.
import { expect } from "chai";
import {
  type Attempt,
  decideRetry,
  type Outcome,
  RetryBudget,
  retryAfterMs,
} from "../../../sdk/src/client/retry.ts";

const attempt = (outcome: Outcome, changes: Partial<Attempt> = {}): Attempt => ({
  outcome,
  retries: 0,
  maxRetries: 2,
  repeatable: true,
  remainingMs: 600_000,
  maxRateLimitWaitMs: 60_000,
  random: 0.5,
  ...changes,
});
const outcomeOf = (status: number, code?: string, retryAfterMs?: number): Outcome => ({
  kind: "response",
  status,
  code,
  retryAfterMs,
});

const table: [string, Outcome, boolean][] = [
  ["no connection", { kind: "unsent" }, true],
  ["a lost connection", { kind: "lost" }, true],
  ["a time-out", { kind: "timeout" }, true],
  ["408", outcomeOf(408), true],
  ["409 in progress", outcomeOf(409, "idempotency_in_progress"), true],
  ["429", outcomeOf(429, "rate_limited"), true],
  ["500", outcomeOf(500, "internal_error"), true],
  ["502", outcomeOf(502), true],
  ["503", outcomeOf(503, "unavailable"), true],
  ["504", outcomeOf(504), true],
  ["200", outcomeOf(200), false],
  ["302", outcomeOf(302), false],
  ["400", outcomeOf(400, "validation_failed"), false],
  ["401", outcomeOf(401, "key_unknown"), false],
  ["403", outcomeOf(403, "role_not_allowed"), false],
  ["404", outcomeOf(404, "not_found"), false],
  ["409 conflict", outcomeOf(409, "invoice_conflict"), false],
  ["409 without a code", outcomeOf(409), false],
  ["413", outcomeOf(413), false],
  ["415", outcomeOf(415), false],
  ["422", outcomeOf(422, "unit_930"), false],
  ["422 outcome pending", outcomeOf(422, "outcome_pending"), false],
  ["500 of a unit that can't be reached", outcomeOf(500, "unit_unreachable"), false],
  ["501", outcomeOf(501, "internal_error"), false],
];

describe("retry decision", () => {
  for (const [name, outcome, retried] of table) {
    it(`${retried ? "retries" : "does not retry"} ${name}`, () => {
      expect(decideRetry(attempt(outcome)).retry).to.equal(retried);
      expect(decideRetry(attempt(outcome, { repeatable: false })).retry).to.equal(false);
      expect(decideRetry(attempt(outcome, { retries: 2 })).retry).to.equal(false);
      expect(decideRetry(attempt(outcome, { maxRetries: 0 })).retry).to.equal(false);
    });
  }

  it("backs off exponentially with full jitter, up to 8 seconds", () => {
    const delays = [0, 1, 2, 3, 4, 5, 6].map((retries) =>
      decideRetry(attempt({ kind: "lost" }, { retries, maxRetries: 9, random: 1 })),
    );
    expect(delays.map((one) => one.retry && one.delayMs)).to.deep.equal([
      500, 1000, 2000, 4000, 8000, 8000, 8000,
    ]);
    expect(decideRetry(attempt({ kind: "lost" }, { random: 0 }))).to.deep.equal({ retry: true, delayMs: 0 });
  });

  it("waits at least as long as the service asks, and not at all beyond the total limit", () => {
    const asked = outcomeOf(429, "rate_limited", 7_000);
    expect(decideRetry(attempt(asked, { random: 0 }))).to.deep.equal({ retry: true, delayMs: 7_000 });
    expect(decideRetry(attempt(asked, { random: 1 }))).to.deep.equal({ retry: true, delayMs: 7_250 });
    expect(decideRetry(attempt(asked, { remainingMs: 6_000 }))).to.deep.equal({ retry: false });
  });

  it("accepts no longer wait after a 429 than the caller, while 503 may ask for more", () => {
    const longest = { maxRateLimitWaitMs: 7_000, random: 0 };
    expect(decideRetry(attempt(outcomeOf(429, "rate_limited", 7_000), longest)).retry).to.equal(true);
    expect(decideRetry(attempt(outcomeOf(429, "rate_limited", 7_001), longest)).retry).to.equal(false);
    expect(decideRetry(attempt(outcomeOf(503, "unavailable", 90_000), longest)).retry).to.equal(true);
  });

  it("gives up when the budget is spent, and again after successes", () => {
    const budget = new RetryBudget();
    let taken = 0;
    while (budget.take()) taken += 1;
    expect(taken).to.equal(50);
    for (let index = 0; index < 6; index += 1) budget.give();
    expect(budget.take()).to.equal(true);
    expect(budget.take()).to.equal(false);
  });
});

describe("the wait that the service asks for", () => {
  const now = Date.parse("2026-03-10T07:15:00Z");
  const read = (headers: Record<string, string>, body?: unknown) =>
    retryAfterMs(new Headers(headers), body, now);
  const spent = { "x-ratelimit-remaining": "0" };

  it("reads Retry-After in seconds and as a date, before anything else", () => {
    expect(read({ "retry-after": "7" }, { meta: { retry_after: 9 } })).to.equal(7_000);
    expect(read({ "retry-after": "Tue, 10 Mar 2026 07:15:30 GMT" })).to.equal(30_000);
    expect(read({ "retry-after": "Tue, 10 Mar 2026 07:00:00 GMT" })).to.equal(0);
    expect(read({ "retry-after": "soon" }, { meta: { retry_after: 9 } })).to.equal(9_000);
  });

  it("reads meta.retry_after, then X-RateLimit-Reset as a point in time or as seconds from now", () => {
    expect(read({ ...spent, "x-ratelimit-reset": "5" }, { meta: { retry_after: 3 } })).to.equal(3_000);
    expect(read({ ...spent, "x-ratelimit-reset": String(now / 1000 + 12) })).to.equal(12_000);
    expect(read({ ...spent, "x-ratelimit-reset": "12" })).to.equal(12_000);
  });

  it("is undefined without them, or while requests remain", () => {
    expect(read({})).to.equal(undefined);
    expect(read({}, { meta: { retry_after: "x" } })).to.equal(undefined);
    expect(read({ "x-ratelimit-remaining": "4", "x-ratelimit-reset": "12" })).to.equal(undefined);
  });
});
