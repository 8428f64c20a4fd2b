// updateInsurance: the unit first, then the row. Accepted sales keep the insurance that they were made with.
import { expect } from "chai";
import { auditOf } from "../support/audit.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, failureOf, openInitialized, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("updateInsurance", (family) => {
  let tin: string;
  const code = "INS/01";
  const sent = () =>
    test.simulator.requests
      .filter((one) => one.tin === tin && one.function === "saveBrancheInsurances")
      .map(({ body }) => Object(body));
  const show = async () => (await test.client.insurances.list()).data[0];

  const test = forSuite(() => startTestService({ family, simulator: { itemClasses: 10 } }));
  beforeEach(async () => {
    await switchAccount(test);
    tin = (await openInitialized(test)).tin;
    await test.client.insurances.create({ code, name: "Uzima Health", rate: 20 });
  });
  afterEach(() => test.simulator.clearFaults());

  describe("200", () => {
    it("changes the insurance at the unit and here, and records who did it", async () => {
      const before = await show();
      const accountant = test.clientFor(test.keys.accountant);
      const changes = { name: "Uzima Plus", rate: 15, is_active: false };
      const { data, body } = await accountant.insurances.update(code, changes).withResponse();
      expect(body.message).to.equal("The insurance is changed");
      expect(data).to.deep.equal({ ...before, ...changes, updated_at: data.updated_at });
      expect(await show()).to.deep.equal(data);
      expect(sent().at(-1)).to.include({
        isrccCd: code,
        isrccNm: "Uzima Plus",
        isrcRt: 15,
        useYn: "N",
        regrNm: "accountant",
      });
      expect((await auditOf(test.service.db.knex, test.account.id)).at(-1)).to.deep.include({
        action: "insurances.update",
        subject: `insurance ${code}`,
        user_id: test.account.users.accountant,
        old: { name: "Uzima Health", rate: 20, is_active: true },
        new: changes,
      });
    });

    it("changes one field, leaves the others, and keeps changes that are made at once", async () => {
      await test.client.insurances.update(code, { is_active: false });
      expect(await show()).to.include({ name: "Uzima Health", rate: 20, is_active: false });
      await Promise.all([
        test.client.insurances.update(code, { name: "Uzima" }),
        test.client.insurances.update(code, { rate: 0 }),
        test.client.insurances.update(code, { is_active: true }),
      ]);
      expect(await show()).to.include({ name: "Uzima", rate: 0, is_active: true });
      expect(sent().at(-1)).to.include({ isrccNm: "Uzima", isrcRt: 0, useYn: "Y" });
    });
  });

  describe("403", () => {
    it("for a cashier, and for a branch of another account", async () => {
      const cashier = test.clientFor(test.keys.cashier);
      expect((await failureOf(cashier.insurances.update(code, { rate: 1 }))).status).to.equal(403);
      const foreign = test.client.insurances.update(code, { branch_id: "77", rate: 1 });
      expect(await failureOf(foreign)).to.include({ status: 403, code: "branch_not_owned" });
      expect(await show()).to.include({ rate: 20 });
    });

    it("changes nothing of a branch that is deleted while its unit responds", async () => {
      const { units } = test.service;
      const { save } = units;
      units.save = async (...of) => {
        const outcome = await save(...of);
        await test.client.branches.delete("00");
        return outcome;
      };
      try {
        const failure = await failureOf(test.client.insurances.update(code, { rate: 1 }));
        expect(failure).to.include({ status: 403, code: "branch_not_owned" });
      } finally {
        units.save = save;
      }
      const actions = (await auditOf(test.service.db.knex, test.account.id)).map(({ action }) => action);
      expect(actions).not.to.include("insurances.update");
    });
  });

  it("404 for an insurance that the branch doesn't have, or another account's", async () => {
    const unknown = test.client.insurances.update("NONE", { rate: 1 });
    expect(await failureOf(unknown)).to.include({ status: 404, code: "not_found" });
    await switchAccount(test);
    await openInitialized(test);
    expect((await failureOf(test.client.insurances.update(code, { rate: 1 }))).status).to.equal(404);
  });

  describe("422", () => {
    it("changes nothing when the unit rejects it", async () => {
      const before = await show();
      await test.simulator.setFault({ fault: "F15", path: "saveBrancheInsurances", tin });
      const failure = await failureOf(test.client.insurances.update(code, { rate: 1 }));
      expect(failure).to.include({ status: 422, code: "unit_910" });
      expect(await show()).to.deep.equal(before);
    });

    it("rejects wrong values, other fields and no change before anything is sent", async () => {
      const calls = sent().length;
      const path = `/insurances/${encodeURIComponent(code)}`;
      for (const body of [
        {},
        { branch_id: "00" },
        { code: "X" },
        { name: "" },
        { rate: 20.5 },
        { rate: 101 },
      ]) {
        const { status } = await test.call("PATCH", path, { body });
        expect(status, JSON.stringify(body)).to.equal(422);
      }
      expect(sent()).to.have.lengthOf(calls);
    });

    it("needs an initialized device", async () => {
      await test.client.branches.create(branchInput({ bhf_id: "01" }));
      const failure = await failureOf(test.client.insurances.update(code, { branch_id: "01", rate: 1 }));
      expect(failure.status).to.equal(404);
      await test.client.devices.update("00", { dvc_srl_no: "OTHER-1" });
      const call = test.client.insurances.update(code, { branch_id: "00", rate: 1 });
      expect(await failureOf(call)).to.include({ status: 422, code: "device_not_ready" });
    });
  });

  it("500 unit_unreachable when the response is lost: nothing is changed, and the same request works", async () => {
    const before = await show();
    await test.simulator.setFault({ fault: "T1", path: "saveBrancheInsurances", tin });
    const failure = await failureOf(test.client.insurances.update(code, { rate: 1 }));
    expect(failure).to.include({ status: 500, code: "unit_unreachable", retryable: true });
    expect(failure.message).to.contain("same request");
    expect(await show()).to.deep.equal(before);
    expect(await test.client.insurances.update(code, { rate: 1 })).to.include({ rate: 1 });
  });
});
