// F28: sporadic failures under load.
import { expect } from "chai";
import { describeFault, expectSignedInOrder } from "./fault-test.ts";

describeFault("F28", (stage) => {
  for (const code of ["999", "400"]) {
    it(`signs each of a burst once and in order (${code})`, async () => {
      await stage.play({ path: "saveSales", after: 1, times: 3, params: { code } });
      const ids = await Promise.all(Array.from({ length: 1 }, () => stage.lane.sell()));
      for (let count = 0; count < 5; count++) ids.push(await stage.lane.sell());
      await stage.lane.settle();
      await expectSignedInOrder(stage, ids);
      for (const id of ids) expect((await stage.lane.row(id)).retry_count).to.equal(0);
      expect(stage.sent("saveSales")).to.have.lengthOf(ids.length + 3);
      await stage.lane.expectInvariants();
    });
  }

  it("slows down calls without a result, to at most one every 15 s", async () => {
    await stage.play({ path: "saveSales", times: "always" });
    await stage.lane.sell();
    for (let count = 0; count < 120; count++) await stage.lane.advance(1_000);
    expect(stage.sent("saveSales").length).to.be.within(8, 20);
  });
});
