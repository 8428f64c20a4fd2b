// F5: 899 that isn't a duplicate, because the unit's key file is missing.
import { expect } from "chai";
import { noResponse, outcomesOf, rejected } from "../support/outcomes.ts";
import { bothWires, describeFault, listenFor } from "./fault-test.ts";

describeFault(
  "F5",
  (stage) => {
    for (const kind of ["first send", "replay"]) {
      it(`never decides, raises the alarm after three, and a person ends it (${kind})`, async () => {
        const events = await listenFor(stage, "transaction.stalled");
        const look = () => stage.lane.worker().stalls.look();
        if (kind === "replay") stage.lane.unit.next("sale", async () => noResponse);
        await stage.play({ times: "always", path: "saveSales" });
        const id = await stage.lane.sell({ invoice_no: "INV-899" });
        await stage.lane.drain();
        if (kind === "replay") await stage.lane.advance(15_000);
        await stage.lane.advance(15_000);
        await look();
        expect(stage.responses("saveSales")).to.deep.equal(["899", "899"]);
        expect((await stage.health("queue")).status).to.equal("pass");
        expect(await events()).to.deep.equal([]);
        await stage.lane.advance(15_000);
        await look();
        const { status, message } = await stage.health("queue");
        expect(status).to.equal("fail");
        expect(message).to.contain("INV-899").and.contain("899 at least 3 times");
        const [event] = await events();
        expect(event).to.include({ transaction_id: id, code: "outcome_unknown", stream: "sales" });

        stage.lane.unit.next("sale", async () => noResponse);
        for (let replay = 0; replay < 3; replay++) await stage.lane.advance(15_000);
        await look();
        expect(await events(), "it is reported once").to.have.lengthOf(1);
        const others = [await stage.lane.buy(), await stage.lane.move()];
        await stage.lane.drain();
        for (const other of others) expect(await stage.lane.row(other)).to.include({ status: "success" });
        expect(await stage.lane.row(id)).to.include({ status: "processing", in_doubt: 1 });

        const settled = await outcomesOf(stage.lane).settle(id, rejected);
        expect(settled.status, JSON.stringify(settled.body)).to.equal(200);
        expect(await stage.lane.row(id)).to.include({ status: "failed", failure_code: "settled_rejected" });
        await stage.stop();
        const next = await stage.lane.sell();
        await stage.lane.settle();
        expect(await stage.lane.row(next)).to.include({ status: "success", receipt_no: "1" });
        expect((await stage.health("queue")).status).to.equal("pass");
        await stage.lane.expectInvariants();
      });
    }

    it("raises no alarm for other responses that decide nothing", async () => {
      await stage.play({ times: "always", path: "saveSales", params: { code: "999" } });
      await stage.lane.sell();
      await stage.lane.drain();
      for (let replay = 0; replay < 4; replay++) await stage.lane.advance(15_000);
      expect(stage.responses("saveSales").length).to.be.at.least(4);
      expect((await stage.health("queue")).status).to.equal("pass");
    });

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
  },
  { wires: bothWires },
);
