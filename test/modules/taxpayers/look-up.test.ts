// Looking taxpayers up: when an earlier response counts, and when only the unit's word of today does.
import { expect } from "chai";
import { createTestClock } from "../../support/clock.ts";
import { describeEachFamily } from "../../support/database.ts";
import { branchInput, failureOf, openInitialized, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const tin = "A001234567B";
const dayMs = 24 * 60 * 60_000;

describeEachFamily("looking a taxpayer up", (family) => {
  let own: string;
  const clock = createTestClock();
  const test = forSuite(() => startTestService({ family, clock, simulator: { itemClasses: 10 } }));
  beforeEach(async () => {
    await switchAccount(test);
    own = (await openInitialized(test)).tin;
  });
  afterEach(() => test.simulator.clearFaults());

  const get = (wanted = tin, query: { cached?: boolean } = {}) => test.client.taxpayers.get(wanted, query);
  const asked = () =>
    test.simulator.requests
      .filter((one) => one.tin === own && one.function === "selectCustomer")
      .map(({ body }) => Object(body).custmTin);

  it("shows the unit's rejection of today, not the response of yesterday, which stays in the cache", async () => {
    await get();
    clock.advance(dayMs);
    await test.simulator.setFault({ fault: "F15", path: "selectCustomer", tin: own });
    expect(await failureOf(get())).to.include({ status: 422, code: "unit_910" });
    expect(await get(tin, { cached: true })).to.include({ name: `TAXPAYER ${tin}`, age_s: dayMs / 1000 });
  });

  it("gives the response of yesterday where the unit returns another taxpayer", async () => {
    await get();
    clock.advance(dayMs);
    const { units } = test.service;
    const { selectCustomer } = units;
    units.selectCustomer = (address) => selectCustomer(address, "A009999999Z");
    try {
      expect(await get()).to.include({ name: `TAXPAYER ${tin}`, source: "cache" });
    } finally {
      units.selectCustomer = selectCustomer;
    }
    expect(await get()).to.include({ name: `TAXPAYER ${tin}`, source: "unit" });
  });

  it("needs no device while the response is fresh, and an initialized one afterwards", async () => {
    await get();
    await test.client.devices.update("00", { dvc_srl_no: "OTHER-1" });
    clock.advance(dayMs - 1);
    expect(await get()).to.include({ source: "cache" });
    clock.advance(1);
    expect(await failureOf(get())).to.include({ status: 422, code: "device_not_ready" });
    expect(await get(tin, { cached: true })).to.include({ source: "cache" });
  });

  it("keeps live and sandbox apart", async () => {
    await get();
    const live = test.clientFor(test.keys.live);
    await live.branches.create(branchInput());
    const failure = await failureOf(live.taxpayers.get(tin, { cached: true }));
    expect(failure).to.include({ status: 404, code: "taxpayer_not_cached" });
  });

  it("asks for each of two taxpayers once, however many requests come at the same time", async () => {
    const wanted = ["A001234561B", "A001234562B", "A001234561B", "A001234562B"];
    const all = await Promise.all(wanted.map((one) => get(one)));
    expect(all.map(({ name }) => name)).to.deep.equal(wanted.map((one) => `TAXPAYER ${one}`));
    expect(all.filter(({ source }) => source === "unit")).to.have.lengthOf(2);
    expect(asked()).to.have.members(wanted.slice(0, 2));
  });
});
