// F36: a replay that brings a receipt which can't be the sale's own.
import { expect } from "chai";
import { allWires, describeFault, listenFor, type Stage, second } from "./fault-test.ts";

/** Sells once undisturbed, then a sale whose response is lost and whose replays bring a receipt of that kind. */
async function sellWith(stage: Stage, how: string, times: number | "always" = "always"): Promise<string> {
  await stage.lane.sell();
  await stage.lane.settle();
  const scope = { tin: stage.lane.branch.tin, path: "saveSales" };
  await stage.lane.test.simulator.setFault({ fault: "F3", params: { how: "reset" }, ...scope });
  await stage.play({ times, params: { how } });
  const id = await stage.lane.sell({ invoice_no: "INV-DOUBT" });
  await stage.lane.drain();
  await stage.lane.advance(15 * second);
  return id;
}

describeFault(
  "F36",
  (stage) => {
    const reasons = {
      other: /its (number|signature) .*is that of INV/,
      early: /it was signed at .*, before the sale was sent/,
      total: /its total is 0.01, not/,
    };
    for (const [how, reason] of Object.entries(reasons)) {
      it(`stays in doubt with receipt_mismatch at a receipt of another sale: ${how}`, async () => {
        const events = await listenFor(stage, "transaction.stalled");
        const id = await sellWith(stage, how);
        expect(await stage.lane.row(id)).to.include({ status: "processing", in_doubt: 1, receipt_no: null });
        const call = (await stage.lane.calls("sale")).at(-1);
        expect(call).to.include({ state: "sent", number: 2, doubt_code: "receipt_mismatch" });
        expect(call?.last_error).to.match(reason);
        const { status, message } = await stage.health("queue");
        expect(status).to.equal("fail");
        expect(message).to.match(reason);
        const shown = Object((await stage.get(`/transactions/${id}`)).body.data);
        expect(shown.doubt).to.include({ code: "receipt_mismatch" });
        expect(shown.doubt.message).to.match(reason);
        await stage.lane.worker().stalls.look();
        await stage.lane.advance(15 * second);
        await stage.lane.worker().stalls.look();
        const [event, ...more] = await events();
        expect(more).to.deep.equal([]);
        expect(event).to.include({ transaction_id: id, code: "receipt_mismatch", stream: "sales" });
        expect(String(event?.resolve_with)).to.contain("taxctl transactions settle INV-DOUBT");
        await stage.post(`/transactions/${id}/settle`, {
          outcome: "accepted",
          receipt_no: "2",
          reason: "in the unit's journal",
        });
        expect(await stage.lane.row(id)).to.include({ status: "success", receipt_no: "2", in_doubt: 0 });
        await stage.stop();
        await stage.lane.settle();
        expect(stage.booked()).to.deep.equal([1, 2]);
      });
    }

    it("stores its own receipt when a later replay returns it", async () => {
      const id = await sellWith(stage, "other", 2);
      const own = { tin: stage.lane.branch.tin, path: "saveSales", times: "always" as const };
      await stage.lane.test.simulator.setFault({ fault: "F4", params: { mode: "receipt" }, ...own });
      await stage.lane.settle();
      expect(await stage.lane.row(id)).to.include({
        status: "success",
        receipt_no: "2",
        receipt_unrecovered: 0,
      });
      expect((await stage.lane.calls("sale")).at(-1)).to.include({ state: "done", doubt_code: null });
      await stage.lane.expectInvariants();
    });

    it("accepts the same number on receipts of credit notes, which are counted separately", async () => {
      const sold = await stage.lane.sell({ invoice_no: "INV-ORIGINAL" });
      await stage.lane.settle();
      const scope = { tin: stage.lane.branch.tin, path: "saveSales" };
      await stage.lane.test.simulator.setFault({ fault: "F3", params: { how: "reset" }, ...scope });
      await stage.lane.test.simulator.setFault({ fault: "F4", params: { mode: "receipt" }, ...scope });
      const credited = await stage.lane.sell({
        receipt_type: "R",
        original_invoice_no: "INV-ORIGINAL",
        refund_reason_code: "06",
      });
      await stage.lane.settle();
      expect(await stage.lane.row(sold)).to.include({ receipt_no: "1" });
      expect(await stage.lane.row(credited)).to.include({ status: "success", receipt_no: "1" });
    });
  },
  { onBothFamilies: true, wires: allWires },
);
