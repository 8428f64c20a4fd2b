// getOverviewCounts: what the menu of the console shows, and how an open page learns that something has changed.
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`getOverviewCounts on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => lane.test.simulator.clearFaults());

    const as = (role: "owner" | "cashier") => lane.test.clientFor(lane.test.account.keys[role]);
    const none = { documents: 0, waiting: 0, failed: 0, imports: 0, exports: 0, training: [], paused: [] };

    describe("200", () => {
      it("counts submissions, those that wait, and those that failed", async () => {
        await lane.sell();
        await lane.sell({ remark: "SIM-884x1" });
        await lane.drain();
        await lane.sell();
        await lane.buy();
        expect(await as("owner").reports.overviewCounts()).to.deep.equal({
          ...none,
          documents: 4,
          waiting: 2,
          failed: 1,
        });
        expect(await as("cashier").reports.overviewCounts()).to.deep.equal({
          ...none,
          documents: 3,
          waiting: 1,
          failed: 1,
          imports: null,
          exports: null,
        });
        await lane.drain();
        expect(await as("owner").reports.overviewCounts()).to.include({ documents: 4, waiting: 0 });
      });

      it("counts customs records until they are decided", async () => {
        const { total_items } = await as("owner").imports.selectItems(
          { last_request_date: "20180101000000" },
          { branch: "00" },
        );
        expect(total_items).to.be.above(0);
        expect(await as("owner").reports.overviewCounts()).to.include({ imports: total_items });
      });

      it("names the branches in training, and those that are paused", async () => {
        await openBranch(lane.test, { bhf_id: "01" });
        await as("owner").devices.update("00", { training: true });
        await as("owner").branches.pause("01", { reason: "Stocktaking" });
        expect(await as("cashier").reports.overviewCounts()).to.deep.include({
          training: ["00"],
          paused: ["01"],
        });
        await as("owner").devices.update("00", { training: false });
        await as("owner").branches.resume("01");
        expect(await as("owner").reports.overviewCounts()).to.deep.equal(none);
      });

      it("has nothing of another account", async () => {
        await lane.sell();
        await as("owner").branches.pause("00", { reason: "Stocktaking" });
        const stranger = await lane.test.openAccount();
        const counts = await lane.test.clientFor(stranger.keys.owner).reports.overviewCounts();
        expect(counts).to.deep.equal(none);
      });
    });

    it("401: rejects what is no key", async () => {
      const error = await failureOf(lane.test.clientFor("no-key").reports.overviewCounts());
      expect(error).to.include({ status: 401, code: "key_malformed" });
    });
  });
}
