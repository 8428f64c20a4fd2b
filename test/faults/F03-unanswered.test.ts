// F3: the unit signed, and its response never came.
import { expect } from "chai";
import { allWires, describeFault } from "./fault-test.ts";

describeFault(
  "F3",
  (stage) => {
    for (const how of ["reset", "hang"]) {
      it(`replays the same content under the same number (${how})`, async () => {
        await stage.play({ params: { how } });
        const id = await stage.lane.sell();
        const next = await stage.lane.sell();
        await stage.lane.drain();
        expect(await stage.lane.row(id)).to.include({ status: "processing", in_doubt: 1, retry_count: 0 });
        expect((await stage.lane.row(next)).status).to.equal("pending");
        await stage.lane.settle();
        expect(await stage.lane.row(id)).to.include({ status: "success", retry_count: 0 });
        const [first, replay] = stage.sent("saveSales");
        expect(replay).to.deep.equal(first);
        expect(stage.booked()).to.deep.equal([1, 2]);
        await stage.lane.expectInvariants();
      });
    }

    it("keeps a purchase apart: only the stream in doubt waits", async () => {
      await stage.play({ path: "saveSales", params: { how: "reset" } });
      const sold = await stage.lane.sell();
      const bought = await stage.lane.buy();
      await stage.lane.drain();
      expect((await stage.lane.row(sold)).in_doubt).to.equal(1);
      expect((await stage.lane.row(bought)).status).to.equal("success");
    });
  },
  { onBothFamilies: true, wires: allWires, saveMs: 1_000 },
);
