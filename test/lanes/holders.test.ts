// Who may call a unit: one holder at a time, a late one changes nothing, and a response outlives a lost database.

import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { isOnItsWay } from "../../server/src/lanes/by-hand.ts";
import type { CallRow } from "../../server/src/lanes/kinds.ts";
import { claimLane } from "../../server/src/lanes/leases.ts";
import { longestWaitMs } from "../../server/src/lanes/store.ts";
import { timingOf } from "../../server/src/lanes/timing.ts";
import { databaseFamilies } from "../support/database.ts";
import { holding, startLaneTest } from "../support/lane.ts";
import { listenToQueries } from "../support/queries.ts";
import { forSuite } from "../support/suite.ts";

describe("the time limits of a lane", () => {
  it("follow from the limit of a save call: a send is over before the lease of its holder ends", () => {
    expect(timingOf(30_000)).to.deep.equal({
      connectMs: 3_000,
      saveMs: 30_000,
      callLimitMs: 34_000,
      leaseMs: 45_000,
    });
  });

  it("leave half of a short limit for connecting", () => {
    expect(timingOf(3_000)).to.include({ connectMs: 1_500, callLimitMs: 3_400, leaseMs: 4_500 });
  });
});

describe("a call of a vanished holder", () => {
  const nowMs = 1_000_000;
  const isOpen = (due_at: number, more: Partial<CallRow> = {}) =>
    isOnItsWay({ state: "sent", holder: "one", due_at, ...more } as CallRow, nowMs);

  it("may be on its way until its time limit", () => {
    expect([isOpen(nowMs + 1), isOpen(nowMs)]).to.deep.equal([true, false]);
  });

  it("is not on its way with a limit that only a clock ahead can have written", () => {
    expect([isOpen(nowMs + longestWaitMs), isOpen(nowMs + longestWaitMs + 1)]).to.deep.equal([true, false]);
  });

  it("is not on its way if it waits again, or its response has come", () => {
    expect(isOpen(nowMs + 1, { state: "waiting" })).to.equal(false);
    expect(isOpen(nowMs + 1, { holder: null })).to.equal(false);
  });
});

