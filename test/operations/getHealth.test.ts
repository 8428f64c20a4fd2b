// getHealth: the findings from a healthy service to a missing unit.
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import {
  branchInput,
  deadUrl,
  deviceInput,
  failureOf,
  openInitialized,
  switchAccount,
} from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { until } from "../support/until.ts";

describeEachFamily("getHealth", (family) => {
  let test: TestService;
  let ahead = 0;
  const health = async () => {
    const found = await test.client.health.get();
    const of = (name: string) => found.checks.filter((check) => check.name === name);
    return { ...found, of };
  };

  before(async () => {
    const clock = { now: () => Date.now() + ahead };
    test = await startTestService({
      family,
      clock,
      overrides: { syncWaitMs: 1_000 },
      simulator: { itemClasses: 5 },
    });
  });
  beforeEach(async () => {
    ahead = 0;
    await switchAccount(test);
  });
  afterEach(() => test.simulator.clearFaults());
  after(() => test.close());

  describe("200", () => {
    it("passes when everything is well", async () => {
      await openInitialized(test);
      const found = await health();
      expect(found.status, JSON.stringify(found.checks)).to.equal("pass");
      expect(found.time_zone).to.equal("Africa/Nairobi");
      expect(found.checks.map(({ name }) => name)).to.include.members([
        "key",
        "database",
        "clock",
        "worker",
        "device",
        "codes",
        "queue",
        "stock",
      ]);
      expect(found).to.include({ environment: "sandbox" });
      expect(found.caller.account).to.match(/^Account \d+$/);
      expect(found.caller.user).to.deep.equal({ name: "Owner", role: "owner" });
      expect(found.caller.key?.prefix).to.match(/^txs_\w+$/);
      expect(found.caller.key?.expires_at).to.equal(null);
      expect(found.version).to.match(/^\d+\.\d+\.\d+/);
      expect(found.lanes).to.have.lengthOf(1);
      expect(found.lanes[0]).to.include({
        bhf_id: "00",
        circuit: "closed",
        pending: 0,
        oldest_pending_s: null,
      });
    });

    it("warns of a branch without a device, and of one that was never initialized", async () => {
      await test.client.branches.create(branchInput());
      expect((await health()).of("device")[0]).to.include({ status: "warn", remedy: "POST /devices" });
      await test.client.devices.create(deviceInput(test, { dvc_srl_no: "WRONG-7" }));
      const rejected = await failureOf(test.client.devices.initialize("00"));
      const [check] = (await health()).of("device");
      expect(check).to.include({
        status: "warn",
        remedy: "Initialize it: POST /devices/00/initialize",
        bhf_id: "00",
      });
      expect(check?.message).to.contain(rejected.error);
    });

    it("warns of old codes, and of a clock that is off", async () => {
      await openInitialized(test);
      ahead = 40 * 86_400_000;
      const found = await health();
      expect(found.of("codes")[0]).to.include({ status: "warn", remedy: "POST /codes/sync" });
      expect(found.of("codes")[0]?.message).to.contain("40 days");
      expect(found.of("clock")[0]?.status).to.equal("warn");
    });

    it("fails while a submission is in doubt for long, and says how long", async () => {
      const { tin } = await openBranch(test);
      await test.simulator.setFault({ fault: "F10", path: "saveSales", tin, times: "always" });
      await failureOf(test.client.sales.create(sale()));
      const early = await health();
      expect(early.lanes[0]).to.include({ in_doubt: 1, pending: 0 });
      ahead = 6 * 60_000;
      const late = await health();
      expect(late.status).to.equal("fail");
      expect(late.of("queue")[0]?.message).to.contain("is unknown for 6 min");
    });

    it("shows a unit out of reach as an open circuit with what waits for it", async () => {
      const { laneId } = await openBranch(test, { url: deadUrl });
      await failureOf(test.client.sales.create(sale()));
      await test.service.db.knex("lanes").where({ id: laneId }).update({ failures: 3 });
      // While it is tried again, it does not wait.
      await until(async () => Object((await health()).lanes[0]).pending === 1);
      const found = await health();
      expect(found.lanes[0]).to.include({ circuit: "open" });
      expect(found.of("device")[0]).to.include({ status: "fail" });
      expect(found.of("device")[0]?.remedy).to.contain("/devices/00/test");
    });

    it("fails when numbering has stopped", async () => {
      const { laneId } = await openBranch(test);
      const stopped = { stopped_reason: "another system uses this counter" };
      await test.service.db.knex("streams").where({ lane_id: laneId, name: "sales" }).update(stopped);
      const [check] = (await health()).of("queue");
      expect(check).to.include({ status: "fail" });
      expect(check?.message).to.contain(stopped.stopped_reason);
      expect(check?.remedy).to.match(
        /^Stop the other system\. .*`taxd numbers set \d+ sandbox 00 sales NEXT/,
      );
      expect(check?.remedy).not.to.contain("restore");
    });

    it("warns of stock movements that wait for long, with their number and the reason", async () => {
      const { laneId } = await openBranch(test);
      await test.simulator.setFault({ fault: "F10", path: "saveStockItems", times: "always" });
      await test.client.sales.create(sale());
      await test.service.lanes.drain();
      const early = await health();
      expect(early.of("queue")[0]).to.include({ status: "pass", message: "No submission waits" });
      expect(early.of("stock")[0]).to.include({ status: "pass", bhf_id: "00" });
      expect(early.of("stock")[0]?.message).to.contain("1 stock follow-ups wait");
      expect(early.lanes[0]?.follow_ups).to.deep.include({ waiting: 1, rejected: 0 });
      ahead = 20 * 60_000;
      const late = await health();
      expect(late.of("stock")[0]).to.include({ status: "warn", bhf_id: "00" });
      expect(late.of("stock")[0]?.message).to.match(/1 stock follow-ups wait; the oldest is of 20 min ago/);
      expect(late.of("stock")[0]?.remedy).to.contain("GET /stock/drift");
      expect(late.lanes[0]?.follow_ups.oldest_s).to.be.within(1_195, 1_205);

      await test.service.db.knex("calls").where({ lane_id: laneId, kind: "movement" }).update({
        state: "rejected",
      });
      const rejected = await health();
      expect(rejected.lanes[0]?.follow_ups).to.deep.include({ waiting: 0, rejected: 1 });
      expect(rejected.of("stock")[0]?.message).to.contain("rejected 1 stock follow-ups");
    });

    it("fails when the numbering of stock has stopped, and shows which stream, and why", async () => {
      const { laneId } = await openBranch(test);
      const stopped_reason = "the unit expects number 7";
      await test.service.db
        .knex("streams")
        .where({ lane_id: laneId, name: "stock" })
        .update({ stopped_reason });
      await test.client.sales.create(sale());
      const found = await health();
      expect(found.status).to.equal("fail");
      expect(found.lanes[0]?.stopped).to.deep.equal([{ stream: "stock", reason: stopped_reason }]);
      expect(found.of("queue")[0]).to.include({ status: "fail" });
      expect(found.lanes[0]?.follow_ups).to.deep.include({ waiting: 1 });
    });

    it("reports a key that is about to expire", async () => {
      const expires_at = Date.now() + 3 * 86_400_000;
      await test.service.db.knex("api_keys").update({ expires_at });
      expect((await health()).of("key")[0]?.message).to.contain("expires in 3 days");
    });

    it("shows nothing of another account", async () => {
      await openInitialized(test);
      const stranger = await test.openAccount();
      expect((await test.clientFor(stranger.keys.owner).health.get()).lanes).to.deep.equal([]);
    });
  });
});

describe("getHealth without a worker", () => {
  it("200 fails if something is due and no process takes it", async () => {
    const test = await startTestService({ overrides: { work: false } });
    try {
      const { laneId } = await openBranch(test);
      const { db, clock } = test.service;
      await test.client.sales.create(sale(), { async: true });
      await db
        .knex("calls")
        .where({ lane_id: laneId })
        .update({ due_at: clock.now() - 60_000 });
      const { status, checks } = await test.client.health.get();
      const worker = checks.find(({ name }) => name === "worker");
      expect(status).to.equal("fail");
      expect(worker?.message).to.contain("due for 60 s");
    } finally {
      await test.close();
    }
  });
});
