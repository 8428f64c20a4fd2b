// syncCodes: fetches a unit's codes, and keeps the stored ones if it can't.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, deviceInput, failureOf, openInitialized, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("syncCodes", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: { itemClasses: 2_300 } }));
  beforeEach(() => switchAccount(test));
  afterEach(() => test.simulator.clearFaults());

  describe("200", () => {
    it("returns the counts of all stored codes, and fetches item classes from where it stopped", async () => {
      const { tin } = await openInitialized(test);
      const done = await test.client.codes.sync({ bhf_id: "00" });
      expect(done.bhf_id).to.equal("00");
      expect(done.synced_data).to.include({ tax_types: 5, item_classes: 2_300, payment_types: 7 });
      const asked = test.simulator.requests.filter(
        (one) => one.tin === tin && one.function === "selectItemsClass",
      );
      expect(asked.length).to.be.above(1);
      expect(asked.at(-1)?.body).not.to.deep.equal(asked[0]?.body);
    });

    it("resumes item classes after the last stored page when the unit went away in the middle", async () => {
      const input = deviceInput(test);
      await test.client.branches.create(branchInput());
      await test.client.devices.create(input);
      await test.simulator.setFault({ fault: "F10", path: "selectItemsClass", tin: input.tin, after: 1 });
      await failureOf(test.client.devices.initialize("00"));
      await test.service.db.knex("devices").where({ tin: input.tin }).update({ is_active: 1 });
      noteChange(test.service.db.knex, "devices");
      expect((await test.client.codes.sync()).synced_data.item_classes).to.equal(2_300);
    });

    it("runs alone at the unit: two at once do not disturb each other", async () => {
      await openInitialized(test);
      const both = await Promise.all([test.client.codes.sync(), test.client.codes.sync()]);
      expect(both[0].synced_data).to.deep.equal(both[1].synced_data);
      expect(test.simulator.violations).to.deep.equal([]);
    });
  });

  describe("422", () => {
    it("needs an initialized device", async () => {
      await test.client.branches.create(branchInput());
      const failure = await failureOf(test.client.codes.sync());
      expect(failure).to.include({ status: 422, code: "device_not_ready" });
    });

    it("shows the unit's rejection", async () => {
      const { tin } = await openInitialized(test);
      await test.simulator.setFault({ fault: "F15", path: "selectCodes", tin });
      const failure = await failureOf(test.client.codes.sync());
      expect(failure).to.include({ status: 422, code: "unit_910" });
      expect(failure.error).to.be.a("string");
    });
  });

  describe("500", () => {
    it("is unit_unreachable, and records that were stored before stay", async () => {
      const { tin } = await openInitialized(test);
      await test.simulator.setFault({ fault: "F10", path: "selectCodes", tin });
      const failure = await failureOf(test.client.codes.sync());
      expect(failure).to.include({ status: 500, code: "unit_unreachable", retryable: true });
      expect(await test.client.codes.paymentTypes()).to.have.lengthOf(7);
    });
  });
});
