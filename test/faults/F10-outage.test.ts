// F10: gateway pages, empty bodies and server errors instead of the unit's envelope.
import { expect } from "chai";
import { bothWires, describeFault } from "./fault-test.ts";

describeFault(
  "F10",
  (stage) => {
    for (const kind of ["504", "500", "502", "503", "empty", "html200"]) {
      for (const signed of [false, true]) {
        it(`replays a save under its number (${kind}, ${signed ? "signed" : "not signed"} before)`, async () => {
          await stage.play({ path: "saveSales", params: { kind, signed } });
          const id = await stage.lane.sell();
          await stage.lane.drain();
          expect(await stage.lane.row(id)).to.include({ status: "processing", in_doubt: 1, retry_count: 0 });
          await stage.lane.settle();
          expect((await stage.lane.row(id)).status).to.equal("success");
          expect(stage.booked()).to.deep.equal([1]);
          await stage.lane.expectInvariants();
        });
      }
    }

    it("leaves a fetch's cursor where it was, and says that no usable response came", async () => {
      await stage.play({ path: "selectTrnsPurchaseSales" });
      const failed = await stage.post("/purchases/sales");
      expect(failed.status).to.equal(500);
      expect(failed.body).to.include({ code: "unit_unreachable" });
      const { status, body } = await stage.post("/purchases/sales");
      expect(status).to.equal(200);
      expect(body.data).to.have.lengthOf(12);
    });
  },
  { wires: bothWires },
);
