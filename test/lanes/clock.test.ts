// Time that misbehaves: midnight between acceptance and success, and clocks that jump by a day.
import { expect } from "chai";
import type { WireCall } from "../../server/src/control-unit/types.ts";
import { countMismatches } from "../../server/src/db/history/recount.ts";
import { fromBlob } from "../../server/src/db/sql/values.ts";
import { databaseFamilies } from "../support/database.ts";
import { holding, startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";

const dayMs = 24 * 60 * 60_000;
/** Two seconds before midnight in Nairobi, which is 21:00 UTC. */
const beforeMidnight = Date.parse("2026-03-10T20:59:59Z");

for (const family of databaseFamilies()) {
  describe(`time on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family, startMs: beforeMidnight }));
    beforeEach(() => {
      lane.clock.advance(beforeMidnight - lane.clock.now());
      return lane.open();
    });
    afterEach(() => lane.test.simulator.clearFaults());

    const counters = () =>
      lane.db
        .knex("counters")
        .where({ data_set_id: lane.branch.environmentId })
        .andWhere("count", "<>", 0)
        .orderBy(["local_day", "type", "status"])
        .select("local_day", "type", "status", "count");

    it("counts by the day of acceptance, though the success comes after midnight and from another process", async () => {
      const id = await lane.sell();
      const purchase = await lane.buy();
      await lane.replaceWorker();
      await lane.advance(2_000);
      await lane.settle();
      const late = await lane.sell();
      await lane.settle();
      const row = await lane.row(id);
      expect(row).to.include({ status: "success", local_day: "2026-03-10" });
      expect(row.processed_at).to.equal(beforeMidnight + 2_000);
      expect((await lane.row(purchase)).local_day).to.equal("2026-03-10");
      expect((await lane.row(late)).local_day).to.equal("2026-03-11");
      expect(await counters()).to.deep.equal([
        { local_day: "2026-03-10", type: "purchase", status: "success", count: 1 },
        { local_day: "2026-03-10", type: "sales", status: "success", count: 1 },
        { local_day: "2026-03-11", type: "sales", status: "success", count: 1 },
      ]);
      expect(await countMismatches(lane.db.knex, lane.branch.environmentId)).to.deep.equal([]);
      await lane.expectInvariants();
    });

    it("counts a rejection, its retry and its success by the day of acceptance too", async () => {
      const id = await lane.sell({ remark: "SIM-802x1" });
      await lane.drain();
      await lane.advance(60_000);
      expect(await lane.row(id)).to.include({ status: "success", local_day: "2026-03-10" });
      expect(await counters()).to.deep.equal([
        { local_day: "2026-03-10", type: "sales", status: "success", count: 1 },
      ]);
      await lane.settle();
      await lane.expectInvariants();
    });

    for (const jump of [dayMs, -dayMs]) {
      const name = jump > 0 ? "a day ahead" : "a day back";

      it(`goes on after a jump ${name}: waiting, put off, in doubt, unreachable`, async () => {
        const putOff = await lane.sell({ remark: "SIM-802x1" });
        await lane.drain();
        await lane.test.simulator.setFault({
          fault: "F3",
          params: { how: "reset" },
          path: "savePurchases",
          tin: lane.branch.tin,
        });
        const unconfirmed = await lane.buy();
        await lane.drain();
        await lane.test.simulator.setFault({ fault: "F1", times: "always" });
        const unreached = await lane.sell();
        for (let count = 0; count < 4; count++) await lane.advance(2_000);
        await lane.test.simulator.clearFaults();
        lane.clock.advance(jump);
        // A minute is what each of them may have to wait by the new clock.
        for (let count = 0; count < 8; count++) await lane.advance(15_000);
        for (const id of [putOff, unconfirmed, unreached]) {
          expect((await lane.row(id)).status, id).to.equal("success");
        }
        await lane.settle();
        await lane.expectInvariants();
      });

      it(`replays the call of a vanished holder after a jump ${name}`, async () => {
        const hold = holding("after");
        lane.unit.next("sale", hold.script, lane.branch.tin);
        const id = await lane.sell();
        const first = lane.drain();
        await hold.entered;
        lane.clock.advance(jump);
        await lane.replaceWorker();
        await lane.advance(35_000);
        expect((await lane.row(id)).status).to.equal("success");
        hold.release();
        await first;
        await lane.settle();
        await lane.expectInvariants();
      });
    }

    it("recovers from a clock that was a day ahead: movements get new dates, statistics have all rows", async () => {
      lane.clock.advance(dayMs);
      lane.unit.next("movement", async () => ({ kind: "not_sent", message: "No route." }), lane.branch.tin);
      const id = await lane.sell({ sale_date: "20260311" });
      await lane.drain();
      expect((await lane.row(id)).local_day).to.equal("2026-03-11");
      expect(await lane.calls("movement")).to.have.length(1);
      lane.clock.advance(-dayMs);
      await lane.sell();
      await lane.drain();
      const movements = await lane.calls("movement");
      expect(movements.map(({ state }) => state)).to.deep.equal(["done", "done"]);
      const days = movements.map(({ wire }) => fromBlob<WireCall>(wire ?? null).body.ocrnDt);
      expect(days, "no movement of tomorrow").to.deep.equal(["20260310", "20260310"]);
      for (const path of ["/transactions/stats", `/branches/${lane.branch.bhf_id}/stats`]) {
        const { body } = await lane.test.call("GET", path);
        const { total, total_transactions } = body.data as Record<string, number>;
        expect(total ?? total_transactions, path).to.equal(2);
        expect(body.period, path).to.include({ to: "2026-03-11" });
      }
      const { body } = await lane.test.call("GET", "/transactions/stats?to_date=2026-03-10");
      expect(Object(body.data).total).to.equal(1);
      await lane.settle();
      await lane.expectInvariants();
    });

    it("frees a lane whose lease was written before the database's clock was set back", async () => {
      const id = await lane.sell();
      const lease_until = Date.now() + dayMs;
      await lane.db.knex("lanes").where({ id: lane.branch.laneId }).update({ owner: "gone", lease_until });
      await lane.drain();
      expect((await lane.row(id)).status).to.equal("pending");
      const { lease_until: shortened } = (await lane.lane()) as { lease_until: number };
      expect(shortened).to.be.lessThan(Date.now() + 60_000);
      await lane.endLeases();
      await lane.settle();
      expect((await lane.row(id)).status).to.equal("success");
      await lane.expectInvariants();
    });

    it("leaves a lane to a process that holds it for minutes, because its calls may take longer", async () => {
      const id = await lane.sell();
      const lease_until = Date.now() + 5 * 60_000;
      await lane.db.knex("lanes").where({ id: lane.branch.laneId }).update({ owner: "other", lease_until });
      await lane.drain();
      expect((await lane.row(id)).status).to.equal("pending");
      expect(await lane.lane()).to.include({ owner: "other", lease_until });
      await lane.endLeases();
      await lane.settle();
      expect((await lane.row(id)).status).to.equal("success");
      await lane.expectInvariants();
    });
  });
}
