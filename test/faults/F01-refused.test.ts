// F1: nobody listens at the unit's address.
import { expect } from "chai";
import { describeFault, expectSignedInOrder, expectWaiting, minute, sellInVain } from "./fault-test.ts";

describeFault("F1", (stage) => {
  it("waits without using up an attempt, and is sent in order when the unit is back", async () => {
    await stage.play({ times: "always" });
    const ids = [await stage.lane.sell(), await stage.lane.sell()];
    for (let count = 0; count < 10; count++) await stage.lane.advance(minute);
    await expectWaiting(stage, ids);
    for (const call of await stage.lane.calls("sale")) expect(call.number).to.equal(null);
    expect((await stage.health("device")).status).to.equal("fail");
    await stage.stop();
    await stage.lane.settle();
    await expectSignedInOrder(stage, ids);
    await stage.lane.expectInvariants();
  });

  it("responds to a waiting caller that it is stored and not sent, and names the failed connection in a test", async () => {
    await stage.play({ times: "always" });
    const { body } = await sellInVain(stage);
    expect(body).to.include({ code: "outcome_pending" });
    const test = await stage.post("/devices/00/test");
    expect(test.body).to.include({ code: "connection_test_failed" });
    expect(Object(test.body.data).connectivity).to.equal("failed");
  });

  it("gives up a connection that is reset before anything was read only for a replay of the same number", async () => {
    await stage.play({ params: { how: "reset" } });
    const id = await stage.lane.sell();
    await stage.lane.settle();
    await expectSignedInOrder(stage, [id]);
  });
});
