// listZReports: the Z reports of a branch, newest first.
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const day = 24 * 60 * 60_000;

describe("listZReports", () => {
  const clock = createTestClock(Date.parse("2026-03-10T09:00:00Z"));
  const test = forSuite(() => startTestService({ family: "sqlite", clock, overrides: { work: false } }));
  beforeEach(async () => {
    await switchAccount(test);
    await openBranch(test);
    await openBranch(test, { bhf_id: "01" });
  });

  it("200: has those of the branch, each whole, newest first", async () => {
    const { reports } = test.clientFor(test.account.keys.owner);
    const made = [];
    for (const branch of ["00", "01", "00"]) {
      made.push(await reports.createZReport({}, { branch }));
      clock.advance(day);
    }
    const { data, meta } = await reports.zReports({ branch_id: "00" });
    expect([data[0], data[2]]).to.deep.equal([made[2], made[0]]);
    expect(data[1]).to.include({ number: 2, documents: 0 });
    expect(meta).to.include({ total: 3 });
    expect((await reports.zReports({ branch_id: "01" })).data).to.deep.equal([made[1]]);
  });

  it("403: not to a cashier", async () => {
    const { reports } = test.clientFor(test.account.keys.cashier);
    expect(await failureOf(reports.zReports({ branch_id: "00" }))).to.include({ status: 403 });
  });
});
