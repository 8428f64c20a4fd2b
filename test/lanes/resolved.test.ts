// The effects of a recorded outcome: follow-ups continue, the freed number is used, the waiting caller gets a response.
import { expect } from "chai";
import type { ControlUnit } from "../../server/src/control-unit/types.ts";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { openBranch, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { accepted, lost, outcomesOf, rejected, taken } from "../support/outcomes.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`recorded outcomes on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    const { settle } = outcomesOf(lane);
    beforeEach(() => lane.open());

    it("resolves a transaction's follow-ups and leaves the transaction unchanged", async () => {
      lane.unit.next("movement", taken);
      const id = await lane.sell();
      await lane.drain();
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1" });
      expect(await lane.calls("movement")).to.have.nested.property("[0].state", "sent");
      expect((await settle(id, accepted)).body.data).to.include({ status: "success", receipt_no: "1" });
      expect(await lane.stream("stock")).to.include({ next_number: 2 });
      await lane.settle();
      await lane.expectInvariants();
    });

    it("resends a follow-up that was recorded as rejected, under the freed number", async () => {
      lane.unit.next("movement", lost);
      const id = await lane.sell();
      await lane.drain();
      await settle(id, rejected);
      await lane.settle();
      expect(await lane.calls("movement")).to.have.nested.property("[0].state", "done");
      expect(await lane.row(id)).to.include({ status: "success" });
      await lane.expectInvariants();
    });

    it("lets the movements go at once that an earlier rejection had delayed", async () => {
      const { tin } = lane.branch;
      await lane.test.simulator.setFault({ fault: "F20", path: "saveStockItems", tin });
      const id = await lane.sell();
      await lane.drain();
      await lane.sell();
      await lane.drain();
      lane.unit.next("movement", taken, tin);
      await lane.advance(30_000);
      const states = async () => (await lane.calls("movement")).map(({ state }) => state);
      expect(await states()).to.deep.equal(["sent", "waiting"]);
      expect((await settle(id, accepted)).status).to.equal(200);
      await lane.drain();
      expect(await states()).to.deep.equal(["done", "done"]);
      await lane.settle();
      await lane.expectInvariants();
    });

    it("responds to the caller who waits for the outcome", async () => {
      const unit = createControlUnit({ clock: { now: Date.now } });
      const heard = Promise.withResolvers<void>();
      const units: ControlUnit = {
        ...unit,
        async save(...given) {
          const result = await unit.save(...given);
          heard.resolve();
          return result;
        },
      };
      const test = await startTestService({ family, overrides: { syncWaitMs: 15_000, units } });
      try {
        const { tin, environmentId } = await openBranch(test);
        await test.simulator.setFault({ fault: "F10", path: "saveSales", tin, times: "always" });
        const waiting = test.call("POST", "/sales", { body: sale() });
        await heard.promise;
        // Ends after the lane has stored the consequences.
        await test.service.lanes.drain();
        const { knex } = test.service.db;
        const { id } = await knex("transactions")
          .where({ data_set_id: environmentId, in_doubt: 1 })
          .first("id");
        const body = { ...accepted, receipt_no: "9" };
        expect((await test.call("POST", `/transactions/${id}/settle`, { body })).status).to.equal(200);
        const response = await waiting;
        expect(response.status).to.equal(200);
        expect(response.body.data).to.include({ receipt_no: "9" });
      } finally {
        await test.close();
        await unit.close();
      }
    });
  });
}
