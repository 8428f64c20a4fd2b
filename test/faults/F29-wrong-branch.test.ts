// F29: a text about tax types, although the branch is wrong.
import { expect } from "chai";
import { describeFault } from "./fault-test.ts";

describeFault("F29", (stage) => {
  it("shows the whole text next to the branch that was called", async () => {
    await stage.play({ path: "saveSales" });
    const id = await stage.lane.sell();
    await stage.lane.settle();
    const { body } = await stage.get(`/transactions/${id}`);
    expect(body.data).to.include({ status: "failed", branch_id: "00" });
    const failure = await stage.failureOf(id);
    expect(failure).to.include({ message: "Request parameter error: taxTyCd is invalid" });
    const [wire] = stage.sent("saveSales");
    expect(wire).to.include({ bhfId: "00", tin: stage.lane.branch.tin });
  });
});
