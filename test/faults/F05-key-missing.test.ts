// F5: 899 that isn't a duplicate, because the unit's key file is missing.
import { expect } from "chai";
import { describeFault } from "./fault-test.ts";

describeFault("F5", (stage) => {
  it("is not a success: the sale is in doubt, and gets its real receipt once the key is back", async () => {
    await stage.play({ times: 3 });
    const id = await stage.lane.sell();
    await stage.lane.drain();
    expect(await stage.lane.row(id)).to.include({ status: "processing", in_doubt: 1, receipt_no: null });
    expect(stage.booked()).to.deep.equal([]);
    await stage.lane.settle();
    const row = await stage.lane.row(id);
    expect(row).to.include({ status: "success", receipt_no: "1", receipt_unrecovered: 0 });
    expect(stage.booked()).to.deep.equal([1]);
    await stage.lane.expectInvariants();
  });
});
