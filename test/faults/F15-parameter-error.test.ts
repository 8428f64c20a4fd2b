// F15: the unit rejects a call and names its fields.
import { expect } from "chai";
import { describeFault, minute } from "./fault-test.ts";

describeFault("F15", (stage) => {
  it("fails with the whole text, is not retried, and leaves no gap", async () => {
    await stage.play({ path: "saveSales", times: "always" });
    const id = await stage.lane.sell();
    await stage.lane.settle();
    await stage.lane.advance(60 * minute);
    expect(await stage.lane.row(id)).to.include({
      status: "failed",
      failure_code: "910",
      next_retry_at: null,
    });
    const failure = await stage.failureOf(id);
    expect(failure).to.include({ code: "unit_910", actor: "caller" });
    expect(failure.message).to.contain("regrId, regrNm, modrId, modrNm");
    expect(stage.responses("saveSales")).to.deep.equal(["910"]);
    await stage.stop();
    await stage.lane.sell();
    await stage.lane.settle();
    expect(stage.booked()).to.deep.equal([1]);
  });
});
