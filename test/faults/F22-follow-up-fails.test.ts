// F22: the sale is signed, and what follows from it is rejected.
import { expect } from "chai";
import { levelOf } from "../support/stock.ts";
import { describeFault, minute } from "./fault-test.ts";

const cola = "KE2NTXU0000001";

describeFault(
  "F22",
  (stage) => {
    for (const code of ["899", "910", "999"]) {
      it(`leaves the sale a success and retries the movement (${code})`, async () => {
        await stage.play({ path: "saveStockItems", times: 2, params: { code } });
        const id = await stage.lane.sell();
        await stage.lane.drain();
        const level = () => levelOf(stage.lane.test, stage.lane.branch, cola);
        expect(await stage.lane.row(id)).to.include({ status: "success", receipt_no: "1" });
        expect(await level()).to.include({ qty: -2, acknowledged: 0 });
        await stage.lane.settle();
        expect(await level()).to.deep.equal({ qty: -2, acknowledged: -2, sync_error: null });
        expect(stage.booked("move")).to.deep.equal([1]);
        await stage.lane.expectInvariants();
      });
    }

    it("continues to sell while movements are rejected", async () => {
      await stage.play({ path: "saveStockItems", times: "always", params: { code: "910" } });
      const ids = [await stage.lane.sell(), await stage.lane.sell()];
      for (let count = 0; count < 12; count++) await stage.lane.advance(30 * minute);
      for (const id of ids) expect((await stage.lane.row(id)).status).to.equal("success");
      expect(stage.booked()).to.deep.equal([1, 2]);
      const { body } = await stage.get("/stock/drift");
      expect((body.data as { difference: number }[])[0]).to.include({ item_code: cola, difference: -4 });
    });
  },
  { onBothFamilies: true },
);
