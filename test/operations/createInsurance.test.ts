// createInsurance: an insurer is stored when its branch's unit has it, once, and not otherwise.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, failureOf, openInitialized, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const input = { code: "INS01", name: "Uzima Health", rate: 20 };

describeEachFamily("createInsurance", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: { itemClasses: 10 } }));
  beforeEach(() => switchAccount(test));
  afterEach(() => test.simulator.clearFaults());

  const saved = (tin: string) =>
    test.simulator.requests.filter((one) => one.tin === tin && one.function === "saveBrancheInsurances");

  describe("201", () => {
    it("sends the insurer to the unit and stores it", async () => {
      const { tin } = await openInitialized(test);
      const { data, body } = await test.client.insurances.create(input).withResponse();
      expect(body.message).to.equal("The insurance is registered");
      const { created_at, updated_at, ...rest } = data;
      expect(rest).to.deep.equal({ branch_id: "00", ...input, is_active: true });
      expect(updated_at).to.equal(created_at);
      const [call, ...more] = saved(tin);
      expect(more).to.deep.equal([]);
      expect(call?.body).to.include({ isrccCd: "INS01", isrccNm: "Uzima Health", isrcRt: 20, useYn: "Y" });
      expect(Object(call?.body).regrNm).to.equal("Owner");
      expect((await test.client.insurances.list()).data).to.deep.equal([data]);
    });

    it("marks an inactive insurance", async () => {
      const { tin } = await openInitialized(test);
      const made = await test.client.insurances.create({ ...input, is_active: false });
      expect(made.is_active).to.equal(false);
      expect(saved(tin)[0]?.body).to.include({ useYn: "N" });
    });

    it("is saved again if the first response was lost, and stored once", async () => {
      const { tin } = await openInitialized(test);
      await test.simulator.setFault({ fault: "T1", path: "saveBrancheInsurances", tin });
      const failure = await failureOf(test.client.insurances.create(input));
      expect(failure).to.include({ status: 500, code: "unit_unreachable" });
      expect((await test.client.insurances.list()).data).to.have.lengthOf(0);
      expect(await test.client.insurances.create(input)).to.include({ code: "INS01" });
      expect(saved(tin)).to.have.lengthOf(2);
    });

    it("belongs to its branch: another branch may have the same code", async () => {
      await openInitialized(test);
      await test.client.branches.create(branchInput({ bhf_id: "01", name: "Second" }));
      const device = { bhf_id: "01", tin: "P068888888Z", dvc_srl_no: "I-1", vscu_url: test.simulator.url };
      await test.client.devices.create(device);
      await test.client.devices.initialize("01");
      for (const branch_id of ["00", "01"]) {
        expect(await test.client.insurances.create({ ...input, branch_id })).to.include({ branch_id });
      }
    });
  });

  it("403: stores nothing of a branch that is deleted while its unit responds", async () => {
    await openInitialized(test);
    const { units } = test.service;
    const { save } = units;
    units.save = async (...of) => {
      const result = await save(...of);
      await test.client.branches.delete("00");
      return result;
    };
    try {
      const failure = await failureOf(test.client.insurances.create(input));
      expect(failure).to.include({ status: 403, code: "branch_not_owned" });
    } finally {
      units.save = save;
    }
    expect((await test.client.insurances.list()).meta.total).to.equal(0);
  });

  describe("409", () => {
    it("if the branch already has the code, also for simultaneous requests", async () => {
      const { tin } = await openInitialized(test);
      const all = await Promise.allSettled([1, 2, 3].map(() => test.client.insurances.create(input)));
      expect(all.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(1);
      const failure = await failureOf(test.client.insurances.create({ ...input, name: "Other" }));
      expect(failure).to.include({ status: 409, code: "already_exists" });
      expect(saved(tin)).to.have.lengthOf(1);
    });
  });

  describe("422", () => {
    it("shows the unit's rejection, and stores nothing", async () => {
      const { tin } = await openInitialized(test);
      await test.simulator.setFault({ fault: "F15", path: "saveBrancheInsurances", tin });
      const failure = await failureOf(test.client.insurances.create(input));
      expect(failure).to.include({ status: 422, code: "unit_910" });
      expect((await test.client.insurances.list()).data).to.have.lengthOf(0);
    });

    it("needs an initialized device", async () => {
      await test.client.branches.create(branchInput());
      const failure = await failureOf(test.client.insurances.create(input));
      expect(failure).to.include({ status: 422, code: "device_not_ready" });
    });

    it("names every invalid field", async () => {
      await openInitialized(test);
      const { status, body } = await test.call("POST", "/insurances", {
        body: { code: " INS01", name: "", rate: 20.5 },
        key: test.account.keys.owner,
      });
      expect(status).to.equal(422);
      expect(Object.keys(Object(body.errors)).sort()).to.deep.equal(["code", "name", "rate"]);
    });
  });

  it("500 unit_unreachable when the unit can't be reached", async () => {
    const { tin } = await openInitialized(test);
    await test.simulator.setFault({ fault: "F10", path: "saveBrancheInsurances", tin });
    const failure = await failureOf(test.client.insurances.create(input));
    expect(failure).to.include({ status: 500, code: "unit_unreachable", retryable: true });
  });
});
