// F6: another system has used the counter.
import { expect } from "chai";
import { sale } from "../support/branch.ts";
import { movement } from "../support/stock.ts";
import { allWires, describeFault } from "./fault-test.ts";

describeFault(
  "F6",
  (stage) => {
    it("takes the number of the unit's text once", async () => {
      await stage.play({ params: { by: 3 } });
      const id = await stage.lane.sell();
      await stage.lane.settle();
      expect(await stage.lane.row(id)).to.include({ status: "success", retry_count: 0 });
      expect(stage.booked()).to.deep.equal([4]);
    });

    it("does the same for movements, whose text is different", async () => {
      await stage.play({ path: "saveStockItems", params: { by: 2 } });
      const id = await stage.lane.move(movement("11", [{ qty: 5 }]));
      await stage.lane.settle();
      expect((await stage.lane.row(id)).status).to.equal("success");
      expect(stage.booked("move")).to.deep.equal([3]);
    });

    for (const kind of ["sale", "purchase"] as const) {
      it(`by value: in a ${kind} it is about the ${kind}, and its movement succeeds`, async () => {
        const invoice_no = `DRIFT-${kind}-SIM-F6`;
        const id = await (kind === "sale"
          ? // A unit of Rwanda gets no number of the sender.
            stage.lane.sell({ invoice_no, ...(stage.wire === "rw" ? { remark: "SIM-F6" } : {}) })
          : stage.lane.buy({ invoice_no, remark: "SIM-F6" }));
        await stage.lane.settle();
        expect(await stage.lane.row(id)).to.include({ status: "success", retry_count: 0 });
        expect(stage.booked(kind)).to.deep.equal([2]);
        expect(stage.booked("move")).to.deep.equal([1]);
        expect(await stage.lane.stream("stock")).to.include({ stopped_reason: null, next_number: 2 });
      });
    }

    it("by value: in a movement of one's own the mismatch occurs once, and the movement succeeds", async () => {
      const id = await stage.lane.move(movement("11", [{ qty: 5 }], { remark: "SIM-F6" }));
      await stage.lane.settle();
      expect((await stage.lane.row(id)).status).to.equal("success");
      expect(stage.booked("move")).to.deep.equal([2]);
    });

    it("never loops: at the second sequence mismatch the stream stops, says so, and sends no more sales", async () => {
      await stage.play({ times: "always", params: { by: 2 } });
      const id = await stage.lane.sell();
      await stage.lane.settle();
      expect(await stage.lane.row(id)).to.include({ status: "pending", retry_count: 0 });
      expect(stage.responses("saveSales")).to.have.lengthOf(2);
      expect((await stage.health("queue")).message).to.contain("Numbering of sales has stopped");
      const { status, body } = await stage.post("/sales", sale());
      expect(status).to.equal(422);
      expect(body).to.include({ code: "lane_stopped" });
    });
  },
  { onBothFamilies: true, wires: allWires },
);
