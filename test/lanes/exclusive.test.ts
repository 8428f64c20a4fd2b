// Work that has a lane to itself, or runs next to its saves, and the end of a process that serves lanes.
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { UnavailableError } from "../../server/src/base/errors.ts";
import { readLaneAddress } from "../../server/src/core/devices/ready-store.ts";
import { pageOfAttempts } from "../../server/src/lanes/attempts.ts";
import { claimLane, releaseLane } from "../../server/src/lanes/leases.ts";
import { caught } from "../support/caught.ts";
import { databaseFamilies } from "../support/database.ts";
import { holding, startLaneTest } from "../support/lane.ts";
import { itemInput } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";
import { until } from "../support/until.ts";
import { lanesOf } from "./own-lanes.ts";

for (const family of databaseFamilies()) {
  describe(`work on a lane on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const saves = () => lane.unit.saves.filter(({ tin }) => tin === lane.branch.tin).length;
    const leases = async () => {
      const { owner, lease_until, select_owner, select_until } = await lane.lane();
      return { owner, lease_until, select_owner, select_until };
    };
    const free = { owner: null, lease_until: 0, select_owner: null, select_until: 0 };

    /** The next statement about lanes outside a transaction finds no database. */
    function loseNextStatement() {
      const { knex } = lane.db;
      lane.db.knex = new Proxy(knex, {
        apply(target, thisArg, given) {
          if (given[0] !== "lanes") return Reflect.apply(target, thisArg, given);
          lane.db.knex = knex;
          return { where: () => ({ update: () => Promise.reject(lost) }) };
        },
      });
    }
    const lost = new DatabaseLost("unreachable", "The database can't be reached at present.");

    /** Two pieces of work that begin together; the first goes on until it is released. */
    function twoOf(begin: (work: () => Promise<void>) => Promise<void>) {
      const entered = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const done: string[] = [];
      const first = begin(async () => {
        entered.resolve();
        await released.promise;
        done.push("first");
      });
      const second = entered.promise.then(() =>
        begin(async () => {
          done.push("second");
        }),
      );
      return {
        entered: entered.promise,
        done,
        async release() {
          released.resolve();
          await Promise.all([first, second]);
        },
      };
    }

    it("holds it under the name of its process, which two pieces of work share", async () => {
      const { laneId } = lane.branch;
      const lanes = lanesOf(lane, { processName: "till-7" });
      const holders: string[] = [];
      const note = async () => void holders.push(String((await leases()).owner));
      await lanes.withLane(laneId, note);
      await lanes.withLane(laneId, note);
      for (const holder of holders) expect(holder).to.match(/^till-7:[0-9a-f]{12}:[0-9a-f]{8}$/);
      expect(new Set(holders)).to.have.property("size", 2);
      expect(new Set(holders.map((holder) => holder.slice(0, 19)))).to.have.property("size", 1);
      await lanes.stop();
    });

    it("has it to itself, one after the other, and sales wait meanwhile", async () => {
      const { laneId } = lane.branch;
      const lanes = lanesOf(lane, { isPassive: false });
      const savesAtEnds: number[] = [];
      const work = twoOf((one) =>
        lanes.withLane(laneId, async () => {
          await one();
          savesAtEnds.push(saves());
        }),
      );
      await work.entered;
      const id = await lane.sell();
      lanes.wake(laneId);
      await lane.drain();
      expect((await lane.row(id)).status).to.equal("pending");
      expect(work.done).to.deep.equal([]);
      await work.release();
      await lanes.stop();
      expect(work.done).to.deep.equal(["first", "second"]);
      expect(savesAtEnds).to.deep.equal([0, 0]);
      expect(await leases()).to.deep.equal(free);
      await lane.settle();
      expect((await lane.row(id)).status).to.equal("success");
      await lane.expectInvariants();
    });

    it("of several calls may go on for a time, and the lane makes a call before the next work", async () => {
      const { laneId } = lane.branch;
      const lanes = lanesOf(lane, { isPassive: false });
      const id = await lane.sell();
      const seen: unknown[] = [];
      await lanes.withLane(laneId, async (mayGoOn) => {
        seen.push(mayGoOn());
        await until(() => !mayGoOn());
        seen.push((await lane.row(id)).status);
      });
      await lanes.withLane(laneId, async () => void seen.push((await lane.row(id)).status));
      expect(seen).to.deep.equal([true, "pending", "success"]);
      await lanes.stop();
      await lane.settle();
      await lane.expectInvariants();
    });

    it("waits for the call that is under way, and no call follows that one", async () => {
      const hold = holding("after");
      lane.unit.next("sale", hold.script, lane.branch.tin);
      const [first, second] = [await lane.sell(), await lane.sell()];
      const drained = lane.drain();
      await hold.entered;
      let seen: unknown;
      const work = async () => {
        seen = [(await lane.row(first)).status, (await lane.row(second)).status, saves()];
      };
      // It has the lane from here on: nothing about the unit is asked before.
      const alone = lane.worker().lanes.withLane(lane.branch.laneId, work, { callsUnit: false });
      hold.release();
      await Promise.all([alone, drained]);
      expect(seen).to.deep.equal(["success", "pending", 1]);
      await lane.settle();
      expect((await lane.row(second)).status).to.equal("success");
      await lane.expectInvariants();
    });

    for (const kind of ["withLane", "withSelect"] as const) {
      it(`keeps its result, or its own failure, if the database is lost when ${kind} gives the lane back`, async () => {
        const { lanes } = lane.worker();
        const losing = <Result>(result: () => Result) =>
          lanes[kind](lane.branch.laneId, async () => {
            loseNextStatement();
            return result();
          });
        expect(await losing(() => "done")).to.equal("done");
        await lane.db.knex("lanes").update({ lease_until: 1, select_until: 1 });
        const own = new Error("the work's own");
        const failing = losing(() => {
          throw own;
        });
        expect(await caught(failing)).to.equal(own);
        await lane.db.knex("lanes").update({ lease_until: 1, select_until: 1 });
        expect(await lanes[kind](lane.branch.laneId, async () => "again")).to.equal("again");
      });
    }

    it("registers an item once, although the database is lost when its lane is given back", async () => {
      const { transaction } = lane.db;
      const item = itemInput({ item_name: "Registered once" });
      const registered = () =>
        lane.db
          .knex("items")
          .where({ item_name: item.item_name, data_set_id: lane.branch.environmentId })
          .whereNotNull("registered_at")
          .pluck("item_code");
      lane.db.transaction = async (work) => {
        const result = await transaction(work);
        if ((await registered()).length > 0) {
          lane.db.transaction = transaction;
          loseNextStatement();
        }
        return result;
      };
      const response = await lane.test.call("POST", `/items?bhf_id=${lane.branch.bhf_id}`, { body: item });
      lane.db.transaction = transaction;
      expect(response.status, response.text).to.equal(201);
      expect(await registered()).to.have.lengthOf(1);
    });

    it("runs next to the lane's saves if it only reads, one at a time", async () => {
      const { laneId } = lane.branch;
      const { lanes } = lane.worker();
      const work = twoOf((one) => lanes.withSelect(laneId, one));
      await work.entered;
      const id = await lane.sell();
      await lane.drain();
      expect((await lane.row(id)).status).to.equal("success");
      expect(work.done).to.deep.equal([]);
      await work.release();
      expect(work.done).to.deep.equal(["first", "second"]);
      expect(await leases()).to.deep.equal(free);
      await lane.settle();
      await lane.expectInvariants();
    });

    it("leaves the lane free when it fails", async () => {
      const { laneId } = lane.branch;
      const { lanes } = lane.worker();
      const fail = async () => {
        throw new Error("it fails");
      };
      for (const begin of [lanes.withLane, lanes.withSelect])
        expect(await caught(begin(laneId, fail))).to.have.property("message", "it fails");
      expect(await leases()).to.deep.equal(free);
    });

    it("that calls the unit needs a process that can, other work doesn't", async () => {
      const requireUnit = async () => {
        throw new Error("the relay is connected elsewhere");
      };
      const lanes = lanesOf(lane, { requireUnit });
      const { laneId } = lane.branch;
      const work = async () => "done";
      for (const begin of [lanes.withLane, lanes.withSelect])
        expect(await caught(begin(laneId, work))).to.have.property(
          "message",
          "the relay is connected elsewhere",
        );
      expect(await lanes.withLane(laneId, work, { callsUnit: false })).to.equal("done");
      await lanes.stop();
    });

    it("is given up at once by a process that stops while another holds the lane", async () => {
      const { laneId } = lane.branch;
      await claimLane(lane.db, laneId, "other", 60_000);
      const lanes = lanesOf(lane);
      const work = lanes.withLane(laneId, async () => undefined);
      const failure = caught(work);
      await lanes.stop();
      expect(await failure).to.be.instanceOf(UnavailableError);
      expect(await lane.lane()).to.include({ owner: "other" });
      await releaseLane(lane.db, laneId, "other");
    });

    it("ends with the call in flight when its process stops: none follows", async () => {
      const hold = holding("after");
      lane.unit.next("sale", hold.script, lane.branch.tin);
      const [first, second] = [await lane.sell(), await lane.sell()];
      const lanes = lanesOf(lane, { isPassive: false });
      lanes.wake(lane.branch.laneId);
      await hold.entered;
      await lanes.stop(1);
      expect(await lane.row(first)).to.include({ status: "processing" });
      const filter = { transaction_id: first };
      const { rows } = await pageOfAttempts(lane.db.knex, filter, { page: 1, per_page: 20 });
      expect(rows.map(({ number, outcome }) => [number, outcome])).to.deep.equal([[1, "sent"]]);
      const stopped = lanes.stop();
      hold.release();
      await stopped;
      lanes.wake(lane.branch.laneId);
      await lanes.drain();
      expect([(await lane.row(first)).status, (await lane.row(second)).status]).to.deep.equal([
        "success",
        "pending",
      ]);
      expect(saves()).to.equal(1);
      await lane.settle();
      await lane.expectInvariants();
    });

    it("can't have a lane that was deleted meanwhile", async () => {
      expect(await claimLane(lane.db, -1, "me", 60_000)).to.equal(false);
    });

    /** Lanes that nobody wakes sign a sale. */
    async function findSale(options: Parameters<typeof lanesOf>[1] = {}): Promise<void> {
      const id = await lane.sell();
      const lanes = lanesOf(lane, { isPassive: false, ...options });
      const ended = lanes.outcomes.wait(id, 10_000);
      lanes.start();
      await ended;
      expect(await lane.row(id)).to.include({ status: "success" });
      await lanes.stop();
      await lane.settle();
      await lane.expectInvariants();
    }

    it("begins without being told if something is due", () => findSale());

    it("begins again after a rest if nothing could be served before", async () => {
      let looks = 0;
      await findSale({
        restMs: 1,
        unitOf: async (trx, laneId) =>
          looks++ === 0 ? undefined : readLaneAddress(trx, lane.test.service, laneId),
      });
      expect(looks).to.be.above(1);
    });
  });
}
