// F2: the unit takes its time, within a call's limit or beyond it.
import { expect } from "chai";
import { describeFault, expectSignedInOrder } from "./fault-test.ts";

/** Limit of a save in these tests, and a pause well beyond it. */
const saveMs = 700;
const tooSlowMs = 1_000;

describeFault(
  "F2",
  (stage) => {
    it("waits for a slow response within the limit", async () => {
      await stage.play({ path: "saveSales", params: { ms: 20 } });
      const id = await stage.lane.sell();
      await stage.lane.settle();
      await expectSignedInOrder(stage, [id]);
    });

    for (const when of ["before", "after"]) {
      it(`signs a sale once that takes longer than the limit ${when} it is signed`, async () => {
        await stage.play({ path: "saveSales", params: { ms: tooSlowMs, when } });
        const id = await stage.lane.sell();
        await stage.lane.drain();
        expect(await stage.lane.row(id)).to.include({ status: "processing", in_doubt: 1, retry_count: 0 });
        await stage.lane.settle();
        expect((await stage.lane.row(id)).status).to.equal("success");
        expect(stage.booked()).to.deep.equal([1]);
        await stage.lane.expectInvariants();
      });
    }

    it("lets item classes take longer than any save may", async () => {
      await stage.play({ path: "selectItemsClass", params: { ms: tooSlowMs } });
      const { status, body } = await stage.post("/codes/sync");
      expect(status, JSON.stringify(body)).to.equal(200);
    });
  },
  { saveMs },
);
