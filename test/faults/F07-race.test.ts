// F7: a unit that can't bear two calls at once.
import { expect } from "chai";
import { movement } from "../support/stock.ts";
import { describeFault } from "./fault-test.ts";

describeFault(
  "F7",
  (stage) => {
    it("serializes sales, purchases and movements of one device, whichever process drains", async () => {
      await stage.play({ times: "always", params: { ms: 20 } });
      const ids = await Promise.all([
        stage.lane.sell(),
        stage.lane.buy(),
        stage.lane.sell(),
        stage.lane.move(movement("11", [{ qty: 5 }])),
      ]);
      await Promise.all([stage.lane.drain(), stage.lane.drain()]);
      await stage.stop();
      await stage.lane.settle();
      for (const id of ids) expect((await stage.lane.row(id)).status).to.equal("success");
      for (const name of ["saveSales", "savePurchases", "saveStockItems"]) {
        expect(stage.responses(name), name).not.to.include("899");
      }
      expect(stage.booked()).to.deep.equal([1, 2]);
      await stage.lane.expectInvariants();
    });
  },
  { onBothFamilies: true },
);
