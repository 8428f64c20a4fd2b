// The operators' totals over all accounts are the sums of what each branch shows, while work is open, ended, and of an earlier day.
import { expect } from "chai";
import { localDay } from "../../../server/src/base/clock.ts";
import { serviceZone } from "../../../server/src/base/zone.ts";
import { readTotals } from "../../../server/src/core/statistics/totals-store.ts";
import { closeLanes, openLanes, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { forEachTest } from "../../support/suite.ts";

const statuses = ["pending", "processing", "success", "failed"] as const;
const types = ["sales", "purchase", "stock", "import"] as const;

describeEachFamily("totals over all branches", (family) => {
  const lane = forEachTest(() => startLaneTest({ family }));
  let clients: ReturnType<typeof lane.test.clientFor>[];
  beforeEach(() => {
    clients = [];
  });

  /** Another account, to which submissions go from now on. */
  async function openAccount(): Promise<TestBranch> {
    const branch = await lane.open();
    clients.push(lane.test.clientFor(lane.test.account.keys.owner));
    return branch;
  }

  const day = () => localDay(lane.clock.now(), serviceZone(lane.test.service.config));
  const totals = () => readTotals(lane.db, day(), lane.clock.now());
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

  /** What the branches show of a day, added up; compared with the totals of that day and of open work. */
  async function expectAgreement() {
    const { today, open } = await totals();
    const period = { from_date: day(), to_date: day() };
    const shown = await Promise.all(clients.map((client) => client.branches.stats("00", period)));
    const counted = (name: "type" | "status", value: string) =>
      sum(today.filter((row) => row[name] === value).map(({ count }) => count));
    for (const status of statuses)
      expect(counted("status", status), status).to.equal(
        sum(shown.map(({ by_status }) => by_status[status])),
      );
    for (const type of types)
      expect(counted("type", type), type).to.equal(sum(shown.map(({ by_type }) => by_type[type])));
    for (const status of ["pending", "processing"] as const) {
      const lists = await Promise.all(clients.map((client) => client.transactions.list({ status })));
      const listed = sum(lists.map(({ meta }) => meta.total ?? 0));
      expect(open.find((row) => row.status === status)?.count ?? 0, `open: ${status}`).to.equal(listed);
    }
    return { today, open };
  }

  it("agree while documents of accounts are stored, in doubt, signed and rejected", async () => {
    const first = await openAccount();
    await lane.sell();
    await lane.buy();
    await lane.drain();
    await lane.sell({ remark: "SIM-884" });
    await lane.drain();
    await closeLanes(lane.test, first);
    await lane.sell();
    await openAccount();
    await lane.move();
    await lane.test.simulator.setFault({ fault: "F3", path: "saveSales", params: { how: "reset" } });
    await lane.sell();
    await lane.sell();
    await lane.drain();
    const { open } = await expectAgreement();
    const states = open.map(({ status, count, in_doubt }) => [status, Number(count), in_doubt]);
    expect(states).to.have.deep.members([
      ["pending", 2, 0],
      ["processing", 1, 1],
    ]);
    await openLanes(lane.test);
    await lane.settle();
    expect((await expectAgreement()).open).to.deep.equal([]);
  });

  it("count a document on the day on which it was accepted, and as open on every day until it ends", async () => {
    const branch = await openAccount();
    const acceptedMs = lane.clock.now();
    await closeLanes(lane.test, branch);
    await lane.sell();
    expect((await expectAgreement()).today).to.deep.equal([{ type: "sales", status: "pending", count: 1 }]);
    lane.clock.advance(24 * 60 * 60_000);
    expect((await expectAgreement()).today).to.deep.equal([]);
    await lane.sell();
    const { today, open } = await expectAgreement();
    expect(today).to.deep.equal([{ type: "sales", status: "pending", count: 1 }]);
    expect(open.map(({ count, oldest_at }) => [count, oldest_at])).to.deep.equal([[2, acceptedMs]]);
    await openLanes(lane.test);
    const signed = [{ type: "sales", status: "success", count: 1 }];
    expect(await expectAgreement()).to.deep.equal({ today: signed, open: [] });
  });
});
