// Rejections and what comes after them: automatic and manual retries, never more than three, one in flight, and corrections.
import { mock } from "node:test";
import { expect } from "chai";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { holding, startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";

const second = 1_000;
const minute = 60 * second;

for (const family of databaseFamilies()) {
  describe(`retries on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => mock.restoreAll());

    const sends = () =>
      lane.unit.saves.filter(({ tin, kind }) => tin === lane.branch.tin && kind === "sale").length;

    it("of a passing rejection come after 30 s, 2 min and 10 min or a fifth sooner or later, three at most", async () => {
      let random = 0;
      mock.method(Math, "random", () => random);
      const id = await lane.sell({ remark: "SIM-802" });
      await lane.drain();
      let count = 0;
      for (const [delay, next] of [
        [0.8 * 30 * second, 0.5],
        [2 * minute, 1],
        [1.2 * 10 * minute, 0],
      ] as const) {
        const row = await lane.row(id);
        expect(row).to.include({ status: "failed", retry_count: count, can_retry: 1, failure_code: "802" });
        const waits = (row.next_retry_at ?? 0) - lane.clock.now();
        expect(waits).to.equal(delay);
        random = next;
        await lane.advance(waits - 1);
        expect(sends()).to.equal(count + 1);
        await lane.advance(1);
        count += 1;
        expect(sends()).to.equal(count + 1);
      }
      expect(await lane.row(id)).to.include({
        status: "failed",
        retry_count: 3,
        can_retry: 0,
        next_retry_at: null,
      });
      await lane.advance(24 * 60 * minute);
      expect(sends()).to.equal(4);
      expect((await lane.retry(id)).body).to.include({ code: "retry_not_allowed" });
      await lane.expectInvariants();
    });

    it("of a definite rejection are never automatic", async () => {
      const id = await lane.sell({ remark: "SIM-884" });
      await lane.settle();
      await lane.advance(24 * 60 * minute);
      expect(sends()).to.equal(1);
      expect(await lane.row(id)).to.include({ status: "failed", retry_count: 0, can_retry: 1 });
    });

    it("by hand and automatic ones count together", async () => {
      const id = await lane.sell({ remark: "SIM-802" });
      await lane.drain();
      await lane.retry(id);
      await lane.drain();
      expect((await lane.row(id)).retry_count).to.equal(1);
      await lane.advance(3 * minute);
      expect((await lane.row(id)).retry_count).to.equal(2);
      await lane.retry(id);
      await lane.drain();
      expect(await lane.row(id)).to.include({ retry_count: 3, can_retry: 0, next_retry_at: null });
      await lane.advance(60 * minute);
      expect(sends()).to.equal(4);
      await lane.expectInvariants();
    });

    it("that succeed leave one signature and no way to retry", async () => {
      const id = await lane.sell({ remark: "SIM-802x2" });
      await lane.settle();
      expect(await lane.row(id)).to.include({
        status: "success",
        retry_count: 2,
        can_retry: 0,
        failure_code: null,
      });
      expect((await lane.retry(id)).status).to.equal(422);
      await lane.expectInvariants();
    });

    it("race without a second call: callers, the clock and an expired lease", async () => {
      const id = await lane.sell({ remark: "SIM-802x1" });
      await lane.drain();
      const hold = holding("before");
      lane.unit.next("sale", hold.script, lane.branch.tin);
      lane.clock.advance(2 * minute);
      const automatic = lane.drain();
      await hold.entered;
      const responses = await Promise.all(Array.from({ length: 8 }, () => lane.retry(id)));
      expect(responses.map(({ status }) => status)).to.deep.equal(Array.from({ length: 8 }, () => 422));
      await lane.replaceWorker();
      await lane.drain();
      expect(sends()).to.equal(2);
      hold.release();
      await automatic;
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "success", retry_count: 1 });
      await lane.expectInvariants();
    });

    it("asked for at the same time are one retry", async () => {
      const id = await lane.sell({ remark: "SIM-884" });
      await lane.drain();
      const responses = await Promise.all(Array.from({ length: 8 }, () => lane.retry(id)));
      const rejected = responses.filter(({ body }) => body.code === "retry_not_allowed");
      expect(rejected).to.have.lengthOf(7);
      await lane.drain();
      expect(sends()).to.equal(2);
      expect((await lane.row(id)).retry_count).to.equal(1);
      await lane.expectInvariants();
    });

    it("of a sale that was corrected under its number are rejected, all of them", async () => {
      const first = await lane.sell({ invoice_no: "CORRECTED", remark: "SIM-884" });
      await lane.settle();
      const second = await lane.sell({ invoice_no: "CORRECTED", remark: "right this time" });
      expect((await lane.retry(first)).body).to.include({ code: "retry_not_allowed" });
      await lane.settle();
      expect((await lane.retry(first)).body).to.include({ code: "retry_not_allowed" });
      expect(await lane.row(first)).to.include({
        status: "failed",
        superseded_by: second,
        can_retry: 0,
        live: null,
      });
      expect(await lane.row(second)).to.include({ status: "success", receipt_no: "1" });
      expect((await lane.calls("sale")).map(({ state }) => state)).to.deep.equal(["cancelled", "done"]);
      await lane.expectInvariants();
    });

    it("to come keep the number of the sale: it can't be corrected meanwhile", async () => {
      await lane.sell({ invoice_no: "BUSY", remark: "SIM-802x1" });
      await lane.drain();
      const { status } = await lane.test.call("POST", "/sales", { body: sale({ invoice_no: "BUSY" }) });
      expect(status).to.equal(409);
      await lane.settle();
      await lane.expectInvariants();
    });
  });
}
