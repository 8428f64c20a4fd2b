// A branch whose daily fetch is due when the test moves the clock, and what a test asks of it.

import type { Runner } from "../../../server/src/core/jobs/runner.ts";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { createDailyFetch } from "../../../server/src/modules/refresh/daily-fetch.ts";
import { openBranch, type TestBranch } from "../../support/branch.ts";
import { createTestClock } from "../../support/clock.ts";
import type { DatabaseFamily } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** 12:00 in Nairobi. */
export const noon = Date.parse("2026-03-10T09:00:00Z");

export function fetchTest(family: DatabaseFamily) {
  let branch: TestBranch;
  const clock = createTestClock(noon);
  const test = forSuite(() =>
    startTestService({
      family,
      clock,
      simulator: { now: () => new Date(clock.now()) },
      overrides: { work: false },
    }),
  );
  let daily: Runner;

  before(() => {
    daily = process();
  });
  beforeEach(async () => {
    await test.service.db.knex("devices").delete();
    noteChange(test.service.db.knex, "devices");
    await test.service.db.knex("daily_fetches").delete();
    await test.service.db.knex("jobs").delete();
    await switchAccount(test);
    branch = await openBranch(test);
    setTime(noon);
  });
  afterEach(() => test.simulator.clearFaults());

  /** Another process on the same database; by default each branch is fetched at 03:00. */
  function process(more: Partial<Parameters<typeof createDailyFetch>[0]> = {}): Runner {
    return createDailyFetch({ ...test.service, jitter: () => 0.5, ...more });
  }
  const setTime = (ms: number) => clock.advance(ms - clock.now());
  const at = (text: string) => setTime(Date.parse(text));
  const asked = (name = "selectTrnsPurchaseSales") =>
    test.simulator.requests.filter((one) => one.tin === branch.tin && one.function === name).length;
  const names = () => [
    ...new Set(
      test.simulator.requests.filter(({ tin }) => tin === branch.tin).map((one) => String(one.function)),
    ),
  ];
  const plan = () => test.service.db.knex("daily_fetches").where({ branch_id: branch.branchId }).first();
  const job = () =>
    test.service.db
      .knex("jobs")
      .where({ queue: "fetches", subject: String(branch.branchId) })
      .first();
  const set = (daily_fetch: string | null) =>
    test.clientFor(test.account.keys.owner).branches.update("00", { daily_fetch });
  const health = async () => {
    const { checks } = await test.clientFor(test.account.keys.owner).health.get();
    return checks.filter(({ name }) => name === "fetch");
  };
  return {
    branch: () => branch,
    clock,
    test,
    look: () => daily.look(),
    process,
    at,
    asked,
    names,
    plan,
    job,
    set,
    health,
  };
}
