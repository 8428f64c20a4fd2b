// initializeDevice: active only when everything was fetched, as before when anything fails.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, deadUrl, deviceInput, failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { until } from "../support/until.ts";

describeEachFamily("initializeDevice", (family) => {
  const { client, device } = { client: () => test.client, device: () => test.client.devices.get("00") };
  const test = forSuite(() => startTestService({ family, simulator: { itemClasses: 2_300 } }));
  beforeEach(async () => {
    await switchAccount(test);
    await client().branches.create(branchInput());
  });
  afterEach(() => test.simulator.clearFaults());

  describe("200", () => {
    it("makes the device active and stores every table", async () => {
      await client().devices.create(deviceInput(test));
      const done = await client().devices.initialize("00");
      expect(done).to.include({ bhf_id: "00", is_active: true });
      expect(done.synced_data).to.include({ tax_types: 5, item_classes: 2_300, payment_types: 7 });
      expect(done.synced_data.packaging_units).to.be.above(10);
      expect(done.synced_data.quantity_units).to.be.above(10);
      expect(done.synced_data.countries).to.be.above(100);
      expect(await device()).to.include({
        is_active: true,
        last_error: null,
        last_initialized_at: done.last_initialized_at,
      });
      const [lane] = (await client().health.get()).lanes;
      expect(lane?.last_contact_at).to.equal(done.last_initialized_at);
    });

    it("accepts bhf_id in the body if it names the branch in the path", async () => {
      await client().devices.create(deviceInput(test));
      expect(await client().devices.initialize("00", { bhf_id: "00" })).to.include({ is_active: true });
    });

    it("encrypts the unit's keys and keeps its other data", async () => {
      const input = deviceInput(test);
      await client().devices.create(input);
      await client().devices.initialize("00", { credentials: { pin: "s3cret-pin" } });
      const row = await test.service.db.knex("devices").where({ tin: input.tin }).first();
      expect(Buffer.from(row.unit_info).toString()).to.contain("taxpayer_name").and.not.contain("keys");
      expect(row.credentials_key_id).to.equal(test.service.secrets.keyId);
      const sealed = { key_id: row.credentials_key_id, ciphertext: row.credentials };
      const identity = `devices/${row.data_set_id}/00/credentials`;
      const held = JSON.parse(test.service.secrets.decrypt(sealed, identity));
      expect(held.credentials).to.deep.equal({ pin: "s3cret-pin" });
      expect(held.keys).to.be.an("object").that.is.not.empty;
    });

    it("only fetches the tables of a device that is initialized, unless it is forced", async () => {
      const input = deviceInput(test);
      await client().devices.create(input);
      const first = await client().devices.initialize("00");
      expect(first.registered).to.equal(true);
      const requests = (name: string) =>
        test.simulator.requests.filter((one) => one.tin === input.tin && one.function === name).length;
      const fetched = requests("selectItemsClass");
      const { data, body } = await client().devices.initialize("00").withResponse();
      expect(data).to.include({ registered: false, is_active: true });
      expect(data.last_initialized_at).to.equal(first.last_initialized_at);
      expect(data.synced_data).to.deep.equal(first.synced_data);
      expect(body.message).to.contain("refreshed");
      expect(requests("selectInitInfo")).to.equal(1);
      expect(requests("selectItemsClass")).to.equal(2 * fetched);
      expect((await client().devices.initialize("00", { force: true })).registered).to.equal(true);
      expect(requests("selectInitInfo")).to.equal(2);
    });

    it("registers again after the URL or the serial changed", async () => {
      const input = deviceInput(test);
      await client().devices.create(input);
      await client().devices.initialize("00");
      const vscu_url = input.vscu_url.replace("127.0.0.1", "localhost");
      for (const change of [{ vscu_url }, { dvc_srl_no: `${input.dvc_srl_no}-B` }]) {
        await client().devices.update("00", change);
        expect((await client().devices.initialize("00")).registered, Object.keys(change).join()).to.equal(
          true,
        );
      }
    });

    it("counts 902, installed already, as success and loses nothing", async () => {
      const input = deviceInput(test);
      await client().devices.create(input);
      const first = await client().devices.initialize("00");
      const before = await test.service.db.knex("devices").where({ tin: input.tin }).first();
      const again = await client().devices.initialize("00", { force: true });
      expect(test.simulator.requests.filter(({ resultCd }) => resultCd === "902")).to.have.lengthOf.above(0);
      expect(again.synced_data).to.deep.equal(first.synced_data);
      const after = await test.service.db.knex("devices").where({ tin: input.tin }).first();
      expect(Buffer.from(after.unit_info).equals(Buffer.from(before.unit_info))).to.equal(true);
      expect(after.credentials).not.to.equal(null);
    });
  });

  describe("404", () => {
    it("if the branch has no device", async () => {
      expect((await failureOf(client().devices.initialize("00"))).status).to.equal(404);
    });
  });

  describe("422", () => {
    it("rejects a bhf_id other than the path's, before the unit is called", async () => {
      await client().devices.create(deviceInput(test));
      const failure = await failureOf(client().devices.initialize("00", { bhf_id: "01" }));
      expect(failure).to.include({ status: 422, code: "validation_failed" });
      expect(failure.errors).to.have.keys("bhf_id");
      expect((await device()).is_active).to.equal(false);
    });

    it("shows the unit's rejection, records it and leaves the device inactive", async () => {
      await client().devices.create(deviceInput(test, { dvc_srl_no: "WRONG-1" }));
      const failure = await failureOf(client().devices.initialize("00"));
      expect(failure).to.include({ status: 422, code: "initialization_failed" });
      expect(failure.data).to.include({ bhf_id: "00", result_code: "901", error: failure.error });
      expect(failure.data).to.have.property("remedy").that.is.a("string");
      expect(await device()).to.include({ is_active: false, last_error: failure.error });
    });

    it("leaves an active device active when it fails again", async () => {
      const { tin } = await (async () => {
        const input = deviceInput(test);
        await client().devices.create(input);
        await client().devices.initialize("00");
        return input;
      })();
      await test.simulator.setFault({ fault: "F13", tin, params: { code: "903" } });
      const failure = await failureOf(client().devices.initialize("00", { force: true }));
      expect(failure.data).to.include({ result_code: "903" });
      const now = await device();
      expect(now.is_active).to.equal(true);
      expect(now.last_error).to.be.a("string");
      await client().devices.initialize("00");
      expect((await device()).last_error).to.equal(null);
    });

    it("says that an unreachable unit did not respond", async () => {
      const vscu_url = deadUrl;
      await client().devices.create(deviceInput(test, { vscu_url }));
      const failure = await failureOf(client().devices.initialize("00"));
      expect(failure).to.include({ status: 422, code: "initialization_failed", retryable: true });
      expect(failure.data).to.include({ bhf_id: "00", vscu_url });
      expect((await device()).is_active).to.equal(false);
    });

    it("fails as a whole when the tables can't be fetched", async () => {
      const input = deviceInput(test);
      await client().devices.create(input);
      await test.simulator.setFault({ fault: "F10", path: "selectItemsClass", tin: input.tin, after: 1 });
      const failure = await failureOf(client().devices.initialize("00"));
      expect(failure.code).to.equal("initialization_failed");
      expect((await device()).is_active).to.equal(false);
      expect((await client().devices.initialize("00")).synced_data.item_classes).to.equal(2_300);
    });

    it("rejects a unit whose tax table contradicts the profile, and shows both", async () => {
      const input = deviceInput(test, { profile: "plain" });
      await client().devices.create(input);
      const failure = await failureOf(client().devices.initialize("00"));
      expect(failure).to.include({ status: 422, code: "profile_contradiction" });
      expect(failure.data).to.have.keys("bhf_id", "error", "profile", "unit_tax_types", "profile_tax_types");
      expect(await device()).to.include({ is_active: false, last_error: failure.error });
      expect((await client().codes.list()).meta.total).to.equal(0);
    });
  });

  describe("409", () => {
    it("does not activate a device that was changed meanwhile", async () => {
      const input = deviceInput(test);
      await client().devices.create(input);
      await test.simulator.setFault({
        fault: "F2",
        path: "selectCodes",
        tin: input.tin,
        params: { ms: 400 },
      });
      const running = failureOf(client().devices.initialize("00"));
      await until(() =>
        test.simulator.requests.some((one) => one.tin === input.tin && one.function === "selectInitInfo"),
      );
      await client().devices.update("00", { dvc_srl_no: "CHANGED-1" });
      expect(await running).to.include({ status: 409, code: "device_busy" });
      expect(await device()).to.include({ is_active: false, dvc_srl_no: "CHANGED-1" });
    });
  });
});
