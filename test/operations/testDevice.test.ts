// testDevice: one call to the unit, measured; nothing is changed by it.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { startReceiver } from "../support/receiver.ts";
import { branchInput, deadUrl, deviceInput, failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("testDevice", () => {
  const test = forSuite(() => startTestService());
  beforeEach(async () => {
    await switchAccount(test);
    await test.client.branches.create(branchInput());
  });

  it("200 returns how long the unit took, and initializes nothing", async () => {
    const { vscu_url } = deviceInput(test);
    await test.client.devices.create(deviceInput(test));
    const result = await test.client.devices.test("00");
    expect(result).to.include({ bhf_id: "00", vscu_url, connectivity: "ok" });
    expect(result.response_time_ms).to.be.at.least(0);
    expect(await test.client.devices.get("00")).to.include({ is_active: false, last_error: null });
  });

  it("200 sends calls at once that wait for the next probe; a failed test doesn't", async () => {
    const { vscu_url } = deviceInput(test);
    await test.client.devices.create(deviceInput(test, { vscu_url: deadUrl }));
    const { id: account_id } = test.account;
    const { lane_id } = await test.service.db
      .knex("devices")
      .join("data_sets", "data_sets.id", "devices.data_set_id")
      .where({ account_id })
      .first("devices.lane_id");
    const openUntil = () => test.service.db.knex("lanes").where({ id: lane_id }).first("open_until");
    const later = test.service.clock.now() + 600_000;
    await test.service.db.knex("lanes").where({ id: lane_id }).update({ failures: 3, open_until: later });
    await failureOf(test.client.devices.test("00"));
    expect(await openUntil()).to.deep.equal({ open_until: later });
    await test.service.db.knex("devices").where({ lane_id }).update({ vscu_url });
    noteChange(test.service.db.knex, "devices");
    await test.client.devices.test("00");
    expect(await openUntil()).to.deep.equal({ open_until: 0 });
  });

  it("200 ends the failed check of a unit that was unreachable, not of one that accepts nothing", async () => {
    await test.client.devices.create(deviceInput(test));
    await test.client.devices.initialize("00");
    const { id: account_id } = test.account;
    const { lane_id } = await test.service.db
      .knex("devices")
      .join("data_sets", "data_sets.id", "devices.data_set_id")
      .where({ account_id })
      .first("devices.lane_id");
    const check = async () => {
      const { checks, lanes } = await test.client.health.get();
      return [checks.find(({ name }) => name === "device")?.status, lanes[0]?.circuit];
    };
    // As in a backup that was made during an outage. No call is waiting that would find the unit there again.
    const unreachable = { failures: 3, open_until: 0, fault_code: null, fault_message: null };
    await test.service.db.knex("lanes").where({ id: lane_id }).update(unreachable);
    expect(await check()).to.deep.equal(["fail", "open"]);
    await test.client.devices.test("00");
    expect(await check()).to.deep.equal(["pass", "closed"]);

    const rejecting = { failures: 3, fault_code: "891", fault_message: "Not approved" };
    await test.service.db.knex("lanes").where({ id: lane_id }).update(rejecting);
    await test.client.devices.test("00");
    expect(await check()).to.deep.equal(["fail", "open"]);
  });

  it("200 returns how far the unit's clock is off", async () => {
    await test.client.devices.create(deviceInput(test));
    const offset = async () => (await test.client.devices.test("00")).clock_offset_ms ?? Number.NaN;
    expect(await offset()).to.be.within(-3_000, 1_000);
    await test.simulator.setClock(-3_600_000);
    try {
      expect(await offset()).to.be.within(-3_603_000, -3_599_000);
    } finally {
      await test.simulator.setClock(0);
    }
  });

  it("200 returns no offset if the unit gives no time, or only echoes the requested one", async () => {
    const unit = await startReceiver();
    try {
      const vscu_url = new URL(unit.url).origin;
      await test.client.devices.create(deviceInput(test, { vscu_url }));
      for (const resultDt of ["29991231235959", "", null]) {
        const said = JSON.stringify({ resultCd: "001", resultMsg: "No search result", resultDt, data: null });
        unit.respondWith((response, { path }) =>
          path.includes("selectServerTime") ? response.writeHead(404).end() : response.end(said),
        );
        expect((await test.client.devices.test("00")).clock_offset_ms, String(resultDt)).to.equal(null);
      }
    } finally {
      await unit.close();
    }
  });

  it("200 and 422: bhf_id in the body must name the branch in the path", async () => {
    await test.client.devices.create(deviceInput(test));
    expect(await test.client.devices.test("00", { bhf_id: "00" })).to.include({ connectivity: "ok" });
    const failure = await failureOf(test.client.devices.test("00", { bhf_id: "01" }));
    expect(failure).to.include({ status: 422, code: "validation_failed" });
    expect(failure.errors).to.have.keys("bhf_id");
  });

  it("404 if the branch has no device", async () => {
    expect((await failureOf(test.client.devices.test("00"))).status).to.equal(404);
  });

  it("422 when nothing listens there", async () => {
    const vscu_url = deadUrl;
    await test.client.devices.create(deviceInput(test, { vscu_url }));
    const failure = await failureOf(test.client.devices.test("00"));
    expect(failure).to.include({ status: 422, code: "connection_test_failed", retryable: true });
    expect(failure.data).to.include({ bhf_id: "00", vscu_url, connectivity: "failed" });
    expect(failure.error).to.be.a("string");
  });

  it("422 if something other than a unit responds", async () => {
    await test.client.devices.create(deviceInput(test, { vscu_url: `${test.origin}/nothing` }));
    const failure = await failureOf(test.client.devices.test("00"));
    expect(failure.code).to.equal("connection_test_failed");
    expect(failure.error).to.contain("not from a control unit");
  });
});
