// getDevice: the device of a branch of the account.
import { expect } from "chai";
import { branchInput, deviceInput, failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("getDevice", () => {
  const test = forSuite(() => startTestService());
  before(async () => {
    await test.client.branches.create(branchInput());
  });

  it("404 while the branch has none, for an unknown branch and for another account", async () => {
    expect((await failureOf(test.client.devices.get("00"))).status).to.equal(404);
    expect((await failureOf(test.client.devices.get("42"))).status).to.equal(404);
    await test.client.devices.create(deviceInput(test));
    const stranger = await test.openAccount();
    const failure = await failureOf(test.clientFor(stranger.keys.owner).devices.get("00"));
    expect(failure).to.include({ status: 404, code: "not_found" });
  });

  it("200 shows the device", async () => {
    const device = await test.client.devices.get("00");
    expect(device).to.include({ bhf_id: "00", profile: "ke", is_active: false, last_error: null });
    expect(device.device_info).to.deep.equal({});
  });
});
