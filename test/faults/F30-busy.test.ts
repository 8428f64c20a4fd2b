// F30: a rejection that passes, or never does.
import { expect } from "chai";
import { describeFault, minute } from "./fault-test.ts";

describeFault("F30", (stage) => {
  it("is retried three times and never again", async () => {
    await stage.play({ path: "saveSales", times: "always" });
    const id = await stage.lane.sell();
    for (let count = 0; count < 40; count++) await stage.lane.advance(minute);
    expect(stage.responses("saveSales")).to.deep.equal(["802", "802", "802", "802"]);
    expect(await stage.lane.row(id)).to.include({ status: "failed", retry_count: 3, can_retry: 0 });
    expect((await stage.lane.retry(id)).body).to.include({ code: "retry_not_allowed" });
    await stage.lane.advance(24 * 60 * minute);
    expect(stage.responses("saveSales")).to.have.lengthOf(4);
  });

  it("uses no more attempts than it lasts", async () => {
    await stage.play({ path: "saveSales", times: 2 });
    const id = await stage.lane.sell();
    await stage.lane.settle();
    expect(await stage.lane.row(id)).to.include({ status: "success", retry_count: 2, receipt_no: "1" });
    expect(stage.booked()).to.deep.equal([1]);
  });
});
