// How long a count waits for the control unit: not beyond the time that a submission has.
import { expect } from "chai";
import { openBranch } from "../../support/branch.ts";
import { createTestClock } from "../../support/clock.ts";
import { describeEachFamily } from "../../support/database.ts";
import { listenToQueries } from "../../support/queries.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("the wait of a count", (family) => {
  // Nothing is sent, and the clock stands still: the wait has all of its time.
  const clock = createTestClock(Date.parse("2026-03-10T09:00:00Z"));
  const test = forSuite(() => startTestService({ family, clock, overrides: { work: false, syncWaitMs: 5 } }));

  it("ends before a pause that would be longer than the rest of its time", async () => {
    await openBranch(test);
    let checks = 0;
    const end = listenToQueries(test.service.db, ({ sql }) => {
      if (/from .calls. where/.test(sql) && sql.includes("last_error")) checks += 1;
    });
    const { body } = await test.call("POST", "/stock/master", {
      body: { item_code: "KE2NTXU0000001", remaining_qty: 3 },
    });
    end();
    expect(body.data).to.include({
      synced_to_authority: false,
      sync_error: "it has not been sent to the control unit yet",
    });
    expect(checks).to.equal(1);
  });
});
