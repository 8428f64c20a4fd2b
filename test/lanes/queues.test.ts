// What health and metrics say of lanes: what is overdue, stopped, unanswered, out of reach, and which follow-ups are open.
import { DatabaseSync } from "node:sqlite";
import { expect } from "chai";
import {
  countAllFollowUps,
  countFollowUps,
  findOpenFollowUpCalls,
} from "../../server/src/lanes/follow-up-calls.ts";
import { heldReason } from "../../server/src/lanes/hold.ts";
import { holdCopy } from "../../server/src/lanes/hold-copy.ts";
import { claimLane, releaseLane, selects } from "../../server/src/lanes/leases.ts";
import {
  countStoppedStreams,
  findOldestSent,
  findOverdue,
  findUnreachable,
} from "../../server/src/lanes/queues.ts";
import { findFaults } from "../../server/src/lanes/store.ts";
import { findUnserved } from "../../server/src/lanes/unserved.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { lost, noResponse } from "../support/outcomes.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`the state of lanes on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(async () => {
      lane.unit.forget();
      await lane.db.knex("streams").update({ stopped_reason: null });
      await lane.db.knex("lanes").update({ failures: 0, open_until: 0 });
      await lane.settle();
    });

    const ofLane = () => lane.db.knex("lanes").where({ id: lane.branch.laneId });
    const ofStream = (name: string) => lane.db.knex("streams").where({ lane_id: lane.branch.laneId, name });

    describe("an overdue call", () => {
      const overdue = (beforeMs = 0) =>
        findOverdue(lane.db, [lane.branch.laneId], lane.clock.now(), lane.clock.now() - beforeMs);

      it("is one that nothing keeps from being sent", async () => {
        expect(await overdue()).to.equal(null);
        await lane.sell();
        expect(await overdue()).to.equal(lane.clock.now());
        expect(await overdue(1)).to.equal(null);
      });

      it("doesn't exist while the circuit is open or another process has the lane", async () => {
        await lane.sell();
        await ofLane().update({ open_until: lane.clock.now() + 1 });
        expect(await overdue()).to.equal(null);
        await ofLane().update({ open_until: lane.clock.now() });
        expect(await overdue()).to.equal(lane.clock.now());
        await claimLane(lane.db, lane.branch.laneId, "other", 60_000);
        expect(await overdue()).to.equal(null);
        await releaseLane(lane.db, lane.branch.laneId, "other");
      });

      it("doesn't exist where the stream has stopped or waits for a response, but in another stream", async () => {
        lane.unit.next("sale", lost, lane.branch.tin);
        await lane.sell();
        await lane.drain();
        await lane.sell();
        expect(await overdue()).to.equal(null);
        await lane.buy();
        expect(await overdue()).to.equal(lane.clock.now());
        await ofStream("purchases").update({ stopped_reason: "another system" });
        expect(await overdue()).to.equal(null);
      });

      it("is no stock movement", async () => {
        await lane.move();
        expect(await overdue()).to.equal(null);
      });
    });

    it("counts stopped streams, and finds the call that has waited longest for its response", async () => {
      const { knex } = lane.db;
      expect([await countStoppedStreams(knex), await findOldestSent(knex)]).to.deep.equal([0, null]);
      await ofStream("stock").update({ stopped_reason: "another system" });
      lane.unit.always(lost);
      const sentMs = lane.clock.now();
      await lane.sell();
      await lane.drain();
      lane.clock.advance(500);
      await lane.buy();
      await lane.drain();
      expect([await countStoppedStreams(knex), await findOldestSent(knex)]).to.deep.equal([1, sentMs]);
    });

    it("names units that are out of reach or take nothing, and why", async () => {
      const { knex } = lane.db;
      const { laneId, bhf_id } = lane.branch;
      await ofLane().update({ failures: 2 });
      expect(await findUnreachable(knex)).to.deep.equal([]);
      await ofLane().update({ failures: 3 });
      const unit = { account_id: lane.test.account.id, environment: "sandbox", bhf_id };
      expect(await findUnreachable(knex)).to.deep.equal([unit]);
      const faults = async (fault_code: string | null, fault_message: string | null) => {
        await ofLane().update({ fault_code, fault_message });
        return (await findFaults(knex, [laneId])).get(laneId);
      };
      expect(await faults("E11", "memory full")).to.equal("memory full (E11)");
      expect(await faults("unreadable", "The key is missing.")).to.equal("The key is missing.");
      expect(await faults(null, null)).to.equal(undefined);
    });

    it("names the path that no program serves", async () => {
      const { laneId } = lane.branch;
      const unserved = async () => (await findUnserved(lane.db.knex, "sales", [laneId])).get(laneId);
      expect(await unserved()).to.equal(undefined);
      lane.unit.next("sale", async () => ({ ...noResponse, not_served: 404 }), lane.branch.tin);
      await lane.sell();
      await lane.drain();
      expect(await unserved()).to.match(/^HTTP 404 at http:\/\/.*\w\/trnsSales\/saveSales$/);
    });

    it("counts open follow-ups, and says what each waits for", async () => {
      const { knex } = lane.db;
      const { laneId } = lane.branch;
      expect(await countAllFollowUps(knex)).to.deep.equal({ waiting: 0, rejected: 0, oldest_at: null });
      lane.unit.next("movement", async () => ({ kind: "not_sent", message: "No route." }), lane.branch.tin);
      const id = await lane.sell();
      await lane.drain();
      const nowMs = lane.clock.now();
      const ofCall = () => knex("calls").where({ transaction_id: id, kind: "movement" });
      const progress = async (change: object) => {
        await ofCall().update(change);
        return (await findOpenFollowUpCalls(knex, { transaction_id: id }, nowMs)).map((one) => one.progress);
      };
      const waiting = { waiting: 1, rejected: 0, oldest_at: nowMs };
      expect(await countAllFollowUps(knex)).to.deep.equal(waiting);
      expect(await countFollowUps(knex, [laneId])).to.deep.equal(new Map([[laneId, waiting]]));
      expect(await progress({ tries: 0 })).to.deep.equal(["waiting"]);
      expect(await progress({ tries: 1 })).to.deep.equal(["retrying"]);
      expect(await progress({ state: "sent", holder: "one", due_at: nowMs + 1 })).to.deep.equal([
        "in_flight",
      ]);
      expect(await progress({ due_at: nowMs })).to.deep.equal(["unanswered"]);
      expect(await progress({ holder: null, due_at: nowMs + 1 })).to.deep.equal(["unanswered"]);
      expect(await progress({ state: "rejected" })).to.deep.equal(["rejected"]);
      expect(await countAllFollowUps(knex)).to.deep.equal({ ...waiting, waiting: 0, rejected: 1 });
      expect(await progress({ state: "done" })).to.deep.equal([]);
    });

    if (family === "sqlite") {
      it("is free of leases when the single process of a database starts", async () => {
        const { laneId } = lane.branch;
        await claimLane(lane.db, laneId, "gone", 60_000);
        await claimLane(lane.db, laneId, "gone", 60_000, selects);
        await lane.replaceWorker();
        expect(await lane.lane()).to.include({ owner: null, select_owner: null, select_until: 0 });
      });
    }

    it("frees a lane of a reader whose lease was written before the database's clock was set back", async () => {
      const select_until = Date.now() + 24 * 60 * 60_000;
      await ofLane().update({ select_owner: "gone", select_until });
      await lane.drain();
      const { select_until: shortened } = (await lane.lane()) as { select_until: number };
      expect(shortened).to.be.within(Date.now(), Date.now() + 150_000);
      await ofLane().update({ select_owner: null, select_until: 0 });
    });
  });
}

describe("a copy of the database", () => {
  it("has held numbers, no lease, and no call on its way", () => {
    const copy = new DatabaseSync(":memory:");
    copy.exec(
      "create table streams (stopped_reason, updated_at); insert into streams values (null, 1);" +
        "create table calls (id, attempt_id, transaction_id, lane_id, number, updated_at, state, holder, due_at);" +
        "insert into calls values ('c1', 'a1', 't1', 7, 3, 2, 'sent', 'one', 9), ('c2', null, 't2', 7, null, 2, 'waiting', 'one', 9);" +
        "create table attempts (id, call_id, transaction_id, lane_id, number, sent_at, outcome);" +
        "create table lanes (owner, lease_until); insert into lanes values ('one', 9)",
    );
    holdCopy(copy, 5);
    const all = (table: string) =>
      copy
        .prepare(`select * from ${table}`)
        .all()
        .map((row) => ({ ...row }));
    expect(all("streams")).to.deep.equal([{ stopped_reason: heldReason, updated_at: 5 }]);
    expect(all("calls").map(({ state, holder, due_at }) => [state, holder, due_at])).to.deep.equal([
      ["sent", null, 5],
      ["waiting", "one", 9],
    ]);
    const attempt = { id: "a1", call_id: "c1", transaction_id: "t1", lane_id: 7, number: 3, sent_at: 2 };
    expect(all("attempts"), "the send on its way").to.deep.equal([{ ...attempt, outcome: "sent" }]);
    expect(all("lanes")).to.deep.equal([{ owner: null, lease_until: 0 }]);
    copy.close();
  });
});
