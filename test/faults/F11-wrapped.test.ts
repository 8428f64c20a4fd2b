// F11: the right response in an unusual form.
import { expect } from "chai";
import { bothWires, describeFault } from "./fault-test.ts";

describeFault(
  "F11",
  (stage) => {
    const shapes = ["gateway", "status"];

    for (const as of shapes) {
      it(`signs a sale whose response comes wrapped (${as})`, async () => {
        await stage.play({ times: "always", path: "saveSales", params: { as } });
        const id = await stage.lane.sell();
        await stage.lane.settle();
        expect(await stage.lane.row(id)).to.include({ status: "success", receipt_no: "1" });
      });

      it(`recognizes a rejection, with its text (${as})`, async () => {
        await stage.play({ times: "always", path: "saveSales", params: { as } });
        const id = await stage.lane.sell({ remark: "SIM-884" });
        await stage.lane.settle();
        expect((await stage.lane.row(id)).status).to.equal("failed");
        expect((await stage.failureOf(id)).message).to.contain("customer's TIN is invalid");
      });

      it(`reads "nothing found" as an empty list (${as})`, async () => {
        await stage.lane.test.simulator.setFault({ fault: "F14", path: "selectTrnsPurchaseSales" });
        await stage.play({ path: "selectTrnsPurchaseSales", params: { as } });
        const { status, body } = await stage.post("/purchases/sales");
        expect(status, JSON.stringify(body)).to.equal(200);
        expect(body.data).to.deep.equal([]);
      });

      it(`never takes the rejection of a replay for the outcome of a signed sale (${as})`, async () => {
        const fault = { fault: "F3", params: { how: "reset" }, path: "saveSales" };
        await stage.lane.test.simulator.setFault(fault);
        const id = await stage.lane.sell();
        await stage.lane.drain();
        await stage.play({ times: "always", path: "saveSales", params: { as } });
        await stage.lane.settle();
        expect((await stage.lane.row(id)).status).to.equal("success");
        expect(stage.booked()).to.deep.equal([1]);
      });
    }
  },
  { wires: bothWires },
);
