// F35: replays that get 999, with a database's text or without a reason.
import { expect } from "chai";
import { describeFault, listenFor, minute } from "./fault-test.ts";

describeFault(
  "F35",
  (stage) => {
    /** The unit takes a call of the function, and its response is lost. */
    const lose = (path: string) =>
      stage.lane.test.simulator.setFault({
        fault: "F3",
        params: { how: "reset" },
        path,
        tin: stage.lane.branch.tin,
      });

    for (const text of ["duplicate", "unique"]) {
      it(`takes a ${text} key on a replay for its own lost call, on every stream`, async () => {
        const sold = await stage.lane.sell({ remark: `SIM-F35-${text}` });
        const bought = await stage.lane.buy({ remark: `SIM-F35-${text}` });
        await stage.lane.settle();
        expect(await stage.lane.row(sold)).to.include({ status: "success", receipt_unrecovered: 1 });
        expect(await stage.lane.row(bought)).to.include({ status: "success" });
        expect(stage.booked()).to.deep.equal([1]);
        expect(stage.booked("purchase")).to.deep.equal([1]);
        await stage.lane.expectInvariants();
      });
    }

    it("continues with the branch's stock after a row that exists", async () => {
      await lose("saveStockItems");
      await stage.play({ path: "saveStockItems" });
      await stage.lane.sell();
      await stage.lane.settle();
      await stage.lane.sell();
      await stage.lane.settle();
      expect(stage.booked("move")).to.deep.equal([1, 2]);
      expect((await stage.lane.calls("movement")).map(({ state }) => state)).to.deep.equal(["done", "done"]);
      await stage.lane.expectInvariants();
    });

    it("shows a movement that is replayed for minutes, warns of it once, and is resolved by the command it names", async () => {
      const events = await listenFor(stage, "transaction.stalled");
      await lose("saveStockItems");
      await stage.play({ path: "saveStockItems", times: "always", params: { text: "none" } });
      const id = await stage.lane.sell({ invoice_no: "INV-STUCK" });
      await stage.lane.drain();
      expect((await stage.lane.row(id)).status).to.equal("success");
      expect((await stage.health("queue")).status).to.equal("pass");
      const look = () => stage.lane.worker().stalls.look();
      for (let passed = 0; passed < 3; passed++) await stage.lane.advance(minute);
      await look();
      expect((await stage.health("queue")).status).to.equal("warn");
      expect(await events()).to.deep.equal([]);
      for (let passed = 0; passed < 3; passed++) await stage.lane.advance(minute);
      await look();
      await look();
      const { status, message } = await stage.health("queue");
      expect(status).to.equal("fail");
      expect(message).to.match(
        /stock movement of INV-STUCK is unknown for 6 min, and later calls of stock wait/,
      );
      expect(message).to.contain("Unknown error");
      const { checks } = Object((await stage.get("/health")).body.data);
      const failed = checks.find((check: { status: string }) => check.status === "fail");
      expect(failed.remedy).to.contain("taxctl transactions settle INV-STUCK OUTCOME --reason REASON");
      const [event, ...more] = await events();
      expect(more).to.deep.equal([]);
      expect(event).to.include({
        transaction_id: id,
        status: "success",
        in_doubt: true,
        code: "outcome_unknown",
        stream: "stock",
        resolve_with: "taxctl transactions settle INV-STUCK OUTCOME --reason REASON",
      });
      const settled = await stage.post(`/transactions/${id}/settle`, {
        outcome: "accepted",
        reason: "in the unit's journal",
      });
      expect(settled.status).to.equal(200);
      await stage.stop();
      await stage.lane.sell();
      await stage.lane.settle();
      expect(stage.booked("move")).to.deep.equal([1, 2]);
      expect((await stage.health("queue")).status).to.equal("pass");
      await stage.lane.expectInvariants();
    });

    it("reads the same text on a first send as another system's number, never as its own", async () => {
      await stage.lane.test.simulator.setCounters(stage.lane.branch.tin, "00", { sales: 1 });
      await stage.play({ path: "saveSales" });
      const id = await stage.lane.sell();
      await stage.lane.settle();
      expect(await stage.lane.row(id)).to.include({ status: "success", receipt_no: "1" });
      expect(stage.booked()).to.deep.equal([2]);
    });
  },
  { onBothFamilies: true },
);
