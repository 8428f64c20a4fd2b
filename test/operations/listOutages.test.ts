// listOutages: when each control unit was out of order, and how many documents waited.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`listOutages on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(async () => {
      lane.unit.forget();
      await lane.test.simulator.clearFaults();
    });

    const client = () => lane.test.clientFor(lane.test.account.keys.owner);
    const outages = async (query = {}) => (await client().reports.outages(query)).data;
    const documents = async (id: string) => (await client().reports.outageDocuments(id)).data;
    const at = (ms: number) => new Date(ms).toISOString();
    const near = (text: string | null | undefined, ms: number) =>
      expect(Date.parse(text ?? "")).to.be.within(ms - 5_000, ms);

    /** Sells and serves until nothing is due now. */
    async function sellAndDrain(): Promise<string> {
      const id = await lane.sell();
      await lane.drain();
      return id;
    }

    describe("200", () => {
      it("is empty while the unit signs", async () => {
        await sellAndDrain();
        expect(await outages()).to.deep.equal([]);
        expect((await lane.lane()).outage_id).to.equal(null);
      });

      const faults = {
        unreachable: { fault: "F1" },
        unanswered: { fault: "F10" },
        rejecting: { fault: "F9", params: { code: "838" } },
      } as const;
      for (const [reason, fault] of Object.entries(faults)) {
        it(`shows start, end and exactly the sales that waited: ${reason}`, async () => {
          await sellAndDrain();
          await lane.advance(60_000);
          const startMs = lane.clock.now();
          await lane.test.simulator.setFault({ ...fault, times: "always" });
          const waited = [await sellAndDrain()];
          await lane.advance(30_000);
          waited.push(await sellAndDrain(), await sellAndDrain());
          await lane.advance(30_000);
          const [lasting, ...none] = await outages();
          expect(none).to.deep.equal([]);
          expect(lasting).to.include({ branch_id: "00", tin: lane.branch.tin, reason, ended_at: null });
          near(lasting?.started_at, startMs);
          expect(lasting?.documents).to.deep.equal({ waited: 3, signed: 0, rejected: 0, waiting: 3 });

          await lane.test.simulator.clearFaults();
          await lane.settle();
          const endMs = lane.clock.now();
          await lane.advance(60_000);
          await sellAndDrain();
          const [over, ...others] = await outages();
          expect(others).to.deep.equal([]);
          expect(over?.id).to.equal(lasting?.id);
          expect(Date.parse(over?.ended_at ?? "")).to.be.within(startMs + 60_000, endMs);
          expect(over?.documents).to.deep.equal({ waited: 3, signed: 3, rejected: 0, waiting: 0 });
          const listed = await documents(over?.id ?? "");
          expect(listed.map(({ transaction_id }) => transaction_id)).to.deep.equal(waited);
          for (const { signed_at, status } of listed) {
            expect(status).to.equal("success");
            expect(signed_at && signed_at >= (over?.ended_at ?? "")).to.equal(true);
          }
        });
      }

      it("shows a document that was rejected after it waited, and not one that failed before and was retried later", async () => {
        const failed = await lane.sell({ remark: "SIM-884" });
        await lane.settle();
        await lane.test.simulator.setFault({ fault: "F1", times: "always" });
        const rejected = await lane.sell({ remark: "SIM-884" });
        await lane.drain();
        await lane.test.simulator.clearFaults();
        await lane.settle();
        await lane.retry(failed);
        await lane.settle();
        const [outage] = await outages();
        expect(outage?.documents).to.deep.equal({ waited: 1, signed: 0, rejected: 1, waiting: 0 });
        const [document] = await documents(outage?.id ?? "");
        expect(document).to.include({ transaction_id: rejected, status: "failed", signed_at: null });
      });

      it("doesn't show a signed sale whose stock movement waited", async () => {
        const { tin } = lane.branch;
        await lane.test.simulator.setFault({ fault: "F10", path: "saveStockItems", tin, times: "always" });
        await sellAndDrain();
        await lane.test.simulator.clearFaults();
        await lane.settle();
        const [outage] = await outages();
        expect(outage?.documents.waited).to.equal(0);
        expect(await documents(outage?.id ?? "")).to.deep.equal([]);
      });

      it("doesn't show a sale that was signed at once while only stock movements waited", async () => {
        const { tin } = lane.branch;
        await lane.test.simulator.setFault({ fault: "F10", path: "saveStockItems", tin, times: "always" });
        const moved = await lane.move();
        await lane.drain();
        await lane.advance(60_000);
        const signed = await sellAndDrain();
        expect((await lane.row(signed)).status).to.equal("success");
        const during = (await outages())[0];
        expect((await documents(during?.id ?? "")).map(({ transaction_id }) => transaction_id)).to.deep.equal(
          [moved],
        );
        await lane.test.simulator.clearFaults();
        await lane.settle();
        const [over] = await outages();
        expect(over).to.include({ id: during?.id });
        expect(over?.ended_at).to.be.a("string");
        expect(over?.documents).to.deep.equal({ waited: 1, signed: 1, rejected: 0, waiting: 0 });
        expect((await documents(over?.id ?? "")).map(({ transaction_id }) => transaction_id)).to.deep.equal([
          moved,
        ]);
      });

      it("shows what waited and was signed before the kind of document that ends the outage", async () => {
        const { tin } = lane.branch;
        for (const path of ["saveSales", "saveStockItems"])
          await lane.test.simulator.setFault({ fault: "F10", path, tin, times: "always" });
        const moved = await lane.move();
        const sold = await lane.sell();
        await lane.drain();
        await lane.advance(60_000);
        await lane.test.simulator.clearFaults();
        await lane.settle();
        const [over] = await outages();
        const listed = (await documents(over?.id ?? "")).map(({ transaction_id }) => transaction_id);
        expect(listed).to.have.members([moved, sold]);
      });

      it("continues after a lost response until the same kind of document gets one", async () => {
        await lane.test.simulator.setFault({
          fault: "F10",
          path: "saveSales",
          tin: lane.branch.tin,
          times: "always",
        });
        const waited = await sellAndDrain();
        await lane.move();
        await lane.drain();
        const [lasting] = await outages();
        expect(lasting).to.include({ reason: "unanswered", ended_at: null });
        await lane.test.simulator.clearFaults();
        await lane.settle();
        const [over, ...others] = await outages();
        expect(others).to.deep.equal([]);
        expect(over?.ended_at).to.be.a("string");
        expect((await documents(over?.id ?? "")).map(({ transaction_id }) => transaction_id)).to.include(
          waited,
        );
      });

      it("lists the outages that touch the days, of one branch or of all, newest first", async () => {
        const outage = async () => {
          await lane.test.simulator.setFault({ fault: "F1", times: "always" });
          await sellAndDrain();
          await lane.test.simulator.clearFaults();
          await lane.settle();
        };
        const dayOf = (ms: number) => at(ms + 3 * 3_600_000).slice(0, 10);
        await outage();
        const first = dayOf(lane.clock.now());
        lane.clock.advance(2 * 86_400_000);
        await outage();
        const second = dayOf(lane.clock.now());
        const between = dayOf(lane.clock.now() - 86_400_000);
        const all = await outages();
        expect(all.map(({ started_at }) => dayOf(Date.parse(started_at)))).to.deep.equal([second, first]);
        expect(await outages({ from_date: second })).to.deep.equal(all.slice(0, 1));
        expect(await outages({ to_date: first })).to.deep.equal(all.slice(1));
        expect(await outages({ from_date: between, to_date: between })).to.deep.equal([]);
        expect(await outages({ branch_id: "00" })).to.deep.equal(all);
        const page = await client().reports.outages({ per_page: 1, page: 2 }).withResponse();
        expect(page.data.data).to.deep.equal(all.slice(1));
      });

      it("shows nothing of another account", async () => {
        await lane.test.simulator.setFault({ fault: "F1", times: "always" });
        await sellAndDrain();
        const other = lane.test.clientFor((await lane.test.openAccount()).keys.owner);
        expect((await other.reports.outages()).data).to.deep.equal([]);
      });
    });

    it("401 without a key", async () => {
      expect((await lane.test.call("GET", "/reports/outages", { key: null })).status).to.equal(401);
    });

    it("403 for a cashier", async () => {
      const cashier = lane.test.clientFor(lane.test.account.keys.cashier);
      expect(await failureOf(cashier.reports.outages())).to.include({ status: 403 });
    });

    it("422 when the days are in the wrong order", async () => {
      const query = { from_date: "2026-03-10", to_date: "2026-03-09" };
      expect(await failureOf(client().reports.outages(query))).to.include({ status: 422 });
    });
  });
}
