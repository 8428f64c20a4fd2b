// Many lanes at once: they share transactions, take turns where there are more than are served, and never pay for one another.
import { expect } from "chai";
import { createCallKinds } from "../../server/src/call-kinds.ts";
import { readLaneAddress } from "../../server/src/devices/ready-store.ts";
import { timingOf } from "../../server/src/lanes/timing.ts";
import { createLanes, type LanesOptions } from "../../server/src/lanes/worker.ts";
import { databaseFamilies } from "../support/database.ts";
import { type Script, startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";

type Seller = { laneId: number; tin: string; environmentId: number; sales: string[] };

/** A service: nothing follows from its sale at the unit. */
const delivery = { items: [{ item_code: "KE3NTXU0000003", quantity: 1, unit_price: 250 }] };

for (const family of databaseFamilies()) {
  describe(`lanes side by side on ${family}`, () => {
    let transactions: number;
    const lane = forSuite(() => startLaneTest({ family }));
    before(async () => {
      const { transaction } = lane.db;
      lane.db.transaction = (work) => {
        transactions += 1;
        return transaction(work);
      };
    });

    /** So many devices, each with sales that wait; from here on transactions are counted. */
    async function sellers(count: number, sales = 1): Promise<Seller[]> {
      const all: Seller[] = [];
      for (let index = 0; index < count; index++) {
        const { laneId, tin, environmentId } = await lane.open();
        const ids: string[] = [];
        for (let sale = 0; sale < sales; sale++) ids.push(await lane.sell(delivery));
        all.push({ laneId, tin, environmentId, sales: ids });
      }
      transactions = 0;
      return all;
    }

    const stateOf = async ({ sales: [id = ""] }: Seller) => (await lane.row(id)).status;
    const leaseOf = ({ laneId }: Seller) =>
      lane.db.knex("lanes").where({ id: laneId }).first("owner", "lease_until");
    const savesOf = ({ tin }: Seller) => lane.unit.saves.filter((save) => save.tin === tin).length;

    /** A script that sends when all of so many saves have come, and notes how many transactions there were until then. */
    function whenAllCome(count: number): { script: Script; transactionsBefore: () => number } {
      const all = Promise.withResolvers<void>();
      let come = 0;
      let before = 0;
      return {
        transactionsBefore: () => before,
        async script({ send }) {
          come += 1;
          if (come === count) {
            before = transactions;
            all.resolve();
          }
          await all.promise;
          return send();
        },
      };
    }

    it("are taken, and their calls bound, in one transaction", async () => {
      const all = await sellers(10);
      const { script, transactionsBefore } = whenAllCome(10);
      lane.unit.always(script);
      await lane.drain();
      lane.unit.forget();
      expect(transactionsBefore()).to.equal(1);
      for (const seller of all) {
        expect(await stateOf(seller)).to.equal("success");
        expect(savesOf(seller)).to.equal(1);
        expect(await leaseOf(seller)).to.deep.equal({ owner: null, lease_until: 0 });
      }
      await lane.expectInvariants({
        environmentIds: all.map(({ environmentId }) => environmentId),
        accepted: [],
      });
    });

    it("cost two transactions a call alone, and one for each call that follows", async () => {
      const [alone] = await sellers(1);
      await lane.drain();
      expect(alone && (await stateOf(alone))).to.equal("success");
      expect(transactions).to.equal(2);
      await sellers(1, 5);
      await lane.drain();
      expect(transactions).to.equal(6);
    });

    it("finish without the one whose response can't be stored", async () => {
      const all = await sellers(6);
      const [broken] = all;
      const { script } = whenAllCome(6);
      lane.unit.always(async (save) => {
        const result = await script(save);
        if (save.tin !== broken?.tin) return result;
        await lane.db.knex("transaction_bodies").where({ transaction_id: broken.sales[0] }).delete();
        return result;
      });
      await lane.drain();
      lane.unit.forget();
      for (const seller of all.slice(1)) expect(await stateOf(seller)).to.equal("success");
      for (const seller of all) expect(savesOf(seller)).to.equal(1);
      const call = await lane.db.knex("calls").where({ lane_id: broken?.laneId }).first();
      expect(call).to.include({ state: "sent", number: 1, holder: null });
      expect(call.last_error).to.contain("has no bodies");
    });

    it("continue without the one whose call can't be prepared", async () => {
      const all = await sellers(4);
      const [broken] = all;
      await lane.db.knex("transaction_bodies").where({ transaction_id: broken?.sales[0] }).delete();
      await lane.drain();
      for (const seller of all.slice(1)) expect(await stateOf(seller)).to.equal("success");
      const call = await lane.db.knex("calls").where({ lane_id: broken?.laneId }).first();
      expect(call).to.include({ state: "waiting", number: null });
    });

    /** Lanes of their own, which serve in another way than the service's. */
    function lanesWith(options: Pick<LanesOptions, "lanesAtOnce"> & Partial<Pick<LanesOptions, "unitOf">>) {
      const { config, clock, log } = lane.test.service;
      return createLanes({
        requireUnit: async () => undefined,
        db: lane.db,
        clock,
        log,
        timing: timingOf(30_000),
        timeZone: config.timeZone,
        isPassive: true,
        unit: lane.unit,
        kinds: createCallKinds({ clock, timeZone: config.timeZone }),
        unitOf: (trx, laneId) => readLaneAddress(trx, lane.test.service, laneId),
        gaveUp: async () => 0,
        cameBack: async () => undefined,
        settled: () => undefined,
        ...options,
      });
    }

    it("keep a response although the call after it can't be bound", async () => {
      const [seller] = await sellers(1, 2);
      let asked = 0;
      const lanes = lanesWith({
        unitOf: async (trx, laneId) => {
          asked += 1;
          if (asked > 1) throw new Error("nobody knows");
          return readLaneAddress(trx, lane.test.service, laneId);
        },
      });
      await lanes.drain();
      await lanes.stop();
      expect(asked).to.be.greaterThan(1);
      expect(seller && (await stateOf(seller))).to.equal("success");
      expect(seller && savesOf(seller)).to.equal(1);
      await lane.drain();
      expect(seller && savesOf(seller)).to.equal(2);
    });

    if (family === "mysql") {
      it("are taken without the one that a paused process holds locked", async () => {
        const all = await sellers(3);
        const [held] = all;
        const holder = await lane.db.knex.transaction();
        await holder("lanes").where({ id: held?.laneId }).forUpdate().first();
        await lane.drain();
        for (const seller of all.slice(1)) expect(await stateOf(seller)).to.equal("success");
        expect(held && (await stateOf(held))).to.equal("pending");
        await holder.rollback();
        await lane.drain();
        expect(held && (await stateOf(held))).to.equal("success");
        expect(transactions).to.be.lessThan(10);
      });
    }

    it("take turns if there are more of them than are served at once", async () => {
      const all = await sellers(2, 40);
      all.push(...(await sellers(2)));
      const lanes = lanesWith({ lanesAtOnce: 2 });
      lane.unit.saves.length = 0;
      await lanes.drain();
      await lanes.stop();
      const order = lane.unit.saves.map(({ tin }) => tin);
      expect(order).to.have.length(82);
      for (const { tin } of all.slice(2)) expect(order.indexOf(tin)).to.be.lessThan(40);
    });
  });
}
