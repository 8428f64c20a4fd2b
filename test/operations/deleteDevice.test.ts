// deleteDevice: the record goes, the unit's numbers stay, and nothing open is ever left without a device.
import { expect } from "chai";
import { closeLanes, openBranch, sale, type TestBranch } from "../support/branch.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { until } from "../support/until.ts";

describe("deleteDevice", () => {
  let branch: TestBranch;
  const test = forSuite(() => startTestService({ overrides: { syncWaitMs: 100 } }));
  beforeEach(async () => {
    await switchAccount(test);
    branch = await openBranch(test);
  });
  afterEach(() => test.simulator.clearFaults());

  it("200 removes the device; its branch can't submit until there is another", async () => {
    await test.client.devices.delete("00");
    const failure = await failureOf(test.client.sales.create(sale()));
    expect(failure).to.include({ status: 422, code: "device_not_ready" });
    const streams = await test.service.db.knex("streams").where({ lane_id: branch.laneId });
    expect(streams).to.have.lengthOf(3);
  });

  it("200 just after a sale waits for its stock movement", async () => {
    await test.simulator.setFault({
      fault: "F2",
      path: "saveStockItems",
      tin: branch.tin,
      params: { ms: 300 },
    });
    const { transaction_id } = await test.client.sales.create(sale(), { async: true });
    await until(async () => (await test.client.transactions.get(transaction_id)).status === "success");
    await test.client.devices.delete("00");
    const calls = await test.service.db.knex("calls").where({ lane_id: branch.laneId });
    expect(calls.map(({ state }) => state)).to.deep.equal(calls.map(() => "done"));
  });

  it("200 if the follow-ups of accepted sales can't be sent, which stay; 409 with a sale that waits", async () => {
    const { transaction_id } = await test.client.sales.create(sale(), { async: true });
    await until(async () => (await test.client.transactions.get(transaction_id)).status === "success");
    await closeLanes(test, branch);
    const movements = () => test.service.db.knex("calls").where({ lane_id: branch.laneId, kind: "movement" });
    await movements().update({ state: "waiting" });
    await failureOf(test.client.sales.create(sale()));
    const failure = await failureOf(test.client.devices.delete("00"));
    expect(failure).to.include({ status: 409, code: "device_busy" });
    await test.service.db
      .knex("calls")
      .where({ lane_id: branch.laneId, kind: "sale", state: "waiting" })
      .delete();
    await test.client.devices.delete("00");
    expect((await movements()).map(({ state }) => state)).to.deep.equal(["waiting"]);
  });

  it("200 if the device is inactive: nobody can send its follow-ups, which stay", async () => {
    await test.client.sales.create(sale(), { async: true });
    const calls = () => test.service.db.knex("calls").where({ lane_id: branch.laneId });
    await until(async () => (await calls()).every(({ state }) => state === "done"));
    await test.client.devices.update("00", { vscu_url: "http://127.0.0.1:9999" });
    await calls().where({ kind: "movement" }).update({ state: "waiting" });
    const changed = await failureOf(test.client.devices.update("00", { dvc_srl_no: "OTHER-1" }));
    expect(changed, "another unit would get them").to.include({ status: 409, code: "device_busy" });
    await test.client.devices.delete("00");
    expect(await calls().where({ kind: "movement" }).pluck("state")).to.deep.equal(["waiting"]);
  });

  it("404 without a device", async () => {
    await test.client.devices.delete("00");
    expect((await failureOf(test.client.devices.delete("00"))).status).to.equal(404);
  });

  it("409 while a sale is in doubt", async () => {
    await test.simulator.setFault({ fault: "F10", path: "saveSales", tin: branch.tin, times: "always" });
    await failureOf(test.client.sales.create(sale()));
    const failure = await failureOf(test.client.devices.delete("00"));
    expect(failure).to.include({ status: 409, code: "device_busy" });
    expect((await test.client.devices.get("00")).is_active).to.equal(true);
  });
});
