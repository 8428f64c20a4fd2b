// listDevices: the devices of one environment.
import { expect } from "chai";
import { branchInput, deviceInput } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("listDevices", () => {
  const test = forSuite(() => startTestService());

  it("200 lists the environment's devices, newest first, and counts them", async () => {
    expect(await test.client.devices.list()).to.deep.equal([]);
    for (const bhf_id of ["00", "01"]) {
      await test.client.branches.create(branchInput({ bhf_id }));
      await test.client.devices.create(deviceInput(test, { bhf_id }));
    }
    const { data, body } = await test.client.devices.list().withResponse();
    expect(data.map(({ bhf_id }) => bhf_id)).to.deep.equal(["01", "00"]);
    expect(body.meta.total).to.equal(2);
    const stranger = await test.openAccount();
    expect(await test.clientFor(stranger.keys.owner).devices.list()).to.deep.equal([]);
    expect(await test.clientFor(test.keys.live).devices.list()).to.deep.equal([]);
  });
});
