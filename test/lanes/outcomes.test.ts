// Callers who wait for the outcome of a transaction: the database is checked less and less often.
import { mock } from "node:test";
import { expect } from "chai";
import { fromBlob } from "../../server/src/db/sql/values.ts";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { taken } from "../support/outcomes.ts";
import { listenToQueries } from "../support/queries.ts";
import { forSuite } from "../support/suite.ts";
import { lanesOf } from "./own-lanes.ts";

for (const family of databaseFamilies()) {
  describe(`waiting for an outcome on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    /** How often the database is checked for an outcome while something goes on. */
    async function checksDuring(work: () => Promise<unknown>): Promise<number> {
      let checks = 0;
      const end = listenToQueries(lane.db, ({ sql }) => {
        if (/from .transactions. inner join .lanes./.test(sql)) checks += 1;
      });
      await work();
      end();
      return checks;
    }
    const checksWhileWaiting = (id: string, limitMs: number) =>
      checksDuring(() => lane.worker().lanes.outcomes.wait(id, limitMs));

    it("waits longer before each check: at most five checks in 400 ms", async () => {
      const id = await lane.sell();
      expect(await checksWhileWaiting(id, 400)).to.be.at.most(5);
      expect((await lane.row(id)).status).to.equal("pending");
    });

    it("doesn't check those who have waited for long because others begin to wait", async () => {
      const { outcomes } = lane.worker().lanes;
      const old = await lane.sell();
      const asked: unknown[] = [];
      const end = listenToQueries(lane.db, ({ sql, bindings }) => {
        if (/from .transactions. inner join .lanes./.test(sql)) asked.push(...(bindings ?? []));
      });
      let isOver = false;
      const waiting = outcomes.wait(old, 600).then(() => {
        isOver = true;
      });
      let others = 0;
      for (; !isOver; others++) await outcomes.wait(await lane.sell(), 15);
      await waiting;
      end();
      expect(others).to.be.above(8);
      expect(asked.filter((value) => value === old)).to.have.lengthOf.within(1, 8);
    });

    it("ends with the check that finds a final transaction", async () => {
      const id = await lane.sell();
      await lane.drain();
      expect(await checksWhileWaiting(id, 60_000)).to.equal(1);
    });

    it("ends with the check that finds the unit unreachable: after three sends that found none, not after two", async () => {
      // A check of the first that is under way when its wait ends finds nothing of the second.
      const [first, second] = [await lane.sell(), await lane.sell()];
      const found = (failures: number) => lane.db.knex("lanes").update({ failures });
      await found(2);
      expect(await checksWhileWaiting(first, 100)).to.be.above(1);
      await found(3);
      expect(await checksWhileWaiting(second, 60_000)).to.equal(1);
    });

    it("ends with the commit of its own process, without a further check", async () => {
      const { lanes } = lane.worker();
      for (let sales = 0; sales < 2; sales++) {
        const id = await lane.sell();
        mock.timers.enable({ apis: ["setTimeout"] });
        try {
          const ended = lanes.outcomes.wait(id, 60_000);
          await lanes.drain();
          await ended;
        } finally {
          mock.timers.reset();
        }
        expect((await lane.row(id)).status).to.equal("success");
      }
    });

    it("ends with the time from the first acceptance: the same document again doesn't wait anew", async () => {
      const body = sale();
      const submit = () => lane.test.call("POST", "/sales", { body });
      expect(await checksDuring(submit)).to.be.above(0);
      lane.clock.advance(30_000);
      expect(await checksDuring(submit)).to.equal(0);
    });
  });

  describe(`the event of a transaction's end on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    it("is promised to callers who leave without the outcome, and to no others", async () => {
      const isPromised = async (id: string) => Boolean((await lane.row(id)).notify);
      expect(await isPromised(await lane.sell())).to.equal(true);
      const submit = () => lane.test.call("POST", "/sales", { body: sale() });
      const { body: open } = await submit();
      expect(await isPromised(String(open.transaction_id))).to.equal(true);
      lane.test.service.syncWaitMs = 60_000;
      const lanes = lanesOf(lane, { isPassive: false });
      lanes.start();
      const { body: signed } = await submit();
      await lanes.stop();
      expect(await isPromised(Object(signed.data).transaction_id)).to.equal(false);
    });
  });

  describe(`a wait for an outcome where nothing goes on, on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const ofLane = () => lane.db.knex("lanes").where({ id: lane.branch.laneId });
    const ofStream = () => lane.db.knex("streams").where({ lane_id: lane.branch.laneId, name: "sales" });
    const isWaited = async (body = sale()) => {
      let checks = 0;
      const end = listenToQueries(lane.db, ({ sql }) => {
        if (/from .transactions. inner join .lanes./.test(sql)) checks += 1;
      });
      const { body: response } = await lane.test.call("POST", "/sales", { body });
      end();
      expect(response.status).to.equal("error");
      return checks > 0;
    };

    it("is not begun while the unit is out of reach, the stream has stopped, or nothing serves its path", async () => {
      expect(await isWaited()).to.equal(true);
      const { body: waiting } = await lane.test.call("POST", "/sales", { body: sale() });
      expect(waiting).to.include({ code: "outcome_pending", error: "the control unit was not reached yet" });
      await ofLane().update({ failures: 3 });
      expect(await isWaited()).to.equal(false);
      await ofLane().update({ failures: 2 });
      expect(await isWaited()).to.equal(true);
      await ofStream().update({ stopped_reason: "another system" });
      expect(await isWaited()).to.equal(false);
      await ofStream().update({ stopped_reason: null, unserved_since: 1 });
      expect(await isWaited()).to.equal(false);
    });

    it("is begun for a call that was sent, although its unit is out of reach now", async () => {
      const body = sale();
      await lane.test.call("POST", "/sales?async=true", { body });
      lane.unit.next("sale", taken, lane.branch.tin);
      await lane.drain();
      await ofLane().update({ failures: 3 });
      expect(await isWaited(body)).to.equal(true);
      const { body: response } = await lane.test.call("POST", "/sales", { body });
      expect(response).to.include({ code: "outcome_unknown", error: "no response of the unit yet" });
      await lane.settle();
    });
  });

  describe(`a document that is submitted again on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    /** Stores a sale; submits it again as often as it is called, and gives the response. */
    async function sell(overrides: Record<string, unknown> = {}) {
      const body = sale(overrides);
      const submit = () => lane.test.call("POST", "/sales?async=true", { body });
      const { status, body: response } = await submit();
      expect(status).to.equal(202);
      expect(response).to.deep.include({
        status: "processing",
        message: "Stored; it will be sent to the control unit.",
      });
      const { transaction_id: id } = Object(response.data);
      return { id, invoice_no: body.invoice_no, submit };
    }

    it("is accepted once more while it waits, and while its outcome is unknown", async () => {
      const { id, invoice_no, submit } = await sell();
      const again = async (state: string) => {
        const { status, body } = await submit();
        expect([status, body.message]).to.deep.equal([202, "Accepted before; not finished yet."]);
        expect(body.data).to.deep.equal({ transaction_id: id, invoice_no, status: state });
        expect(body.meta).to.include({ duplicate: true, check_status_url: `/api/v1/transactions/${id}` });
      };
      await again("pending");
      lane.unit.next("sale", taken, lane.branch.tin);
      await lane.drain();
      await again("processing");
      await lane.settle();
    });

    it("has its receipt once it is signed", async () => {
      const { id, submit } = await sell();
      await lane.settle();
      const { status, body } = await submit();
      expect(status).to.equal(200);
      expect(body.data).to.include({ transaction_id: id, receipt_no: "1" });
      expect(body.meta).to.include({ duplicate: true });
    });

    it("has its failure once it is rejected, and when it is tried again", async () => {
      const final = await sell({ remark: "SIM-884" });
      const passing = await sell({ remark: "SIM-802" });
      await lane.drain();
      const { next_retry_at } = await lane.row(passing.id);
      const cases = [
        { sold: final, when: undefined },
        { sold: passing, when: new Date(next_retry_at ?? 0).toISOString() },
      ];
      for (const { sold, when } of cases) {
        const { status, body } = await sold.submit();
        expect(status).to.equal(422);
        expect(body).to.include({ transaction_id: sold.id });
        expect(body.message).to.equal(`Transaction ${sold.invoice_no} was rejected: ${body.error}`);
        expect(body.meta).to.include({ duplicate: true });
        const { failure, next_retry_at: shown, ...data } = Object(body.data);
        expect(shown).to.equal(when);
        expect(failure).to.include({ code: body.code, message: body.error });
        expect(data).to.deep.equal({
          transaction_id: sold.id,
          invoice_no: sold.invoice_no,
          status: "failed",
          synced_to_authority: false,
          can_retry: true,
        });
      }
    });

    it("is reported as an event when its end comes after the responses, once", async () => {
      const hook = { url: "https://example.com/hook", events: ["transaction.completed"] };
      expect((await lane.test.call("POST", "/webhooks", { body: hook })).status).to.equal(201);
      const documents = [sale(), sale({ remark: "SIM-884" })];
      for (const body of [...documents, ...documents])
        expect((await lane.test.call("POST", "/sales", { body })).body.code).to.equal("outcome_pending");
      await lane.settle();
      const rows = await lane.db
        .knex("events")
        .where({ data_set_id: lane.branch.environmentId })
        .orderBy("id")
        .select("payload");
      const ends = rows.map(({ payload }) => Object(fromBlob(payload)).data);
      const common = { type: "sales", branch_id: "00" };
      expect(ends.map(({ transaction_id: _, ...end }) => end)).to.deep.equal([
        { ...common, status: "success", invoice_no: documents[0]?.invoice_no, receipt_no: "1" },
        { ...common, status: "failed", invoice_no: documents[1]?.invoice_no, receipt_no: null },
      ]);
    });
  });
}
