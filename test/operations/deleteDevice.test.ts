// deleteDevice: the record goes, the unit's numbers stay, and nothing open is ever left without a device.
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

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
