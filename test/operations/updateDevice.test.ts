// updateDevice: another identity makes a device inactive, and waits until nothing of it is open.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { until } from "../support/until.ts";

describeEachFamily("updateDevice", (family) => {
  let branch: TestBranch;
  const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 100 } }));
  beforeEach(async () => {
    await switchAccount(test);
    branch = await openBranch(test);
  });
  afterEach(() => test.simulator.clearFaults());

  describe("200", () => {
    it("changes fields outside the unit's identity without stopping the device", async () => {
      const change = { device_info: { firmware_version: "2.1" }, credentials: { pin: "9" }, tin: branch.tin };
      const { data, body } = await test.client.devices.update("00", change).withResponse();
      expect(data).to.include({ is_active: true, tin: branch.tin });
      expect(data.device_info).to.deep.equal(change.device_info);
      expect(body.meta).not.to.have.property("note");
    });

    it("stops the device when its URL, TIN or serial changes, and says so", async () => {
      for (const [field, value, word] of [
        ["vscu_url", "http://127.0.0.1:9999", "URL"],
        ["tin", "P059999999Q", "TIN"],
        ["dvc_srl_no", "OTHER-1", "serial number"],
      ] as const) {
        await test.service.db.knex("devices").where({ bhf_id: "00" }).update({ is_active: 1 });
        noteChange(test.service.db.knex, "devices");
        const { data, body } = await test.client.devices.update("00", { [field]: value }).withResponse();
        expect(data, field).to.include({ [field]: value, is_active: false });
        expect(body.meta.note, field).to.contain(word);
      }
    });

    it("holds nothing of a device without credentials that moves", async () => {
      const elsewhere = test.simulator.url.replace("127.0.0.1", "localhost");
      const { credential_keys } = await test.client.devices.update("00", { vscu_url: elsewhere });
      expect(credential_keys).to.deep.equal({ used: [], stored_only: [] });
      expect(await test.client.devices.initialize("00")).to.include({ is_active: true });
    });

    it("waits just after a sale for its stock movement", async () => {
      await test.simulator.setFault({
        fault: "F2",
        path: "saveStockItems",
        tin: branch.tin,
        params: { ms: 300 },
      });
      const { transaction_id } = await test.client.sales.create(sale(), { async: true });
      await until(async () => (await test.client.transactions.get(transaction_id)).status === "success");
      const changed = await test.client.devices.update("00", { dvc_srl_no: "NEXT-1" });
      expect(changed).to.include({ dvc_srl_no: "NEXT-1", is_active: false });
    });

    it("continues the TIN's numbers when it returns to the TIN", async () => {
      const { knex } = test.service.db;
      await knex("streams").where({ lane_id: branch.laneId, name: "sales" }).update({ next_number: 41 });
      await test.client.devices.update("00", { tin: "P058888888Q" });
      const moved = await knex("devices").where({ branch_id: branch.branchId }).first();
      expect(moved.lane_id).not.to.equal(branch.laneId);
      await test.client.devices.update("00", { tin: branch.tin });
      const back = await knex("devices").where({ branch_id: branch.branchId }).first();
      expect(back.lane_id).to.equal(branch.laneId);
      const stream = await knex("streams").where({ lane_id: back.lane_id, name: "sales" }).first();
      expect(stream.next_number).to.equal(41);
    });
  });

  describe("404", () => {
    it("rejects a branch without a device, and another account's device", async () => {
      await test.client.branches.create(branchInput({ bhf_id: "07" }));
      expect((await failureOf(test.client.devices.update("07", { dvc_srl_no: "X" }))).status).to.equal(404);
      const stranger = test.clientFor((await test.openAccount()).keys.owner);
      expect((await failureOf(stranger.devices.update("00", { dvc_srl_no: "X" }))).status).to.equal(404);
    });
  });

  describe("409", () => {
    it("keeps the identity while a sale is in doubt, other fields may change", async () => {
      await test.simulator.setFault({ fault: "F10", path: "saveSales", tin: branch.tin, times: "always" });
      await failureOf(test.client.sales.create(sale()));
      const failure = await failureOf(test.client.devices.update("00", { dvc_srl_no: "OTHER-2" }));
      expect(failure).to.include({ status: 409, code: "device_busy" });
      expect(await test.client.devices.get("00")).to.include({
        is_active: true,
        dvc_srl_no: `DEV-${branch.tin}`,
      });
      await test.client.devices.update("00", { device_info: { note: "fine" } });
    });
  });

  describe("422", () => {
    it("rejects an empty change, a forbidden address and unknown fields", async () => {
      expect((await failureOf(test.client.devices.update("00", {}))).status).to.equal(422);
      const failure = await failureOf(
        test.client.devices.update("00", { vscu_url: "http://169.254.169.254" }),
      );
      expect(failure.errors).to.have.key("vscu_url");
      const { status, body } = await test.call("PUT", "/devices/00", { body: { is_active: true } });
      expect(status).to.equal(422);
      expect(body.errors).to.have.key("is_active");
    });
  });
});
