// F33: the unit's memory is full, or its key is lost.
import { expect } from "chai";
import { sale } from "../support/branch.ts";
import { describeFault, expectSignedInOrder, expectWaiting, minute, sellInVain } from "./fault-test.ts";

describeFault(
  "F33",
  (stage) => {
    for (const code of ["E11", "900", "836"]) {
      it(`lets everything wait, and continues in order (${code})`, async () => {
        await stage.play({ times: "always", params: { code } });
        const ids = [await stage.lane.sell(), await stage.lane.sell(), await stage.lane.sell()];
        const bought = await stage.lane.buy();
        await stage.lane.drain();
        expect(stage.responses("saveSales")).to.deep.equal([code]);
        expect(stage.sent("savePurchases")).to.deep.equal([]);
        for (let count = 0; count < 60; count++) await stage.lane.advance(minute);
        await expectWaiting(stage, [...ids, bought]);
        // 15 s, 30 s, 1, 2, 4 and then 5 minutes between them.
        expect(stage.responses("saveSales").length).to.be.within(10, 20);
        await stage.stop();
        await stage.lane.settle();
        await expectSignedInOrder(stage, ids);
        expect((await stage.lane.row(bought)).status).to.equal("success");
        await stage.lane.expectInvariants();
      });
    }

    it("is seen in health, at the device and in the response to a submission, with how to fix it", async () => {
      await stage.play({ times: "always", params: { code: "900" } });
      await stage.lane.sell();
      await stage.lane.drain();
      const check = await stage.health("device");
      expect(check).to.include({ status: "fail" });
      expect(check.message).to.contain("900");
      expect(Reflect.get(check, "remedy")).to.contain("key files");
      const { body: device } = await stage.get("/devices/00");
      expect(Object(device.data).last_error).to.contain("900");
      const { body } = await sellInVain(stage);
      expect(body).to.include({ code: "outcome_pending" });
      expect(body.error).to.contain("900");
      await stage.stop();
      await stage.lane.settle();
      expect((await stage.health("device")).status).to.equal("pass");
      expect(Object((await stage.get("/devices/00")).body.data).last_error).to.equal(null);
    });

    it("does not resolve an unknown outcome: a sale signed before the key was lost is found again", async () => {
      await stage.lane.test.simulator.setFault({ fault: "F3", params: { how: "reset" }, path: "saveSales" });
      const id = await stage.lane.sell();
      await stage.lane.drain();
      await stage.play({ times: 3, params: { code: "900" } });
      await stage.lane.advance(minute);
      expect(await stage.lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      await stage.lane.settle();
      expect(await stage.lane.row(id)).to.include({ status: "success", retry_count: 0 });
      expect(stage.booked()).to.deep.equal([1]);
    });

    it("continues at once after the device was initialized again", async () => {
      await stage.play({ times: 1, params: { code: "900" } });
      const id = await stage.lane.sell();
      await stage.lane.drain();
      expect((await stage.post("/devices/00/initialize")).status).to.equal(200);
      expect(await stage.lane.lane()).to.include({ failures: 0, open_until: 0, fault_code: null });
      await stage.lane.drain();
      await expectSignedInOrder(stage, [id]);
    });

    it("affects one device: others continue to sell", async () => {
      await stage.play({ times: "always", params: { code: "E11" } });
      const full = stage.lane.branch;
      await stage.lane.sell();
      await stage.lane.drain();
      await stage.lane.open();
      const { body } = await stage.post("/sales?async=true", sale());
      await stage.lane.drain();
      const row = await stage.lane.row(Object(body.data).transaction_id);
      expect(row).to.include({ status: "success" });
      expect(stage.lane.branch.tin).not.to.equal(full.tin);
    });
  },
  { onBothFamilies: true },
);
