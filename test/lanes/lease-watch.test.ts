// Leases on a cluster, whose nodes have clocks of their own: a lease is over when it was seen unchanged for its whole length.
import { expect } from "chai";
import { createLeaseWatch } from "../../server/src/lanes/lease-watch.ts";
import { claimLane, releaseLane } from "../../server/src/lanes/leases.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";
import { until } from "../support/until.ts";

describe("a watch over leases", () => {
  const lengthMs = 45_000;
  const lease = { owner: "other", until: 1_000, now_ms: 1_001 };

  it("uses the clock of a single server", () => {
    const watch = createLeaseWatch(false, () => 0);
    expect(watch.isOver("1", lease, lengthMs)).to.equal(true);
    expect(watch.isOver("1", { ...lease, now_ms: 1_000 }, lengthMs)).to.equal(false);
  });

  it("uses its own observation on a cluster, whatever the nodes' clocks say", () => {
    let nowMs = 0;
    const watch = createLeaseWatch(true, () => nowMs);
    // The node that was asked is an hour ahead of the node that gave the lease.
    const ahead = { ...lease, now_ms: 3_600_000 };
    expect(watch.isOver("1", ahead, lengthMs)).to.equal(false);
    nowMs = lengthMs;
    expect(watch.isOver("1", ahead, lengthMs)).to.equal(false);
    nowMs = lengthMs + 1;
    expect(watch.isOver("1", ahead, lengthMs)).to.equal(true);
    expect(watch.isOver("2", ahead, lengthMs)).to.equal(false);
  });

  it("begins again on a cluster when the lease was renewed or given to another holder", () => {
    let nowMs = 0;
    const watch = createLeaseWatch(true, () => nowMs);
    expect(watch.isOver("1", lease, lengthMs)).to.equal(false);
    nowMs = lengthMs + 1;
    expect(watch.isOver("1", { ...lease, until: 1_001 }, lengthMs)).to.equal(false);
    nowMs = 2 * lengthMs + 2;
    expect(watch.isOver("1", { ...lease, until: 1_001, owner: "third" }, lengthMs)).to.equal(false);
    expect(watch.isOver("1", { ...lease, owner: null }, lengthMs)).to.equal(true);
  });

  it("waits for the rest of a longer lease, but not for a clock that is days ahead", () => {
    let nowMs = 0;
    const watch = createLeaseWatch(true, () => nowMs);
    const longer = { ...lease, until: 120_000, now_ms: 0 };
    const endless = { ...lease, until: 86_400_000, now_ms: 0 };
    watch.isOver("1", longer, lengthMs);
    watch.isOver("2", endless, lengthMs);
    nowMs = 119_000;
    expect(watch.isOver("1", longer, lengthMs)).to.equal(false);
    nowMs = 600_001;
    expect(watch.isOver("1", longer, lengthMs)).to.equal(true);
    expect(watch.isOver("2", endless, lengthMs)).to.equal(true);
  });
});

for (const family of databaseFamilies()) {
  describe(`a lane on a cluster (${family})`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    before(async () => {
      lane.db.isCluster = true;
    });
    beforeEach(() => lane.open());

    it("is not taken although the node's clock says that its lease is over", async () => {
      const { laneId } = lane.branch;
      expect(await claimLane(lane.db, laneId, "one", 60_000)).to.equal(true);
      await lane.db.knex("lanes").where({ id: laneId }).update({ lease_until: 1 });
      expect(await claimLane(lane.db, laneId, "other", 60_000)).to.equal(false);
      const id = await lane.sell();
      await lane.drain();
      expect((await lane.row(id)).status).to.equal("pending");
      expect(lane.unit.saves.filter(({ tin }) => tin === lane.branch.tin)).to.deep.equal([]);
      await releaseLane(lane.db, laneId, "one");
      await lane.settle();
      expect((await lane.row(id)).status).to.equal("success");
      await lane.expectInvariants();
    });

    it("is taken once its lease was seen unchanged for so long", async () => {
      const { laneId } = lane.branch;
      expect(await claimLane(lane.db, laneId, "one", 1)).to.equal(true);
      await lane.db.knex("lanes").where({ id: laneId }).update({ lease_until: 1 });
      const startedMs = performance.now();
      await until(() => claimLane(lane.db, laneId, "other", 40));
      expect(performance.now() - startedMs).to.be.greaterThan(40);
      await releaseLane(lane.db, laneId, "other");
    });
  });
}
