// F34: a web server's own page, because the unit's program is not there or the server takes no such body.
import { expect } from "chai";
import { sale } from "../support/branch.ts";
import { describeFault, expectWaiting, listenFor, minute, second } from "./fault-test.ts";

describeFault(
  "F34",
  (stage) => {
    for (const status of ["404", "405", "501"]) {
      it(`blocks only the stream of a path that responds with ${status}`, async () => {
        await stage.play({ path: "savePurchases", times: "always", params: { status } });
        const bought = await stage.lane.buy();
        const sold = await stage.lane.sell();
        await stage.lane.drain();
        expect(await stage.lane.row(sold)).to.include({ status: "success", receipt_no: "1" });
        await expectWaiting(stage, [bought]);
        expect((await stage.lane.calls("purchase"))[0]).to.include({ state: "waiting", number: null });
        expect(await stage.lane.lane()).to.include({ failures: 0, open_until: 0 });
        const { status: health, message } = await stage.health("queue");
        expect(health).to.equal("fail");
        const { url } = stage.lane.test.simulator;
        expect(message).to.contain(`HTTP ${status} at ${url}/trnsPurchase/savePurchases`);
        await stage.stop();
        await stage.lane.settle();
        expect(await stage.lane.row(bought)).to.include({ status: "success", retry_count: 0 });
        expect((await stage.health("queue")).status).to.equal("pass");
        expect(stage.booked("purchase")).to.deep.equal([1]);
        await stage.lane.expectInvariants();
      });
    }

    it("probes the path every 15 s, keeps the order, and counts no attempt", async () => {
      await stage.play({ path: "saveSales", times: "always" });
      const ids = [await stage.lane.sell(), await stage.lane.sell(), await stage.lane.sell()];
      await stage.lane.drain();
      expect(stage.responses("saveSales")).to.have.lengthOf(1);
      for (let probe = 2; probe < 5; probe++) {
        await stage.lane.advance(14 * second);
        expect(stage.responses("saveSales")).to.have.lengthOf(probe - 1);
        await stage.lane.advance(second);
        expect(stage.responses("saveSales")).to.have.lengthOf(probe);
      }
      await expectWaiting(stage, ids);
      await stage.stop();
      await stage.lane.settle();
      for (const [index, id] of ids.entries()) {
        expect(await stage.lane.row(id)).to.include({ status: "success", receipt_no: String(index + 1) });
      }
    });

    it("responds at once that the sale is stored, with path and URL", async () => {
      await stage.play({ path: "saveSales", times: "always" });
      const worker = stage.lane.drain();
      const response = await stage.post("/sales", sale());
      await worker;
      expect(response.status).to.equal(422);
      expect(response.body).to.include({ code: "outcome_pending" });
      stage.lane.accepted.push(String(response.body.transaction_id));
    });

    it("opens the circuit only when every stream has it, once, with an event", async () => {
      const events = await listenFor(stage, "device.unreachable");
      await stage.play({ times: "always" });
      await stage.lane.sell();
      await stage.lane.buy();
      await stage.lane.drain();
      expect(await stage.lane.lane()).to.include({ failures: 0 });
      await stage.lane.move();
      await stage.lane.drain();
      expect(await stage.lane.lane()).to.include({ failures: 3 });
      for (let round = 0; round < 8; round++) await stage.lane.advance(15 * second);
      expect(await events()).to.have.lengthOf(1);
      expect((await stage.health("device")).status).to.equal("fail");
      await stage.stop();
      await stage.lane.settle();
      expect(await stage.lane.lane()).to.include({ failures: 0, open_until: 0 });
      await stage.lane.expectInvariants();
    });

    for (const status of ["413", "415"]) {
      it(`fails the transaction at ${status}, and sends the next one under the same number`, async () => {
        await stage.play({ path: "saveSales", params: { status } });
        const id = await stage.lane.sell();
        await stage.lane.drain();
        expect(await stage.lane.row(id)).to.include({ status: "failed", failure_code: "unit_body_rejected" });
        expect((await stage.failureOf(id)).code).to.equal("unit_body_rejected");
        const next = await stage.lane.sell();
        await stage.lane.settle();
        expect(await stage.lane.row(next)).to.include({ status: "success", receipt_no: "1" });
      });
    }

    for (const status of ["404", "405", "413", "415", "501"]) {
      it(`decides nothing by ${status} on a replay`, async () => {
        const scope = { tin: stage.lane.branch.tin, path: "saveSales" };
        await stage.lane.test.simulator.setFault({ fault: "F3", params: { how: "reset" }, ...scope });
        const id = await stage.lane.sell();
        await stage.lane.drain();
        await stage.play({ path: "saveSales", times: "always", params: { status } });
        for (let round = 0; round < 4; round++) await stage.lane.advance(15 * second);
        expect(await stage.lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
        expect((await stage.lane.calls("sale"))[0]).to.include({ state: "sent", number: 1 });
        await stage.stop();
        await stage.lane.settle();
        expect(await stage.lane.row(id)).to.include({ status: "success", retry_count: 0 });
        expect(stage.booked()).to.deep.equal([1]);
      });
    }

    it("lets the URL change while calls wait, but not while one has no response", async () => {
      const put = (vscu_url: string) => stage.lane.test.call("PUT", "/devices/00", { body: { vscu_url } });
      const { url } = stage.lane.test.simulator;
      await stage.play({ path: "saveSales", times: "always" });
      const id = await stage.lane.sell();
      await stage.lane.drain();
      await stage.stop();
      expect((await put(`${url}/`)).status).to.equal(200);
      expect((await stage.post("/devices/00/initialize")).status).to.equal(200);
      await stage.lane.drain();
      expect((await stage.lane.row(id)).status).to.equal("success");
      await stage.lane.settle();
      await stage.lane.test.simulator.setFault({
        fault: "F10",
        tin: stage.lane.branch.tin,
        path: "saveSales",
        times: "always",
      });
      const unconfirmed = await stage.lane.sell();
      await stage.lane.drain();
      expect(await put(url)).to.include({ status: 409 });
      await stage.stop();
      await stage.lane.settle();
      expect((await stage.lane.row(unconfirmed)).status).to.equal("success");
      expect((await put(url)).status).to.equal(200);
      await stage.post("/devices/00/initialize");
    });

    it("waits without an event for a quarter of an hour, then says that the submission stalls", async () => {
      const events = await listenFor(stage, "transaction.stalled");
      await stage.play({ path: "saveSales", times: "always" });
      await stage.lane.sell();
      await stage.lane.drain();
      await stage.lane.worker().stalls.look();
      expect(await events()).to.deep.equal([]);
      await stage.lane.advance(16 * minute);
      await stage.lane.worker().stalls.look();
      expect(await events()).to.have.lengthOf(1);
    });
  },
  { onBothFamilies: true },
);
