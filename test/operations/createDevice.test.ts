// createDevice: one device a branch, its credentials sealed, its unit's address guarded.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, deviceInput, failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("createDevice", (family) => {
  const test = forSuite(() => startTestService({ family }));
  beforeEach(async () => {
    await switchAccount(test);
    await test.client.branches.create(branchInput());
  });

  describe("201", () => {
    it("returns the inactive device, and the next step", async () => {
      const input = deviceInput(test, { device_info: { device_type: "VSCU" } });
      const { data, body, status } = await test.client.devices.create(input).withResponse();
      expect(status).to.equal(201);
      const { device_info, ...plain } = input;
      expect(data).to.include({ ...plain, profile: "ke", is_active: false, last_initialized_at: null });
      expect(data.device_info).to.deep.equal(device_info);
      expect(body.meta.next_step).to.equal("POST /devices/00/initialize");
      expect(data.branch_id).to.equal((await test.client.branches.get("00")).id);
    });

    it("seals credentials and never shows them", async () => {
      const input = deviceInput(test, { credentials: { pin: "s3cret-pin" } });
      const { data, body } = await test.client.devices.create(input).withResponse();
      expect(JSON.stringify(body)).not.to.contain("s3cret-pin");
      expect(JSON.stringify(await test.client.devices.get("00"))).not.to.contain("credentials");
      const row = await test.service.db.knex("devices").where({ id: data.id }).first();
      expect(row.credentials_key_id).to.equal(test.service.secrets.keyId);
      expect(Buffer.from(row.credentials).toString("latin1")).not.to.contain("s3cret-pin");
    });
  });

  describe("409", () => {
    it("rejects a second device of the branch", async () => {
      await test.client.devices.create(deviceInput(test));
      const failure = await failureOf(test.client.devices.create(deviceInput(test)));
      expect(failure).to.include({ status: 409, code: "already_exists" });
    });

    it("lets one of two requests at once win", async () => {
      const tries = [deviceInput(test), deviceInput(test)].map((input) => test.client.devices.create(input));
      const results = await Promise.allSettled(tries);
      expect(results.map(({ status }) => status).sort()).to.deep.equal(["fulfilled", "rejected"]);
    });
  });

  describe("422", () => {
    it("names a branch that is unknown, or another account's", async () => {
      const failure = await failureOf(test.client.devices.create(deviceInput(test, { bhf_id: "42" })));
      expect(failure.status).to.equal(422);
      expect(failure.errors).to.have.key("bhf_id");
    });

    it("names the profiles that there are", async () => {
      const failure = await failureOf(test.client.devices.create(deviceInput(test, { profile: "zz" })));
      expect([failure.status, failure.errors]).to.deep.equal([
        422,
        { profile: ["must be one of ke, plain, rw"] },
      ]);
    });

    it("rejects addresses that must never be called", async () => {
      for (const vscu_url of [
        "http://169.254.169.254/latest/meta-data",
        "http://user:password@unit.example",
        "http://unit.example:22",
        "ftp://unit.example",
        "http://0.0.0.0:8088",
      ]) {
        const failure = await failureOf(test.client.devices.create(deviceInput(test, { vscu_url })));
        expect(failure.status, vscu_url).to.equal(422);
        expect(failure.errors, vscu_url).to.have.key("vscu_url");
      }
    });
  });
});
