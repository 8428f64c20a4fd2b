// listDeviceAttempts: every call with a document to the unit of a branch.
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { branchInput, deviceInput, failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`listDeviceAttempts on ${family}`, () => {
    const test = forSuite(() => startTestService({ family }));
    before(async () => {
      await openBranch(test);
    });

    it("200: shows the calls of all transactions of the device, the latest first", async () => {
      const first = await test.client.sales.create(sale());
      const second = await test.client.sales.create(sale());
      await test.service.lanes.drain();
      const { data, meta } = await test.client.devices.attempts("00");
      const sales = data.filter(({ kind }) => kind === "sale");
      expect(sales.map(({ transaction_id }) => transaction_id)).to.deep.equal([
        second.transaction_id,
        first.transaction_id,
      ]);
      expect(meta.total).to.equal(data.length);
      const { body } = await test.call("GET", "/devices/00/attempts?page=2&per_page=1");
      expect(body.data).to.deep.equal([data[1]]);
    });

    it("200: is empty for a device that was never used", async () => {
      await test.client.branches.create(branchInput({ bhf_id: "01" }));
      await test.client.devices.create(deviceInput(test, { bhf_id: "01" }));
      expect((await test.client.devices.attempts("01")).data).to.deep.equal([]);
    });

    it("403: for a cashier", async () => {
      const cashier = test.clientFor(test.keys.cashier);
      expect((await failureOf(cashier.devices.attempts("00"))).status).to.equal(403);
    });

    it("404: for a branch without a device, and for another account's", async () => {
      expect((await failureOf(test.client.devices.attempts("42"))).status).to.equal(404);
      const stranger = test.clientFor((await test.openAccount()).keys.owner);
      expect((await failureOf(stranger.devices.attempts("00"))).status).to.equal(404);
    });

    it("422: for an invalid page", async () => {
      expect((await test.call("GET", "/devices/00/attempts?per_page=0")).status).to.equal(422);
    });
  });
}
