// F21: the unit's quantity is another, or it wants a movement first.
import { expect } from "chai";
import { levelOf } from "../support/stock.ts";
import { bothWires, describeFault, minute } from "./fault-test.ts";

const cola = "KE2NTXU0000001";

describeFault(
  "F21",
  (stage) => {
    for (const kind of ["empty", "mismatch"]) {
      it(`sends the movement first and retries the master (${kind})`, async () => {
        await stage.play({ params: { kind } });
        const id = await stage.lane.sell();
        await stage.lane.settle();
        expect((await stage.lane.row(id)).status).to.equal("success");
        const names = stage.lane.test.simulator.requests
          .filter(({ tin }) => tin === stage.lane.branch.tin)
          .map((request) => request.function)
          .filter((name) => name === "saveStockItems" || name === "saveStockMaster");
        expect(names[0]).to.equal("saveStockItems");
        expect(stage.responses("saveStockMaster")).to.deep.equal(["910", "000"]);
        const level = await levelOf(stage.lane.test, stage.lane.branch, cola);
        expect(level).to.deep.equal({ qty: -2, acknowledged: -2, sync_error: null });
      });
    }

    it("shows as sync_error after five attempts, and is resolved by a count", async () => {
      await stage.play({ times: "always" });
      await stage.lane.sell();
      for (let count = 0; count < 12; count++) await stage.lane.advance(30 * minute);
      expect(stage.responses("saveStockMaster")).to.have.lengthOf(5);
      const { body } = await stage.get("/stock/drift");
      expect((body.data as { sync_error: string }[])[0]?.sync_error).to.contain("rsdQty mismatch");
      await stage.stop();
      await stage.post("/stock/master", { item_code: cola, remaining_qty: 4 });
      await stage.lane.settle();
      expect((await stage.get("/stock/drift")).body.data).to.deep.equal([]);
    });
  },
  { wires: bothWires },
);