for (const family of databaseFamilies()) {
  describe(`holders of a lane on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const saves = () => lane.unit.saves.filter(({ tin }) => tin === lane.branch.tin);

    it("are fenced: one that was paused past its lease changes nothing when it continues", async () => {
      const hold = holding("after");
      lane.unit.next("sale", hold.script, lane.branch.tin);
      const id = await lane.sell();
      const first = lane.drain();
      await hold.entered;
      await lane.replaceWorker();
      await lane.advance(35_000);
      const before = await lane.row(id);
      expect(before).to.include({ status: "success", receipt_unrecovered: 1 });
      await lane.db.knex("lanes").update({ lease_until: 1 });
      hold.release();
      await first;
      expect(await lane.row(id)).to.deep.equal(before);
      await lane.settle();
      await lane.expectInvariants();
    });

    it("may finish late when nobody took over: the receipt is not lost", async () => {
      const hold = holding("after");
      lane.unit.next("sale", hold.script, lane.branch.tin);
      const id = await lane.sell();
      const first = lane.drain();
      await hold.entered;
      await lane.endLeases();
      hold.release();
      await first;
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1", receipt_unrecovered: 0 });
      await lane.settle();
      await lane.expectInvariants();
    });

    it("send nothing while a vanished holder's call may still be on its way", async () => {
      const hold = holding("before");
      lane.unit.next("purchase", hold.script, lane.branch.tin);
      const purchase = await lane.buy();
      const first = lane.drain();
      await hold.entered;
      const sale = await lane.sell();
      await lane.replaceWorker();
      await lane.advance(33_000);
      expect(saves()).to.have.lengthOf(1);
      await lane.advance(2_000);
      expect((await lane.row(purchase)).status).to.equal("success");
      expect((await lane.row(sale)).status).to.equal("success");
      hold.release();
      await first;
      await lane.settle();
      await lane.expectInvariants();
    });

    it("initialize nothing while a vanished holder's call may still be on its way", async () => {
      const hold = holding("before");
      lane.unit.next("purchase", hold.script, lane.branch.tin);
      await lane.buy();
      const first = lane.drain();
      await hold.entered;
      await lane.replaceWorker();
      let isAlone = false;
      const alone = lane.worker().lanes.withLane(lane.branch.laneId, async () => {
        isAlone = true;
      });
      await pause(250);
      expect(isAlone).to.equal(false);
      lane.clock.advance(35_000);
      await alone;
      expect(isAlone).to.equal(true);
      hold.release();
      await first;
      await lane.settle();
      await lane.expectInvariants();
    });

    it("let other streams continue while a call with a response is in doubt", async () => {
      await lane.test.simulator.setFault({
        fault: "F5",
        tin: lane.branch.tin,
        path: "savePurchases",
        times: 3,
      });
      const purchase = await lane.buy();
      await lane.drain();
      const sale = await lane.sell();
      await lane.drain();
      expect((await lane.row(sale)).status).to.equal("success");
      expect(await lane.row(purchase)).to.include({ status: "processing", in_doubt: 1 });
      await lane.settle();
      await lane.expectInvariants();
    });

    it("are never two: a held lane belongs to one process", async () => {
      const { laneId } = lane.branch;
      expect(await claimLane(lane.db, laneId, "one", 60_000)).to.equal(true);
      expect(await claimLane(lane.db, laneId, "other", 60_000)).to.equal(false);
      expect(await claimLane(lane.db, laneId, "one", 60_000)).to.equal(true);
      const id = await lane.sell();
      await lane.drain();
      expect((await lane.row(id)).status).to.equal("pending");
      await lane.endLeases();
      await lane.settle();
      await lane.expectInvariants();
    });

    describe("when the database is lost", () => {
      /** The next transactions of the lane fail, before their work or while they commit. */
      function loseDatabase(times: number, when: "before" | "commit") {
        const { db } = lane;
        const { transaction } = db;
        let left = times;
        db.transaction = async (work) => {
          if (left <= 0) return transaction(work);
          left -= 1;
          if (when === "commit") await transaction(work);
          throw new DatabaseLost("unreachable", "The database can't be reached at present.");
        };
        return () => {
          db.transaction = transaction;
        };
      }

      for (const when of ["before", "commit"] as const) {
        it(`keep the response until it can be stored, lost ${when === "commit" ? "while committing" : "before"}`, async () => {
          let restore = () => {};
          lane.unit.next("sale", async ({ send }) => {
            const unitResult = await send();
            restore = loseDatabase(3, when);
            return unitResult;
          });
          const id = await lane.sell();
          try {
            await lane.drain();
          } finally {
            restore();
          }
          expect(await lane.row(id)).to.include({
            status: "success",
            receipt_no: "1",
            receipt_unrecovered: 0,
          });
          expect(saves().filter(({ kind }) => kind === "sale")).to.have.lengthOf(1);
          await lane.settle();
          await lane.expectInvariants();
        });

        it(`replay a call whose binding was lost ${when === "commit" ? "while committing" : "before"}`, async () => {
          const id = await lane.sell();
          const restore = loseDatabase(1, when);
          try {
            await lane.drain();
          } finally {
            restore();
          }
          expect(saves()).to.have.lengthOf(0);
          await lane.settle();
          expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1" });
          await lane.expectInvariants();
        });
      }
    });

    it("postpone a call that fails inside the service, log it, and serve its neighbors", async () => {
      const broken = await lane.sell();
      await lane.db
        .knex("transaction_bodies")
        .where({ transaction_id: broken })
        .update({ document: Buffer.from("{") });
      const whole = await lane.sell();
      const purchase = await lane.buy();
      const { log } = lane.test.service;
      const { error } = log;
      const logged: unknown[][] = [];
      log.error = ((...given: unknown[]) => logged.push(given)) as typeof error;
      try {
        await lane.drain();
      } finally {
        log.error = error;
      }
      expect((await lane.row(whole)).status).to.equal("success");
      expect((await lane.row(purchase)).status).to.equal("success");
      expect((await lane.row(broken)).status).to.equal("pending");
      const [call] = await lane.calls("sale");
      expect(call).to.include({ state: "waiting", number: null });
      expect(call?.last_error).to.match(/JSON/);
      expect(logged).to.have.lengthOf(1);
      expect(logged[0]?.[0]).to.have.property("call_id", call?.id);
      expect(logged[0]?.[1]).to.equal("a call can't be prepared");
    });

    it("keep their other streams going if a response can't be stored", async () => {
      // A purchase whose record is gone once it is accepted.
      const id = await lane.buy();
      lane.unit.next("purchase", async ({ send }) => {
        const unitResult = await send();
        await lane.db.knex("transactions").where({ id }).delete();
        return unitResult;
      });
      await lane.drain();
      const sale = await lane.sell();
      await lane.drain();
      expect((await lane.row(sale)).status).to.equal("success");
      expect((await lane.calls("purchase"))[0]).to.include({ state: "sent", number: 1 });
    });

    it("end a drain, and write nothing, although a lane has due calls that nothing can serve", async () => {
      await lane.sell();
      await lane.db.knex("devices").where({ branch_id: lane.branch.branchId }).update({ is_active: 0 });
      noteChange(lane.db.knex, "devices");
      const writes: string[] = [];
      const end = listenToQueries(lane.db, ({ sql }) => writes.push(...(/^update .lanes/.exec(sql) ?? [])));
      await lane.drain();
      end();
      expect([saves(), writes]).to.deep.equal([[], []]);
      await lane.db.knex("devices").where({ branch_id: lane.branch.branchId }).update({ is_active: 1 });
      noteChange(lane.db.knex, "devices");
      await lane.settle();
      expect((await lane.calls("sale")).map(({ state }) => state)).to.deep.equal(["done"]);
      await lane.expectInvariants();
    });
  });
}
