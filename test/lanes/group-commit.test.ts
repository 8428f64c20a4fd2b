// Many lanes at once: they share transactions, take turns where there are more than are served, and never pay for one another.
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { TranslationError } from "../../server/src/control-unit/profiles.ts";
import { createCallKinds } from "../../server/src/core/call-kinds/call-kinds.ts";
import { readLaneAddress } from "../../server/src/core/devices/ready-store.ts";
import { createGroupCommit } from "../../server/src/db/batching/group-commit.ts";
import { lockLane } from "../../server/src/lanes/store.ts";
import { databaseFamilies } from "../support/database.ts";
import { type Script, startLaneTest } from "../support/lane.ts";
import { listenToQueries } from "../support/queries.ts";
import { forSuite } from "../support/suite.ts";
import { lanesOf } from "./own-lanes.ts";

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

    it("are locked in one order, whatever the order of their work", async () => {
      const ids = (await sellers(3)).map(({ laneId }) => laneId);
      const locked: unknown[] = [];
      const end = listenToQueries(lane.db, ({ sql, bindings = [] }) => {
        if (/lanes\.\*/.test(sql)) locked.push(...bindings.filter((id) => ids.includes(Number(id))));
      });
      const groupCommit = createGroupCommit(lane.db);
      const rows = await Promise.all(
        ids.toReversed().map((id) => groupCommit.run((trx) => lockLane(trx, lane.db, id))),
      );
      end();
      expect(rows.map((row) => row?.id)).to.deep.equal(ids.toReversed());
      expect([...new Set(locked)]).to.deep.equal(ids);
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
        await lane.db.knex("transactions").where({ id: broken.sales[0] }).delete();
        return result;
      });
      await lane.drain();
      lane.unit.forget();
      for (const seller of all.slice(1)) expect(await stateOf(seller)).to.equal("success");
      for (const seller of all) expect(savesOf(seller)).to.equal(1);
      const call = await lane.db.knex("calls").where({ lane_id: broken?.laneId }).first();
      expect(call).to.include({ state: "sent", number: 1, holder: null });
      expect(call.last_error).to.contain("vanished");
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

    it("keep a response although the call after it can't be bound", async () => {
      const [seller] = await sellers(1, 2);
      let asked = 0;
      const lanes = lanesOf(lane, {
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

    const isLost = () => new DatabaseLost("unreachable", "The database can't be reached at present.");

    it("blame no call for a database that is lost while the call is prepared", async () => {
      const [seller] = await sellers(1);
      const { clock, config } = lane.test.service;
      const kinds = createCallKinds({ clock, timeZone: config.timeZone });
      let isThere = false;
      const prepare: typeof kinds.sale.prepare = async (...given) => {
        if (!isThere) throw isLost();
        return kinds.sale.prepare(...given);
      };
      const lanes = lanesOf(lane, { kinds: { ...kinds, sale: { ...kinds.sale, prepare } } });
      await lanes.drain();
      const call = await lane.db.knex("calls").where({ lane_id: seller?.laneId }).first();
      expect(call).to.include({ state: "waiting", doubt_code: null, last_error: null });
      isThere = true;
      await lanes.drain();
      await lanes.stop();
      expect(seller && (await stateOf(seller))).to.equal("success");
    });

    it("reject a document that the unit could never accept, without sending it", async () => {
      const [seller] = await sellers(1);
      const { clock, config } = lane.test.service;
      const kinds = createCallKinds({ clock, timeZone: config.timeZone });
      const prepare = async () => {
        throw new TranslationError("remark", "The control unit takes at most 400 characters.");
      };
      const lanes = lanesOf(lane, { kinds: { ...kinds, sale: { ...kinds.sale, prepare } } });
      await lanes.drain();
      await lanes.stop();
      const rejected = { status: "failed", failure_code: "unit_rejected", next_retry_at: null, can_retry: 1 };
      expect(await lane.row(seller?.sales[0] ?? "")).to.include(rejected);
      const call = await lane.db.knex("calls").where({ lane_id: seller?.laneId }).first();
      const last_error = "The control unit takes at most 400 characters.";
      expect(call).to.include({ state: "rejected", last_error });
      expect(seller && savesOf(seller)).to.equal(0);
    });

    it("report once that a response can't be stored, however often they try", async () => {
      const [seller] = await sellers(1);
      const { transaction } = lane.db;
      const { log } = lane.test.service;
      const { warn } = log;
      const warned: unknown[] = [];
      let losses = 0;
      log.warn = ((fields: object) => warned.push(...("call_id" in fields ? [fields] : []))) as typeof warn;
      lane.db.transaction = (work) => {
        losses -= 1;
        return losses < 0 ? transaction(work) : Promise.reject(isLost());
      };
      lane.unit.next("sale", async ({ send }) => {
        const result = await send();
        losses = 3;
        return result;
      });
      try {
        await lane.drain();
      } finally {
        lane.db.transaction = transaction;
        log.warn = warn;
      }
      expect(seller && (await stateOf(seller))).to.equal("success");
      expect(warned).to.have.lengthOf(1);
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
      const lanes = lanesOf(lane, { lanesAtOnce: 2 });
      lane.unit.saves.length = 0;
      await lanes.drain();
      await lanes.stop();
      const order = lane.unit.saves.map(({ tin }) => tin);
      expect(order).to.have.length(82);
      for (const { tin } of all.slice(2)) expect(order.indexOf(tin)).to.be.lessThan(40);
      const before = order.slice(0, Math.min(...all.slice(2).map(({ tin }) => order.indexOf(tin))));
      const inARow = all.slice(0, 2).map(({ tin }) => before.filter((one) => one === tin).length);
      expect(Math.max(...inARow)).to.equal(16);
    });
  });
}
