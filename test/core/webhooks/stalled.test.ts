// The event transaction.stalled: each transaction that stands still is reported once.
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { breakRows } from "../../support/broken.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { eventsOf, receivers, register, startQuietService } from "../../support/webhooks.ts";

const minute = 60_000;

for (const family of databaseFamilies()) {
  describe(`stalled transactions on ${family}`, () => {
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

    describe("transaction.stalled", () => {
      const look = () => test.service.stalls.look();
      const stalls = async () =>
        (await deliveredEvents("?event=transaction.stalled")).map(({ data }) => data);

      beforeEach(() => register(test, address, { events: ["transaction.stalled", "transaction.completed"] }));

      it("reports an unknown outcome after 5 minutes, once, whichever workers run", async () => {
        await test.simulator.setFault({
          fault: "F3",
          params: { how: "reset" },
          path: "saveSales",
          tin: branch.tin,
          times: "always",
        });
        const { id } = await submit(sale(), "?async=true");
        const since = new Date(clock.now()).toISOString();
        await work();
        clock.advance(4 * minute);
        expect(await look()).to.equal(0);
        clock.advance(1 * minute);
        expect(await look()).to.equal(1);
        expect(await look()).to.equal(0);
        const [stall] = await stalls();
        expect(stall).to.include({
          transaction_id: id,
          in_doubt: true,
          branch_id: "00",
          waiting_since: since,
        });
        await work();
        clock.advance(10 * minute);
        expect(await look()).to.equal(0);
        await test.simulator.clearFaults();
        clock.advance(minute);
        await work();
        const row = await test.service.db.knex("transactions").where({ id }).first();
        expect(row).to.include({ status: "success", stalled_at: null });
        expect((await ends()).map(({ status }) => status)).to.deep.equal(["success"]);
      });

      it("reports a call that a dead worker left behind", async () => {
        const { id } = await submit(sale(), "?async=true");
        const { knex } = test.service.db;
        await knex("calls")
          .where({ transaction_id: id })
          .update({ state: "sent", sent_at: clock.now(), number: 1 });
        clock.advance(5 * minute);
        expect(await look()).to.equal(1);
        expect((await stalls())[0]).to.include({ transaction_id: id, in_doubt: true });
        expect(await show(id)).to.include({ in_doubt: true });
      });

      it("reports the oldest submission that waits for 15 minutes, not the queue behind it, and the next once that moves", async () => {
        const first = await submit(sale(), "?async=true");
        await submit(sale(), "?async=true");
        clock.advance(14 * minute);
        expect(await look()).to.equal(0);
        clock.advance(1 * minute);
        expect(await look()).to.equal(1);
        expect(await look()).to.equal(0);
        expect(await stalls()).to.have.lengthOf(1);
        expect((await stalls())[0]).to.include({
          transaction_id: first.id,
          in_doubt: false,
          status: "pending",
        });
        await work();
        expect(await look()).to.equal(0);
        const { knex } = test.service.db;
        const left = await knex("transactions").where({ lane_id: branch.laneId }).whereNotNull("stalled_at");
        expect(left).to.deep.equal([]);
      });

      it("reports the unknown outcome of a waiting submission when its worker dies", async () => {
        const { id } = await submit(sale(), "?async=true");
        clock.advance(15 * minute);
        expect(await look()).to.equal(1);
        const { knex } = test.service.db;
        await knex("calls")
          .where({ transaction_id: id })
          .update({ state: "sent", sent_at: clock.now(), number: 1 });
        clock.advance(4 * minute);
        expect(await look()).to.equal(0);
        clock.advance(1 * minute);
        expect(await look()).to.equal(1);
        expect(await look()).to.equal(0);
        expect(
          (await stalls()).map(({ transaction_id, in_doubt }) => [transaction_id, in_doubt]),
        ).to.deep.equal([
          [id, false],
          [id, true],
        ]);
        expect(await show(id)).to.include({ in_doubt: true });
      });

      it("does not report it again with every failed attempt", async () => {
        await test.simulator.setFault({ fault: "F1", times: "always" });
        await submit(sale(), "?async=true");
        for (let minutes = 0; minutes < 20; minutes++) {
          await work();
          await look();
          clock.advance(minute);
        }
        expect(await stalls()).to.have.lengthOf(1);
      });

      it("reports a retry that nobody sends", async () => {
        const { id } = await submit(sale({ remark: "SIM-884x1" }), "?async=true");
        await work();
        clock.advance(60 * minute);
        await test.call("POST", `/transactions/${id}/retry`, { body: {} });
        expect(await look()).to.equal(0);
        clock.advance(16 * minute);
        expect(await look()).to.equal(1);
        expect((await stalls())[0]).to.include({ transaction_id: id, status: "pending", in_doubt: false });
      });

      it("is sent for one though another can't be marked, which follows once it can", async () => {
        const first = await submit(sale(), "?async=true");
        Object.assign(test.account, await test.openAccount());
        await openBranch(test);
        const second = await submit(sale(), "?async=true");
        clock.advance(15 * minute);
        const repair = await breakRows(test.service.db, "update on transactions", `new.id = '${first.id}'`);
        try {
          expect(await look()).to.equal(1);
        } finally {
          await repair();
        }
        const { knex } = test.service.db;
        const marked = () =>
          knex("transactions").whereIn("id", [first.id, second.id]).whereNotNull("stalled_at").pluck("id");
        expect(await marked()).to.deep.equal([second.id]);
        expect(await look()).to.equal(1);
        expect(await marked()).to.have.members([first.id, second.id]);
      });

      it("is reported once by two watchers that check at the same moment", async () => {
        await submit(sale(), "?async=true");
        clock.advance(16 * minute);
        const marked = await Promise.all([look(), look()]);
        expect(marked[0] + marked[1]).to.equal(1);
        expect(await stalls()).to.have.lengthOf(1);
      });
    });
  });
}
