// Credit notes in the lane: they wait for an original that is open, and are checked once more when they are sent.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`credit notes on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const credit = (original_invoice_no: string, overrides: Record<string, unknown> = {}) =>
      lane.sell({ receipt_type: "R", original_invoice_no, refund_reason_code: "06", ...overrides });
    const wires = () =>
      lane.test.simulator.requests.filter(
        (one) => one.function === "saveSales" && one.tin === lane.branch.tin,
      );

    it("wait for an original in doubt, and name its number", async () => {
      await lane.test.simulator.setFault({ fault: "F3", params: { how: "reset" }, tin: lane.branch.tin });
      const original = await lane.sell({ invoice_no: "DOUBTED" });
      await lane.drain();
      const note = await credit("DOUBTED");
      await lane.drain();
      expect((await lane.row(original)).in_doubt).to.equal(1);
      expect((await lane.row(note)).status).to.equal("pending");
      await lane.settle();
      expect((await lane.row(note)).status).to.equal("success");
      expect(wires().at(-1)?.body).to.include({ rcptTyCd: "R", invcNo: 2, orgInvcNo: 1 });
      await lane.expectInvariants();
    });

    it("wait for a postponed original, while later sales go ahead", async () => {
      const original = await lane.sell({ invoice_no: "PUT-OFF", remark: "SIM-802x1" });
      const lateNote = credit("PUT-OFF");
      const note = await lateNote;
      const later = await lane.sell();
      await lane.drain();
      expect((await lane.row(original)).status).to.equal("failed");
      expect((await lane.row(note)).status).to.equal("pending");
      expect((await lane.row(later)).receipt_no).to.equal("1");
      await lane.settle();
      expect((await lane.row(original)).receipt_no).to.equal("2");
      expect((await lane.row(note)).status).to.equal("success");
      expect(wires().at(-1)?.body).to.include({ rcptTyCd: "R", orgInvcNo: 2 });
      await lane.expectInvariants();
    });

    it("fail without being sent when their original is rejected for good", async () => {
      await lane.sell({ invoice_no: "REFUSED", remark: "SIM-884" });
      const note = await credit("REFUSED");
      await lane.settle();
      const failed = { status: "failed", failure_code: "original_not_found", next_retry_at: null };
      expect(await lane.row(note)).to.include(failed);
      expect(wires()).to.have.lengthOf(1);
      await lane.expectInvariants();
    });

    it("change their sale, so that of two at once on a cluster one is checked again, within a millisecond too", async () => {
      const sold = await lane.sell({ invoice_no: "CHANGED" });
      await lane.drain();
      const times = [(await lane.row(sold)).updated_at];
      for (const price of [10, 20]) {
        await credit("CHANGED", { items: [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: price }] });
        times.push((await lane.row(sold)).updated_at);
      }
      const [sale = 0, ...notes] = times;
      expect(notes).to.deep.equal([sale + 1, sale + 2]);
    });

    it("are checked again when they are sent: a retry can't credit what a later note credited", async () => {
      await lane.sell({ invoice_no: "ONCE" });
      await lane.settle();
      const first = await credit("ONCE", { remark: "SIM-884x1" });
      await lane.settle();
      const second = await credit("ONCE");
      await lane.settle();
      expect((await lane.row(second)).status).to.equal("success");
      await lane.retry(first);
      await lane.settle();
      const failed = { status: "failed", failure_code: "credit_exceeds_original", next_retry_at: null };
      expect(await lane.row(first)).to.include(failed);
      expect(wires().filter(({ body }) => body?.rcptTyCd === "R")).to.have.lengthOf(2);
      await lane.expectInvariants();
    });

    it("are one, not zero, if a retry and a later note wait together", async () => {
      await lane.sell({ invoice_no: "BOTH" });
      await lane.settle();
      const first = await credit("BOTH", { remark: "SIM-884x1" });
      await lane.settle();
      const second = await credit("BOTH");
      await lane.retry(first);
      await lane.settle();
      const states = [(await lane.row(first)).status, (await lane.row(second)).status];
      expect(states.sort()).to.deep.equal(["failed", "success"]);
      await lane.expectInvariants();
    });
  });
}
