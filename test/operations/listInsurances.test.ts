// listInsurances: the insurers of one branch or of all, newest first.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, openInitialized, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listInsurances", (family) => {
  const clock = createTestClock();
  const test = forSuite(() => startTestService({ family, clock, simulator: { itemClasses: 10 } }));
  beforeEach(() => switchAccount(test));

  it("200: lists one branch or all of them, newest first, page by page", async () => {
    await openInitialized(test);
    await test.client.branches.create(branchInput({ bhf_id: "01", name: "Second" }));
    const device = { bhf_id: "01", tin: "P067777777Z", dvc_srl_no: "L-1", vscu_url: test.simulator.url };
    await test.client.devices.create(device);
    await test.client.devices.initialize("01");
    for (const [branch_id, code] of [
      ["00", "A"],
      ["01", "B"],
      ["00", "C"],
    ] as const) {
      clock.advance(1_000);
      await test.client.insurances.create({ branch_id, code, name: `Insurer ${code}`, rate: 10 });
    }
    const codes = async (query: Parameters<typeof test.client.insurances.list>[0] = {}) =>
      (await test.client.insurances.list(query)).data.map(({ branch_id, code }) => `${branch_id} ${code}`);
    expect(await codes()).to.deep.equal(["00 C", "01 B", "00 A"]);
    expect(await codes({ branch_id: "00" })).to.deep.equal(["00 C", "00 A"]);
    const page = await test.client.insurances.list({ per_page: 2, page: 2 }).withResponse();
    expect(page.data.data.map(({ code }) => code)).to.deep.equal(["A"]);
    expect(page.body.meta).to.include({ current_page: 2, total: 3, total_pages: 2 });
  });

  it("200: shows nothing of another account", async () => {
    await openInitialized(test);
    await test.client.insurances.create({ code: "X", name: "Ours", rate: 0 });
    const { keys } = await test.openAccount();
    expect((await test.clientFor(keys.owner).insurances.list()).data).to.deep.equal([]);
  });
});
