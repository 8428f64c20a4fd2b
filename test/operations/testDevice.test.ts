// testDevice: one call to the unit, measured; nothing is changed by it.
import { expect } from "chai";
import { branchInput, deadUrl, deviceInput, failureOf, switchAccount } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";

describe("testDevice", () => {
  let test: TestService;
  before(async () => {
    test = await startTestService();
  });
  beforeEach(async () => {
    await switchAccount(test);
    await test.client.branches.create(branchInput());
  });
  after(() => test.close());

  it("200 answers how long the unit took, and initialises nothing", async () => {
    const { vscu_url } = deviceInput(test);
    await test.client.devices.create(deviceInput(test));
    const result = await test.client.devices.test("00");
    expect(result).to.include({ bhf_id: "00", vscu_url, connectivity: "ok" });
    expect(result.response_time_ms).to.be.at.least(0);
    expect(await test.client.devices.get("00")).to.include({ is_active: false, last_error: null });
  });

  it("404 where the branch has no device", async () => {
    expect((await failureOf(test.client.devices.test("00"))).status).to.equal(404);
  });

  it("422 when nothing listens there", async () => {
    const vscu_url = await deadUrl();
    await test.client.devices.create(deviceInput(test, { vscu_url }));
    const failure = await failureOf(test.client.devices.test("00"));
    expect(failure).to.include({ status: 422, code: "connection_test_failed", retryable: true });
    expect(failure.data).to.include({ bhf_id: "00", vscu_url, connectivity: "failed" });
    expect(failure.error).to.be.a("string");
  });

  it("422 when something else than a unit answers", async () => {
    await test.client.devices.create(deviceInput(test, { vscu_url: `${test.origin}/nothing` }));
    const failure = await failureOf(test.client.devices.test("00"));
    expect(failure.code).to.equal("connection_test_failed");
    expect(failure.error).to.contain("not from a control unit");
  });
});
