// The schedule as arithmetic: waits within their spread, and what counts as failing without a break.
import { expect } from "chai";
import {
  dueAfter,
  failingSince,
  reasonToDisable,
  scheduleMs,
} from "../../../server/src/core/webhooks/schedule.ts";

const second = 1_000;
const hour = 3_600 * second;
const now = 1_800_000_000_000;

describe("the schedule of deliveries", () => {
  it("waits 0 s, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h", () => {
    const seconds = scheduleMs.map((wait) => wait / second);
    expect(seconds).to.deep.equal([0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  });

  it("spreads each wait by a tenth, and ends", () => {
    expect([0, 0.5, 1].map((chance) => Number(dueAfter(2, now, chance)) - now)).to.deep.equal([
      270_000, 300_000, 330_000,
    ]);
    expect(dueAfter(9, now, 0.5)).to.equal(now + 24 * hour);
    expect(dueAfter(10, now, 0.5)).to.equal(null);
  });

  it("counts failures as one as long as none lies further from the last than the schedule reaches", () => {
    const since = now - 100 * hour;
    expect(failingSince({ failing_since: null, last_failure_at: null }, now)).to.equal(now);
    expect(failingSince({ failing_since: since, last_failure_at: now - 27 * hour }, now)).to.equal(since);
    expect(failingSince({ failing_since: since, last_failure_at: now - 31 * hour }, now)).to.equal(now);
    expect(failingSince({ failing_since: null, last_failure_at: now - hour }, now)).to.equal(now);
  });

  it("disables on 410 and after 5 days, not before", () => {
    expect(reasonToDisable(410, now, now)).to.match(/410/);
    expect(reasonToDisable(500, now - 120 * hour, now)).to.match(/5 days/);
    expect(reasonToDisable(500, now - 119 * hour, now)).to.equal(null);
    expect(reasonToDisable(null, now, now)).to.equal(null);
  });
});
