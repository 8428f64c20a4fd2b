// F4: four shapes in which units say that they accepted a number before, and the text of the counter.
import { expect } from "chai";
import { allWires, describeFault } from "./fault-test.ts";

describeFault(
  "F4",
  (stage) => {
    for (const mode of ["994", "924", "expected"]) {
      it(`takes ${mode} on a replay for its own lost call, its receipt unrecovered`, async () => {
        const id = await stage.lane.sell({ remark: `SIM-F4-${mode}` });
        await stage.lane.settle();
        expect(await stage.lane.row(id)).to.include({ status: "success", receipt_unrecovered: 1 });
        expect(stage.booked()).to.deep.equal([1]);
        await stage.lane.expectInvariants();
      });
    }

    it("takes the receipt from a duplicate that carries it", async () => {
      const id = await stage.lane.sell({ remark: "SIM-F4-receipt" });
      await stage.lane.settle();
      const row = await stage.lane.row(id);
      expect(row).to.include({ status: "success", receipt_no: "1", receipt_unrecovered: 0 });
      await stage.lane.expectInvariants();
    });

    it("stays in doubt at 899, until another response comes", async () => {
      await stage.lane.test.simulator.setFault({ fault: "F3", params: { how: "reset" }, path: "saveSales" });
      await stage.play({ times: 3, params: { mode: "899" } });
      const id = await stage.lane.sell();
      for (let replay = 0; replay < 4; replay++) {
        await stage.lane.advance(15_000);
        if (replay === 1) expect(await stage.lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      }
      await stage.lane.settle();
      expect(stage.responses("saveSales").filter((code) => code === "899")).to.have.lengthOf.above(0);
      expect(await stage.lane.row(id)).to.include({ status: "success", retry_count: 0 });
      expect(stage.booked()).to.deep.equal([1]);
    });
  },
  { onBothFamilies: true, wires: allWires },
);
