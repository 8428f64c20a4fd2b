// The allowance of a key: exact, shared by processes, and safe for a client that goes by the headers.
import { expect } from "chai";
import fc from "fast-check";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import {
  createAddressLimiter,
  createRateLimiter,
  type RateLimiter,
} from "../../server/src/http/rate-limit.ts";
import { createTestClock, type TestClock } from "../support/clock.ts";
import { describeEachFamily, openTestDatabase } from "../support/database.ts";
import { holdDisk } from "../support/disk.ts";
import { forSuite } from "../support/suite.ts";

const limits = { rate_per_minute: 60, burst: 100 };

async function takeAll(limiter: RateLimiter, key: string): Promise<number> {
  let taken = 0;
  while ((await limiter.take(key, limits)).waitS === 0) taken++;
  return taken;
}

describeEachFamily("rate limit", (_family, open) => {
  let clock: TestClock;
  let keys = 0;
  const newKey = (): string => `key-${++keys}`;

  const db = forSuite(open);
  beforeEach(() => {
    clock = createTestClock();
  });

  it("lets a request that costs more the longer it runs through after the wait that it was given", async () => {
    const limiter = createRateLimiter(db, clock);
    const key = newKey();
    /** One for the request, four when it turns out to be costly, as it is served. */
    const request = async () => {
      const first = await limiter.take(key, limits);
      return first.waitS > 0 ? first : limiter.take(key, limits, 4, 1);
    };
    await takeAll(limiter, key);
    for (let served = 0; served < 5; served++) {
      // The first wait is for the request alone, the second for all that it costs.
      const waits: number[] = [];
      for (let draw = await request(); draw.waitS > 0; draw = await request()) {
        waits.push(draw.waitS);
        clock.advance(draw.waitS * 1_000);
        expect(waits.length, `request ${served} waited ${waits.join(", ")} s`).to.be.below(3);
      }
    }
  });

  it("allows the burst at once, then one request a second", async () => {
    const limiter = createRateLimiter(db, clock);
    const key = newKey();
    expect(await takeAll(limiter, key)).to.equal(100);
    const rejected = await limiter.take(key, limits);
    expect(rejected).to.deep.equal({
      state: { limit: 60, remaining: 0, resetS: Math.ceil(clock.now() / 1000 + 100) },
      waitS: 1,
    });
    clock.advance(1_000);
    expect(await takeAll(limiter, key)).to.equal(1);
    clock.advance(10_000);
    expect(await takeAll(limiter, key)).to.equal(10);
    clock.advance(3_600_000);
    expect(await takeAll(limiter, key)).to.equal(100);
  });

  it("counts down the remaining requests one by one", async () => {
    const limiter = createRateLimiter(db, clock);
    const key = newKey();
    for (let remaining = 99; remaining >= 0; remaining--) {
      expect((await limiter.take(key, limits)).state.remaining).to.equal(remaining);
    }
  });

  it("allows no more requests over several processes than over one", async () => {
    const key = newKey();
    const processes = [1, 2, 3, 4].map(() => createRateLimiter(db, clock));
    const taken = await Promise.all(processes.map((limiter) => takeAll(limiter, key)));
    const total = taken.reduce((sum, count) => sum + count, 0);
    expect(total).to.be.at.most(100);
    // Shares that one process still holds when another runs dry come back within a second of use.
    expect(total).to.be.at.least(90);
    const before = processes[0] as RateLimiter;
    clock.advance(1_000);
    expect(await takeAll(before, key)).to.be.at.least(1);
  });

  it("counts concurrent requests of one process exactly", async () => {
    const limiter = createRateLimiter(db, clock);
    const key = newKey();
    const draws = await Promise.all(Array.from({ length: 150 }, () => limiter.take(key, limits)));
    expect(draws.filter(({ waitS }) => waitS === 0)).to.have.length(100);
  });

  it("survives a clock that jumps", async () => {
    const key = newKey();
    await createRateLimiter(db, createTestClock(clock.now() + 86_400_000)).take(key, limits);
    const limiter = createRateLimiter(db, clock);
    const first = await limiter.take(key, limits);
    expect(first.state.resetS).to.be.at.most(Math.ceil(clock.now() / 1000) + 100);
    clock.advance(100_000);
    expect(await takeAll(limiter, key)).to.be.at.least(99);
  });

  it("never rejects a client that stops at 0 until the reset, alternating between processes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ pauseMs: fc.integer({ min: 0, max: 3_000 }), process: fc.nat(2) }), {
          minLength: 120,
          maxLength: 200,
        }),
        async (steps) => {
          const key = newKey();
          const processes = [0, 1, 2].map(() => createRateLimiter(db, clock));
          for (const { pauseMs, process } of steps) {
            clock.advance(pauseMs);
            const draw = await (processes[process] as RateLimiter).take(key, limits);
            expect(draw.waitS).to.equal(0);
            if (draw.state.remaining === 0)
              clock.advance(Math.max(0, draw.state.resetS * 1000 - clock.now()));
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  it("is kept in memory while the database rejects writes, logs that once, and is shared again afterwards", async () => {
    let isReadOnly = true;
    const rejectWrites = () => Promise.reject(new DatabaseLost("read-only", "It is read-only."));
    const knex = new Proxy(db.knex, {
      apply(target, self, args) {
        const builder = Reflect.apply(target, self, args);
        return isReadOnly ? Object.assign(builder, { insert: rejectWrites, update: rejectWrites }) : builder;
      },
    });
    const warned: string[] = [];
    const limiter = createRateLimiter({ ...db, knex }, clock, { warn: (message) => warned.push(message) });
    const other = createRateLimiter(db, clock);
    const key = newKey();
    expect(await takeAll(limiter, key)).to.equal(100);
    expect((await limiter.take(key, limits)).waitS).to.equal(1);
    clock.advance(10_000);
    expect(await takeAll(limiter, key)).to.equal(10);
    expect(warned).to.have.length(1);
    expect(await db.knex("rate_limits").where({ id: key })).to.deep.equal([]);
    isReadOnly = false;
    clock.advance(5_000);
    expect(await takeAll(limiter, key)).to.equal(5);
    expect(await takeAll(other, key)).to.equal(0);
    expect(warned).to.have.length(2);
  });

  it("gives the allowance back after a clock that was set back while it was kept in memory", async () => {
    const rejectWrites = () => Promise.reject(new DatabaseLost("busy", "It is locked."));
    const knex = new Proxy(db.knex, {
      apply: (target, self, args) =>
        Object.assign(Reflect.apply(target, self, args), { insert: rejectWrites, update: rejectWrites }),
    });
    const limiter = createRateLimiter({ ...db, knex }, clock);
    const key = newKey();
    expect(await takeAll(limiter, key)).to.equal(100);
    clock.advance(-3_600_000);
    expect((await limiter.take(key, limits)).waitS).to.equal(1);
    clock.advance(30_000);
    expect(await takeAll(limiter, key)).to.equal(30);
    clock.advance(3_600_000 - 30_000);
  });

  it("gives the allowance back while a stored time from the future can't be replaced", async () => {
    let isReadOnly = false;
    const rejectWrites = () => Promise.reject(new DatabaseLost("read-only", "It is read-only."));
    const knex = new Proxy(db.knex, {
      apply(target, self, args) {
        const builder = Reflect.apply(target, self, args);
        return isReadOnly ? Object.assign(builder, { insert: rejectWrites, update: rejectWrites }) : builder;
      },
    });
    const limiter = createRateLimiter({ ...db, knex }, clock);
    const key = newKey();
    expect(await takeAll(limiter, key)).to.equal(100);
    isReadOnly = true;
    clock.advance(-3_600_000);
    expect((await limiter.take(key, limits)).waitS).to.equal(1);
    clock.advance(30_000);
    expect(await takeAll(limiter, key)).to.equal(30);
    clock.advance(10_000);
    expect(await takeAll(limiter, key)).to.equal(10);
    clock.advance(3_600_000 - 40_000);
  });

  it("doesn't wait for a locked database, and counts late writes once", async () => {
    const unlocked = Promise.withResolvers<void>();
    let isLocked = true;
    let stored: Promise<unknown> | undefined;
    const knex = new Proxy(db.knex, {
      apply(target, self, args) {
        const builder = Reflect.apply(target, self, args);
        if (!isLocked) return builder;
        const { insert } = builder;
        return Object.assign(builder, {
          options: () => ({
            insert(row: unknown) {
              stored = unlocked.promise.then(() => insert.call(builder, row));
              return stored;
            },
            where: builder.where.bind(builder),
          }),
        });
      },
    });
    const warned: string[] = [];
    const limiter = createRateLimiter({ ...db, knex }, clock, { warn: (message) => warned.push(message) });
    const key = newKey();
    expect((await limiter.take(key, limits)).waitS).to.equal(0);
    expect((await limiter.take(key, limits)).waitS, "at once from now on").to.equal(0);
    expect(warned).to.have.length(1);
    isLocked = false;
    unlocked.resolve();
    await stored;
    clock.advance(2_000);
    expect(await takeAll(limiter, key)).to.equal(100);
    expect(warned).to.have.length(2);
  });

  it("fails like the database if it can't be read either", async () => {
    const lost = new DatabaseLost("unreachable", "It is away.");
    const rejectWrites = () => Promise.reject(lost);
    const knex = new Proxy(db.knex, {
      apply: (target, self, args) =>
        Object.assign(Reflect.apply(target, self, args), { insert: rejectWrites }),
    });
    const limiter = createRateLimiter({ ...db, knex }, clock);
    const error = await limiter.take(newKey(), limits).catch((reason: unknown) => reason);
    expect(error).to.equal(lost);
  });
});

describe("rate limit of an address", () => {
  it("allows the burst at once, then one request a second", () => {
    const clock = createTestClock();
    const limiter = createAddressLimiter(clock, { rate_per_minute: 60, burst: 3 });
    const waits = Array.from({ length: 4 }, () => limiter.take("192.0.2.1").waitS);
    expect(waits).to.deep.equal([0, 0, 0, 1]);
    clock.advance(2_000);
    expect([limiter.look("192.0.2.1").waitS, limiter.take("192.0.2.2").waitS]).to.deep.equal([0, 0]);
  });

  it("gives the allowance back after a clock that was set back", () => {
    const clock = createTestClock();
    const limiter = createAddressLimiter(clock, { rate_per_minute: 60, burst: 3 });
    limiter.take("192.0.2.1");
    clock.advance(-3_600_000);
    expect(limiter.look("192.0.2.1").waitS).to.equal(1);
    clock.advance(3_000);
    const waits = Array.from({ length: 4 }, () => limiter.take("192.0.2.1").waitS);
    expect(waits).to.deep.equal([0, 0, 0, 1]);
  });
});

describe("rate limit on an embedded database", () => {
  it("waits for no disk, as its loss only makes an allowance whole again", async () => {
    const db = await openTestDatabase("sqlite");
    const disk = holdDisk();
    try {
      const limiter = createRateLimiter(db, createTestClock());
      expect(await takeAll(limiter, "key")).to.equal(100);
      expect(disk.files).to.be.empty;
      expect(await db.knex("rate_limits").where({ id: "key" })).to.have.length(1);
    } finally {
      disk.release();
      await db.close();
    }
  });
});
