// Events: each written once with the change that it reports, whatever happens at that moment.
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { makeDue } from "../../support/lane.ts";
import { switchAccount } from "../../support/records.ts";
import { changeItem } from "../../support/stock.ts";
import { forSuite } from "../../support/suite.ts";
import { deliveriesOf, eventsOf, receivers, register, startQuietService } from "../../support/webhooks.ts";

const minute = 60_000;

for (const family of databaseFamilies()) {
  describe(`events on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() =>
      startQuietService({
        family,
        clock,
        simulator: true,
        overrides: { syncWaitMs: 0 },
      }),
    );
    const open = receivers();
    let branch: TestBranch;
    /** Responds with 204; the test reads the list of deliveries. */
    let address: string;

    before(async () => {
      address = (await open()).url;
    });
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });
    afterEach(() => test.simulator.clearFaults());

    const { submit, work, delivered: deliveredEvents, ends, show } = eventsOf(test);
    /** Runs `meanwhile` before the next transaction that begins while a submission is stored and not finished. */
    const beforeNextStep = (meanwhile: () => Promise<void>) => {
      const { db } = test.service;
      const { transaction } = db;
      db.transaction = async (step) => {
        const pending = await db.knex("transactions").where({ status: "pending" }).first("id");
        if (pending) {
          db.transaction = transaction;
          await meanwhile();
        }
        return transaction(step);
      };
    };

    it("wake the dispatcher when they are committed, and nothing else does", async () => {
      const { webhooks } = test.service;
      const { wake } = webhooks;
      let woken = 0;
      webhooks.wake = () => {
        woken += 1;
      };
      try {
        await submit(sale(), "?async=true");
        await work();
        expect(woken).to.equal(0);
        await register(test, address);
        await submit(sale(), "?async=true");
        expect(woken).to.equal(0);
        await work();
        expect(woken).to.equal(1);
      } finally {
        webhooks.wake = wake;
      }
    });

    describe("transaction.completed", () => {
      beforeEach(() => register(test, address));

      it("reports the success of an asynchronous submission once, with its receipt", async () => {
        const { status, id } = await submit(sale({ invoice_no: "E-1" }), "?async=true");
        expect(status).to.equal(202);
        expect(await ends()).to.deep.equal([]);
        await work();
        await work();
        expect(await ends()).to.deep.equal([
          {
            transaction_id: id,
            type: "sales",
            status: "success",
            branch_id: "00",
            invoice_no: "E-1",
            receipt_no: "1",
          },
        ]);
        const [delivery] = await deliveriesOf(test, `?transaction_id=${id}`);
        expect(delivery).to.include({ transaction_id: id, event: "transaction.completed" });
      });

      it("reports a rejection, and the success of a later retry as a new event", async () => {
        const { id } = await submit(sale({ remark: "SIM-884x1" }), "?async=true");
        await work();
        expect(await ends()).to.deep.include({ ...(await ends())[0], status: "failed", receipt_no: null });
        await test.call("POST", `/transactions/${id}/retry`, { body: {} });
        await work();
        const statuses = (await ends()).map(({ transaction_id, status }) => [transaction_id, status]);
        expect(statuses).to.deep.equal([
          [id, "failed"],
          [id, "success"],
        ]);
        const ids = (await deliveriesOf(test)).map(({ event_id }) => event_id);
        expect(new Set(ids).size).to.equal(2);
      });

      it("does not report a rejection as final while it is retried automatically", async () => {
        const { id } = await submit(sale({ remark: "SIM-802x1" }), "?async=true");
        await work();
        expect(await show(id)).to.include({ status: "failed" });
        expect(await ends()).to.deep.equal([]);
        clock.advance(minute);
        await work();
        expect((await ends()).map(({ status }) => status)).to.deep.equal(["success"]);
      });

      it("reports nothing about a submission whose caller got the outcome", async () => {
        test.service.syncWaitMs = 10_000;
        const submitted = submit(sale());
        await finished(submitted, work);
        expect((await submitted).status).to.equal(200);
        test.service.syncWaitMs = 0;
        expect(await ends()).to.deep.equal([]);
      });

      it("reports the outcome of a submission that got outcome_pending", async () => {
        const { body, id } = await submit(sale());
        expect(body.code).to.equal("outcome_pending");
        await work();
        expect((await ends()).map(({ transaction_id }) => transaction_id)).to.deep.equal([id]);
      });

      it("returns the outcome, and reports nothing, if it comes while the event is being promised", async () => {
        beforeNextStep(work);
        const { status, body } = await submit(sale());
        expect(status).to.equal(200);
        expect(body.data).to.include({ receipt_no: "1" });
        expect(await ends()).to.deep.equal([]);
      });

      it("either returns or reports each outcome, once, however both meet", async () => {
        test.service.syncWaitMs = 10;
        const responses = await Promise.all(
          Array.from({ length: 40 }, async (_, index) => {
            const submitted = submit(sale(index % 4 === 0 ? { remark: "SIM-884" } : {}));
            if (index % 8 === 0) await work();
            return submitted;
          }),
        );
        test.service.syncWaitMs = 0;
        await work();
        const ended = (await ends()).map(({ transaction_id }) => transaction_id);
        const open = responses.filter(({ body }) => String(body.code).startsWith("outcome_"));
        expect(ended).to.have.members(open.map(({ id }) => id));
        expect(responses.map(({ status }) => status)).to.satisfy((all: number[]) =>
          all.every((status) => status === 200 || status === 422),
        );
      });

      it("reports nothing about a change that was rolled back", async () => {
        const { id } = await submit(sale(), "?async=true");
        const { db } = test.service;
        const { transaction } = db;
        db.transaction = (step) =>
          transaction(async (trx) => {
            const result = await step(trx);
            const done = await trx("transactions").where({ id, status: "success" }).first("id");
            if (done) throw new Error("cut off before the commit");
            return result;
          });
        await work().catch(() => undefined);
        db.transaction = transaction;
        expect(await ends()).to.deep.equal([]);
        await makeDue(db, { lane_id: branch.laneId });
        await db.knex("lanes").where({ id: branch.laneId }).update({ lease_until: 0, owner: null });
        await work();
        expect((await ends()).map(({ status }) => status)).to.deep.equal(["success"]);
      });
    });

    describe("device.unreachable", () => {
      const losses = async () => (await deliveredEvents("?event=device.unreachable")).map(({ data }) => data);
      const attempts = async (count: number) => {
        for (let index = 0; index < count; index++) {
          clock.advance(16_000);
          await work();
        }
      };

      beforeEach(() => register(test, address, { events: ["device.unreachable"] }));

      it("is reported when the circuit opens, and again only after the unit was reached", async () => {
        await test.simulator.setFault({ fault: "F1", times: "always" });
        await submit(sale(), "?async=true");
        clock.advance(16_000);
        const since = new Date(clock.now()).toISOString();
        await work();
        clock.advance(16_000);
        await work();
        expect(await losses()).to.deep.equal([]);
        clock.advance(16_000);
        await work();
        const [loss] = await losses();
        expect(loss).to.include({ bhf_id: "00", vscu_url: test.simulator.url, unreachable_since: since });
        expect(loss?.error).to.be.a("string").that.is.not.empty;
        await attempts(3);
        expect(await losses()).to.have.lengthOf(1);
        await test.simulator.clearFaults();
        await attempts(1);
        await test.simulator.setFault({ fault: "F1", times: "always" });
        await submit(sale(), "?async=true");
        await attempts(4);
        expect(await losses()).to.have.lengthOf(2);
      });
    });

    describe("stock.low", () => {
      const lows = async () => (await deliveredEvents("?event=stock.low")).map(({ data }) => data);
      const cola = "KE2NTXU0000001";
      const setLevels = async (qty: number, safety: number) => {
        const { knex } = test.service.db;
        await changeItem(test.service.db, branch, cola, { safety_qty: safety * 10_000 });
        const of = { branch_id: branch.branchId, item_code: cola };
        expect(
          await knex("stock")
            .where(of)
            .update({ qty: qty * 10_000 }),
        ).to.equal(1);
      };
      const sell = async (quantity: number) => {
        const { id } = await submit(
          sale({ items: [{ item_code: cola, quantity, unit_price: 580 }] }),
          "?async=true",
        );
        await work();
        return id;
      };

      it("is reported when a sale takes the quantity to the safety quantity or below, once", async () => {
        await register(test, address, { events: ["stock.low"] });
        await setLevels(10, 5);
        await sell(4);
        expect(await lows()).to.deep.equal([]);
        const id = await sell(1);
        await sell(1);
        expect(await lows()).to.deep.equal([
          { branch_id: "00", item_code: cola, item_name: "Cola 500ml", current_qty: 5, safety_qty: 5 },
        ]);
        expect(await deliveriesOf(test, `?transaction_id=${id}`)).to.have.lengthOf(1);
        await setLevels(6, 5);
        await sell(3);
        expect((await lows()).map(({ current_qty }) => current_qty)).to.deep.equal([5, 3]);
      });

      it("is not reported to webhooks that did not subscribe", async () => {
        await register(test, address);
        await setLevels(6, 5);
        await sell(3);
        expect(await lows()).to.deep.equal([]);
      });
    });
  });
}

/** Runs `step` again and again until the promise has settled. */
async function finished(waited: Promise<unknown>, step: () => Promise<void>): Promise<void> {
  let isOver = false;
  const over = waited.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await step();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await over;
}
